#include "cmd/run/judged_manifest.hpp"

#include <ostream>
#include <utility>

#include "cmd/check/judge_item.hpp"
#include "cmd/format/format.hpp"
#include "cmd/format/shell_word.hpp"
#include "cmd/input/source.hpp"

namespace orion::cmd {

namespace {

using read::DocumentKind;

/// What there is in place of a tournament, and what can be done with it.
std::string other_kind_words(DocumentKind kind, const std::string& path) {
  const std::string check = "orionref check " + as_shell_word(path);
  switch (kind) {
    case DocumentKind::Game:
      return "a game and no tournament: " + check + " says how it ended";
    case DocumentKind::Match:
      return "a match and no tournament: " + check + " says who has won it";
    case DocumentKind::Deck:
      return "a deck and no tournament: " + check + " judges it";
    case DocumentKind::Tournament:
    case DocumentKind::None:
      break;
  }
  return "no tournament: standings are those of a manifest that begins with `tournament: NAME`";
}

/// The documents of a file, until it is clear which of them is meant.
struct Search {
  std::optional<JudgedManifest> found;
  bool several = false;
  std::optional<JudgedManifest> unread;     ///< the first that could be a tournament, and cannot be read
  DocumentKind first = DocumentKind::None;  ///< what else there is
};

Search search(Source& source, const CheckPlan& plan) {
  text::DocumentSplitter splitter{source.bytes(), plan.settings.limits.document};
  text::RawDocument document;
  Search search;
  for (std::size_t number = 1; !search.several && splitter.next(document); ++number) {
    judge::Verdict verdict = judge::judge_document(document, plan.settings);
    const DocumentKind kind = verdict.kind;
    if (search.first == DocumentKind::None) search.first = kind;
    search.several = search.found && kind == DocumentKind::Tournament;
    const bool unread = kind == DocumentKind::None && is_ours(verdict, document);
    if (!search.found && kind == DocumentKind::Tournament) {
      search.found = JudgedManifest{document, number, std::move(verdict), std::nullopt};
    } else if (!search.unread && unread) {
      search.unread = JudgedManifest{document, number, std::move(verdict), std::nullopt};
    }
  }
  if (!search.found && search.first == DocumentKind::None) search.found = std::move(search.unread);
  return search;
}

/// THE SEAM: what the judging of sets gives.
std::optional<judge::TournamentVerdict> judged_tournament(const JudgedManifest& /*manifest*/,
                                                          const std::string& /*path*/, const CheckPlan& /*plan*/,
                                                          std::size_t /*jobs*/) {
  return std::nullopt;
}

}  // namespace

std::optional<JudgedManifest> judged_manifest(const std::string& path, const CheckPlan& plan, std::size_t jobs,
                                              Streams streams, ExitStatus& exit) {
  if (path == "-") {
    streams.err << "orionref: a tournament is read from its file, since its games lie beside it\n";
    exit = ExitStatus::Usage;
    return std::nullopt;
  }
  std::string trouble;
  std::optional<Source> source = Source::open(path, trouble);
  Search found;
  if (source) {
    found = search(*source, plan);
    trouble = source->trouble();
  }
  if (!trouble.empty()) {
    streams.err << "orionref: cannot read " << printable(path) << ": " << trouble << '\n';
    exit = ExitStatus::Unfinished;
    return std::nullopt;
  }
  if (!found.found || found.several) {
    streams.err << "orionref: " << printable(path) << " holds "
                << (found.several ? "more than one tournament: give each a file of its own"
                                  : other_kind_words(found.first, path))
                << '\n';
    exit = ExitStatus::Usage;
    return std::nullopt;
  }
  found.found->tournament = judged_tournament(*found.found, path, plan, jobs);
  return std::move(found.found);
}

}  // namespace orion::cmd
