#pragma once

// Two records of one game held against each other: where they part, what each says there, which of the two is legal,
// whether they meet again and whether the outcome differs. What people say beside the game makes no other game of it.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/judge/course.hpp"
#include "records/judge/sequence.hpp"
#include "records/judge/verdict.hpp"
#include "records/text/reader.hpp"
#include "records/text/splitter.hpp"

namespace orion::judge {

/// One of the two records: as it stands, and as it was judged.
struct Compared {
  const text::RawDocument& document;
  const text::Limits& limits;
  const Verdict& verdict;  ///< with a course where there is a game
};

/// What a record says of something, in the words of the format. Without a place it says nothing of it.
struct Said {
  std::string words;
  std::optional<text::Span> span;
};

/// What a game is beside its moves, in the order in which it is compared.
enum class Topic : std::uint8_t { Rules, Players, Galaxies, BlackHoles, Start, Placed, Deck, Hand, Pile, Result };

/// How the players differ.
enum class PlayersDiffer : std::uint8_t {
  Named,      ///< other names, or another id
  Exchanged,  ///< the same names in other places
  Reordered,  ///< The Orion Station: the same players, in another order of turns
  Number,     ///< more players, or fewer
};

struct TopicDifference {
  Topic topic{};
  Both<Said> said{};
  std::optional<PlayersDiffer> players{};
  std::string player{};              ///< `Hand`: whose, as A calls them
  std::vector<std::string> cards{};  ///< `Deck`: the cards that are not the same
};

/// What differs of two moves, turns or actions that stand in one place.
enum class Aspect : std::uint8_t { Player, Placement, Leaving, Reshuffle, Draw, Action, Ruling, Missing };

/// A place in a record: a move; or a turn, its draw phase, or one of its actions.
struct Point {
  std::size_t number = 0;  ///< of the move or turn, from 1
  StationPart part = StationPart::Turn;
  std::size_t action = 0;  ///< from 1
};

/// What a record has at the point where the two part.
struct Entry {
  Point point;
  Said said;
  Effect effect = Effect::NotJudged;
  bool after_end = false;
  std::vector<std::size_t> faults;  ///< what breaks the rules there: places in the verdict's findings
};

/// How much of an entry changed the table.
enum class Carried : std::uint8_t { Whole, InPart, Not };

/// What lies before a player of The Orion Station in one record, and otherwise in the other: in words.
struct SeatDifference {
  std::string player;  ///< as A calls them
  std::string what;    ///< "credits", "hold", "hand", "in play"
  Both<std::string> lies;
};

struct FirstDifference {
  std::vector<Aspect> aspects;
  Both<std::optional<Entry>> entries;  ///< none: the record stops there, or the turn has no such action
  std::vector<SeatDifference> seats;   ///< afterwards
  Both<Carried> carried;               ///< how much of the entries is in `seats`
};

/// The first positions behind the parting that are equal.
struct Meeting {
  Both<Point> after;  ///< 0: before the first move or turn
  std::string hash;   ///< of the position in A; empty within a turn
  bool to_the_end = false;
  Both<std::size_t> next_parting;  ///< else: the moves or turns at which they part again
};

/// The turns of The Orion Station that stand in each other's place and are not the same.
struct TurnDifference {
  Both<std::size_t> turn;  ///< from 1
  std::vector<Aspect> aspects;
  SequenceDifference actions;
};

/// What people say beside the game.
enum class Remark : std::uint8_t {
  Id,
  Event,
  Note,
  Clock,
  Number,
  Hash,
  After,
  Reshuffle,
  RulingWords,
  DeckName,
  Layout,
};

struct RemarkDifference {
  Remark remark{};
  std::optional<Both<std::size_t>> at{};  ///< the first move or turn where it is so
};

struct Difference {
  bool same = false;
  bool other_game = false;         ///< of Orion Duel and of The Orion Station: nothing else was compared
  bool colours_exchanged = false;  ///< throughout: what follows is said of B with that undone
  std::vector<TopicDifference> topics;
  SequenceDifference moves;  ///< or turns
  std::vector<TurnDifference> turns;
  std::optional<FirstDifference> first;
  bool parted = false;            ///< the positions differ somewhere, so that they could meet again
  bool apart_from_start = false;  ///< they differ before the first move or turn
  std::optional<Meeting> meeting;
  bool verdict_differs = false;
  Both<std::optional<std::size_t>> decided_by;  ///< what first makes it illegal or undetermined: among the findings
  /// Who wins, how, and the score by the rules; or how play was broken off, and who wins then as recorded (D6.4, S6.5).
  bool outcome_differs = false;
  std::vector<RemarkDifference> remarks;
};

/// @pre both can be read: their verdicts have a course
Difference compare_records(const Compared& a, const Compared& b);

std::string_view word(Topic topic) noexcept;
std::string_view word(PlayersDiffer how) noexcept;
std::string_view word(Aspect aspect) noexcept;
std::string_view word(Remark remark) noexcept;
std::string_view word(Shape shape) noexcept;

}  // namespace orion::judge
