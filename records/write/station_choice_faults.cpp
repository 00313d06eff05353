#include <array>
#include <optional>

#include "records/write/station_faults.hpp"

namespace orion::write {

namespace {

using station::Action;
using station::CardRef;
using station::Choice;
using station::ChoiceKey;
using station::Fault;
using station::Game;

bool lists_goods(ChoiceKey key) { return key == ChoiceKey::Goods || key == ChoiceKey::Gives || key == ChoiceKey::Gets; }

/// Another card or good in place of one that was chosen.
void choose_another(const Game& stage, Choice& choice, random::Generator& random) {
  if (choice.key == ChoiceKey::Outcome || choice.key == ChoiceKey::Drew) return;
  if (lists_goods(choice.key)) {
    if (choice.goods.empty()) return;
    choice.goods[random.below(choice.goods.size())] = some_good(stage, random);
  } else if (!choice.cards.empty()) {
    choice.cards[random.below(choice.cards.size())] = CardRef::of(random.below(stage.deck().cards.size()));
  }
}

void choose_another_number(const Game& stage, Choice& choice, random::Generator& random) {
  const bool more = random.once_in(2);
  if (choice.key == ChoiceKey::Outcome) return;
  if (lists_goods(choice.key)) {
    if (more) choice.goods.push_back(some_good(stage, random));
    if (!more && !choice.goods.empty()) choice.goods.pop_back();
  } else {
    if (more) choice.cards.push_back(CardRef::of(random.below(stage.deck().cards.size())));
    if (!more && !choice.cards.empty()) choice.cards.pop_back();
  }
}

/// The lists of an action, those of its responses included.
std::vector<Choice*> lists_of(Action& action) {
  std::vector<Choice*> lists;
  for (Choice& each : action.choices) lists.push_back(&each);
  for (station::Response& response : action.responses) {
    for (Choice& each : response.choices) lists.push_back(&each);
  }
  return lists;
}

/// Changes a list of an action that the record has.
template <class Change>
bool change_a_list(LegalStation& game, Fault fault, random::Generator& random, Change change) {
  return plant_action(game, fault, random, [&](const Game& stage, ActionPlace place) {
    std::optional<Action> action = recorded_action(game.script, place);
    if (!action) return action;
    const std::vector<Choice*> lists = lists_of(*action);
    if (lists.empty()) return std::optional<Action>{};
    change(stage, *random.one_of(lists), random);
    return action;
  });
}

template <Fault fault>
bool choose_what_is_not_there(LegalStation& game, random::Generator& random) {
  return change_a_list(game, fault, random, choose_another);
}

bool choose_too_many_or_too_few(LegalStation& game, random::Generator& random) {
  return change_a_list(game, Fault::S700NumberChosen, random, choose_another_number);
}

bool choose_what_nobody_asked_for(LegalStation& game, random::Generator& random) {
  return plant_action(game, Fault::S700NeedlessChoice, random, [&](const Game& stage, ActionPlace place) {
    std::optional<Action> action = recorded_action(game.script, place);
    if (!action) return action;
    constexpr std::array kKeys{ChoiceKey::Cards, ChoiceKey::Goods, ChoiceKey::Equipment};
    Choice choice{kKeys[random.below(kKeys.size())]};
    if (choice.key == ChoiceKey::Goods) {
      choice.goods = {some_good(stage, random)};
    } else {
      choice.cards = {some_card(stage, stage.state().acting, random)};
    }
    action->choices.push_back(std::move(choice));
    return action;
  });
}

/// More than the table has.
bool tell_an_outcome_from_nothing(LegalStation& game, random::Generator& random) {
  return change_a_list(game, Fault::S800OutcomeFromNothing, random,
                       [](const Game& stage, Choice& choice, random::Generator& chance) {
                         if (choice.key != ChoiceKey::Outcome) return;
                         const std::size_t player = chance.below(stage.state().seats.size());
                         const auto credits = static_cast<int>(stage.state().seats[player].credits);
                         choice.outcome = {{station::OutcomeKind::Lose, player, std::nullopt, credits + 1}};
                       });
}

constexpr std::array<StationPlanting, 6> kPlantings{{
    {"S305h", "a choice of an activation that is not there", choose_what_is_not_there<Fault::S305ChoiceNotThere>},
    {"S306f", "a choice of a card played that is not there", choose_what_is_not_there<Fault::S306ChoiceNotThere>},
    {"S401d", "a choice of a response that is not there", choose_what_is_not_there<Fault::S401ChoiceNotThere>},
    {"S700b", "a choice that no step asks for", choose_what_nobody_asked_for},
    {"S700c", "a choice too many or too few", choose_too_many_or_too_few},
    {"S800f", "a recorded outcome that takes credits which are not there", tell_an_outcome_from_nothing},
}};

}  // namespace

std::span<const StationPlanting> station_choice_plantings() noexcept { return kPlantings; }

}  // namespace orion::write
