#include <algorithm>
#include <utility>

#include "core/station/trial.hpp"

namespace orion::station {

namespace {

bool has_block(const Card& card) {
  return card.kind == CardKind::Security || std::any_of(card.effect.begin(), card.effect.end(),
                                                        [](const Step& step) { return step.kind == StepKind::Block; });
}

}  // namespace

bool Trial::respond(const std::vector<Response>& responses, std::vector<Response>* open, Event& event) {
  for (std::size_t index = 0; index < responses.size(); ++index) {
    std::vector<std::size_t> path = event.path;
    path.push_back(index);
    if (!respond_once(responses[index], open == nullptr ? nullptr : &(*open)[index], std::move(path), event))
      return false;
  }
  return true;
}

/// The order of S5.6: can this be blocked at all, may this player respond, is the card there, is there still something
/// to block.
bool Trial::respond_once(const Response& response, Response* open, std::vector<std::size_t> path, Event& event) {
  const Card* card = response.card.known() ? &deck_.cards[response.card.card()] : nullptr;
  const Where at_card{Part::Card, path, 0, std::nullopt};
  if (!may_answer(response, card, at_card, event)) return false;
  CardRef moved;
  const auto lack =
      card == nullptr ? Lack::NotThere : clerk_.from_hand(response.player, response.card, {Spot::Discard}, moved);
  if (lack) {
    const bool security = card != nullptr && card->kind == CardKind::Security;
    Violation& fault = violate(*lack == Lack::SeenElsewhere ? Fault::S800SeenElsewhere
                               : security                   ? Fault::S502NotInHand
                                                            : Fault::S401NotInHand,
                               at_card);
    fault.card = response.card;
    fault.player = response.player;
    return false;
  }
  std::size_t protege = 0;
  if (!has_something_to_block(response, *card, path, event, protege)) return false;

  Event own;
  own.actor = response.player;
  own.card = card;
  own.choice_fault = Fault::S401ChoiceNotThere;
  own.targeted = true;
  own.is_response = true;
  own.targets = {event.actor};
  own.path = std::move(path);
  own.choices = open == nullptr ? &response.choices : &open->choices;
  own.open = open == nullptr ? nullptr : &open->choices;
  own.used.assign(response.choices.size(), false);
  if (!respond(response.responses, open == nullptr ? nullptr : &open->responses, own)) return false;
  if (own.blocked()) {
    check_blocked(own);
    return made_.possible();
  }
  if (has_block(*card)) event.shielded.push_back(protege);
  if (!effect(own)) return false;
  check_leftovers(own);
  return true;
}

bool Trial::may_answer(const Response& response, const Card* card, const Where& where, const Event& event) {
  const auto refuse = [&](Fault fault, Part part) {
    Violation& made = violate(fault, {part, where.response, 0, std::nullopt});
    made.card = response.card;
    made.player = response.player;
    return false;
  };
  // What a block would do is clear all the same, so that a ruling can let it stand.
  const auto irregular = [&](Fault fault, Part part) {
    refuse(fault, part);
    made_.violations.back().impossible = false;
  };
  if (event.never_blocked) return refuse(Fault::S502NeverBlocked, Part::Card);
  if (!event.targeted) return refuse(Fault::S505NotTargeted, Part::Card);
  if (event.card != nullptr && !event.card->blockable) irregular(Fault::S505NotBlockable, Part::Card);
  if (event.is_response && (card == nullptr || !card->blocks_responses))
    irregular(Fault::S508ResponseNotBlockable, Part::Card);
  if (response.player == event.actor) irregular(Fault::S508OwnAction, Part::Player);
  if (state_.seats[response.player].left) return refuse(Fault::S606HasLeft, Part::Player);
  if (card == nullptr) return true;  // it is in no hand
  if (!is_response(card->kind, card->timing)) return refuse(Fault::S401NoResponse, Part::Card);
  if (card->kind != CardKind::Security && !event.aims_at(response.player))
    return refuse(Fault::S401Bystander, Part::Player);
  return true;
}

/// S5.6, S5.7. @param protege  whom the response protects
bool Trial::has_something_to_block(const Response& response, const Card& card, const std::vector<std::size_t>& path,
                                   const Event& event, std::size_t& protege) {
  const auto refuse = [&](Fault fault) {
    Violation& made = violate(fault, {response.protects ? Part::Protects : Part::Card, path, 0, std::nullopt});
    made.card = response.card;
    made.player = protege;
    return false;
  };
  const bool only_one = event.targets.size() == 1;
  const bool security = card.kind == CardKind::Security;
  protege = response.protects.value_or(security && only_one ? event.targets.front() : response.player);
  if (!security && protege != response.player) return refuse(Fault::S506DefenceForOther);
  if (!event.aims_at(protege)) return refuse(Fault::S506NotAimedAt);
  if (event.protects(protege)) return refuse(Fault::S506ProtectedBefore);
  return true;
}

/// S5.4: of a blocked action nothing is carried out or judged, but nobody can have drawn.
void Trial::check_blocked(const Event& event) {
  for (std::size_t index = 0; index < event.choices->size(); ++index) {
    const Choice& choice = (*event.choices)[index];
    if (choice.key != ChoiceKey::Drew) continue;
    violate(Fault::S504DrewThoughBlocked, at_choice(event, index, std::nullopt)).key = choice.key;
    return;
  }
}

}  // namespace orion::station
