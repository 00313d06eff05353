#pragma once

// A script played up to a point, by what it says and nothing else: whoever plants a fault knows as much as a referee.

#include <cstddef>

#include "core/station/game.hpp"
#include "records/write/station_script.hpp"

namespace orion::write {

/// The orders of new piles that a turn gives.
station::ReshuffleOrders recorded_orders(const ScriptTurn& turn);

/// Starts a turn and draws.
void begin_turn(station::Game& game, const ScriptTurn& turn);
/// Plays a turn to its end.
void play_turn(station::Game& game, const ScriptTurn& turn);

/// @pre the script is legal up to there
station::Game game_before_turn(const StationScript& script, const station::Deck& deck, std::size_t turn);

}  // namespace orion::write
