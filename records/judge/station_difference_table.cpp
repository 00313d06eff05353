#include "records/judge/station_difference_table.hpp"

#include <algorithm>
#include <utility>

#include "records/joined.hpp"
#include "records/station_words.hpp"

namespace orion::judge {

namespace {

/// "ice 2, ore": names in the order of their bytes, the same for decks that list them otherwise.
template <class Number>
std::string amounts(const std::vector<std::string>& names, const std::vector<Number>& numbers, int unseen = 0) {
  std::vector<std::string> words;
  for (std::size_t index = 0; index < numbers.size(); ++index) {
    if (numbers[index] > 0)
      words.push_back(names[index] + (numbers[index] > 1 ? " " + std::to_string(numbers[index]) : std::string{}));
  }
  std::sort(words.begin(), words.end());
  if (unseen > 0) words.push_back("unknown " + std::to_string(unseen));
  return words.empty() ? "none" : joined(words);
}

std::string equipment(const read::StationDeck& deck, const station::Seat& seat) {
  std::vector<std::string> words;
  for (const station::InPlay& each : seat.equipment)
    words.push_back(deck.ids[each.card] + (each.activated ? " (activated)" : ""));
  std::sort(words.begin(), words.end());
  return words.empty() ? "none" : joined(words);
}

std::string seat_name(const SeatsOfA& seats, std::size_t seat) {
  return seats[seat] ? std::to_string(*seats[seat]) : "of B alone: " + std::to_string(seat);
}

std::string seat_name(const SeatsOfA& seats, std::optional<std::size_t> seat) {
  return seat ? seat_name(seats, *seat) : "nobody";
}

/// What counts while a turn lasts.
std::string in_turn_key(const read::StationDeck& deck, const station::Seat& seat) {
  std::vector<std::string> modifiers;
  for (const station::Modifier& each : seat.until_end)
    modifiers.push_back(std::string{word(each.kind)} + (each.good ? " " + deck.goods[*each.good] : "") + " " +
                        std::to_string(each.by));
  std::sort(modifiers.begin(), modifiers.end());
  std::string text =
      "more actions " + std::to_string(seat.extra_actions) + ", immune " + seat.immune_until_end.to_string();
  for (const std::string& each : modifiers) text += ", " + each;
  return text;
}

/// A card with the goods of another deck's numbering; a good that it has not gets a number of its own.
station::Card with_goods_of(station::Card card, const read::StationDeck& from, const read::StationDeck& to) {
  const auto renumber = [&](std::size_t good) {
    const auto found = to.good_of.find(from.goods[good]);
    return found == to.good_of.end() ? to.goods.size() + good : found->second;
  };
  const auto renumber_all = [&](std::vector<station::Modifier>& modifiers) {
    for (station::Modifier& each : modifiers) {
      if (each.good) each.good = renumber(*each.good);
    }
  };
  if (card.kind == station::CardKind::Goods) card.good = renumber(card.good);
  renumber_all(card.while_in_play);
  for (station::Step& step : card.effect) {
    if (step.good) step.good = renumber(*step.good);
    renumber_all(step.modifiers);
  }
  return card;
}

}  // namespace

std::string table_key(const Seated& seated, const station::State& state, std::optional<std::size_t> next,
                      bool in_turn) {
  const read::StationDeck& deck = *seated.station.deck;
  std::vector<std::string> lines;
  for (std::size_t index = 0; index < state.seats.size(); ++index) {
    const station::Seat& seat = state.seats[index];
    std::string line = seat_name(seated.seats, index) + (seat.left ? " left" : "") + ": " +
                       std::to_string(seat.credits) + "; " + amounts(deck.goods, seat.hold) + "; " +
                       amounts(deck.ids, seat.hand, seat.unseen) + "; " + equipment(deck, seat) + "; skips " +
                       std::to_string(seat.skips);
    lines.push_back(line + (in_turn ? "; " + in_turn_key(deck, seat) : std::string{}));
  }
  std::sort(lines.begin(), lines.end());
  std::string text;
  for (const std::string& each : lines) text += each + "\n";
  text += "pile: " + std::to_string(state.piles.pile) + "\n";
  text += "discard: " + amounts(deck.ids, state.piles.discard, state.piles.discard_unseen) + "\n";
  text += "triggered by: " + seat_name(seated.seats, state.triggered_by) + "\n";
  for (const std::size_t each : state.extra_turns) text += "extra turn: " + seat_name(seated.seats, each) + "\n";
  if (in_turn)
    return text + "turn of " + seat_name(seated.seats, state.acting) + ", actions " + std::to_string(state.actions);
  return text + "next: " + seat_name(seated.seats, next);
}

std::vector<SeatDifference> seats_that_differ(const Both<Seated>& both, const Both<const station::State*>& states,
                                              const std::vector<std::string>& players) {
  std::vector<SeatDifference> differences;
  const read::StationDeck& a_deck = *both.a.station.deck;
  const read::StationDeck& b_deck = *both.b.station.deck;
  for (std::size_t index = 0; index < states.b->seats.size(); ++index) {
    const auto seat = both.b.seats[index];
    if (!seat || *seat >= states.a->seats.size()) continue;
    const station::Seat& a = states.a->seats[*seat];
    const station::Seat& b = states.b->seats[index];
    const auto compare = [&](const char* what, std::string in_a, std::string in_b) {
      if (in_a != in_b) differences.push_back({players[*seat], what, {std::move(in_a), std::move(in_b)}});
    };
    compare("credits", std::to_string(a.credits), std::to_string(b.credits));
    compare("hold", amounts(a_deck.goods, a.hold), amounts(b_deck.goods, b.hold));
    compare("hand", amounts(a_deck.ids, a.hand, a.unseen), amounts(b_deck.ids, b.hand, b.unseen));
    compare("in play", equipment(a_deck, a), equipment(b_deck, b));
  }
  std::stable_sort(differences.begin(), differences.end(), [&](const SeatDifference& one, const SeatDifference& other) {
    const auto place = [&](const SeatDifference& each) {
      return std::find(players.begin(), players.end(), each.player);
    };
    return place(one) < place(other);
  });
  return differences;
}

std::vector<std::string> cards_that_differ(const read::StationDeck& a, const read::StationDeck& b) {
  std::vector<std::string> cards;
  for (std::size_t card = 0; card < a.ids.size(); ++card) {
    const auto found = b.card_of.find(a.ids[card]);
    if (found == b.card_of.end() || with_goods_of(b.cards.cards[found->second], b, a) != a.cards.cards[card])
      cards.push_back(a.ids[card]);
  }
  for (const std::string& id : b.ids) {
    if (!a.card_of.contains(id)) cards.push_back(id);
  }
  std::sort(cards.begin(), cards.end());
  return cards;
}

}  // namespace orion::judge
