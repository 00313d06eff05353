#include <algorithm>

#include "records/write/ordered_game.hpp"
#include "records/write/station_generate.hpp"
#include "records/write/station_stage.hpp"

namespace orion::write {

namespace {

/// Games of two that say nothing of their end are given up by somebody. @return false where more play and the game is
/// not at its end: who came where cannot be told
bool finish(ScriptStationResult& result, std::size_t players, random::Generator& random) {
  const bool ended = !result.how && !result.winners.empty();
  if (ended) return true;
  if (players > 2) return false;
  if (result.how && *result.how != "unfinished") return true;
  result.how = "resignation";
  result.nobody_won = false;
  result.winners = {random.below(players)};
  return true;
}

bool anybody_leaves(const StationScript& script) {
  return std::any_of(script.turns.begin(), script.turns.end(),
                     [](const ScriptTurn& turn) { return turn.played.leaves; });
}

/// The winners first, the others by their credits. Empty where somebody has as many as a winner: S6.4 decided.
std::vector<std::size_t> places(const LegalStation& game) {
  const auto& winners = game.script.result.winners;
  const station::Game last = game_before_turn(game.script, game.deck.cards, game.script.turns.size());
  const auto& seats = last.state().seats;
  const auto won = [&](std::size_t player) {
    return std::find(winners.begin(), winners.end(), player) != winners.end();
  };
  std::vector<std::size_t> ahead(seats.size());
  for (std::size_t player = 0; player < seats.size(); ++player) {
    if (won(player)) continue;
    ahead[player] = winners.size();
    for (std::size_t other = 0; other < seats.size(); ++other) {
      if (won(other) && seats.size() > 2 && seats[other].credits <= seats[player].credits) return {};
      if (!won(other) && seats[other].credits > seats[player].credits) ++ahead[player];
    }
  }
  return ahead;
}

/// @return whether the game had a place for the fault
bool spoil(LegalStation& game, GameFault fault, random::Generator& random) {
  switch (fault) {
    case GameFault::None:
      return true;
    case GameFault::Illegal:
      return plant("S201b", game, random);
    case GameFault::Unfinished:
      game.script.turns.resize(game.script.turns.size() / 2);
      game.script.result = {};
      return true;
  }
  return false;
}

}  // namespace

OrderedGame ordered_station(const GameOrder& order, const read::StationDeck& deck, const std::string& deck_name) {
  random::Generator random{order.seed};
  const StationRequest request{deck, deck_name, {}, order.players.size()};
  while (true) {
    LegalStation game = legal_station(request, random);
    StationScript& script = game.script;
    if (!finish(script.result, order.players.size(), random)) continue;
    if (order.players.size() > 2 && anybody_leaves(script)) continue;
    if (order.needs_winner && script.result.winners.size() > 1) continue;
    const std::vector<std::size_t> ahead = places(game);
    if (ahead.empty() || !spoil(game, order.fault, random)) continue;
    script.comment = order.comment;
    script.id = order.id;
    script.event = order.event;
    for (std::size_t player = 0; player < order.players.size(); ++player)
      script.players[player] = order.players[player].reference();
    return {document_text(script, deck), ahead};
  }
}

}  // namespace orion::write
