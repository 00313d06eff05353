#include "records/judge/station_hash.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>

#include "records/judge/sha256.hpp"
#include "records/judge/station_verdict.hpp"
#include "records/read/suggest.hpp"

namespace orion::judge {

namespace {

/// " ice 2 ore 1": names in the order of their bytes, each with its number; nothing of what there is none of.
template <class Number>
std::string counts(const std::vector<std::string>& names, const std::vector<Number>& numbers) {
  std::vector<std::pair<std::string_view, Number>> sorted;
  for (std::size_t index = 0; index < numbers.size(); ++index) {
    if (numbers[index] > 0) sorted.emplace_back(names[index], numbers[index]);
  }
  std::sort(sorted.begin(), sorted.end());
  std::string text;
  for (const auto& [name, number] : sorted) text += " " + std::string{name} + " " + std::to_string(number);
  return text;
}

std::string unseen(std::int64_t number) { return number > 0 ? " unknown " + std::to_string(number) : ""; }

}  // namespace

std::string canonical_text(const station::Game& game, const read::StationDeck& deck,
                           const std::vector<std::string>& players) {
  return canonical_text(game.state(), game.next(), deck, players);
}

std::string canonical_text(const station::State& state, std::optional<std::size_t> next, const read::StationDeck& deck,
                           const std::vector<std::string>& players) {
  std::string text = "orion-station position 1\n";
  for (std::size_t player = 0; player < state.seats.size(); ++player) {
    const station::Seat& seat = state.seats[player];
    std::vector<int> in_play(deck.ids.size(), 0);
    for (const station::InPlay& each : seat.equipment) ++in_play[each.card];
    text += "player: " + read::on_one_line(players[player]) + "\n";
    if (seat.left) text += "left\n";
    text += "credits: " + std::to_string(seat.credits) + "\n";
    text += "hold:" + counts(deck.goods, seat.hold) + "\n";
    text += "hand:" + counts(deck.ids, seat.hand) + unseen(seat.unseen) + "\n";
    text += "equipment:" + counts(deck.ids, in_play) + "\n";
  }
  text += "pile: " + std::to_string(state.piles.pile) + "\n";
  text += "discard:" + counts(deck.ids, state.piles.discard) + unseen(state.piles.discard_unseen) + "\n";
  text += "triggered-by: " +
          (state.triggered_by ? read::on_one_line(players[*state.triggered_by]) : std::string{"nobody"}) + "\n";
  text += "next: " + (next ? read::on_one_line(players[*next]) : std::string{"nobody"}) + "\n";
  return text;
}

std::string position_hash(const station::Game& game, const read::StationDeck& deck,
                          const std::vector<std::string>& players) {
  return hash_of_text(canonical_text(game, deck, players));
}

std::string StationVerdict::position_hash() const { return judge::position_hash(*game, *deck, players); }

}  // namespace orion::judge
