#include "tests/core/station/ledger.hpp"

#include <algorithm>
#include <numeric>
#include <sstream>

namespace orion::testing {

namespace {

using station::Deck;
using station::InPlay;
using station::Modifier;
using station::Passage;
using station::Piles;
using station::Place;
using station::Seat;
using station::Spot;
using station::State;
using station::What;

std::int64_t in_play(const Seat& seat, std::size_t card) {
  return std::count_if(seat.equipment.begin(), seat.equipment.end(),
                       [&](const InPlay& each) { return each.card == card; });
}

void write(std::ostream& out, const Seat& seat) {
  out << seat.credits << "c hold";
  for (const auto each : seat.hold) out << ' ' << each;
  out << " hand";
  for (const int each : seat.hand) out << ' ' << each;
  out << " ?" << seat.unseen << " play";
  for (const InPlay& each : seat.equipment) out << ' ' << each.card << (each.activated ? "*" : "");
  out << " until";
  for (const Modifier& each : seat.until_end) {
    out << ' ' << static_cast<int>(each.kind) << ':' << each.by;
    if (each.good) out << ':' << *each.good;
  }
  out << " extra " << seat.extra_actions << " skips " << seat.skips << (seat.left ? " left" : "") << '\n';
}

}  // namespace

std::string fingerprint(const State& state) {
  std::ostringstream out;
  for (const Seat& each : state.seats) write(out, each);
  const Piles& piles = state.piles;
  out << "unseen";
  for (const int each : piles.unseen) out << ' ' << each;
  out << " pile " << piles.pile << (piles.order ? " order" : "");
  for (const std::size_t each : piles.order.value_or(std::vector<std::size_t>{})) out << ' ' << each;
  out << " discard";
  for (const int each : piles.discard) out << ' ' << each;
  out << " ?" << piles.discard_unseen << " acting " << state.acting << " actions " << state.actions << " extra turns";
  for (const std::size_t each : state.extra_turns) out << ' ' << each;
  if (state.triggered_by) out << " trigger " << *state.triggered_by;
  out << " counted " << state.reshuffles << ' ' << state.unseen_used << ' ' << state.recorded_used << ' '
      << state.steps;
  return out.str();
}

std::string conservation_fault(const State& state, const Deck& deck) {
  const Piles& piles = state.piles;
  std::int64_t unseen = piles.pile + piles.discard_unseen;
  for (const Seat& seat : state.seats) {
    unseen += seat.unseen;
    if (seat.credits < 0) return "credits";
    if (std::any_of(seat.hold.begin(), seat.hold.end(), [](auto each) { return each < 0; })) return "hold";
    if (std::any_of(seat.hand.begin(), seat.hand.end(), [](auto each) { return each < 0; })) return "hand";
    if (seat.unseen < 0 || seat.skips < 0 || seat.extra_actions < 0) return "count of a seat";
    if (seat.left && (seat.hand_size() != 0 || seat.goods() != 0 || !seat.equipment.empty())) return "one who left";
  }
  if (piles.pile < 0 || piles.discard_unseen < 0) return "pile or discard";
  if (unseen != std::accumulate(piles.unseen.begin(), piles.unseen.end(), std::int64_t{0})) return "unseen cards";
  if (piles.order && static_cast<std::int64_t>(piles.order->size()) != piles.pile) return "size of the order";
  for (std::size_t card = 0; card < deck.cards.size(); ++card) {
    std::int64_t copies = piles.unseen[card] + piles.discard[card];
    for (const Seat& seat : state.seats) copies += seat.hand[card] + in_play(seat, card);
    if (copies != deck.cards[card].copies) return "copies of card " + std::to_string(card);
    if (piles.unseen[card] < 0 || piles.discard[card] < 0) return "count of card " + std::to_string(card);
    const auto ordered = piles.order ? std::count(piles.order->begin(), piles.order->end(), card) : 0;
    if (ordered > piles.unseen[card]) return "card in the order and elsewhere";
  }
  return "";
}

Ledger::Ledger(const State& start) : pile_{start.piles.pile} {
  for (const Seat& seat : start.seats) {
    Account& account = accounts_.emplace_back();
    account.purse = seat.credits;
    account.hand = seat.hand_size();
    account.hold = seat.hold;
    account.in_play.assign(seat.hand.size(), 0);
  }
  discard_.assign(start.piles.discard.size(), 0);
}

void Ledger::book(const Passage& passage) {
  add(passage.from, passage, -passage.amount);
  add(passage.to, passage, passage.amount);
}

void Ledger::add(const Place& place, const Passage& passage, std::int64_t amount) {
  switch (place.spot) {
    case Spot::Pile:
      pile_ += amount;
      return;
    case Spot::Discard:
      (passage.what == What::Card ? discard_[passage.which] : discard_unseen_) += amount;
      return;
    case Spot::Hand:
      accounts_[place.player].hand += amount;
      return;
    case Spot::InPlay:
      accounts_[place.player].in_play[passage.which] += amount;
      return;
    case Spot::Hold:
      accounts_[place.player].hold[passage.which] += amount;
      return;
    case Spot::Purse:
      accounts_[place.player].purse += amount;
      return;
    case Spot::Bank:
      if (passage.what == What::Good) goods_in_play_ -= amount;
      return;
  }
}

std::string Ledger::unexplained(const State& state) const {
  std::int64_t goods = 0;
  for (std::size_t player = 0; player < state.seats.size(); ++player) {
    const Seat& seat = state.seats[player];
    const Account& account = accounts_[player];
    goods += seat.goods();
    if (seat.credits != account.purse) return "purse of " + std::to_string(player);
    if (seat.hold != account.hold) return "hold of " + std::to_string(player);
    if (seat.hand_size() != account.hand) return "hand of " + std::to_string(player);
    for (std::size_t card = 0; card < seat.hand.size(); ++card) {
      if (in_play(seat, card) != account.in_play[card]) return "equipment of " + std::to_string(player);
    }
  }
  if (goods != goods_in_play_) return "goods";
  if (state.piles.pile != pile_) return "pile";
  if (state.piles.discard_unseen != discard_unseen_) return "unseen discard";
  if (!std::equal(discard_.begin(), discard_.end(), state.piles.discard.begin())) return "discard";
  return "";
}

}  // namespace orion::testing
