#include "records/judge/station_table_words.hpp"

#include <algorithm>

namespace orion::judge {

namespace {

using station::ModifierKind;
using station::Place;
using station::Spot;

void add(std::string& list, std::string_view name, std::int64_t times) {
  if (times == 0) return;
  if (!list.empty()) list += ", ";
  list += name;
  if (times > 1) list += " " + std::to_string(times);
}

void add_part(std::string& sum, int by, std::string_view reason) {
  if (by == 0) return;
  sum += (by > 0 ? " + " : " − ") + std::to_string(by > 0 ? by : -by) + " for " + std::string{reason};
}

bool same(Place a, Place b) {
  const bool of_player =
      a.spot == Spot::Hand || a.spot == Spot::InPlay || a.spot == Spot::Hold || a.spot == Spot::Purse;
  return a.spot == b.spot && (!of_player || a.player == b.player);
}

}  // namespace

std::string place_in_words(const StationTable& table, Place place) {
  switch (place.spot) {
    case Spot::Pile:
      return "the draw pile";
    case Spot::Discard:
      return "the discard pile";
    case Spot::Hand:
      return table.player(place.player) + "'s hand";
    case Spot::InPlay:
      return table.player(place.player) + "'s equipment";
    case Spot::Hold:
      return table.player(place.player) + "'s hold";
    case Spot::Purse:
      return table.player(place.player) + "'s credits";
    case Spot::Bank:
      return "the supply";
  }
  return {};
}

std::vector<std::string> names_at(const std::vector<std::string>& players, const std::vector<std::size_t>& seats) {
  std::vector<std::string> names;
  names.reserve(seats.size());
  for (const std::size_t seat : seats) names.push_back(players[seat]);
  return names;
}

std::string goods_in_words(const read::StationDeck& deck, const std::vector<std::int64_t>& hold) {
  std::string list;
  for (std::size_t good = 0; good < hold.size(); ++good) add(list, deck.goods[good], hold[good]);
  return list.empty() ? "none" : list;
}

std::string cards_in_words(const read::StationDeck& deck, const std::vector<int>& cards, int unseen) {
  std::string list;
  for (std::size_t card = 0; card < cards.size(); ++card) add(list, deck.ids[card], cards[card]);
  add(list, "unknown", unseen);
  return list.empty() ? "none" : list;
}

std::string equipment_in_words(const read::StationDeck& deck, const std::vector<station::InPlay>& equipment) {
  std::string list;
  for (const station::InPlay& each : equipment) {
    add(list, deck.ids[each.card], 1);
    if (each.activated) list += " (activated)";
  }
  return list.empty() ? "none" : list;
}

std::string seat_in_words(const StationTable& table, std::size_t seat) {
  const station::Seat& before = table.game.state().seats[seat];
  std::string text = table.player(seat) + ": ";
  if (before.left) return text + "has left; " + std::to_string(before.credits) + " credits";
  text += std::to_string(before.credits) + (before.credits == 1 ? " credit" : " credits");
  text += "; hold: " + goods_in_words(table.deck, before.hold);
  text +=
      "; hand of " + std::to_string(before.hand_size()) + ": " + cards_in_words(table.deck, before.hand, before.unseen);
  return text + "; in play: " + equipment_in_words(table.deck, before.equipment);
}

std::string sum_in_words(const StationTable& table, std::string_view what, int base, std::size_t seat,
                         ModifierKind kind, std::optional<std::size_t> good) {
  const station::Seat& state = table.game.state().seats[seat];
  std::string sum = std::string{what} + " " + std::to_string(base);
  const std::size_t plain = sum.size();
  int total = base;
  for (const station::InPlay& each : state.equipment) {
    const int by = station::sum_of(table.deck.cards.cards[each.card].while_in_play, kind, good);
    add_part(sum, by, table.card(each.card));
    total += by;
  }
  const int until_end = station::sum_of(state.until_end, kind, good);
  add_part(sum, until_end, "what lasts until the end of the turn");
  total += until_end;
  if (kind == ModifierKind::Actions) {
    add_part(sum, state.extra_actions, "extra actions");
    total += state.extra_actions;
  }
  if (sum.size() == plain) return sum;
  return sum + " = " + std::to_string(std::max(0, total)) + (total < 0 ? " (never below 0)" : "");
}

std::string copies_in_words(const StationTable& table, std::size_t card) {
  const station::State& state = table.game.state();
  std::string list;
  const auto seen = [&list](int times, const std::string& where) {
    if (times > 0) list += (list.empty() ? "" : ", ") + std::to_string(times) + " in " + where;
  };
  for (std::size_t seat = 0; seat < state.seats.size(); ++seat) {
    const auto& equipment = state.seats[seat].equipment;
    seen(state.seats[seat].hand[card], table.player(seat) + "'s hand");
    seen(static_cast<int>(std::count_if(equipment.begin(), equipment.end(),
                                        [card](const station::InPlay& each) { return each.card == card; })),
         table.player(seat) + "'s equipment");
  }
  seen(state.piles.discard[card], "the discard pile");
  const int copies = table.deck.cards.cards[card].copies;
  const int rest = state.piles.unseen[card];
  const bool all_in_pile =
      std::none_of(state.seats.begin(), state.seats.end(), [](const station::Seat& seat) { return seat.unseen > 0; }) &&
      state.piles.discard_unseen == 0;
  if (rest > 0)
    list += (list.empty() ? "" : ", ") + std::to_string(rest) + (all_in_pile ? " in the draw pile" : " not seen");
  return "the deck has " + std::to_string(copies) + (copies == 1 ? " copy of " : " copies of ") + table.card(card) +
         ": " + list;
}

std::string since_when(const StationTable& table, station::What what, std::size_t which, Place place) {
  const auto journal = table.game.journal();
  for (std::size_t at = journal.size(); at-- > 0;) {
    const station::Passage& passage = journal[at];
    if (passage.what != what || passage.which != which || !same(passage.from, place)) continue;
    // Cards of the draw phase go through the hand (S2.4).
    const bool drawn = passage.turn > 0 && passage.action == 0 && passage.from.spot == Spot::Hand &&
                       passage.to.spot == Spot::Discard && !table.game.state().seats[passage.from.player].left;
    if (drawn) return "the last one was drawn and not kept in turn " + std::to_string(passage.turn);
    std::string text =
        "the last one left " + place_in_words(table, place) + " for " + place_in_words(table, passage.to);
    if (passage.turn == 0) return text + " before the first turn";
    text += " in turn " + std::to_string(passage.turn);
    return passage.action == 0 ? text : text + ", action " + std::to_string(passage.action);
  }
  return {};
}

}  // namespace orion::judge
