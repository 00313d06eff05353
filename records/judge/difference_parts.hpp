#pragma once

// What the comparisons of both games are made of.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/judge/difference.hpp"
#include "records/read/event.hpp"
#include "records/read/fields.hpp"
#include "records/text/tree.hpp"

namespace orion::judge {

/// A record read again, with everything that stands in it. Its texts live as long as this and the document.
template <class Record>
class Reread {
 public:
  using Read = Record (*)(const read::Context&, const text::Node&);
  Reread(const Compared& of, Read read)
      : compared{of},
        text_{text::read_text(of.document.bytes, of.limits)},
        root{*text_.root},
        record{read(read::Context{of.document.bytes, findings_}, root)} {}
  Reread(const Reread&) = delete;
  Reread& operator=(const Reread&) = delete;
  ~Reread() = default;

  const Compared& compared;

 private:
  text::ReadText text_;
  std::vector<Finding> findings_;  // the verdict has them

 public:
  const text::Node& root;
  const Record record;
};

/// The place of a key's value in the record.
std::optional<text::Span> place_of(const text::Node& root, std::string_view key);

/// Numbers that are equal where the texts are, the same whichever of the two comes first.
Both<std::vector<std::size_t>> numbered(const std::vector<std::string>& a, const std::vector<std::string>& b);

/// A point of a game, and a text that is the same for equal positions.
struct Stop {
  Point after;
  std::string position;
};

/// Where two games are at the same position again. The first stops are those at which both are still together.
/// @param together  false: there is no such stop, the positions differ from the start
/// @return places among the stops, the nearest ones
std::optional<Both<std::size_t>> next_meeting(const std::vector<Stop>& a, const std::vector<Stop>& b,
                                              Both<std::size_t> from, bool together);

/// Adds a topic where the two say otherwise. @param keys  what the two mean
void add_topic(std::vector<TopicDifference>& topics, Topic topic, const Both<std::string>& keys, Both<Said> said);

/// Adds what people alone read: id, event, note on the record.
void add_remarks(std::vector<RemarkDifference>& remarks, const Both<About>& about,
                 const Both<std::optional<std::string>>& ids);
/// Adds a remark where one of the moves or turns that are equal has another text for people.
void add_remark(std::vector<RemarkDifference>& remarks, Remark remark, const SequenceDifference& moves,
                const Both<std::vector<std::string>>& texts);

/// Errors of a move, or of a turn or action, that break a rule.
std::vector<std::size_t> faults_at(const Verdict& verdict, const Point& point);

/// In the order of play the first error that makes a record illegal or undetermined. None: it is legal.
std::optional<std::size_t> deciding_fault(const Verdict& verdict);

/// Whether two games of one kind came to the same end, or were broken off in the same way (D6.4, S6.5).
/// @param by_the_rules  whether two outcomes are the same
/// @param same_winner  whether the recorded winners are
template <class OfGame, class ByTheRules, class SameWinner>
bool ended_alike(const OfGame& a, const OfGame& b, ByTheRules by_the_rules, SameWinner same_winner) {
  if (a.outcome && b.outcome) return by_the_rules(*a.outcome, *b.outcome);
  if (a.outcome || b.outcome) return false;
  if (!a.broken_off || !b.broken_off) return !a.broken_off && !b.broken_off;
  return a.broken_off->how == b.broken_off->how && same_winner();
}

/// What was found of how the two differ in total: the fewer, the nearer they are.
std::size_t distance(const Difference& difference);

/// Each game's own comparison. @pre both records are of it
Difference compare_duel(const Compared& a, const Compared& b);
Difference compare_station(const Compared& a, const Compared& b);

}  // namespace orion::judge
