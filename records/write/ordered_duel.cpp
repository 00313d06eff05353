#include <array>

#include "records/words.hpp"
#include "records/write/duel_generate.hpp"
#include "records/write/ordered_game.hpp"

namespace orion::write {

namespace {

/// Games that say nothing of their end are given up by somebody.
void finish(ScriptResult& result, random::Generator& random) {
  if (result.how && *result.how != "unfinished") return;
  result.how = "resignation";
  result.winner = std::string{word(duel::kColours[random.below(2)])};
}

bool suits(const DuelScript& script, const GameOrder& order) {
  if (order.needs_winner && script.result.winner == "tie") return false;
  return !order.galaxy_placer || !script.setup_name;
}

/// @return whether the game had a place for the fault
bool spoil(LegalGame& game, GameFault fault, random::Generator& random) {
  switch (fault) {
    case GameFault::None:
      return true;
    case GameFault::Illegal:
      return plant("D402", game, random);
    case GameFault::Unfinished:
      game.script.moves.resize(game.script.moves.size() / 2);
      game.script.result = {};
      return true;
  }
  return false;
}

}  // namespace

OrderedGame ordered_duel(const GameOrder& order) {
  random::Generator random{order.seed};
  while (true) {
    LegalGame game = legal_game({}, random);
    DuelScript& script = game.script;
    finish(script.result, random);
    if (!suits(script, order)) continue;
    const std::string winner = script.result.winner.value_or("");
    if (!spoil(game, order.fault, random)) continue;
    constexpr std::array kSeats{duel::Colour::Blue, duel::Colour::Orange};
    if (order.galaxy_placer) {
      script.galaxies.placer = kSeats.at(*order.galaxy_placer);
      script.black_holes.placer = duel::opponent(*script.galaxies.placer);
    }
    script.comment = order.comment;
    script.id = order.id;
    script.event = order.event;
    script.players = {order.players[0].written(), order.players[1].written()};
    return {document_text(script), {winner == "orange" ? 1U : 0U, winner == "blue" ? 1U : 0U}};
  }
}

}  // namespace orion::write
