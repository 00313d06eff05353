#include <array>
#include <optional>

#include "core/station/legal_actions.hpp"
#include "core/station/random_chooser.hpp"
#include "records/write/station_faults.hpp"

namespace orion::write {

namespace {

using station::Action;
using station::ActionKind;
using station::CardRef;
using station::Fault;
using station::Game;

/// Whom a named action is aimed at.
enum class Aim : std::uint8_t { AsTheCardAsks, AtNobody, AtAnybody };

/// An action of some card, all else in order.
Action named(const Game& stage, ActionKind kind, Aim aim, random::Generator& random) {
  const std::size_t acting = stage.state().acting;
  Action action{.kind = kind};
  switch (kind) {
    case ActionKind::Draw:
      action.drawn = drawable(stage, 1, random);
      break;
    case ActionKind::Drop:
      action.goods = {some_good(stage, random)};
      break;
    case ActionKind::Activate:
    case ActionKind::Scrap: {
      // What is in play is named more often than what is not.
      const auto& equipment = stage.state().seats[acting].equipment;
      action.card = equipment.empty() || random.once_in(3) ? some_card(stage, acting, random)
                                                           : CardRef::of(random.one_of(equipment).card);
      break;
    }
    case ActionKind::Buy:
    case ActionKind::Sell:
    case ActionKind::Install:
    case ActionKind::Play:
      action.card = some_card(stage, acting, random);
      break;
  }
  if (kind == ActionKind::Install) action.activate = random.once_in(2);
  if (kind == ActionKind::Drop || kind == ActionKind::Draw || !action.card.known()) return action;
  const station::Target asked = stage.deck().cards[action.card.card()].target;
  const bool asks = asked == station::Target::Opponent || asked == station::Target::AnyPlayer;
  const bool activates = kind == ActionKind::Activate || kind == ActionKind::Play || action.activate;
  if (aim == Aim::AtAnybody) {
    action.target = random.below(stage.state().seats.size());
  } else if (aim == Aim::AsTheCardAsks && asks && activates) {
    const std::size_t players = stage.state().seats.size();
    action.target = (acting + 1 + random.below(players - 1)) % players;
  }
  return action;
}

/// The choices that it takes, as far as it comes to them.
Action completed(const Game& stage, Action action, random::Generator& random) {
  if (action.kind == ActionKind::Draw) return action;
  station::RandomChooser chooser{stage.deck().goods, random};
  stage.act(action, chooser);
  return action;
}

template <Fault fault, ActionKind kind, Aim aim>
bool name_one(LegalStation& game, random::Generator& random) {
  return plant_action(game, fault, random, [&](const Game& stage, ActionPlace) -> std::optional<Action> {
    return completed(stage, named(stage, kind, aim, random), random);
  });
}

/// Equipment is activated by an action of its own, or with its installing.
template <Fault fault, Aim aim>
bool activate_one(LegalStation& game, random::Generator& random) {
  return plant_action(game, fault, random, [&](const Game& stage, ActionPlace) -> std::optional<Action> {
    const ActionKind kind = random.once_in(4) ? ActionKind::Install : ActionKind::Activate;
    return completed(stage, named(stage, kind, aim, random), random);
  });
}

/// Behind the last action of a turn another one that would be legal before it.
bool act_too_often(LegalStation& game, random::Generator& random) {
  return plant_action(game, Fault::S202TooManyActions, random,
                      [&](const Game& stage, ActionPlace) -> std::optional<Action> {
                        constexpr std::array kKinds{ActionKind::Draw,    ActionKind::Buy,      ActionKind::Sell,
                                                    ActionKind::Install, ActionKind::Activate, ActionKind::Play};
                        const ActionKind kind = kKinds[random.below(kKinds.size())];
                        if (stage.state().actions <
                            station::action_limit(stage.state(), stage.deck(), stage.options(), stage.state().acting))
                          return std::nullopt;
                        return completed(stage, named(stage, kind, Aim::AsTheCardAsks, random), random);
                      });
}

bool draw_nothing(LegalStation& game, random::Generator& random) {
  return plant_action(game, Fault::S301NumberDrawn, random, [](const Game&, ActionPlace) -> std::optional<Action> {
    return Action{.kind = ActionKind::Draw};
  });
}

/// Hides a card of a hand at the start; later a card is played from it that cannot be the hidden one.
bool play_a_card_that_is_elsewhere(LegalStation& game, random::Generator& random) {
  if (game.script.setup.hands.empty() || game.script.rules.hand == 0) return false;
  const std::size_t player = random.below(game.script.players.size());
  std::vector<CardRef>& hand = game.script.setup.hands[player];
  hand[random.below(hand.size())] = CardRef::unseen();
  // Claims about hands tell of that card.
  for (ScriptTurn& turn : game.script.turns) turn.after.clear();
  game.script.result = {};
  return plant_action(
      game, Fault::S800SeenElsewhere, random, [&](const Game& stage, ActionPlace) -> std::optional<Action> {
        if (stage.state().acting != player || stage.state().seats[player].unseen == 0) return std::nullopt;
        constexpr std::array kKinds{ActionKind::Buy, ActionKind::Sell, ActionKind::Install, ActionKind::Play};
        const ActionKind kind = kKinds[random.below(kKinds.size())];
        return completed(stage, named(stage, kind, Aim::AsTheCardAsks, random), random);
      });
}

using enum ActionKind;
using enum Aim;

constexpr std::array<StationPlanting, 28> kPlantings{{
    {"S202", "an action more than the limit", act_too_often},
    {"S301", "an action that draws nothing from a pile with cards", draw_nothing},
    {"S302a", "a card bought that is no goods card", name_one<Fault::S302NotGoods, Buy, AsTheCardAsks>},
    {"S302b", "a goods card bought that is not in the hand", name_one<Fault::S302NotInHand, Buy, AsTheCardAsks>},
    {"S302c", "goods bought that are too dear", name_one<Fault::S302TooDear, Buy, AsTheCardAsks>},
    {"S303a", "a card sold that is no goods card", name_one<Fault::S303NotGoods, Sell, AsTheCardAsks>},
    {"S303b", "a goods card sold that is not in the hand", name_one<Fault::S303NotInHand, Sell, AsTheCardAsks>},
    {"S303c", "goods sold that are not in the hold", name_one<Fault::S303NoGoods, Sell, AsTheCardAsks>},
    {"S304a", "a card installed that is no equipment", name_one<Fault::S304NotEquipment, Install, AsTheCardAsks>},
    {"S304b", "equipment installed that is not in the hand", name_one<Fault::S304NotInHand, Install, AsTheCardAsks>},
    {"S304c", "a piece of equipment too many in play", name_one<Fault::S304TooMany, Install, AsTheCardAsks>},
    {"S305a", "equipment activated that is not in play", name_one<Fault::S305NotInPlay, Activate, AsTheCardAsks>},
    {"S305b", "equipment activated twice in a turn", name_one<Fault::S305ActivatedBefore, Activate, AsTheCardAsks>},
    {"S305c", "equipment activated that has no effect", activate_one<Fault::S305NoEffect, AsTheCardAsks>},
    {"S305d", "an activation that is too dear", activate_one<Fault::S305TooDear, AsTheCardAsks>},
    {"S305e", "an activation without the target that it needs", activate_one<Fault::S305NoTarget, AtNobody>},
    {"S305f", "an activation against a wrong target", activate_one<Fault::S305WrongTarget, AtAnybody>},
    {"S305g", "an activation with a target not asked for", activate_one<Fault::S305NeedlessTarget, AtAnybody>},
    {"S306a", "a card played that is bought, installed or kept for a response",
     name_one<Fault::S306NotPlayable, Play, AsTheCardAsks>},
    {"S306b", "a card played that is not in the hand", name_one<Fault::S306NotInHand, Play, AsTheCardAsks>},
    {"S306c", "a card played without the target that it needs", name_one<Fault::S306NoTarget, Play, AtNobody>},
    {"S306d", "a card played against a wrong target", name_one<Fault::S306WrongTarget, Play, AtAnybody>},
    {"S306e", "a card played with a target not asked for", name_one<Fault::S306NeedlessTarget, Play, AtAnybody>},
    {"S402", "goods dropped that are not in the hold", name_one<Fault::S402NoSuchGoods, Drop, AsTheCardAsks>},
    {"S403", "equipment scrapped that is not in play", name_one<Fault::S403NotInPlay, Scrap, AsTheCardAsks>},
    {"S700a", "a purchase or sale with a target", name_one<Fault::S700NeedlessTarget, Buy, AtAnybody>},
    {"S800c", "a card played from an unseen hand, all its copies being elsewhere", play_a_card_that_is_elsewhere},
    {"S800h", "an effect of more steps than an action may have", name_one<Fault::S800StepCap, Play, AsTheCardAsks>},
}};

}  // namespace

std::span<const StationPlanting> station_action_plantings() noexcept { return kPlantings; }

}  // namespace orion::write
