#pragma once

// A game moment by moment, for those who walk through it: the moves or actions of a record, what came of each, and what
// lay on the table after it. Made where `Settings::keep_course` asks for it. Texts are copies: a course outlives its
// document.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/duel/game.hpp"
#include "core/station/game.hpp"
#include "records/read/duel_record.hpp"
#include "records/read/event.hpp"
#include "records/read/station_record.hpp"
#include "records/text/span.hpp"

namespace orion::judge {

/// What a record says of its game for people alone. Empty where it says nothing.
struct About {
  std::string name;  ///< of the event
  std::string site;
  std::string date;
  std::string round;
  std::string table;
  std::string note;  ///< on the record
};
About about(const std::optional<read::Event>& event, const std::optional<read::Text>& note);

/// What became of a move, a turn or an action.
enum class Effect : std::uint8_t {
  Applied,    ///< legal
  Stood,      ///< irregular, applied all the same by a ruling
  Withdrawn,  ///< by a ruling: not applied
  Refused,    ///< illegal, not applied
  NotJudged,  ///< behind what stopped the replay, or what the record leaves out to judge it by: not applied
};

/// Whether what was recorded was done on the table.
constexpr bool is_carried_out(Effect effect) noexcept { return effect == Effect::Applied || effect == Effect::Stood; }

/// How many moments there are without those at the end that were not judged.
template <class Moment>
std::size_t judged_moments(const std::vector<Moment>& moments) noexcept {
  std::size_t judged = moments.size();
  while (judged > 0 && moments[judged - 1].effect == Effect::NotJudged) --judged;
  return judged;
}

/// The same without the one that stopped the replay: it leads nowhere.
template <class Moment>
std::size_t followed_moments(const std::vector<Moment>& moments) noexcept {
  const std::size_t judged = judged_moments(moments);
  return judged > 0 && moments[judged - 1].effect == Effect::Refused ? judged - 1 : judged;
}

/// A move of Orion Duel, and the position after it.
struct DuelMoment {
  std::size_t move = 0;  ///< its number in the record, from 1
  text::Span span{};     ///< of the placement's text
  duel::Placement placed;
  Effect effect = Effect::NotJudged;
  bool after_end = false;  ///< D6.3
  duel::Position position{};
  std::optional<duel::Ending> ending{};  ///< how play has ended by then, if it has
  std::string clock{};                   ///< as written; empty: not recorded
  std::string note{};
};

/// A game of Orion Duel: the set-up, and every move of the record, also behind the one that stopped the replay.
struct DuelCourse {
  About about;
  duel::Position start;                 ///< before the first move; as far as the record gives it
  std::vector<duel::Placement> placed;  ///< the tiles of `setup.placed` that lie there
  std::optional<duel::Ending> ending;   ///< of `start`: play that is at its end before the first move
  std::vector<DuelMoment> moments;
  std::optional<read::DuelResult> result;  ///< as recorded
};

/// What a moment of The Orion Station is.
enum class StationPart : std::uint8_t {
  Turn,     ///< a turn that was refused or withdrawn whole, or was not judged
  Draw,     ///< the draw phase (S2.1)
  Action,   ///< an action
  End,      ///< the end of the turn (S2.3)
  Leaving,  ///< a player leaves (S6.6)
};

/// A part of a turn, and the table after it.
struct StationMoment {
  std::size_t turn = 0;  ///< its number in the record, from 1
  StationPart part{};
  std::size_t action = 0;  ///< of the turn, from 1; 0: beside the actions
  std::size_t player = 0;  ///< whose turn it is, or who leaves
  text::Span span;         ///< of the action, or of the turn
  Effect effect = Effect::NotJudged;
  station::State state;
  bool in_turn = false;                     ///< the turn is not at its end
  std::optional<std::size_t> next;          ///< whose turn comes next; none: the game has ended
  std::optional<std::size_t> trigger_turn;  ///< in which the end was triggered by then; 0: before the first
  station::TurnEnd end;                     ///< `End`: what S2.3 did
  std::string note;
};

/// A game of The Orion Station: the table before the first turn, and every turn of the record, also behind the one that
/// stopped the replay.
struct StationCourse {
  About about;
  std::optional<station::State> start;  ///< none: there was not enough to play from
  std::vector<StationMoment> moments;
  /// As recorded: players by their seats, cards and goods by their places in the deck.
  struct Turn {
    std::size_t player = 0;
    bool leaves = false;
    std::optional<station::DrawPhase> draw;
    std::vector<station::Action> actions;
    text::Span span;
  };
  std::vector<Turn> turns;  ///< empty where there is no deck
  /// The hands of the set-up in the record's words, by seat; none where one is not recorded.
  std::vector<std::optional<std::vector<std::string>>> hands;
  std::optional<read::StationResult> result;
};

}  // namespace orion::judge
