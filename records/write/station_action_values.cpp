#include "records/write/station_action_values.hpp"

#include <algorithm>

#include "records/station_words.hpp"
#include "records/write/station_script.hpp"

namespace orion::write {

using station::ActionKind;
using station::Choice;
using station::ChoiceKey;
using station::OutcomeKind;

std::string StationActionValues::name(station::CardRef card) const {
  if (card.known()) return deck_.ids[card.card()];
  return card.is_unseen() ? "unknown" : std::string{kForeignName};
}

Value StationActionValues::cards(const std::vector<station::CardRef>& cards) {
  std::vector<std::string> names;
  names.reserve(cards.size());
  for (const station::CardRef each : cards) names.push_back(name(each));
  return values_.words(names);
}

Value StationActionValues::goods(const std::vector<station::GoodRef>& goods) {
  std::vector<std::string> names;
  names.reserve(goods.size());
  for (const station::GoodRef each : goods) names.push_back(each ? deck_.goods[*each] : std::string{kForeignName});
  return values_.words(names);
}

Value StationActionValues::action(const station::Action& action) {
  Value made = OutlineValues::mapping(Shape::Action);
  const std::string_view key = word(action.kind);
  if (action.kind == ActionKind::Drop) {
    values_.add(made, key, goods(action.goods));
  } else if (action.kind == ActionKind::Draw) {
    values_.add(made, key, action.drawn.size() == 1 ? card(action.drawn.front()) : cards(action.drawn));
  } else {
    values_.add(made, key, card(action.card));
  }
  if (action.activate) values_.add(made, "activate", values_.scalar("true"));
  if (action.target) values_.add(made, "target", player(*action.target));
  add_choices(made, action.choices);
  add_responses(made, action.responses);
  return made;
}

/// The only list of a key stands by itself, several with their steps and players under `choices`.
void StationActionValues::add_choices(Value& mapping, const std::vector<Choice>& choices) {
  Value several = OutlineValues::list(Shape::ChoiceList);
  for (std::size_t key = 0; key < station::kChoiceKeys; ++key) {
    const auto is_of_key = [&](const Choice& each) { return static_cast<std::size_t>(each.key) == key; };
    const auto count = std::count_if(choices.begin(), choices.end(), is_of_key);
    for (const Choice& each : choices) {
      if (!is_of_key(each)) continue;
      if (count == 1) {
        add_list(mapping, each);
        continue;
      }
      Value entry = OutlineValues::mapping(Shape::Choice);
      if (each.step) values_.add(entry, "step", values_.number(*each.step));
      if (each.player) values_.add(entry, "player", player(*each.player));
      add_list(entry, each);
      OutlineValues::add(several, std::move(entry));
    }
  }
  if (!several.entries.empty()) values_.add(mapping, "choices", std::move(several));
}

void StationActionValues::add_list(Value& mapping, const Choice& choice) {
  const std::string_view key = word(choice.key);
  switch (choice.key) {
    case ChoiceKey::Cards:
    case ChoiceKey::Equipment:
    case ChoiceKey::Drew:
      values_.add(mapping, key, cards(choice.cards));
      return;
    case ChoiceKey::Goods:
    case ChoiceKey::Gives:
    case ChoiceKey::Gets:
      values_.add(mapping, key, goods(choice.goods));
      return;
    case ChoiceKey::Outcome: {
      Value list = OutlineValues::list(Shape::OutcomeList);
      for (const station::Outcome& each : choice.outcome) OutlineValues::add(list, outcome(each));
      values_.add(mapping, key, std::move(list));
      return;
    }
  }
}

Value StationActionValues::outcome(const station::Outcome& outcome) {
  Value made = OutlineValues::mapping(Shape::Outcome);
  values_.add(made, "player", player(outcome.player));
  const std::string_view key = word(outcome.kind);
  switch (outcome.kind) {
    case OutcomeKind::Gain:
    case OutcomeKind::Lose:
    case OutcomeKind::Give:
    case OutcomeKind::ExtraActions:
      values_.add(made, key, values_.number(outcome.number));
      break;
    case OutcomeKind::Draw:
    case OutcomeKind::Discard:
    case OutcomeKind::GiveCards:
    case OutcomeKind::ScrapEquipment:
    case OutcomeKind::GiveEquipment:
      values_.add(made, key, cards(outcome.cards));
      break;
    case OutcomeKind::Load:
    case OutcomeKind::Unload:
    case OutcomeKind::GiveGoods:
      values_.add(made, key, goods(outcome.goods));
      break;
    case OutcomeKind::SkipTurn:
    case OutcomeKind::ExtraTurn:
      values_.add(made, key, values_.scalar("true"));
      break;
  }
  if (outcome.to) values_.add(made, "to", player(*outcome.to));
  return made;
}

void StationActionValues::add_responses(Value& mapping, const std::vector<station::Response>& responses) {
  if (responses.empty()) return;
  Value list = OutlineValues::list(Shape::ResponseList);
  for (const station::Response& each : responses) {
    Value response = OutlineValues::mapping(Shape::Response);
    values_.add(response, "player", player(each.player));
    values_.add(response, "play", card(each.card));
    if (each.protects) values_.add(response, "protects", player(*each.protects));
    add_choices(response, each.choices);
    add_responses(response, each.responses);
    OutlineValues::add(list, std::move(response));
  }
  values_.add(mapping, "responses", std::move(list));
}

}  // namespace orion::write
