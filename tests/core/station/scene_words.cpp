#include "tests/core/station/scene_words.hpp"

#include <algorithm>
#include <stdexcept>

namespace orion::testing {

namespace {

using station::CardRef;
using station::InPlay;
using station::Modifier;
using station::Piles;
using station::Seat;
using station::State;

/// Puts the cards of a scene on a table that is empty.
class Dealer {
 public:
  Dealer(State& state, NamedDeck& deck) : state_{state}, deck_{deck}, seen_(deck.cards.size(), 0) {
    state_.piles.unseen.assign(deck.cards.size(), 0);
    state_.piles.discard.assign(deck.cards.size(), 0);
  }

  void part(std::string_view text) {
    const auto words = words_of(text);
    if (const auto seat = seat_of(words.at(0))) {
      Seat& made = state_.seats.emplace_back();
      made.hold.assign(deck_.goods.size(), 0);
      made.hand.assign(deck_.cards.size(), 0);
      read_seat(made, words);
    } else {
      for (std::size_t at = 1; at < words.size(); ++at) read_pile(words[0], words[at]);
      if (words[0] == "pile") state_.piles.order.emplace(order_.rbegin(), order_.rend());
    }
  }

  /// More copies than the scene names are unseen: they lie in the draw pile.
  void finish() {
    for (std::size_t card = 0; card < seen_.size(); ++card) {
      const int all = seen_[card] + state_.piles.unseen[card];
      deck_.deck.cards[card].copies = std::max(deck_.deck.cards[card].copies, all);
      const int more = deck_.deck.cards[card].copies - all;
      state_.piles.unseen[card] += more;
      state_.piles.pile += more;
    }
  }

 private:
  std::size_t known(std::string_view id) {
    const CardRef card = deck_.card(id);
    if (!card.known()) throw std::invalid_argument{"no such card: " + std::string{id}};
    return card.card();
  }
  std::size_t seen(std::string_view id) {
    const std::size_t card = known(id);
    ++seen_[card];
    return card;
  }

  void read_seat(Seat& seat, const std::vector<std::string_view>& words) {
    std::string_view place;
    for (std::string_view word : words) {
      if (word.front() == '[') {
        place = "hold";
        word.remove_prefix(1);
      }
      const bool closes = !word.empty() && word.back() == ']';
      if (closes) word.remove_suffix(1);
      if (word == "hand" || word == "play") {
        place = word;
      } else if (word == "left") {
        seat.left = true;
      } else if (word == "skips") {
        ++seat.skips;
      } else if (place == "hold") {
        if (!word.empty()) ++seat.hold[*deck_.good(word)];
      } else if (place == "hand") {
        if (word == "?") {
          ++seat.unseen;
        } else {
          ++seat.hand[seen(word)];
        }
      } else if (place == "play") {
        const bool activated = word.back() == '*';
        if (activated) word.remove_suffix(1);
        seat.equipment.push_back({seen(word), activated});
      } else if (word.back() == 'c') {
        seat.credits = number_of(word);
      }
      if (closes) place = "";
    }
  }

  void read_pile(std::string_view pile, std::string_view word) {
    Piles& piles = state_.piles;
    if (pile == "trigger") {
      state_.triggered_by = seat_of(word);
    } else if (pile == "discard") {
      word == "?" ? ++piles.discard_unseen : ++piles.discard[seen(word)];
    } else {
      ++piles.unseen[known(word)];
      if (pile != "unseen") ++piles.pile;
      if (pile == "pile") order_.push_back(known(word));
    }
  }

  State& state_;
  NamedDeck& deck_;
  std::vector<int> seen_;
  std::vector<std::size_t> order_;
};

/// " hand ice ice", or nothing.
std::string listed(std::string_view what, const std::vector<int>& cards, int unseen, const NamedDeck& deck) {
  std::string text;
  for (std::size_t card = 0; card < cards.size(); ++card) {
    for (int copy = 0; copy < cards[card]; ++copy) text += " " + deck.cards[card];
  }
  for (int copy = 0; copy < unseen; ++copy) text += " ?";
  return text.empty() ? text : std::string{what} + text;
}

std::string seat_text(const Seat& seat, const NamedDeck& deck) {
  std::string text = " " + std::to_string(seat.credits) + "c";
  std::string hold;
  for (std::size_t good = 0; good < seat.hold.size(); ++good) {
    for (std::int64_t token = 0; token < seat.hold[good]; ++token) hold += (hold.empty() ? "" : " ") + deck.goods[good];
  }
  if (!hold.empty()) text += " [" + hold + "]";
  text += listed(" hand", seat.hand, seat.unseen, deck);
  if (!seat.equipment.empty()) text += " play";
  for (const InPlay& each : seat.equipment) text += " " + deck.cards[each.card] + (each.activated ? "*" : "");
  if (seat.extra_actions != 0) text += " +" + std::to_string(seat.extra_actions) + " actions";
  for (const Modifier& each : seat.until_end) {
    text += " " + std::string{modifier_words()[static_cast<std::size_t>(each.kind)]};
    text += (each.by < 0 ? "" : "+") + std::to_string(each.by);
    if (each.good) text += " " + deck.goods[*each.good];
  }
  if (seat.skips != 0) text += " skips " + std::to_string(seat.skips);
  if (seat.left) text += " left";
  return text;
}

}  // namespace

std::optional<std::size_t> seat_of(std::string_view name) {
  const auto* const found = std::find(std::begin(kNames), std::end(kNames), name);
  if (found == std::end(kNames)) return std::nullopt;
  return static_cast<std::size_t>(found - std::begin(kNames));
}

State scene_of(std::string_view text, NamedDeck& deck) {
  State state;
  Dealer dealer{state, deck};
  for (const std::string_view part : split(text, '|')) dealer.part(part);
  dealer.finish();
  return state;
}

std::string text_of(const State& state, const NamedDeck& deck) {
  std::string text;
  for (std::size_t player = 0; player < state.seats.size(); ++player)
    text += (player == 0 ? "" : " | ") + std::string{kNames[player]} + seat_text(state.seats[player], deck);
  const Piles& piles = state.piles;
  if (piles.pile > 0) text += " | pile " + std::to_string(piles.pile);
  text += listed(" | discard", piles.discard, piles.discard_unseen, deck);
  for (const std::size_t player : state.extra_turns) text += " | extra " + std::string{kNames[player]};
  if (state.triggered_by) text += " | trigger " + std::string{kNames[*state.triggered_by]};
  return text;
}

}  // namespace orion::testing
