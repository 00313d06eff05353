#include <algorithm>
#include <utility>

#include "core/station/trial.hpp"

namespace orion::station {

/// S7: the outcome is taken from the record; that nothing comes from nothing is judged all the same (S8).
bool Trial::as_recorded(Event& event, const Touch& touch) {
  ++state_.recorded_used;
  if (event.open != nullptr) {
    // What came of it only a record can tell: the entry is there, with nothing in it.
    event.open->push_back({ChoiceKey::Outcome, touch.number});
    return true;
  }
  std::optional<std::size_t> found;
  for (std::size_t index = 0; index < event.choices->size() && !found; ++index) {
    const Choice& choice = (*event.choices)[index];
    if (choice.key != ChoiceKey::Outcome || event.used[index]) continue;
    if (!choice.step || *choice.step == touch.number) found = index;
  }
  if (!found) {
    made_.not_recorded = Where{Part::Outcome, event.path, 0, std::nullopt};
    return false;
  }
  event.used[*found] = true;
  const std::vector<Outcome>& entries = (*event.choices)[*found].outcome;
  for (std::size_t item = 0; item < entries.size(); ++item) {
    if (!apply(entries[item], {Part::Outcome, event.path, *found, item})) return false;
  }
  return true;
}

bool Trial::from_nothing(Where where, const Outcome& outcome, CardRef card, GoodRef good) {
  Violation& fault = violate(Fault::S800OutcomeFromNothing, std::move(where));
  fault.card = card;
  fault.good = good;
  fault.player = outcome.player;
  fault.given = outcome.number;
  fault.due = state_.seats[outcome.player].credits;
  return false;
}

bool Trial::apply(const Outcome& outcome, Where where) {
  const Place purse{Spot::Purse, outcome.player};
  Seat& seat = state_.seats[outcome.player];
  for (const std::size_t player : {outcome.player, outcome.to.value_or(outcome.player)}) {
    if (!state_.seats[player].left) continue;
    violate(Fault::S606HasLeft, std::move(where)).player = player;
    return false;
  }
  if (outcome.number < 0) return from_nothing(std::move(where), outcome, {}, std::nullopt);
  switch (outcome.kind) {
    case OutcomeKind::Gain:
      clerk_.credits(outcome.number, {Spot::Bank}, purse);
      return true;
    case OutcomeKind::Lose:
    case OutcomeKind::Give:
      if (seat.credits < outcome.number) return from_nothing(std::move(where), outcome, {}, std::nullopt);
      clerk_.credits(outcome.number, purse, outcome.to ? Place{Spot::Purse, *outcome.to} : Place{Spot::Bank});
      return true;
    case OutcomeKind::Draw:
    case OutcomeKind::Discard:
    case OutcomeKind::GiveCards:
    case OutcomeKind::ScrapEquipment:
    case OutcomeKind::GiveEquipment:
      return apply_cards(outcome, std::move(where));
    case OutcomeKind::Load:
    case OutcomeKind::Unload:
    case OutcomeKind::GiveGoods:
      return apply_goods(outcome, std::move(where));
    case OutcomeKind::ExtraActions:
      give_actions(outcome.player, outcome.number);
      return true;
    case OutcomeKind::SkipTurn:
      ++seat.skips;
      return true;
    case OutcomeKind::ExtraTurn:
      give_turn(outcome.player);
      return true;
  }
  return true;
}

bool Trial::apply_cards(const Outcome& outcome, Where where) {
  const std::size_t to = outcome.to.value_or(outcome.player);
  for (const CardRef card : outcome.cards) {
    CardRef moved;
    if (outcome.kind == OutcomeKind::Draw) {
      if (!draw_card(outcome.player, card, where, moved)) return false;
      continue;
    }
    if (outcome.kind == OutcomeKind::ScrapEquipment || outcome.kind == OutcomeKind::GiveEquipment) {
      const auto copy = clerk_.in_play(outcome.player, card);
      if (!copy) return from_nothing(std::move(where), outcome, card, std::nullopt);
      const bool gives = outcome.kind == OutcomeKind::GiveEquipment;
      clerk_.from_play(outcome.player, *copy, gives ? Place{Spot::InPlay, to} : Place{Spot::Discard});
      continue;
    }
    const bool gives = outcome.kind == OutcomeKind::GiveCards;
    if (clerk_.from_hand(outcome.player, card, gives ? Place{Spot::Hand, to} : Place{Spot::Discard}, moved))
      return from_nothing(std::move(where), outcome, card, std::nullopt);
  }
  return true;
}

bool Trial::apply_goods(const Outcome& outcome, Where where) {
  const bool loads = outcome.kind == OutcomeKind::Load;
  const Place hold{Spot::Hold, outcome.player};
  for (const GoodRef good : outcome.goods) {
    const bool there = good && *good < deck_.goods && (loads || state_.seats[outcome.player].hold[*good] > 0);
    if (!there) {
      from_nothing(std::move(where), outcome, {}, good);
      made_.violations.back().key = ChoiceKey::Goods;
      return false;
    }
    if (loads) {
      clerk_.goods(*good, 1, {Spot::Bank}, hold);
    } else {
      clerk_.goods(*good, 1, hold, outcome.to ? Place{Spot::Hold, *outcome.to} : Place{Spot::Bank});
    }
  }
  return true;
}

}  // namespace orion::station
