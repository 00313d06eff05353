#pragma once

// What a picture of a table of The Orion Station shows, whatever it is drawn in. Values only.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "records/judge/verdict.hpp"

namespace orion::cmd {

/// Cards or goods of one name.
struct CountScene {
  std::string name;
  std::int64_t count = 0;
};

struct EquipmentScene {
  std::string name;
  bool activated = false;  ///< this turn
};

struct SeatScene {
  std::string name;
  std::int64_t credits = 0;
  std::vector<CountScene> hold;
  std::int64_t goods = 0;  ///< tokens in the hold
  int goods_limit = 0;
  std::vector<CountScene> hand;  ///< cards that were seen
  std::int64_t unseen = 0;       ///< cards in the hand that were not
  std::int64_t hand_size = 0;
  std::vector<EquipmentScene> equipment;
  int equipment_limit = 0;
  int skips = 0;  ///< turns to miss
  bool left = false;
  bool acting = false;  ///< it is this player's turn, or theirs is next
  bool winner = false;
  bool hand_alone = false;  ///< nothing is known but the hand that the record gives, if `hand_known`
  bool hand_known = false;
};

struct PilesScene {
  std::int64_t pile = 0;
  std::optional<std::string> next_card;  ///< where the order of the pile is recorded
  std::vector<CountScene> discard;
  std::int64_t discard_unseen = 0;
  std::int64_t discard_size = 0;
};

/// What every player had at a point of the game.
struct CreditsPoint {
  std::size_t turn = 0;               ///< after so many turns; 0: at the start
  bool within = false;                ///< the last one: within the turn behind, which is not at its end
  std::vector<std::int64_t> credits;  ///< by seat
};

/// Lines of text; as they come from a record, so that each drawing has to escape them.
struct TableScene {
  std::string id;       ///< of the record; may be empty
  std::string where;    ///< "in turn 4, after action 2"
  std::string rules;    ///< "rulebook+target=40"
  std::string heading;  ///< the three on one line
  std::vector<SeatScene> seats;
  std::optional<PilesScene> piles;  ///< none: only what the record says of players and hands is known
  bool in_turn = false;
  std::optional<std::size_t> acting;  ///< whose turn it is, or is next; none: play has ended
  int actions = 0;                    ///< taken in this turn that count
  int action_limit = 0;
  std::optional<std::size_t> triggered_by;
  std::size_t trigger_turn = 0;  ///< 0: from the start
  std::optional<judge::StationOutcome> outcome;
  std::optional<judge::BrokenOff> broken_off;
  std::vector<std::string> state;     ///< lines: who triggered the end, whose turn it is, who has won
  std::vector<std::string> reasons;   ///< of the illegal turn or action at which the replay stopped
  std::vector<std::string> remarks;   ///< what is wrong with the set-up, for a record that is shown as far as it goes
  std::vector<CreditsPoint> credits;  ///< over time; empty where the verdict has no course
  int target = 0;                     ///< credits that trigger the end (S6.1)
  std::string position_hash;          ///< may be empty
};

/// The table that a verdict on a game of The Orion Station reached.
/// @param where  "in turn 4, after action 2"
/// @pre `verdict.station`
TableScene table_scene(const judge::Verdict& verdict, const std::string& where);

}  // namespace orion::cmd
