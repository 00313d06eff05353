#include "core/station/random_chooser.hpp"

#include <utility>

namespace orion::station {

namespace {

/// So many of a list, in any order.
template <class T>
std::vector<T> some_of(std::vector<T> list, std::size_t count, random::Generator& random) {
  random.shuffle(list);
  list.resize(count);
  return list;
}

}  // namespace

std::vector<CardRef> RandomChooser::cards(const Ask& ask, const State& state) {
  const Seat& seat = state.seats[ask.player];
  std::vector<CardRef> there;
  if (ask.key == ChoiceKey::Equipment) {
    for (const InPlay& each : seat.equipment) there.push_back(CardRef::of(each.card));
  } else {
    for (std::size_t card = 0; card < seat.hand.size(); ++card)
      there.insert(there.end(), static_cast<std::size_t>(seat.hand[card]), CardRef::of(card));
    there.insert(there.end(), static_cast<std::size_t>(seat.unseen), CardRef::unseen());
  }
  return some_of(std::move(there), ask.count, random_);
}

std::vector<GoodRef> RandomChooser::goods(const Ask& ask, const State& state, bool from_supply) {
  std::vector<GoodRef> chosen;
  if (from_supply) {
    while (chosen.size() < ask.count) chosen.push_back(goods_ > 0 ? GoodRef{random_.below(goods_)} : std::nullopt);
    return chosen;
  }
  const auto& hold = state.seats[ask.player].hold;
  for (std::size_t good = 0; good < hold.size(); ++good)
    chosen.insert(chosen.end(), static_cast<std::size_t>(hold[good]), GoodRef{good});
  return some_of(std::move(chosen), ask.count, random_);
}

std::vector<CardRef> RandomChooser::kept(const std::vector<CardRef>& drawn, std::size_t count) {
  return some_of(drawn, count, random_);
}

std::vector<std::size_t> RandomChooser::shuffled(const std::vector<std::size_t>& cards) {
  std::vector<std::size_t> order = cards;
  random_.shuffle(order);
  std::vector<CardRef>& recorded = orders_.emplace_back();
  for (std::size_t at = order.size(); at-- > 0;) recorded.push_back(CardRef::of(order[at]));
  return order;
}

}  // namespace orion::station
