#include "core/station/chooser.hpp"

#include <algorithm>

namespace orion::station {

std::vector<CardRef> FirstChoices::cards(const Ask& ask, const State& state) {
  const Seat& seat = state.seats[ask.player];
  std::vector<CardRef> chosen;
  if (ask.key == ChoiceKey::Equipment) {
    for (std::size_t at = 0; at < std::min(ask.count, seat.equipment.size()); ++at)
      chosen.push_back(CardRef::of(seat.equipment[at].card));
    return chosen;
  }
  for (std::size_t card = 0; card < seat.hand.size() && chosen.size() < ask.count; ++card) {
    for (int copy = 0; copy < seat.hand[card] && chosen.size() < ask.count; ++copy) chosen.push_back(CardRef::of(card));
  }
  while (chosen.size() < ask.count) chosen.push_back(CardRef::unseen());
  return chosen;
}

std::vector<GoodRef> FirstChoices::goods(const Ask& ask, const State& state, bool from_supply) {
  if (from_supply) return std::vector<GoodRef>(ask.count, GoodRef{0});
  std::vector<GoodRef> chosen;
  const std::vector<std::int64_t>& hold = state.seats[ask.player].hold;
  for (std::size_t good = 0; good < hold.size() && chosen.size() < ask.count; ++good) {
    for (std::int64_t token = 0; token < hold[good] && chosen.size() < ask.count; ++token) chosen.emplace_back(good);
  }
  return chosen;
}

}  // namespace orion::station
