#include "cmd/draw/table_text.hpp"

#include "cmd/format/format.hpp"
#include "records/counted.hpp"
#include "records/judge/station_table_words.hpp"

namespace orion::cmd {

namespace {

std::string seat_text(const judge::StationVerdict& station, std::size_t player) {
  const station::Game& game = *station.game;
  const station::State& state = game.state();
  const station::Seat& seat = state.seats[player];
  std::string text = printable(station.players[player]) + ": " + counted(seat.credits, "credit");
  if (seat.left) return text + ", has left\n";
  text += "\n  hold " + std::to_string(seat.goods()) + " of " +
          std::to_string(station::goods_limit(state, game.deck(), game.options(), player)) + ": " +
          printable(judge::goods_in_words(*station.deck, seat.hold));
  text += "\n  hand " + std::to_string(seat.hand_size()) + ": " +
          printable(judge::cards_in_words(*station.deck, seat.hand, seat.unseen));
  text += "\n  in play " + std::to_string(seat.equipment.size()) + " of " +
          std::to_string(station::equipment_limit(state, game.deck(), game.options(), player)) + ": " +
          printable(judge::equipment_in_words(*station.deck, seat.equipment));
  if (seat.skips > 0) text += "\n  to miss " + counted(seat.skips, "turn");
  return text + "\n";
}

std::string piles_text(const judge::StationVerdict& station) {
  const station::Piles& piles = station.game->state().piles;
  std::string text = "draw pile " + std::to_string(piles.pile);
  if (piles.order && !piles.order->empty())
    text += ", the next card is " + printable(station.deck->ids[piles.order->back()]);
  text += "\ndiscard pile " + std::to_string(piles.discard_size()) + ": " +
          printable(judge::cards_in_words(*station.deck, piles.discard, piles.discard_unseen));
  return text + "\n";
}

std::string whose_turn(const judge::StationVerdict& station) {
  const station::Game& game = *station.game;
  const station::State& state = game.state();
  std::string text;
  if (state.triggered_by) {
    text += printable(station.players[*state.triggered_by]) + " triggered the end";
    const std::size_t turn = game.trigger_turn().value_or(0);
    text += turn == 0 ? "\n" : " in turn " + std::to_string(turn) + "\n";
  }
  if (station.in_turn) {
    const int limit = station::action_limit(state, game.deck(), game.options(), state.acting);
    return text + "it is " + printable(station.players[state.acting]) + "'s turn: " + std::to_string(state.actions) +
           " of " + counted(limit, "action") + " taken\n";
  }
  if (game.next()) return text + "the next turn is " + printable(station.players[*game.next()]) + "'s\n";
  const auto winners = game.ending().winners;
  for (std::size_t index = 0; index < winners.size(); ++index)
    text += (index == 0 ? "" : " and ") + printable(station.players[winners[index]]);
  return text + (winners.size() > 1 ? " share the win\n" : " has won\n");
}

}  // namespace

std::string table_text(const judge::StationVerdict& station) {
  std::string text;
  for (std::size_t player = 0; player < station.players.size(); ++player) text += seat_text(station, player);
  return text + piles_text(station) + whose_turn(station);
}

}  // namespace orion::cmd
