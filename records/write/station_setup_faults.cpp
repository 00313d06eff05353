#include <algorithm>
#include <array>

#include "records/write/station_faults.hpp"

namespace orion::write {

namespace {

using station::CardRef;
using station::Fault;

bool breaks_setup(const LegalStation& game, Fault fault) {
  return breaks_only(station::setup_faults(game.deck.cards, game.script.rules, game.script.setup), fault);
}

/// One card too many or too few; it comes from the bottom of the pile, or goes there, where the pile is recorded.
bool change_a_hand(LegalStation& game, random::Generator& random) {
  station::Setup& setup = game.script.setup;
  std::vector<CardRef>& hand = setup.hands[random.below(setup.hands.size())];
  if (random.once_in(2) && !hand.empty()) {
    if (setup.pile) setup.pile->push_back(hand.back());
    hand.pop_back();
  } else if (setup.pile && !setup.pile->empty()) {
    hand.push_back(setup.pile->back());
    setup.pile->pop_back();
  } else {
    hand.push_back(CardRef::of(random.below(game.deck.cards.cards.size())));
  }
  return breaks_setup(game, Fault::S101HandSize);
}

/// In place of another card of the hand.
bool deal_a_copy_too_many(LegalStation& game, random::Generator& random) {
  std::vector<CardRef>& hand = game.script.setup.hands[random.below(game.script.setup.hands.size())];
  const std::vector<CardRef> dealt = hand;
  constexpr int kTries = 30;
  for (int attempt = 0; attempt < kTries && !hand.empty(); ++attempt) {
    hand = dealt;
    const std::size_t card = random.below(game.deck.cards.cards.size());
    const auto copies = static_cast<std::size_t>(game.deck.cards.cards[card].copies);
    for (std::size_t at = 0; at < std::min(hand.size(), copies + 1); ++at) {
      hand[at] = CardRef::of(card);
      if (breaks_setup(game, Fault::S800SetupCopies)) return true;
    }
  }
  return false;
}

bool lose_a_card_of_the_pile(LegalStation& game, random::Generator& random) {
  auto& pile = game.script.setup.pile;
  if (!pile || pile->empty()) return false;
  pile->erase(pile->begin() + static_cast<std::ptrdiff_t>(random.below(pile->size())));
  return breaks_setup(game, Fault::S800SetupPile);
}

bool leave_one_player(LegalStation& game, random::Generator&) {
  StationScript& script = game.script;
  script.players.resize(1);
  script.setup.hands.resize(1);
  script.setup.pile.reset();
  script.turns.clear();
  script.result = {};
  return true;
}

constexpr std::array<StationPlanting, 4> kPlantings{{
    {"S101", "a hand card too many or too few", change_a_hand},
    {"S102b", "a game of one player", leave_one_player},
    {"S800d", "more cards of an id dealt than there are copies", deal_a_copy_too_many},
    {"S800e", "a draw pile that lacks a card", lose_a_card_of_the_pile},
}};

}  // namespace

std::span<const StationPlanting> station_setup_plantings() noexcept { return kPlantings; }

}  // namespace orion::write
