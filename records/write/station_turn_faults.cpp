#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "records/write/station_faults.hpp"

namespace orion::write {

namespace {

using station::CardRef;
using station::Fault;

/// Gives a turn to another player.
template <Fault fault>
bool play_out_of_turn(LegalStation& game, random::Generator& random) {
  std::vector<ScriptTurn>& turns = game.script.turns;
  constexpr int kTries = 12;
  for (int attempt = 0; attempt < kTries && !turns.empty(); ++attempt) {
    // The last turns are few: they are looked for from the end.
    const bool last = fault == Fault::S602OutOfOrder;
    const std::size_t index =
        last ? turns.size() - 1 - random.below(std::min<std::size_t>(turns.size(), 5)) : random.below(turns.size());
    if (turns[index].played.leaves) continue;
    const std::size_t player = random.below(game.script.players.size());
    const station::Game before = game_before_turn(game.script, game.deck.cards, index);
    if (!breaks_only(before.turn_faults(player), fault)) continue;
    turns[index].played.player = player;
    return true;
  }
  return false;
}

/// A turn in which nothing is done but drawing.
std::optional<ScriptTurn> plain_turn(const station::Game& game, std::size_t player, random::Generator& random) {
  station::Game started = game;
  started.start_turn(player);
  const auto due =
      static_cast<std::size_t>(station::cards_to_draw(started.state(), started.deck(), started.options(), player));
  ScriptTurn turn;
  turn.played.player = player;
  turn.played.drawn.drawn = drawable(started, due, random);
  const auto kept =
      static_cast<std::size_t>(station::cards_to_keep(started.state(), started.deck(), started.options(), player));
  if (turn.played.drawn.drawn.size() < due || kept > due) return std::nullopt;
  if (kept > 0) {
    const auto& drawn = turn.played.drawn.drawn;
    turn.played.drawn.kept = {drawn.begin(), drawn.begin() + static_cast<std::ptrdiff_t>(kept)};
  }
  return started.draw(turn.played.drawn).legal() ? std::optional{std::move(turn)} : std::nullopt;
}

bool play_on(LegalStation& game, random::Generator& random) {
  const station::Game last = game_before_turn(game.script, game.deck.cards, game.script.turns.size());
  if (!last.ended()) return false;
  const std::size_t player = random.below(game.script.players.size());
  if (!breaks_only(last.turn_faults(player), Fault::S602AfterEnd)) return false;
  auto turn = plain_turn(last, player, random);
  if (turn) game.script.turns.push_back(std::move(*turn));
  return turn.has_value();
}

/// Somebody leaves the table, and leaves it again.
bool leave_twice(LegalStation& game, random::Generator& random) {
  std::vector<ScriptTurn>& turns = game.script.turns;
  if (turns.empty()) return false;
  const std::size_t index = random.below(turns.size());
  station::Game before = game_before_turn(game.script, game.deck.cards, index);
  const std::size_t player = random.below(game.script.players.size());
  if (!before.leave_faults(player).empty()) return false;
  before.leave(player);
  if (!breaks_only(before.leave_faults(player), Fault::S606HasLeft)) return false;
  ScriptTurn leaving;
  leaving.played.player = player;
  leaving.played.leaves = true;
  turns.insert(turns.begin() + static_cast<std::ptrdiff_t>(index), 2, leaving);
  return true;
}

/// Takes a card out of the order of a new pile, or puts one in twice.
bool misname_a_new_pile(LegalStation& game, random::Generator& random) {
  for (std::size_t index = 0; index < game.script.turns.size(); ++index) {
    ScriptTurn& turn = game.script.turns[index];
    if (turn.reshuffle == ScriptReshuffle::Nothing || turn.played.reshuffles.empty()) continue;
    turn.reshuffle = ScriptReshuffle::Orders;
    std::vector<CardRef>& order = turn.played.reshuffles.front();
    if (order.empty()) continue;
    if (random.once_in(2)) {
      order.pop_back();
    } else {
      order.push_back(order.front());
    }
    station::Game replay = game_before_turn(game.script, game.deck.cards, index);
    replay.start_turn(turn.played.player, recorded_orders(turn));
    station::Attempt attempt = replay.draw(turn.played.drawn);
    if (!attempt.legal()) return breaks_only(attempt.violations, Fault::S800ReshuffleList);
    replay.commit_draw(std::move(attempt));
    for (const station::Action& each : turn.played.actions) {
      station::Attempt next = replay.act(each);
      if (!next.legal()) return breaks_only(next.violations, Fault::S800ReshuffleList);
      replay.commit(std::move(next));
    }
    return false;
  }
  return false;
}

constexpr std::array<StationPlanting, 5> kPlantings{{
    {"S102a", "a turn of a player who is not next", play_out_of_turn<Fault::S102OutOfOrder>},
    {"S602a", "a last turn of a player who is not next", play_out_of_turn<Fault::S602OutOfOrder>},
    {"S602b", "a turn after the end", play_on},
    {"S606", "a player who leaves twice", leave_twice},
    {"S800g", "the order of a new pile with a card too many or too few", misname_a_new_pile},
}};

}  // namespace

std::span<const StationPlanting> station_turn_plantings() noexcept { return kPlantings; }

}  // namespace orion::write
