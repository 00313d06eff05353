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
using station::Response;

/// By anybody, with any card: one that answers and lies in the hand two times of three.
Response some_response(const Game& stage, random::Generator& random) {
  Response response;
  std::vector<Response> held;
  for (std::size_t player = 0; player < stage.state().seats.size(); ++player) {
    const auto& hand = stage.state().seats[player].hand;
    for (std::size_t card = 0; card < hand.size(); ++card) {
      const station::Card& printed = stage.deck().cards[card];
      if (hand[card] > 0 && is_response(printed.kind, printed.timing)) held.push_back({player, CardRef::of(card)});
    }
  }
  if (!held.empty() && !random.once_in(3)) {
    response = random.one_of(held);
  } else {
    response.player = random.below(stage.state().seats.size());
    response.card = some_card(stage, response.player, random);
  }
  if (random.once_in(3)) response.protects = random.below(stage.state().seats.size());
  return response;
}

/// A response more to an action that the record has.
template <Fault fault>
bool respond(LegalStation& game, random::Generator& random) {
  return plant_action(game, fault, random, [&](const Game& stage, ActionPlace place) {
    std::optional<Action> action = recorded_action(game.script, place);
    if (action) action->responses.push_back(some_response(stage, random));
    return action;
  });
}

/// Two of them: the second may find nothing left to block.
bool block_twice(LegalStation& game, random::Generator& random) {
  return plant_action(game, Fault::S506ProtectedBefore, random, [&](const Game& stage, ActionPlace place) {
    std::optional<Action> action = recorded_action(game.script, place);
    if (!action) return action;
    if (action->responses.empty()) action->responses.push_back(some_response(stage, random));
    action->responses.push_back(some_response(stage, random));
    return action;
  });
}

bool answer_a_response(LegalStation& game, random::Generator& random) {
  return plant_action(game, Fault::S508ResponseNotBlockable, random, [&](const Game& stage, ActionPlace place) {
    std::optional<Action> action = recorded_action(game.script, place);
    if (!action) return action;
    if (action->responses.empty()) action->responses.push_back(some_response(stage, random));
    action->responses.back().responses.push_back(some_response(stage, random));
    return action;
  });
}

bool draw_though_blocked(LegalStation& game, random::Generator& random) {
  return plant_action(game, Fault::S504DrewThoughBlocked, random, [&](const Game& stage, ActionPlace place) {
    std::optional<Action> action = recorded_action(game.script, place);
    if (!action) return action;
    if (action->responses.empty()) action->responses.push_back(some_response(stage, random));
    std::erase_if(action->choices, [](const Choice& each) { return each.key == ChoiceKey::Drew; });
    Choice drew{ChoiceKey::Drew};
    drew.cards = drawable(stage, 1, random);
    action->choices.push_back(std::move(drew));
    return action;
  });
}

constexpr std::array<StationPlanting, 13> kPlantings{{
    {"S401a", "a defence of a player at whom the action is not aimed", respond<Fault::S401Bystander>},
    {"S401b", "a defence that is not in the hand", respond<Fault::S401NotInHand>},
    {"S401c", "a response with a card that answers nothing", respond<Fault::S401NoResponse>},
    {"S502a", "a response to buying, selling or a free action", respond<Fault::S502NeverBlocked>},
    {"S502b", "an SSD that is not in the hand", respond<Fault::S502NotInHand>},
    {"S504", "cards drawn by an action that was blocked", draw_though_blocked},
    {"S505a", "a response to an action that is aimed at nobody", respond<Fault::S505NotTargeted>},
    {"S505b", "a response to a card that cannot be blocked", respond<Fault::S505NotBlockable>},
    {"S506a", "a second response that protects the same player", block_twice},
    {"S506b", "a response that protects somebody at whom nothing is aimed", respond<Fault::S506NotAimedAt>},
    {"S506c", "a defence card that protects another player", respond<Fault::S506DefenceForOther>},
    {"S508a", "a response to one's own action", respond<Fault::S508OwnAction>},
    {"S508b", "a response to a response", answer_a_response},
}};

}  // namespace

std::span<const StationPlanting> station_response_plantings() noexcept { return kPlantings; }

}  // namespace orion::write
