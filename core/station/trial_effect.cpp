#include <algorithm>
#include <utility>

#include "core/station/trial.hpp"

namespace orion::station {

namespace {

/// Steps that are about another player's credits, hand, hold or equipment, whatever `who` says.
constexpr bool is_between_players(StepKind kind) noexcept {
  return kind == StepKind::Take || kind == StepKind::Give || kind == StepKind::TakeCards ||
         kind == StepKind::GiveCards || kind == StepKind::TakeGoods || kind == StepKind::GiveGoods ||
         kind == StepKind::SwapGoods || kind == StepKind::ScrapEquipment || kind == StepKind::TakeEquipment;
}

bool touches_targets(const Step& step) noexcept { return is_between_players(step.kind) || step.who == Who::Target; }

}  // namespace

/// The steps in order; S6.1 is looked at after each.
bool Trial::effect(Event& event) {
  for (std::size_t index = 0; index < event.card->effect.size(); ++index) {
    const Step& each = event.card->effect[index];
    const int number = static_cast<int>(index) + 1;
    if (!touches_targets(each)) {
      if (!step(event, {each, number, std::nullopt})) return false;
    } else {
      for (const std::size_t target : event.targets) {
        if (!event.protects(target) && !step(event, {each, number, target})) return false;
      }
    }
    note_trigger(state_, options_);
  }
  return true;
}

/// An amount counted by what targets have, in a step that touches none of them, is that of all who are not protected.
std::int64_t Trial::amount_of(const Event& event, const Touch& touch) const {
  const Amount& amount = touch.step.amount;
  if (amount.per == Per::Fixed) return amount.number;
  if (amount.of == Who::Self) return amount.number * counted(event.actor, amount.per);
  if (touch.target) return amount.number * counted(*touch.target, amount.per);
  std::int64_t sum = 0;
  for (const std::size_t target : event.targets) {
    if (!event.protects(target)) sum += counted(target, amount.per);
  }
  return amount.number * sum;
}

std::int64_t Trial::counted(std::size_t player, Per per) const {
  const Seat& seat = state_.seats[player];
  switch (per) {
    case Per::Fixed:
      return 1;
    case Per::Goods:
      return seat.goods();
    case Per::Equipment:
      return static_cast<std::int64_t>(seat.equipment.size());
    case Per::Hand:
      return seat.hand_size();
  }
  return 0;
}

bool Trial::step(Event& event, const Touch& touch) {
  const std::int64_t amount = amount_of(event, touch);
  if (++steps_ > kMostSteps || ++state_.steps > kMostStepsOfGame || amount > kMostMoved) {
    Violation& fault = violate(Fault::S800StepCap, {Part::Card, event.path, 0, std::nullopt});
    fault.step = touch.number;
    fault.given = amount;
    fault.due = amount > kMostMoved ? kMostMoved : steps_ > kMostSteps ? kMostSteps : kMostStepsOfGame;
    return false;
  }
  const std::size_t self = event.actor;
  const std::size_t target = touch.target.value_or(self);
  const std::size_t who = touch.step.who == Who::Target ? target : self;
  switch (touch.step.kind) {
    case StepKind::Gain:
      clerk_.credits(amount, {Spot::Bank}, {Spot::Purse, who});
      return true;
    case StepKind::Lose:
      clerk_.credits(std::min(amount, state_.seats[who].credits), {Spot::Purse, who}, {Spot::Bank});
      return true;
    case StepKind::Take:
      clerk_.credits(std::min(amount, state_.seats[target].credits), {Spot::Purse, target}, {Spot::Purse, self});
      return true;
    case StepKind::Give:
      clerk_.credits(std::min(amount, state_.seats[self].credits), {Spot::Purse, self}, {Spot::Purse, target});
      return true;
    case StepKind::Draw:
      return draw_cards(event, touch, amount);
    case StepKind::Discard:
    case StepKind::TakeCards:
    case StepKind::GiveCards:
      return move_cards(event, touch, amount);
    case StepKind::Load:
      return load_goods(event, touch, amount);
    case StepKind::Unload:
    case StepKind::TakeGoods:
    case StepKind::GiveGoods:
      return move_goods(event, touch, amount);
    case StepKind::SwapGoods:
      return swap_goods(event, touch, amount);
    case StepKind::ScrapEquipment:
    case StepKind::TakeEquipment:
      return move_equipment(event, touch, amount);
    case StepKind::ExtraActions:
      give_actions(who, amount);
      return true;
    case StepKind::SkipTurn:
      ++state_.seats[who].skips;
      return true;
    case StepKind::ExtraTurn:
      give_turn(who);
      return true;
    case StepKind::Block:
      return true;  // what it blocks is told when the response is played (S5.7)
    case StepKind::Modify:
      for (const Modifier& each : touch.step.modifiers) add_until_end(state_.seats[who], each);
      state_.seats[who].immune_until_end |= touch.step.immune;
      return true;
    case StepKind::AsRecorded:
      return as_recorded(event, touch);
  }
  return true;
}

void Trial::give_actions(std::size_t player, std::int64_t number) {
  int& extra = state_.seats[player].extra_actions;
  extra = static_cast<int>(std::min<std::int64_t>(extra + number, kMostMoved));
}

void Trial::give_turn(std::size_t player) {
  if (state_.extra_turns.size() >= kMostExtraTurns) return;  // a record has no more turns than that
  // Right after this turn: before what older turns gave, behind what this one gave.
  state_.extra_turns.insert(state_.extra_turns.begin() + state_.extra_turns_given++, player);
}

bool Trial::draw_cards(Event& event, const Touch& touch, std::int64_t amount) {
  const std::size_t who = touch.step.who == Who::Target ? *touch.target : event.actor;
  const auto count = static_cast<std::size_t>(std::min(amount, cards_to_be_had(state_, options_)));
  if (count == 0) return true;
  const auto index = chosen(event, {ChoiceKey::Drew, touch.number, who, count}, false);
  if (!index) return false;
  for (std::size_t item = 0; item < count; ++item) {
    const auto named = event.open == nullptr ? std::optional{(*event.choices)[*index].cards[item]} : std::nullopt;
    CardRef drawn;
    if (!draw_card(who, named, at_choice(event, *index, item), drawn)) return false;
    if (event.open != nullptr) (*event.open)[*index].cards.push_back(drawn);
  }
  return true;
}

bool Trial::move_cards(Event& event, const Touch& touch, std::int64_t amount) {
  const StepKind kind = touch.step.kind;
  const std::size_t target = touch.target.value_or(event.actor);
  const bool from_target = kind == StepKind::TakeCards || (kind == StepKind::Discard && touch.step.who == Who::Target);
  const std::size_t from = from_target ? target : event.actor;
  Place to{Spot::Discard};
  if (kind == StepKind::TakeCards) to = {Spot::Hand, event.actor};
  if (kind == StepKind::GiveCards) to = {Spot::Hand, target};
  const auto count = static_cast<std::size_t>(std::min(amount, state_.seats[from].hand_size()));
  if (count == 0) return true;
  const auto index = chosen(event, {ChoiceKey::Cards, touch.number, from, count, touch.target}, false);
  if (!index) return false;
  for (std::size_t item = 0; item < count; ++item) {
    const CardRef named = (*event.choices)[*index].cards[item];
    CardRef moved;
    const auto lack = clerk_.from_hand(from, named, to, moved);
    if (!lack) continue;
    const bool elsewhere = *lack == Lack::SeenElsewhere;
    Violation& fault =
        violate(elsewhere ? Fault::S800SeenElsewhere : event.choice_fault, at_choice(event, *index, item));
    fault.key = ChoiceKey::Cards;
    fault.card = named;
    fault.player = from;
    return false;
  }
  return true;
}

bool Trial::move_equipment(Event& event, const Touch& touch, std::int64_t amount) {
  const std::size_t target = touch.target.value_or(event.actor);
  const bool takes = touch.step.kind == StepKind::TakeEquipment;
  const auto there = static_cast<std::int64_t>(state_.seats[target].equipment.size());
  const auto count = static_cast<std::size_t>(std::min(amount, there));
  if (count == 0) return true;
  const auto index = chosen(event, {ChoiceKey::Equipment, touch.number, target, count}, false);
  if (!index) return false;
  for (std::size_t item = 0; item < count; ++item) {
    const CardRef named = (*event.choices)[*index].cards[item];
    const auto copy = clerk_.in_play(target, named);
    if (!copy) {
      Violation& fault = violate(event.choice_fault, at_choice(event, *index, item));
      fault.key = ChoiceKey::Equipment;
      fault.card = named;
      fault.player = target;
      return false;
    }
    clerk_.from_play(target, *copy, takes ? Place{Spot::InPlay, event.actor} : Place{Spot::Discard});
  }
  const int limit = equipment_limit(state_, deck_, options_, event.actor);
  const auto now = static_cast<std::int64_t>(state_.seats[event.actor].equipment.size());
  if (takes && target != event.actor && now > limit) {
    Violation& fault = violate(Fault::S304TooMany, at_choice(event, *index, std::nullopt), false);
    fault.player = event.actor;
    fault.given = now;
    fault.due = limit;
  }
  return true;
}

}  // namespace orion::station
