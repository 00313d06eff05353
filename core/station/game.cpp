#include "core/station/game.hpp"

#include <algorithm>
#include <utility>

#include "core/station/trial.hpp"

namespace orion::station {

namespace {

void leave_open(std::vector<Response>& responses) {
  for (Response& each : responses) {
    each.choices.clear();
    leave_open(each.responses);
  }
}

Violation turn_fault(Fault fault, std::size_t player, std::optional<std::size_t> due) {
  Violation made;
  made.fault = fault;
  made.where.part = Part::Player;
  made.impossible = fault == Fault::S606HasLeft;
  made.player = player;
  made.due = due ? static_cast<std::int64_t>(*due) : -1;
  return made;
}

}  // namespace

Game::Game(const Deck& deck, const Options& options, const Setup& setup) : deck_{&deck}, options_{options} {
  setup_faults_ = station::setup_faults(deck, options, setup);
  lay_out(setup);
  owed_.assign(state_.seats.size(), false);
  next_ = 0;
  note_trigger(state_, options_);
  if (state_.triggered_by) {
    trigger_turn_ = 0;
    begin_last_round();
    seat_ = state_.seats.size() - 1;
    advance();
  }
}

void Game::lay_out(const Setup& setup) {
  Seat empty;
  empty.credits = options_.start_credits;
  empty.hold.assign(deck_->goods, 0);
  empty.hand.assign(deck_->cards.size(), 0);
  state_.seats.assign(setup.hands.size(), empty);
  Piles& piles = state_.piles;
  piles.discard.assign(deck_->cards.size(), 0);
  for (const Card& card : deck_->cards) piles.unseen.push_back(card.copies);
  piles.pile = static_cast<std::int64_t>(deck_->size());
  for (std::size_t player = 0; player < setup.hands.size(); ++player) {
    for (const CardRef card : setup.hands[player]) {
      --piles.pile;
      if (!card.known()) {
        ++state_.seats[player].unseen;
        continue;
      }
      --piles.unseen[card.card()];
      ++state_.seats[player].hand[card.card()];
    }
  }
  if (!setup.pile || !setup_faults_.empty()) return;
  piles.order.emplace();
  for (std::size_t at = setup.pile->size(); at-- > 0;) piles.order->push_back((*setup.pile)[at].card());
}

std::vector<Violation> Game::turn_faults(std::size_t player) const {
  std::vector<Violation> faults;
  if (ended()) {
    faults.push_back(turn_fault(Fault::S602AfterEnd, player, std::nullopt));
  } else if (player != *next_) {
    faults.push_back(turn_fault(last_round_ ? Fault::S602OutOfOrder : Fault::S102OutOfOrder, player, next_));
  }
  if (state_.seats[player].left) faults.push_back(turn_fault(Fault::S606HasLeft, player, next_));
  return faults;
}

void Game::start_turn(std::size_t player, ReshuffleOrders reshuffles) {
  ++turn_;
  action_ = 0;
  state_.acting = player;
  state_.actions = 0;
  state_.reshuffles = 0;
  state_.extra_turns_given = 0;
  reshuffles_ = std::move(reshuffles);
  // Out of turn, by a ruling: the order goes on behind this player's seat. An extra turn leaves it where it was.
  if (next_ != player || !extra_) seat_ = player;
}

Attempt Game::draw(const DrawPhase& drawn) const {
  return Trial{*deck_, options_, state_, reshuffles_, nullptr}.draw_phase(drawn, nullptr);
}

Attempt Game::draw(DrawPhase& drawn, Chooser& chooser) const {
  drawn = {};
  return Trial{*deck_, options_, state_, reshuffles_, &chooser}.draw_phase({}, &drawn);
}

Attempt Game::act(const Action& action) const { return act_on(state_, action); }

Attempt Game::act_on(const State& table, const Action& action) const {
  return Trial{*deck_, options_, table, reshuffles_, nullptr}.action(action, nullptr);
}

Attempt Game::act(Action& action, Chooser& chooser) const {
  action.choices.clear();
  action.drawn.clear();
  leave_open(action.responses);
  const Action asked = action;
  return Trial{*deck_, options_, state_, reshuffles_, &chooser}.action(asked, &action);
}

void Game::commit_draw(Attempt attempt) { take(std::move(attempt), 0); }

void Game::commit(Attempt attempt) { take(std::move(attempt), ++action_); }

void Game::take(Attempt attempt, std::size_t action) {
  note(attempt.passages, action);
  state_ = std::move(attempt.after);
  if (state_.triggered_by && !trigger_turn_) trigger_turn_ = turn_;
}

void Game::note(std::vector<Passage>& passages, std::size_t action) {
  for (Passage& each : passages) {
    each.turn = turn_;
    each.action = action;
  }
  journal_.insert(journal_.end(), passages.begin(), passages.end());
}

TurnEnd Game::end_turn() {
  const std::size_t player = state_.acting;
  TurnEnd end{state_.seats[player].goods(), goods_limit(state_, *deck_, options_, player), 0};
  if (end.goods > end.limit) {
    end.paid = std::min<std::int64_t>(penalty(state_, *deck_, options_, player), state_.seats[player].credits);
    std::vector<Passage> passages;
    Clerk{state_, options_, reshuffles_, passages, nullptr}.credits(end.paid, {Spot::Purse, player}, {Spot::Bank});
    note(passages, 0);
  }
  for (Seat& seat : state_.seats) {
    for (InPlay& each : seat.equipment) each.activated = false;
    seat.until_end.clear();
    seat.immune_until_end.reset();
    seat.extra_actions = 0;
  }
  if (last_round_) owed_[player] = false;
  if (state_.triggered_by && !last_round_) begin_last_round();
  advance();
  return end;
}

/// S6.2: everybody but the one who triggered the end has one turn more.
void Game::begin_last_round() {
  last_round_ = true;
  state_.extra_turns.clear();
  for (std::size_t player = 0; player < owed_.size(); ++player)
    owed_[player] = player != *state_.triggered_by && !state_.seats[player].left;
}

/// Finds who is next. An extra turn comes right after the one that gave it, in the last round none does; a player who
/// is to miss a turn is passed over, and in the last round that was the last turn.
void Game::advance() {
  next_.reset();
  const auto still_in =
      std::count_if(state_.seats.begin(), state_.seats.end(), [](const Seat& seat) { return !seat.left; });
  if (still_in <= 1) return;
  if (last_round_) state_.extra_turns.clear();
  while (!last_round_ || std::find(owed_.begin(), owed_.end(), true) != owed_.end()) {
    std::size_t player = 0;
    extra_ = !state_.extra_turns.empty();
    if (extra_) {
      player = state_.extra_turns.front();
      state_.extra_turns.pop_front();
    } else {
      player = seat_ = (seat_ + 1) % state_.seats.size();
    }
    Seat& seat = state_.seats[player];
    if (seat.left || (last_round_ && !owed_[player])) continue;
    if (seat.skips > 0) {
      --seat.skips;
      if (last_round_) owed_[player] = false;
      continue;
    }
    next_ = player;
    return;
  }
}

std::vector<Violation> Game::leave_faults(std::size_t player) const {
  std::vector<Violation> faults;
  if (ended()) faults.push_back(turn_fault(Fault::S602AfterEnd, player, std::nullopt));
  if (state_.seats[player].left) faults.push_back(turn_fault(Fault::S606HasLeft, player, next_));
  return faults;
}

void Game::leave(std::size_t player) {
  ++turn_;
  action_ = 0;
  state_.reshuffles = 0;
  std::vector<Passage> passages;
  Clerk clerk{state_, options_, reshuffles_, passages, nullptr};
  clerk.discard_hand(player);
  Seat& seat = state_.seats[player];
  while (!seat.equipment.empty()) clerk.from_play(player, seat.equipment.size() - 1, {Spot::Discard});
  for (std::size_t good = 0; good < seat.hold.size(); ++good)
    clerk.goods(good, seat.hold[good], {Spot::Hold, player}, {Spot::Bank});
  note(passages, 0);
  seat.left = true;
  owed_[player] = false;
  const auto still_in =
      std::count_if(state_.seats.begin(), state_.seats.end(), [](const Seat& each) { return !each.left; });
  const bool owes = std::find(owed_.begin(), owed_.end(), true) != owed_.end();
  if (still_in <= 1 || (last_round_ && !owes)) {
    next_.reset();
  } else if (next_ == player) {
    advance();
  }
}

void Game::skip_turn(std::size_t player) {
  start_turn(player);
  give_up_turn();
}

void Game::give_up_turn() {
  if (ended()) return;
  if (last_round_) owed_[state_.acting] = false;
  advance();
}

StationEnding Game::ending() const {
  StationEnding ending;
  ending.triggered_by = state_.triggered_by;
  std::int64_t most = -1;
  for (const Seat& seat : state_.seats) {
    if (!seat.left) most = std::max(most, seat.credits);
  }
  for (std::size_t player = 0; player < state_.seats.size(); ++player) {
    if (!state_.seats[player].left && state_.seats[player].credits == most) ending.winners.push_back(player);
  }
  const auto& trigger = ending.triggered_by;
  if (trigger && std::find(ending.winners.begin(), ending.winners.end(), *trigger) != ending.winners.end())
    ending.winners = {*trigger};
  return ending;
}

}  // namespace orion::station
