#include "core/station/setup.hpp"

#include <cstdint>

namespace orion::station {

namespace {

Violation setup_fault(Fault fault, std::optional<std::size_t> player, std::optional<std::size_t> item) {
  Violation made;
  made.fault = fault;
  made.where.item = item;
  made.player = player;
  return made;
}

/// Counts the cards of a list against the copies of a deck, and reports the first that is one too many.
class Copies {
 public:
  explicit Copies(const Deck& deck) : deck_{deck}, seen_(deck.cards.size(), 0) {}

  void count(const std::vector<CardRef>& cards, std::optional<std::size_t> player, std::vector<Violation>& faults) {
    for (std::size_t at = 0; at < cards.size(); ++at) {
      if (cards[at].is_unseen()) {
        ++unseen_;
        continue;
      }
      const int copies = cards[at].known() ? deck_.cards[cards[at].card()].copies : 0;
      const int seen = cards[at].known() ? ++seen_[cards[at].card()] : 1;
      if (seen <= copies) continue;
      Violation fault = setup_fault(Fault::S800SetupCopies, player, at);
      fault.card = cards[at];
      fault.given = seen;
      fault.due = copies;
      faults.push_back(fault);
    }
  }
  std::int64_t unseen() const noexcept { return unseen_; }

 private:
  const Deck& deck_;
  std::vector<int> seen_;
  std::int64_t unseen_ = 0;
};

}  // namespace

std::vector<Violation> setup_faults(const Deck& deck, const Options& options, const Setup& setup) {
  std::vector<Violation> faults;
  Copies copies{deck};
  auto left = static_cast<std::int64_t>(deck.size());
  for (std::size_t player = 0; player < setup.hands.size(); ++player) {
    const auto cards = static_cast<std::int64_t>(setup.hands[player].size());
    left -= cards;
    if (cards == options.hand) continue;
    Violation fault = setup_fault(Fault::S101HandSize, player, std::nullopt);
    fault.given = cards;
    fault.due = options.hand;
    faults.push_back(fault);
  }
  for (std::size_t player = 0; player < setup.hands.size(); ++player) copies.count(setup.hands[player], player, faults);
  if (!setup.pile) {
    if (left >= 0) return faults;
    Violation fault = setup_fault(Fault::S800SetupCopies, setup.hands.size() - 1, std::nullopt);
    fault.given = static_cast<std::int64_t>(deck.size()) - left;
    fault.due = static_cast<std::int64_t>(deck.size());
    faults.push_back(fault);
    return faults;
  }
  const std::int64_t unseen = copies.unseen();
  copies.count(*setup.pile, std::nullopt, faults);
  const auto pile = static_cast<std::int64_t>(setup.pile->size());
  // The order of a pile is recorded whole or not at all: every card is in exactly one place.
  if (pile != left || copies.unseen() != unseen) {
    Violation fault = setup_fault(Fault::S800SetupPile, std::nullopt, std::nullopt);
    fault.given = pile;
    fault.due = left;
    faults.push_back(fault);
  }
  return faults;
}

}  // namespace orion::station
