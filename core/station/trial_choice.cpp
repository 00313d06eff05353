#include <algorithm>
#include <utility>

#include "core/station/trial.hpp"

namespace orion::station {

namespace {

std::size_t entries(const Choice& choice) {
  switch (choice.key) {
    case ChoiceKey::Cards:
    case ChoiceKey::Equipment:
    case ChoiceKey::Drew:
      return choice.cards.size();
    case ChoiceKey::Goods:
    case ChoiceKey::Gives:
    case ChoiceKey::Gets:
      return choice.goods.size();
    case ChoiceKey::Outcome:
      return choice.outcome.size();
  }
  return 0;
}

/// How closely a list was written for a step: nothing where it was written for another.
std::optional<int> fit(const Choice& choice, const Ask& ask) {
  if (choice.key != ask.key || (choice.step && *choice.step != ask.step)) return std::nullopt;
  const int by_step = choice.step ? 4 : 0;
  if (!choice.player) return by_step;
  if (choice.player == ask.player) return by_step + 2;
  return choice.player == ask.other ? std::optional{by_step + 1} : std::nullopt;
}

}  // namespace

Where Trial::at_choice(const Event& event, std::size_t choice, std::optional<std::size_t> item) const {
  return {Part::Choice, event.path, choice, item};
}

std::optional<std::size_t> Trial::listed(Event& event, const Ask& ask) {
  std::optional<std::size_t> found;
  int best = -1;
  for (std::size_t index = 0; index < event.choices->size(); ++index) {
    const auto fits = event.used[index] ? std::nullopt : fit((*event.choices)[index], ask);
    if (!fits || *fits <= best) continue;
    best = *fits;
    found = index;
  }
  const std::size_t number = found ? entries((*event.choices)[*found]) : 0;
  if (found) event.used[*found] = true;
  if (found && number == ask.count) return found;
  Violation& fault = found ? violate(Fault::S700NumberChosen, at_choice(event, *found, std::nullopt))
                           : violate(Fault::S700NumberChosen, {Part::Card, event.path, 0, std::nullopt});
  fault.key = ask.key;
  fault.step = ask.step;
  fault.player = ask.player;
  fault.given = static_cast<std::int64_t>(number);
  fault.due = static_cast<std::int64_t>(ask.count);
  return std::nullopt;
}

/// The same where choices may be open.
std::optional<std::size_t> Trial::chosen(Event& event, const Ask& ask, bool from_supply) {
  if (event.open == nullptr) return listed(event, ask);
  if (chosen_ += ask.count; chosen_ > kMostChosen) {
    Violation& fault = violate(Fault::S800StepCap, {Part::Card, event.path, 0, std::nullopt});
    fault.step = ask.step;
    fault.given = static_cast<std::int64_t>(chosen_);
    fault.due = static_cast<std::int64_t>(kMostChosen);
    return std::nullopt;
  }
  Choice choice;
  choice.key = ask.key;
  choice.step = ask.step;
  choice.player = event.targets.size() > 1 ? ask.other.value_or(ask.player) : ask.player;
  if (ask.key == ChoiceKey::Cards || ask.key == ChoiceKey::Equipment) {
    choice.cards = chooser_->cards(ask, state_);
  } else if (ask.key != ChoiceKey::Drew && ask.key != ChoiceKey::Outcome) {
    choice.goods = chooser_->goods(ask, state_, from_supply);
  }
  event.open->push_back(std::move(choice));
  return event.open->size() - 1;
}

/// S7: keys that no step asks for. Entries for protected players are passed over.
void Trial::check_leftovers(const Event& event) {
  if (event.open != nullptr) return;
  for (std::size_t index = 0; index < event.choices->size(); ++index) {
    const Choice& choice = (*event.choices)[index];
    if (event.used[index] || (choice.player && event.protects(*choice.player))) continue;
    Violation& fault = violate(Fault::S700NeedlessChoice, at_choice(event, index, std::nullopt), false);
    fault.key = choice.key;
    fault.step = choice.step;
    fault.player = choice.player;
    fault.given = static_cast<std::int64_t>(entries(choice));
  }
}

}  // namespace orion::station
