#include "cmd/run/two_records.hpp"

#include <ostream>
#include <utility>
#include <vector>

#include "cmd/format/format.hpp"
#include "cmd/input/source.hpp"
#include "cmd/run/find_record.hpp"
#include "cmd/run/game_point.hpp"
#include "records/text/splitter.hpp"

namespace orion::cmd {

namespace {

/// A record of a file, found by what was said of it or by an id that it should have.
class Finder {
 public:
  Finder(const judge::Settings& settings, Streams streams, ExitStatus& exit)
      : settings_{settings}, streams_{streams}, exit_{exit} {}

  /// @param like  an id: without a choice, the only record that has it comes before the first
  std::optional<ReadRecord> find(const RecordChoice& choice, const std::optional<std::string>& like) {
    std::string trouble;
    std::optional<Source> source = open(choice.path, trouble);
    std::optional<ReadRecord> found;
    if (source) {
      found = search(choice, *source, like);
      trouble = source->trouble();
    }
    if (!trouble.empty()) {
      streams_.err << "orionref: cannot read " << printable(choice.path) << ": " << trouble << '\n';
      exit_ = ExitStatus::Unfinished;
      return std::nullopt;
    }
    if (!found) {
      streams_.err << "orionref: " << printable(choice.path) << " has no record"
                   << (choice.record.empty() ? "" : " " + printable(choice.record)) << '\n';
      exit_ = ExitStatus::Usage;
    } else if (found->verdict.match || found->verdict.tournament) {
      streams_.err << "orionref: " << set_words(choice.path, found->verdict, "and games are compared") << '\n';
      exit_ = ExitStatus::Usage;
      return std::nullopt;
    }
    return found;
  }

 private:
  static std::optional<Source> open(const std::string& path, std::string& trouble) {
    if (path == "-") return Source::standard_input([] {});
    return Source::open(path, trouble);
  }

  std::optional<ReadRecord> search(const RecordChoice& choice, Source& source, const std::optional<std::string>& like) {
    judge::Settings settings = settings_;
    settings.decks = &decks_.beside(choice.path);
    text::DocumentSplitter splitter{source.bytes(), settings.limits.document};
    const auto wanted = whole_number(choice.record);
    std::optional<ReadRecord> first;
    std::vector<ReadRecord> alike;
    ReadRecord record;
    for (std::size_t number = 1; splitter.next(record.document); ++number) {
      record.number = number;
      if (wanted && number != *wanted) continue;
      record.verdict = judge::judge_document(record.document, settings);
      if (wanted || (!choice.record.empty() && record.verdict.id == choice.record)) return record;
      if (!choice.record.empty()) continue;
      if (!first) first = record;
      if (!like) return first;
      if (record.verdict.id == like) alike.push_back(record);
      if (alike.size() > 1) return first;
    }
    return alike.size() == 1 ? alike.front() : first;
  }

  const judge::Settings& settings_;
  Streams streams_;
  ExitStatus& exit_;
  DeckFiles decks_;
};

}  // namespace

std::optional<judge::Both<ReadRecord>> read_two_records(const judge::Both<RecordChoice>& choices,
                                                        const judge::Settings& settings, Streams streams,
                                                        ExitStatus& exit) {
  Finder finder{settings, streams, exit};
  // The one that is said to be taken comes first: the other may go by its id.
  const bool b_first = choices.a.record.empty() && !choices.b.record.empty();
  const RecordChoice& leading = b_first ? choices.b : choices.a;
  const RecordChoice& other = b_first ? choices.a : choices.b;
  auto found = finder.find(leading, std::nullopt);
  if (!found) return std::nullopt;
  auto beside = finder.find(other, found->verdict.id);
  if (!beside) return std::nullopt;
  if (b_first) std::swap(*found, *beside);
  return judge::Both<ReadRecord>{std::move(*found), std::move(*beside)};
}

}  // namespace orion::cmd
