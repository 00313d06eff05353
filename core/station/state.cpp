#include "core/station/state.hpp"

#include <algorithm>
#include <numeric>

namespace orion::station {

int sum_of(std::span<const Modifier> modifiers, ModifierKind kind, std::optional<std::size_t> good) {
  int sum = 0;
  for (const Modifier& each : modifiers) {
    if (each.kind == kind && (!each.good || each.good == good)) sum += each.by;
  }
  return sum;
}

std::int64_t Seat::goods() const noexcept { return std::accumulate(hold.begin(), hold.end(), std::int64_t{0}); }

std::int64_t Seat::hand_size() const noexcept {
  return std::accumulate(hand.begin(), hand.end(), std::int64_t{unseen});
}

bool operator==(const Seat& a, const Seat& b) noexcept {
  return a.credits == b.credits && a.hold == b.hold && a.hand == b.hand && a.unseen == b.unseen &&
         a.equipment == b.equipment && a.left == b.left;
}

std::int64_t Piles::discard_size() const noexcept {
  return std::accumulate(discard.begin(), discard.end(), std::int64_t{discard_unseen});
}

void add_until_end(Seat& seat, const Modifier& modifier) {
  constexpr int kMost = 1'000'000;  // far from any price, and from overflow
  for (Modifier& each : seat.until_end) {
    if (each.kind != modifier.kind || each.good != modifier.good) continue;
    each.by = std::clamp(each.by + modifier.by, -kMost, kMost);
    return;
  }
  seat.until_end.push_back(modifier);
}

int modifier(const State& state, const Deck& deck, std::size_t player, ModifierKind kind,
             std::optional<std::size_t> good) {
  const Seat& seat = state.seats[player];
  int sum = sum_of(seat.until_end, kind, good);
  for (const InPlay& each : seat.equipment) sum += sum_of(deck.cards[each.card].while_in_play, kind, good);
  return sum;
}

int action_limit(const State& state, const Deck& deck, const Options& options, std::size_t player) {
  const int extra = state.seats[player].extra_actions;
  return std::max(0, options.actions + extra + modifier(state, deck, player, ModifierKind::Actions));
}

int equipment_limit(const State& state, const Deck& deck, const Options& options, std::size_t player) {
  return std::max(0, options.equipment_limit + modifier(state, deck, player, ModifierKind::EquipmentLimit));
}

int goods_limit(const State& state, const Deck& deck, const Options& options, std::size_t player) {
  return std::max(0, options.goods_limit + modifier(state, deck, player, ModifierKind::GoodsLimit));
}

int penalty(const State& state, const Deck& deck, const Options& options, std::size_t player) {
  return std::max(0, options.penalty + modifier(state, deck, player, ModifierKind::Penalty));
}

int buy_price(const State& state, const Deck& deck, std::size_t player, std::size_t card) {
  const Card& goods = deck.cards[card];
  return std::max(0, goods.buy + modifier(state, deck, player, ModifierKind::BuyPrice, goods.good));
}

int sell_price(const State& state, const Deck& deck, std::size_t player, std::size_t card) {
  const Card& goods = deck.cards[card];
  return std::max(0, goods.sell + modifier(state, deck, player, ModifierKind::SellPrice, goods.good));
}

int activation_cost(const State& state, const Deck& deck, std::size_t player, std::size_t card) {
  return std::max(0, deck.cards[card].cost + modifier(state, deck, player, ModifierKind::ActivationCost));
}

int cards_to_draw(const State& state, const Deck& deck, const Options& options, std::size_t player) {
  return std::max(0, options.draw + modifier(state, deck, player, ModifierKind::Draw));
}

int cards_to_keep(const State& state, const Deck& deck, const Options& options, std::size_t player) {
  return std::max(0, options.keep + modifier(state, deck, player, ModifierKind::Keep));
}

std::int64_t cards_to_be_had(const State& state, const Options& options) {
  const bool reshuffled = options.pile_empty == PileEmpty::Reshuffle;
  return state.piles.pile + (reshuffled ? state.piles.discard_size() : 0);
}

bool is_immune(const State& state, const Deck& deck, std::size_t player, CardKind kind) {
  const auto& equipment = state.seats[player].equipment;
  if (state.seats[player].immune_until_end.test(static_cast<std::size_t>(kind))) return true;
  return std::any_of(equipment.begin(), equipment.end(), [&](const InPlay& each) {
    return deck.cards[each.card].immune.test(static_cast<std::size_t>(kind));
  });
}

std::vector<std::size_t> seats_from(const State& state, std::size_t player) {
  std::vector<std::size_t> seats;
  seats.reserve(state.seats.size());
  for (std::size_t step = 0; step < state.seats.size(); ++step) seats.push_back((player + step) % state.seats.size());
  return seats;
}

}  // namespace orion::station
