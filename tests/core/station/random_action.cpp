#include "tests/core/station/random_action.hpp"

#include <algorithm>

namespace orion::testing {

namespace {

using station::Action;
using station::ActionKind;
using station::Ask;
using station::Card;
using station::CardKind;
using station::CardRef;
using station::Choice;
using station::ChoiceKey;
using station::Game;
using station::GoodRef;
using station::InPlay;
using station::is_response;
using station::kChoiceKeys;
using station::Outcome;
using station::OutcomeKind;
using station::Response;
using station::Seat;
using station::State;
using station::Step;
using station::StepKind;
using station::Target;

template <class T>
void shuffle(std::vector<T>& list, Random& random) {
  for (std::size_t left = list.size(); left > 1; --left) std::swap(list[left - 1], list[random.below(left)]);
}

/// Any reference that a record could have: mostly known, sometimes unseen or foreign.
CardRef any_card(Random& random, const Game& game) {
  if (random.one_in(12)) return CardRef::unseen();
  if (random.one_in(20)) return CardRef::foreign();
  return CardRef::of(random.below(game.deck().cards.size()));
}

GoodRef any_good(Random& random, const Game& game) {
  return random.one_in(20) ? std::nullopt : GoodRef{random.below(game.deck().goods)};
}

std::size_t any_player(Random& random, const Game& game) { return random.below(game.state().seats.size()); }

/// A card that the player could name as one of the hand.
CardRef in_hand(Random& random, const Game& game, std::size_t player) {
  const Seat& seat = game.state().seats[player];
  std::vector<CardRef> cards;
  for (std::size_t card = 0; card < seat.hand.size(); ++card) {
    if (seat.hand[card] > 0 || (seat.unseen > 0 && game.state().piles.unseen[card] > 0))
      cards.push_back(CardRef::of(card));
  }
  return cards.empty() || random.one_in(12) ? any_card(random, game) : random.pick(cards);
}

Response any_response(Random& random, const Game& game, int depth) {
  Response made;
  made.player = any_player(random, game);
  for (int tries = 0; tries < 12; ++tries) {
    made.card = in_hand(random, game, made.player);
    if (!made.card.known()) continue;
    const Card& card = game.deck().cards[made.card.card()];
    if (is_response(card.kind, card.timing)) break;
    if (random.one_in(3)) made.player = any_player(random, game);
  }
  if (random.one_in(4)) made.protects = any_player(random, game);
  while (depth > 0 && random.one_in(5)) made.responses.push_back(any_response(random, game, depth - 1));
  return made;
}

std::vector<Choice> any_choices(Random& random, const Game& game) {
  std::vector<Choice> choices;
  while (random.one_in(2)) {
    Choice& choice = choices.emplace_back();
    choice.key = static_cast<ChoiceKey>(random.below(kChoiceKeys));
    if (random.one_in(3)) choice.step = static_cast<int>(random.below(5));
    if (random.one_in(3)) choice.player = any_player(random, game);
    while (random.one_in(2)) choice.cards.push_back(any_card(random, game));
    while (random.one_in(2)) choice.goods.push_back(any_good(random, game));
  }
  return choices;
}

Outcome any_outcome(Random& random, const Game& game) {
  Outcome made;
  made.kind = static_cast<OutcomeKind>(random.below(14));
  made.player = any_player(random, game);
  const bool passes_on = made.kind == OutcomeKind::Give || made.kind == OutcomeKind::GiveCards ||
                         made.kind == OutcomeKind::GiveGoods || made.kind == OutcomeKind::GiveEquipment;
  if (passes_on) made.to = any_player(random, game);
  made.number = static_cast<int>(random.below(4));
  const Seat& seat = game.state().seats[made.player];
  if (made.kind == OutcomeKind::Draw) {
    const auto& order = game.state().piles.order;
    if (random.one_in(2))
      made.cards.push_back(order && !order->empty() ? CardRef::of(order->back()) : CardRef::unseen());
  } else if (made.kind == OutcomeKind::ScrapEquipment || made.kind == OutcomeKind::GiveEquipment) {
    if (!seat.equipment.empty()) made.cards.push_back(CardRef::of(random.pick(seat.equipment).card));
  } else if (random.one_in(2)) {
    made.cards.push_back(in_hand(random, game, made.player));
  }
  if (random.one_in(2)) made.goods.push_back(any_good(random, game));
  return made;
}

void tell(Random& random, const Game& game, CardRef named, std::vector<Choice>& choices) {
  if (!named.known()) return;
  const std::vector<Step>& effect = game.deck().cards[named.card()].effect;
  for (std::size_t index = 0; index < effect.size(); ++index) {
    if (effect[index].kind != StepKind::AsRecorded) continue;
    Choice& choice = choices.emplace_back();
    choice.key = ChoiceKey::Outcome;
    choice.step = static_cast<int>(index) + 1;
    while (random.one_in(2)) choice.outcome.push_back(any_outcome(random, game));
  }
}

template <class Visit>
void each_response(std::vector<Response>& responses, const Visit& visit) {
  for (Response& each : responses) {
    visit(each);
    each_response(each.responses, visit);
  }
}

}  // namespace

std::vector<CardRef> TestChooser::cards(const Ask& ask, const State& state) {
  const Seat& seat = state.seats[ask.player];
  std::vector<CardRef> all;
  if (ask.key == ChoiceKey::Equipment) {
    for (const InPlay& each : seat.equipment) all.push_back(CardRef::of(each.card));
  } else {
    for (std::size_t card = 0; card < seat.hand.size(); ++card)
      all.insert(all.end(), static_cast<std::size_t>(seat.hand[card]), CardRef::of(card));
    all.insert(all.end(), static_cast<std::size_t>(seat.unseen), CardRef::unseen());
  }
  shuffle(all, random_);
  all.resize(ask.count);
  return all;
}

std::vector<GoodRef> TestChooser::goods(const Ask& ask, const State& state, bool from_supply) {
  std::vector<GoodRef> all;
  if (from_supply) {
    while (all.size() < ask.count) all.emplace_back(random_.below(goods_));
    return all;
  }
  const Seat& seat = state.seats[ask.player];
  for (std::size_t good = 0; good < seat.hold.size(); ++good)
    all.insert(all.end(), static_cast<std::size_t>(seat.hold[good]), GoodRef{good});
  shuffle(all, random_);
  all.resize(ask.count);
  return all;
}

std::vector<CardRef> TestChooser::kept(const std::vector<CardRef>& drawn, std::size_t count) {
  std::vector<CardRef> all = drawn;
  shuffle(all, random_);
  all.resize(count);
  return all;
}

std::vector<std::size_t> TestChooser::shuffled(const std::vector<std::size_t>& cards) {
  std::vector<std::size_t> order = cards;
  shuffle(order, random_);
  std::vector<CardRef>& noted = orders_.emplace_back();
  std::transform(order.rbegin(), order.rend(), std::back_inserter(noted), CardRef::of);
  return order;
}

Action random_action(Random& random, const Game& game) {
  const std::size_t acting = game.state().acting;
  const Seat& seat = game.state().seats[acting];
  Action made;
  made.kind = static_cast<ActionKind>(random.below(8));
  const bool in_play = made.kind == ActionKind::Activate || made.kind == ActionKind::Scrap;
  made.card = in_play && !seat.equipment.empty() ? CardRef::of(random.pick(seat.equipment).card)
                                                 : in_hand(random, game, acting);
  if (!in_play && made.card.known() && !random.one_in(8)) {  // what the card is for
    switch (game.deck().cards[made.card.card()].kind) {
      case CardKind::Goods:
        made.kind = random.one_in(2) ? ActionKind::Buy : ActionKind::Sell;
        break;
      case CardKind::Equipment:
        made.kind = ActionKind::Install;
        break;
      case CardKind::Espionage:
      case CardKind::Support:
        made.kind = ActionKind::Play;
        break;
      case CardKind::Defence:
      case CardKind::Security:
        made.kind = random.one_in(3) ? ActionKind::Drop : ActionKind::Draw;
        break;
    }
  }
  if (made.kind == ActionKind::Drop && seat.goods() > 0) {
    const std::size_t good = random.below(seat.hold.size());
    if (seat.hold[good] > 0) made.goods.emplace_back(good);
  }
  made.activate = random.one_in(2);
  if (made.kind != ActionKind::Install && made.kind != ActionKind::Activate && made.kind != ActionKind::Play)
    return made;
  const Target target = made.card.known() ? game.deck().cards[made.card.card()].target : Target::None;
  const bool asks = target == Target::Opponent || target == Target::AnyPlayer;
  if (asks != random.one_in(10)) made.target = any_player(random, game);
  while (target > Target::Self && random.one_in(3)) made.responses.push_back(any_response(random, game, 2));
  return made;
}

void scatter_choices(Random& random, const Game& game, Action& action) {
  action.choices = any_choices(random, game);
  while (random.one_in(2)) action.drawn.push_back(any_card(random, game));
  while (random.one_in(2)) action.goods.push_back(any_good(random, game));
  each_response(action.responses, [&](Response& each) { each.choices = any_choices(random, game); });
}

void tell_outcomes(Random& random, const Game& game, Action& action) {
  tell(random, game, action.card, action.choices);
  each_response(action.responses, [&](Response& each) { tell(random, game, each.card, each.choices); });
}

}  // namespace orion::testing
