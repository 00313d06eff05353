#include "records/write/station_stage.hpp"

namespace orion::write {

station::ReshuffleOrders recorded_orders(const ScriptTurn& turn) {
  return turn.reshuffle == ScriptReshuffle::Orders ? turn.played.reshuffles : station::ReshuffleOrders{};
}

void begin_turn(station::Game& game, const ScriptTurn& turn) {
  game.start_turn(turn.played.player, recorded_orders(turn));
  game.commit_draw(game.draw(turn.played.drawn));
}

void play_turn(station::Game& game, const ScriptTurn& turn) {
  if (turn.played.leaves) {
    game.leave(turn.played.player);
    return;
  }
  begin_turn(game, turn);
  for (const station::Action& each : turn.played.actions) game.commit(game.act(each));
  game.end_turn();
}

station::Game game_before_turn(const StationScript& script, const station::Deck& deck, std::size_t turn) {
  station::Game game{deck, script.rules, script.setup};
  for (std::size_t index = 0; index < turn; ++index) play_turn(game, script.turns[index]);
  return game;
}

}  // namespace orion::write
