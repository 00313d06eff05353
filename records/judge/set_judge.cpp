#include "records/judge/set_judge.hpp"

#include <utility>

#include "records/judge/findings_order.hpp"
#include "records/judge/match_set.hpp"
#include "records/judge/tournament_set.hpp"
#include "records/read/kind.hpp"
#include "records/read/match.hpp"
#include "records/read/tournament.hpp"

namespace orion::judge {

namespace {

/// The files below a folder of others.
class FilesBelow final : public SetFiles {
 public:
  /// @param manifest  a path of `files`, in whose folder these lie
  FilesBelow(SetFiles& files, std::string manifest) : files_{files}, manifest_{std::move(manifest)} {}
  std::string read(const std::string& path, const std::function<void(const text::ByteSource&)>& use) override {
    return files_.read(path_beside(manifest_, path), use);
  }
  Decks& decks_of(const std::string& path) override { return files_.decks_of(path_beside(manifest_, path)); }

 private:
  SetFiles& files_;
  std::string manifest_;
};

/// A file of the set: every record in it is judged and added.
void judge_file(SetJudge& set, std::size_t file, const Settings& settings) {
  const std::string path{set.path(file)};
  if (settings.set_files == nullptr) {
    set.lost(file, "the manifest is in no folder");
    return;
  }
  Settings own = settings;
  own.keep_set_facts = true;
  own.keep_course = false;
  own.decks = &settings.set_files->decks_of(path);
  FilesBelow below{*settings.set_files, path};
  const std::string trouble = settings.set_files->read(path, [&](const text::ByteSource& bytes) {
    text::DocumentSplitter splitter{bytes, settings.limits.document};
    text::RawDocument document;
    for (std::size_t number = 1; splitter.next(document); ++number) {
      own.set_files = &below;
      const std::unique_ptr<SetJudge> inner = may_be_set(document.bytes) ? open_set(document, own) : nullptr;
      if (inner == nullptr) {
        set.add(file, set_record_of(judge_document(document, own), document, number));
      } else if (set.follows(*inner)) {
        set.add(file, inner->as_record(judge_set(*inner, own), number));
      } else {
        set.add(file, inner->as_unjudged(number));
      }
    }
  });
  if (!trouble.empty()) set.lost(file, trouble);
}

/// @param manifest  taken where it is that of a set and has no error
std::unique_ptr<SetJudge> set_of(std::unique_ptr<ReadManifest>& manifest, const Settings& settings) {
  const std::string_view bytes = manifest->document.bytes;
  manifest->text = text::read_text(bytes, settings.limits);
  const text::Node* root = manifest->text.root;
  if (root == nullptr || root->kind != text::NodeKind::Mapping) return nullptr;
  const read::Context context{bytes, manifest->findings};
  const read::DocumentKind kind = read::kind_of(*root).kind;
  if (kind == read::DocumentKind::Match) {
    read::MatchManifest match = read::read_match(context, *root);
    if (has_error(manifest->findings)) return nullptr;
    return std::make_unique<MatchSet>(std::move(manifest), std::move(match), settings);
  }
  if (kind != read::DocumentKind::Tournament) return nullptr;
  read::TournamentManifest tournament = read::read_tournament(context, *root);
  if (has_error(manifest->findings)) return nullptr;
  manifest->text.forget_nodes();  // there is one for every file
  return std::make_unique<TournamentSet>(std::move(manifest), std::move(tournament), settings);
}

}  // namespace

bool may_be_set(std::string_view bytes) noexcept {
  // A key may be written with escapes; then it holds a backslash.
  const auto holds = [bytes](auto what) { return bytes.find(what) != std::string_view::npos; };
  return holds("match") || holds("tournament") || holds('\\');
}

std::string path_beside(std::string_view path, std::string_view named) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string_view::npos) return std::string{named};
  return std::string{path.substr(0, slash + 1)} + std::string{named};
}

std::unique_ptr<SetJudge> open_set(text::RawDocument& document, const Settings& settings) {
  if (document.oversize) return nullptr;
  auto manifest = std::make_unique<ReadManifest>();
  manifest->document = std::move(document);  // it may be long
  std::unique_ptr<SetJudge> set = set_of(manifest, settings);
  if (set == nullptr) document = std::move(manifest->document);
  return set;
}

Verdict judge_set(SetJudge& set, const Settings& settings) {
  for (std::size_t file = 0; file < set.files(); ++file) judge_file(set, file, settings);
  set.judge_own_games(settings.decks);
  return set.finish();
}

SetRecord SetJudge::as_record(const Verdict& verdict, std::size_t number) const {
  return set_record_of(verdict, document(), number);
}

SetRecord SetJudge::as_unjudged(std::size_t number) const {
  SetRecord record;
  record.number = number;
  record.line = document().first_line;
  record.kind = kind();
  record.identities.push_back({print_of(document().bytes), {}, {record.line, 1}});
  return record;
}

}  // namespace orion::judge
