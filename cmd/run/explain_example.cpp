#include "cmd/run/explain_example.hpp"

#include <algorithm>
#include <string_view>
#include <utility>

#include "records/judge/decks.hpp"
#include "records/text/lines.hpp"

namespace orion::cmd {

namespace {

using catalogue::Code;

judge::Settings settings_of(Code code) {
  judge::Settings settings;
  const std::string_view rules = catalogue::explanation(code).compare_rules;
  if (rules.empty()) return settings;
  std::string trouble;  // the tests read them
  const std::size_t comma = std::min(rules.find(','), rules.size() - 1);
  settings.rules = read::parse_rules(rules.substr(0, comma), trouble);
  settings.compare_with = read::parse_rules(rules.substr(comma + 1), trouble);
  return settings;
}

/// @param bytes  must outlive what is made
text::ByteSource source_of(const std::string& bytes) {
  return [&bytes, at = std::size_t{0}](char* buffer, std::size_t size) mutable {
    const std::size_t count = std::min(size, bytes.size() - at);
    bytes.copy(buffer, count, at);
    at += count;
    return std::optional{count};
  };
}

/// The folder of a file that stands alone in it.
class AloneInFolder final : public judge::SetFiles {
 public:
  AloneInFolder(const Example& example, judge::Decks& decks) : example_{example}, decks_{decks} {}
  std::string read(const std::string& path, const std::function<void(const text::ByteSource&)>& use) override {
    if (path != example_.name) return "there is no such file";
    use(source_of(example_.bytes));
    return {};
  }
  judge::Decks& decks_of(const std::string&) override { return decks_; }

 private:
  const Example& example_;
  judge::Decks& decks_;
};

Example judged(std::string name, std::string bytes, judge::Settings settings) {
  Example example{std::move(name), std::move(bytes), {}};
  // Saved as the file that it is printed for, it stands alone in its folder.
  judge::Decks decks{[&example](const std::string& path, std::string&) {
    return path == example.name ? std::optional{example.bytes} : std::nullopt;
  }};
  settings.decks = &decks;
  settings.keep_course = true;
  AloneInFolder folder{example, decks};
  settings.set_files = &folder;
  text::DocumentSplitter splitter{source_of(example.bytes), settings.limits.document};
  text::RawDocument document;
  while (splitter.next(document)) {
    judge::Verdict verdict = judge::judge_document(document, settings);
    example.documents.push_back({document, std::move(verdict)});
  }
  // A file without a record is judged as one, for the finding that says so.
  if (example.documents.empty()) {
    Example::Document& nothing = example.documents.emplace_back();
    nothing.verdict = judge::judge_document(nothing.text, settings);
  }
  return example;
}

/// The spaces of the board that are named in a stretch of a record.
duel::BoardSet spaces_in(std::string_view rest) {
  duel::BoardSet spaces;
  while (!rest.empty()) {
    const std::size_t end = std::min(rest.find_first_of(" \n/{}:,"), rest.size());
    if (const auto space = duel::Space::parse(rest.substr(0, end))) spaces.add(*space);
    rest.remove_prefix(std::min(end + 1, rest.size()));
  }
  return spaces;
}

std::string_view words_at(const Example::Document& document, text::Span span) {
  return std::string_view{document.text.bytes}.substr(span.begin, span.end - span.begin);
}

}  // namespace

Example judged_trigger(Code code) {
  return judged(std::string{catalogue::entry(code).id} + ".yaml", catalogue::trigger_record(code), settings_of(code));
}

Example judged_near_miss(Code code) {
  return judged(std::string{catalogue::entry(code).id} + ".near.yaml", catalogue::near_miss_record(code),
                settings_of(code));
}

Example judged_trigger(const catalogue::Clause& clause) {
  return judged(std::string{clause.id} + ".yaml", catalogue::trigger_record(clause), {});
}

Example judged_near_miss(const catalogue::Clause& clause) {
  return judged(std::string{clause.id} + ".near.yaml", catalogue::near_miss_record(clause), {});
}

const Finding* finding_in(const Example& example, Code code, const Example::Document*& document) {
  for (const Example::Document& each : example.documents) {
    for (const Finding& finding : each.verdict.findings) {
      if (finding.code != code) continue;
      document = &each;
      return &finding;
    }
  }
  return nullptr;
}

std::optional<FindingBoard> board_of(const Example::Document& document, const Finding& finding) {
  const std::string_view clause = catalogue::entry(finding.code).clause;
  if (clause.empty() || !document.verdict.duel) return std::nullopt;
  const bool of_setup = clause.starts_with("D2");
  FindingBoard board;
  judge::Settings settings;
  if (of_setup) {
    settings.moves_to_replay = 0;
    board.caption = "the board as it was set up";
  } else if (finding.move) {
    settings.moves_to_replay = *finding.move - 1;
    board.caption = "the board before move " + std::to_string(*finding.move);
  } else {
    board.caption = "the last position";
  }
  const judge::Verdict verdict = judge::judge_document(document.text, settings);
  if (!verdict.duel || !verdict.duel->replayed) return std::nullopt;
  board.position = verdict.duel->position;
  board.marked = spaces_in(words_at(document, finding.span));
  if (of_setup) {
    for (const Related& each : finding.related) board.marked |= spaces_in(words_at(document, each.span));
  }
  if (!board.marked.empty()) {
    board.caption += ", in brackets what the finding speaks of";
  } else if (finding.move) {
    // The records of the catalogue have a line for every move.
    const text::LineIndex lines{document.text.bytes, document.text.first_line};
    board.marked = spaces_in(lines.line(lines.at(finding.span.begin).line));
    board.caption += ", in brackets where the tile was to lie";
  }
  return board;
}

}  // namespace orion::cmd
