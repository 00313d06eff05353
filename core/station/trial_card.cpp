// Equipment, espionage and support: the cards with an effect (S3.4 to S3.6), and whom it names.

#include <utility>

#include "core/station/trial.hpp"

namespace orion::station {

void Trial::install(const Action& action, Action* open, Event& event) {
  if (event.card != nullptr && event.card->kind != CardKind::Equipment) {
    violate(Fault::S304NotEquipment, at(Part::Card)).card = action.card;
    return;
  }
  if (!take_card(action, Fault::S304NotInHand, {Spot::InPlay, event.actor})) return;
  // In play it has its effect on the limit as well.
  const int limit = equipment_limit(state_, deck_, options_, event.actor);
  const std::size_t in_play = state_.seats[event.actor].equipment.size();
  if (static_cast<std::int64_t>(in_play) > limit) {
    Violation& fault = violate(Fault::S304TooMany, at(Part::Card), false);
    fault.card = action.card;
    fault.player = event.actor;
    fault.given = static_cast<std::int64_t>(in_play);
    fault.due = limit;
  }
  if (action.activate) {
    activate_copy(action, open, in_play - 1, event);
  } else {
    refuse_the_rest(action, event, Fault::S305NeedlessTarget);
  }
}

void Trial::activate(const Action& action, Action* open, Event& event) {
  const auto& equipment = state_.seats[event.actor].equipment;
  std::optional<std::size_t> copy;
  for (std::size_t index = 0; index < equipment.size(); ++index) {
    if (!action.card.known() || equipment[index].card != action.card.card()) continue;
    if (!copy || equipment[*copy].activated) copy = index;
  }
  if (!copy) {
    Violation& fault = violate(Fault::S305NotInPlay, at(Part::Card));
    fault.card = action.card;
    fault.player = event.actor;
    return;
  }
  activate_copy(action, open, *copy, event);
}

void Trial::activate_copy(const Action& action, Action* open, std::size_t copy, Event& event) {
  const Part part = action.kind == ActionKind::Install ? Part::Activate : Part::Card;
  event.choice_fault = Fault::S305ChoiceNotThere;
  if (state_.seats[event.actor].equipment[copy].activated)
    violate(Fault::S305ActivatedBefore, at(part), false).card = action.card;
  if (event.card->effect.empty()) {
    violate(Fault::S305NoEffect, at(part)).card = action.card;
    return;
  }
  const int cost = activation_cost(state_, deck_, event.actor, action.card.card());
  if (state_.seats[event.actor].credits < cost) {
    Violation& fault = violate(Fault::S305TooDear, at(part));
    fault.card = action.card;
    fault.player = event.actor;
    fault.given = state_.seats[event.actor].credits;
    fault.due = cost;
    return;
  }
  if (!aim(action, event)) return;
  state_.seats[event.actor].equipment[copy].activated = true;
  clerk_.credits(cost, {Spot::Purse, event.actor}, {Spot::Bank});
  carry_out(action, open, event);
}

void Trial::play(const Action& action, Action* open, Event& event) {
  event.choice_fault = Fault::S306ChoiceNotThere;
  if (event.card != nullptr) {
    const CardKind kind = event.card->kind;
    const bool playable = kind == CardKind::Espionage || kind == CardKind::Support;
    if (!playable || event.card->timing == Timing::OpponentTurn) {
      violate(Fault::S306NotPlayable, at(Part::Card)).card = action.card;
      return;
    }
  }
  if (!take_card(action, Fault::S306NotInHand, {Spot::Discard})) return;
  if (aim(action, event)) carry_out(action, open, event);
}

/// S3.5, S3.6, S5.9, S6.6: whom the effect names.
bool Trial::aim(const Action& action, Event& event) {
  const bool play = action.kind == ActionKind::Play;
  const Card& card = *event.card;
  const bool asks = card.target == Target::Opponent || card.target == Target::AnyPlayer;
  const bool takes = asks || card.target == Target::Self;
  if (asks && !action.target) {
    violate(play ? Fault::S306NoTarget : Fault::S305NoTarget, at(Part::Card)).card = action.card;
    return false;
  }
  if (!takes && action.target) {
    Violation& fault = violate(play ? Fault::S306NeedlessTarget : Fault::S305NeedlessTarget, at(Part::Target), false);
    fault.player = action.target;
    fault.card = action.card;
  }
  if (takes && action.target) {
    const std::size_t named = *action.target;
    const bool left = state_.seats[named].left;
    const bool self = named == event.actor;
    const bool immune = asks && is_immune(state_, deck_, named, card.kind);
    if (left || immune || (self && card.target == Target::Opponent) || (!self && card.target == Target::Self)) {
      Violation& fault = violate(play ? Fault::S306WrongTarget : Fault::S305WrongTarget, at(Part::Target), left);
      fault.player = named;
      fault.card = action.card;
    }
    if (left) {
      violate(Fault::S606HasLeft, at(Part::Target)).player = named;
      return false;
    }
  }
  switch (card.target) {
    case Target::None:
      break;
    case Target::Self:
      event.targets = {event.actor};
      break;
    case Target::Opponent:
    case Target::AnyPlayer:
      event.targets = {*action.target};
      event.targeted = *action.target != event.actor;
      break;
    case Target::EachOpponent:
      event.targeted = true;
      for (const std::size_t player : seats_from(state_, event.actor)) {
        if (player == event.actor || state_.seats[player].left || is_immune(state_, deck_, player, card.kind)) continue;
        event.targets.push_back(player);
      }
      break;
  }
  return true;
}

void Trial::carry_out(const Action& action, Action* open, Event& event) {
  if (!respond(action.responses, open == nullptr ? nullptr : &open->responses, event)) return;
  if (event.blocked()) {
    check_blocked(event);
    return;
  }
  if (effect(event)) check_leftovers(event);
}

}  // namespace orion::station
