#include "core/station/trial.hpp"

#include <algorithm>
#include <utility>

namespace orion::station {

void note_trigger(State& state, const Options& options) {
  if (state.triggered_by) return;
  for (const std::size_t player : seats_from(state, state.acting)) {
    if (state.seats[player].left || state.seats[player].credits < options.target) continue;
    state.triggered_by = player;
    return;
  }
}

bool Attempt::possible() const noexcept {
  return !not_recorded &&
         std::none_of(violations.begin(), violations.end(), [](const Violation& each) { return each.impossible; });
}

bool Trial::Event::aims_at(std::size_t player) const {
  return targeted && std::find(targets.begin(), targets.end(), player) != targets.end();
}

bool Trial::Event::protects(std::size_t player) const {
  return std::find(shielded.begin(), shielded.end(), player) != shielded.end();
}

bool Trial::Event::blocked() const { return !targets.empty() && targeted && shielded.size() == targets.size(); }

Violation& Trial::violate(Fault fault, Where where, bool impossible) {
  Violation made;
  made.fault = fault;
  made.where = std::move(where);
  made.impossible = impossible;
  return made_.violations.emplace_back(std::move(made));
}

Attempt Trial::action(const Action& action, Action* open) {
  Event event;
  event.actor = state_.acting;
  event.choices = open == nullptr ? &action.choices : &open->choices;  // what was chosen is looked up where it was put
  event.open = open == nullptr ? nullptr : &open->choices;
  event.used.assign(action.choices.size(), false);
  const bool of_no_card =
      action.kind == ActionKind::Draw || action.kind == ActionKind::Drop || action.kind == ActionKind::Scrap;
  if (!of_no_card && action.card.known()) event.card = &deck_.cards[action.card.card()];
  const bool free = action.kind == ActionKind::Drop || action.kind == ActionKind::Scrap ||
                    (event.card != nullptr && event.card->free);
  if (!free) {
    const int limit = action_limit(state_, deck_, options_, state_.acting);
    if (state_.actions >= limit) {
      Violation& over = violate(Fault::S202TooManyActions, at(Part::Whole), false);
      over.given = state_.actions + 1;
      over.due = limit;
    }
    ++state_.actions;
  }
  switch (action.kind) {
    case ActionKind::Draw:
      draw_action(action, open, event);
      break;
    case ActionKind::Buy:
      buy(action, event);
      break;
    case ActionKind::Sell:
      sell(action, event);
      break;
    case ActionKind::Install:
      install(action, open, event);
      break;
    case ActionKind::Activate:
      activate(action, open, event);
      break;
    case ActionKind::Play:
      play(action, open, event);
      break;
    case ActionKind::Drop:
      drop(action, event);
      break;
    case ActionKind::Scrap:
      scrap(action, event);
      break;
  }
  note_trigger(state_, options_);
  return std::move(made_);
}

void Trial::refuse_the_rest(const Action& action, Event& event, Fault needless_target) {
  if (action.target) violate(needless_target, at(Part::Target), false).player = action.target;
  if (!respond(action.responses, nullptr, event)) return;
  check_leftovers(event);
}

bool Trial::take_card(const Action& action, Fault not_in_hand, Place to) {
  CardRef moved;
  const bool named = action.card.known();
  const auto lack = named ? clerk_.from_hand(state_.acting, action.card, to, moved) : Lack::NotThere;
  if (!lack) return true;
  Violation& fault = violate(*lack == Lack::SeenElsewhere ? Fault::S800SeenElsewhere : not_in_hand, at(Part::Card));
  fault.card = action.card;
  fault.player = state_.acting;
  return false;
}

bool Trial::draw_card(std::size_t player, std::optional<CardRef> named, Where where, CardRef& drawn, Veiled unseen) {
  auto fault = clerk_.draw(player, named, drawn, unseen);
  if (!fault) return true;
  if (fault->where.part == Part::Drawn) fault->where = std::move(where);
  fault->player = player;
  made_.violations.push_back(std::move(*fault));
  return false;
}

void Trial::draw_action(const Action& action, Action* open, Event& event) {
  const std::int64_t due = std::min<std::int64_t>(1, cards_to_be_had(state_, options_));
  const std::size_t number = open == nullptr ? action.drawn.size() : static_cast<std::size_t>(due);
  if (static_cast<std::int64_t>(number) != due) {
    Violation& fault = violate(Fault::S301NumberDrawn, at(Part::Drawn), false);
    fault.given = static_cast<std::int64_t>(number);
    fault.due = due;
  }
  if (open != nullptr) open->drawn.clear();
  for (std::size_t index = 0; index < number; ++index) {
    CardRef drawn;
    const auto named = open == nullptr ? std::optional{action.drawn[index]} : std::nullopt;
    if (!draw_card(event.actor, named, at(Part::Drawn, index), drawn)) return;
    if (open != nullptr) open->drawn.push_back(drawn);
  }
  refuse_the_rest(action, event, Fault::S700NeedlessTarget);
}

void Trial::buy(const Action& action, Event& event) {
  event.never_blocked = true;
  if (event.card != nullptr && event.card->kind != CardKind::Goods) {
    violate(Fault::S302NotGoods, at(Part::Card)).card = action.card;
    return;
  }
  if (!take_card(action, Fault::S302NotInHand, {Spot::Discard})) return;
  const int price = buy_price(state_, deck_, event.actor, action.card.card());
  if (state_.seats[event.actor].credits < price) {
    Violation& fault = violate(Fault::S302TooDear, at(Part::Card));
    fault.card = action.card;
    fault.player = event.actor;
    fault.given = state_.seats[event.actor].credits;
    fault.due = price;
    return;
  }
  clerk_.credits(price, {Spot::Purse, event.actor}, {Spot::Bank});
  clerk_.goods(event.card->good, event.card->units, {Spot::Bank}, {Spot::Hold, event.actor});
  refuse_the_rest(action, event, Fault::S700NeedlessTarget);
}

void Trial::sell(const Action& action, Event& event) {
  event.never_blocked = true;
  if (event.card != nullptr && event.card->kind != CardKind::Goods) {
    violate(Fault::S303NotGoods, at(Part::Card)).card = action.card;
    return;
  }
  if (!take_card(action, Fault::S303NotInHand, {Spot::Discard})) return;
  const Card& card = *event.card;
  if (options_.sell_needs_goods) {
    const std::int64_t there = state_.seats[event.actor].hold[card.good];
    if (there < card.units) {
      Violation& fault = violate(Fault::S303NoGoods, at(Part::Card));
      fault.card = action.card;
      fault.good = card.good;
      fault.player = event.actor;
      fault.given = there;
      fault.due = card.units;
      return;
    }
    clerk_.goods(card.good, card.units, {Spot::Hold, event.actor}, {Spot::Bank});
  }
  const int price = sell_price(state_, deck_, event.actor, action.card.card());
  clerk_.credits(price, {Spot::Bank}, {Spot::Purse, event.actor});
  refuse_the_rest(action, event, Fault::S700NeedlessTarget);
}

void Trial::drop(const Action& action, Event& event) {
  event.never_blocked = true;
  for (std::size_t index = 0; index < action.goods.size(); ++index) {
    const GoodRef good = action.goods[index];
    if (!good || state_.seats[event.actor].hold[*good] == 0) {
      Violation& fault = violate(Fault::S402NoSuchGoods, at(Part::Goods, index));
      fault.good = good;
      fault.player = event.actor;
      return;
    }
    clerk_.goods(*good, 1, {Spot::Hold, event.actor}, {Spot::Bank});
  }
  refuse_the_rest(action, event, Fault::S700NeedlessTarget);
}

void Trial::scrap(const Action& action, Event& event) {
  event.never_blocked = true;
  const auto copy = clerk_.in_play(event.actor, action.card);
  if (!copy) {
    Violation& fault = violate(Fault::S403NotInPlay, at(Part::Card));
    fault.card = action.card;
    fault.player = event.actor;
    return;
  }
  clerk_.from_play(event.actor, *copy, {Spot::Discard});
  refuse_the_rest(action, event, Fault::S700NeedlessTarget);
}

}  // namespace orion::station
