#include "core/station/clerk.hpp"

#include <algorithm>
#include <utility>

namespace orion::station {

namespace {

Violation drawn_fault(Fault fault, CardRef card) {
  Violation made;
  made.fault = fault;
  made.where.part = Part::Drawn;
  made.card = card;
  return made;
}

}  // namespace

std::optional<Violation> Clerk::draw(std::size_t player, std::optional<CardRef> named, CardRef& drawn, Veiled veiled) {
  Piles& piles = state_.piles;
  if (piles.pile == 0) {
    if (auto fault = reshuffle()) return fault;
  }
  if (piles.pile == 0) return drawn_fault(Fault::S800NotInPile, named.value_or(CardRef::unseen()));
  drawn = named.value_or(CardRef::unseen());
  if (piles.order) {
    const CardRef top = CardRef::of(piles.order->back());
    if (!drawn.is_unseen() && drawn != top) {
      const bool elsewhere = !drawn.known() || piles.unseen[drawn.card()] == 0;
      Violation fault = drawn_fault(elsewhere ? Fault::S800NotInPile : Fault::S800NotNext, drawn);
      fault.due = static_cast<std::int64_t>(top.card());
      return fault;
    }
    // What the table did not see, the order of the pile tells.
    if (!named || (drawn.is_unseen() && veiled == Veiled::Shown)) drawn = top;
    piles.order->pop_back();
  }
  if (drawn.is_foreign() || (drawn.known() && piles.unseen[drawn.card()] == 0))
    return drawn_fault(Fault::S800NotInPile, drawn);
  --piles.pile;
  if (drawn.known()) --piles.unseen[drawn.card()];
  put(drawn, {Spot::Pile}, {Spot::Hand, player});
  return std::nullopt;
}

std::optional<Violation> Clerk::reshuffle() {
  Piles& piles = state_.piles;
  if (options_.pile_empty == PileEmpty::Stop || piles.discard_size() == 0) return std::nullopt;
  piles.pile = piles.discard_size();
  piles.order.reset();
  for (std::size_t card = 0; card < piles.discard.size(); ++card) {
    if (piles.discard[card] == 0) continue;
    piles.unseen[card] += piles.discard[card];
    passages_.push_back({What::Card, card, piles.discard[card], {Spot::Discard}, {Spot::Pile}});
  }
  const std::vector<int> seen = std::exchange(piles.discard, std::vector<int>(piles.discard.size(), 0));
  const int unseen = std::exchange(piles.discard_unseen, 0);
  if (unseen > 0) passages_.push_back({What::UnseenCard, 0, unseen, {Spot::Discard}, {Spot::Pile}});
  const auto number = static_cast<std::size_t>(state_.reshuffles++);
  if (number < orders_.size()) return order_new_pile(seen, number);
  if (chooser_ != nullptr && unseen == 0) order_by_chooser();
  return std::nullopt;
}

std::optional<Violation> Clerk::order_new_pile(const std::vector<int>& seen, std::size_t number) {
  const std::vector<CardRef>& order = orders_[number];
  Piles& piles = state_.piles;
  Violation fault;
  fault.fault = Fault::S800ReshuffleList;
  fault.where.part = Part::Reshuffle;
  fault.where.choice = number;
  std::vector<int> listed(seen.size(), 0);
  for (std::size_t at = 0; at < order.size(); ++at) {
    // Which cards were discarded unseen nobody knows: they may be any that nobody has seen.
    if (order[at].known() && ++listed[order[at].card()] <= piles.unseen[order[at].card()]) continue;
    fault.where.item = at;
    fault.card = order[at];
    return fault;
  }
  for (std::size_t card = 0; card < seen.size(); ++card) {
    if (listed[card] >= seen[card]) continue;
    fault.card = CardRef::of(card);
    fault.given = listed[card];
    fault.due = seen[card];
    return fault;
  }
  fault.given = static_cast<std::int64_t>(order.size());
  fault.due = piles.pile;
  if (fault.given != fault.due) return fault;
  std::vector<std::size_t>& new_order = piles.order.emplace();
  for (std::size_t at = order.size(); at-- > 0;) new_order.push_back(order[at].card());
  return std::nullopt;
}

void Clerk::order_by_chooser() {
  std::vector<std::size_t> cards;
  // The pile was empty; without unseen cards in hands the new one holds exactly what is unseen.
  for (const Seat& seat : state_.seats) {
    if (seat.unseen > 0) return;
  }
  for (std::size_t card = 0; card < state_.piles.unseen.size(); ++card)
    cards.insert(cards.end(), static_cast<std::size_t>(state_.piles.unseen[card]), card);
  std::vector<std::size_t> order = chooser_->shuffled(cards);
  if (order.size() == cards.size()) state_.piles.order = std::move(order);
}

std::optional<Lack> Clerk::from_hand(std::size_t player, CardRef named, Place to, CardRef& moved) {
  Seat& seat = state_.seats[player];
  if (named.is_foreign()) return Lack::NotThere;
  moved = named;
  if (named.known() && seat.hand[named.card()] > 0) {
    --seat.hand[named.card()];
  } else if (seat.unseen == 0) {
    return Lack::NotThere;
  } else {
    if (named.known()) {
      if (unplaced(named.card()) == 0) return Lack::SeenElsewhere;
      --state_.piles.unseen[named.card()];
      ++state_.unseen_used;
    }
    --seat.unseen;
  }
  put(moved, {Spot::Hand, player}, to);
  return std::nullopt;
}

/// Copies of which nobody knows where they are. Those in a pile of known order were not seen either, but lie there.
std::int64_t Clerk::unplaced(std::size_t card) const {
  const Piles& piles = state_.piles;
  const auto in_pile = piles.order ? std::count(piles.order->begin(), piles.order->end(), card) : 0;
  return piles.unseen[card] - in_pile;
}

void Clerk::discard_hand(std::size_t player) {
  Seat& seat = state_.seats[player];
  CardRef moved;
  for (std::size_t card = 0; card < seat.hand.size(); ++card) {
    while (seat.hand[card] > 0) from_hand(player, CardRef::of(card), {Spot::Discard}, moved);
  }
  while (seat.unseen > 0) from_hand(player, CardRef::unseen(), {Spot::Discard}, moved);
}

std::optional<std::size_t> Clerk::in_play(std::size_t player, CardRef named) const {
  const auto& equipment = state_.seats[player].equipment;
  std::optional<std::size_t> found;
  for (std::size_t at = 0; at < equipment.size(); ++at) {
    if (!named.known() || equipment[at].card != named.card()) continue;
    if (equipment[at].activated) return at;
    if (!found) found = at;
  }
  return found;
}

void Clerk::from_play(std::size_t player, std::size_t at, Place to) {
  auto& equipment = state_.seats[player].equipment;
  const InPlay moved = equipment[at];
  equipment.erase(equipment.begin() + static_cast<std::ptrdiff_t>(at));
  put(CardRef::of(moved.card), {Spot::InPlay, player}, to);
  // Once a turn, whoever has it (S3.5).
  if (to.spot == Spot::InPlay) state_.seats[to.player].equipment.back().activated = moved.activated;
}

void Clerk::put(CardRef card, Place from, Place to) {
  Passage passage{card.known() ? What::Card : What::UnseenCard, 0, 1, from, to};
  if (card.known()) passage.which = card.card();
  passages_.push_back(passage);
  switch (to.spot) {
    case Spot::Hand:
      card.known() ? ++state_.seats[to.player].hand[card.card()] : ++state_.seats[to.player].unseen;
      return;
    case Spot::InPlay:
      state_.seats[to.player].equipment.push_back({card.card(), false});
      return;
    case Spot::Discard:
      card.known() ? ++state_.piles.discard[card.card()] : ++state_.piles.discard_unseen;
      return;
    case Spot::Pile:
    case Spot::Hold:
    case Spot::Purse:
    case Spot::Bank:
      return;  // no card goes there from a hand, from play or from the pile
  }
}

void Clerk::credits(std::int64_t amount, Place from, Place to) {
  if (amount == 0) return;
  if (from.spot == Spot::Purse) state_.seats[from.player].credits -= amount;
  if (to.spot == Spot::Purse) state_.seats[to.player].credits += amount;
  passages_.push_back({What::Credits, 0, amount, from, to});
}

void Clerk::goods(std::size_t good, std::int64_t amount, Place from, Place to) {
  if (amount == 0) return;
  if (from.spot == Spot::Hold) state_.seats[from.player].hold[good] -= amount;
  if (to.spot == Spot::Hold) state_.seats[to.player].hold[good] += amount;
  passages_.push_back({What::Good, good, amount, from, to});
}

}  // namespace orion::station
