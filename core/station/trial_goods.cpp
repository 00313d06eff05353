#include <algorithm>
#include <utility>

#include "core/station/trial.hpp"

namespace orion::station {

bool Trial::load_goods(Event& event, const Touch& touch, std::int64_t amount) {
  const std::size_t who = touch.step.who == Who::Target ? *touch.target : event.actor;
  if (touch.step.good) {
    clerk_.goods(*touch.step.good, amount, {Spot::Bank}, {Spot::Hold, who});
    return true;
  }
  const auto count = static_cast<std::size_t>(amount);
  if (count == 0) return true;
  const auto index = chosen(event, {ChoiceKey::Goods, touch.number, who, count}, true);
  if (!index) return false;
  for (std::size_t item = 0; item < count; ++item) {
    const GoodRef good = (*event.choices)[*index].goods[item];
    if (!good || *good >= deck_.goods) {
      Violation& fault = violate(event.choice_fault, at_choice(event, *index, item));
      fault.key = ChoiceKey::Goods;
      return false;
    }
    clerk_.goods(*good, 1, {Spot::Bank}, {Spot::Hold, who});
  }
  return true;
}

bool Trial::move_goods(Event& event, const Touch& touch, std::int64_t amount) {
  const StepKind kind = touch.step.kind;
  const std::size_t target = touch.target.value_or(event.actor);
  const bool from_target = kind == StepKind::TakeGoods || (kind == StepKind::Unload && touch.step.who == Who::Target);
  const std::size_t from = from_target ? target : event.actor;
  Place to{Spot::Bank};
  if (kind == StepKind::TakeGoods) to = {Spot::Hold, event.actor};
  if (kind == StepKind::GiveGoods) to = {Spot::Hold, target};
  if (touch.step.good) {
    const std::int64_t there = state_.seats[from].hold[*touch.step.good];
    clerk_.goods(*touch.step.good, std::min(amount, there), {Spot::Hold, from}, to);
    return true;
  }
  const auto count = static_cast<std::size_t>(std::min(amount, state_.seats[from].goods()));
  if (count == 0) return true;
  const auto index = chosen(event, {ChoiceKey::Goods, touch.number, from, count, touch.target}, false);
  return index && take_goods(event, *index, ChoiceKey::Goods, from, to);
}

/// Moves every good of a list out of a hold.
bool Trial::take_goods(const Event& event, std::size_t choice, ChoiceKey key, std::size_t from, Place to) {
  const std::vector<GoodRef> goods = (*event.choices)[choice].goods;
  for (std::size_t item = 0; item < goods.size(); ++item) {
    if (goods[item] && state_.seats[from].hold[*goods[item]] > 0) {
      clerk_.goods(*goods[item], 1, {Spot::Hold, from}, to);
      continue;
    }
    Violation& fault = violate(event.choice_fault, at_choice(event, choice, item));
    fault.key = key;
    fault.good = goods[item];
    fault.player = from;
    return false;
  }
  return true;
}

/// S5.1. Both lists leave their holds before either arrives.
bool Trial::swap_goods(Event& event, const Touch& touch, std::int64_t amount) {
  const std::size_t target = touch.target.value_or(event.actor);
  const std::int64_t most = std::min(state_.seats[event.actor].goods(), state_.seats[target].goods());
  const auto count = static_cast<std::size_t>(std::min(amount, most));
  if (count == 0) return true;
  const auto gives = chosen(event, {ChoiceKey::Gives, touch.number, event.actor, count, touch.target}, false);
  if (!gives) return false;
  const auto gets = chosen(event, {ChoiceKey::Gets, touch.number, target, count}, false);
  if (!gets) return false;
  const Seat before = state_.seats[target];
  if (!take_goods(event, *gives, ChoiceKey::Gives, event.actor, {Spot::Hold, target})) return false;
  // What was just given is not there to be got.
  const std::vector<GoodRef> wanted = (*event.choices)[*gets].goods;
  for (std::size_t item = 0; item < wanted.size(); ++item) {
    const auto times = std::count(wanted.begin(), wanted.begin() + static_cast<std::ptrdiff_t>(item) + 1, wanted[item]);
    if (wanted[item] && times <= before.hold[*wanted[item]]) continue;
    Violation& fault = violate(event.choice_fault, at_choice(event, *gets, item));
    fault.key = ChoiceKey::Gets;
    fault.good = wanted[item];
    fault.player = target;
    return false;
  }
  return take_goods(event, *gets, ChoiceKey::Gets, target, {Spot::Hold, event.actor});
}

}  // namespace orion::station
