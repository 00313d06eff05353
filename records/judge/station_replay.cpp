#include "records/judge/station_replay.hpp"

#include <algorithm>
#include <utility>

#include "records/judge/station_advice.hpp"
#include "records/judge/station_words.hpp"

namespace orion::judge {

namespace {

using read::StationRuling;

std::vector<std::vector<station::CardRef>> reshuffles_of(const read::StationDeck& deck, const read::StationTurn& turn) {
  std::vector<std::vector<station::CardRef>> orders;
  if (!turn.reshuffle) return orders;
  for (const read::WrittenList& order : turn.reshuffle->orders) orders.push_back(read::cards_of(deck, order));
  return orders;
}

/// Whose turn would come by the seats alone, of those who have not left.
std::size_t next_if_not_ended(const station::Game& game) {
  const station::State& state = game.state();
  if (game.turns() == 0) return state.acting;
  std::size_t seat = state.acting;
  do {
    seat = (seat + 1) % state.seats.size();
  } while (state.seats[seat].left && seat != state.acting);
  return seat;
}

}  // namespace

station::DrawPhase draw_phase_of(const read::StationDeck& deck, const read::StationTurn& turn) {
  station::DrawPhase phase;
  if (turn.draw) phase.drawn = read::cards_of(deck, *turn.draw);
  if (turn.keep) phase.kept = read::cards_of(deck, *turn.keep);
  if (turn.discard) phase.discarded = read::cards_of(deck, *turn.discard);
  return phase;
}

StationReplay::StationReplay(const read::StationRecord& record, const Settings& settings, const station::Setup& setup,
                             Verdict& verdict)
    : record_{record},
      settings_{settings},
      verdict_{verdict},
      station_{*verdict.station},
      findings_{verdict.findings},
      game_{station_.game.emplace(station_.deck->cards, station_.rules, setup)},
      table_{game_, *station_.deck, station_.players},
      claims_{tally_, verdict.findings} {}

void StationReplay::run() {
  if (station_.course) station_.course->start = game_.state();
  if (!set_up()) return;
  if (game_.ended()) ended_after_ = 0;
  const std::size_t limit = std::min(settings_.moves_to_replay.value_or(record_.turns.size()), record_.turns.size());
  for (std::size_t index = 0; index < limit && !stopped_; ++index) play(index, std::nullopt);
  if (settings_.moves_to_replay) {
    // A leaving has nothing in it that could be asked about.
    if (settings_.actions_to_replay && limit < record_.turns.size() && !record_.turns[limit].leaves && !stopped_)
      play(limit, settings_.actions_to_replay);
    game_.forget_reshuffles();
  } else {
    keep_turns_behind();
  }
  if (game_.ended() && !cut_off_) station_.outcome = outcome();
  if (!settings_.moves_to_replay) finish();
  const station::State& state = game_.state();
  station_.unseen = static_cast<std::size_t>(state.unseen_used + state.piles.discard_unseen);
  for (const station::Seat& seat : state.seats) station_.unseen += static_cast<std::size_t>(seat.unseen);
  station_.recorded = static_cast<std::size_t>(state.recorded_used);
  note_what_it_rests_on();
}

bool StationReplay::set_up() {
  for (const station::Violation& fault : game_.setup_faults()) {
    Finding made = setup_finding(fault, record_, table_);
    made.primary = findings_.empty() || !illegal_;
    made.turn = 0;
    findings_.push_back(std::move(made));
    illegal_ = true;
  }
  station_.setup_illegal = illegal_;
  if (illegal_) station_.game.reset();
  return !illegal_;
}

void StationReplay::play(std::size_t index, std::optional<std::size_t> actions) {
  const read::StationTurn& turn = record_.turns[index];
  number_ = index + 1;
  const std::size_t player = turn.player.seat;
  const bool stands = turn.ruling && turn.ruling->decision.value == StationRuling::Stands;
  const auto faults = turn.leaves ? game_.leave_faults(player) : game_.turn_faults(player);
  std::vector<Finding> broken = station_findings(faults, table_, turn, nullptr);
  if (turn.ruling && !stands) {
    report_ruling(*turn.ruling, broken, false);
    game_.withdraw_turn();
    keep(StationPart::Turn, Effect::Withdrawn, turn);
    ++station_.turns_seen;
    return;
  }
  const bool possible = std::none_of(faults.begin(), faults.end(), [](const auto& each) { return each.impossible; });
  if (!faults.empty() && !(stands && possible)) {
    refuse(std::move(broken), turn.ruling, game_.ended());
    keep(StationPart::Turn, Effect::Refused, turn);
    if (stopped_) return;
    // A leaving is nobody's turn: who is next stays next.
    turn.leaves ? game_.withdraw_turn() : game_.skip_turn(player);
    pass_over();
    return;
  }
  if (turn.leaves) {
    game_.leave(player);
    keep(StationPart::Leaving, broken.empty() ? Effect::Applied : Effect::Stood, turn);
  } else if (!play_turn(turn, broken, actions)) {
    keep_actions_behind(turn);
    return;
  }
  if (turn.ruling) report_ruling(*turn.ruling, broken, true);
  if (!actions) end_turn(turn);
}

bool StationReplay::play_turn(const read::StationTurn& turn, std::vector<Finding>& let_stand,
                              std::optional<std::size_t> actions) {
  game_.start_turn(turn.player.seat, reshuffles_of(*station_.deck, turn));
  if (!draw(turn, let_stand)) {
    if (!stopped_) {
      game_.give_up_turn();
      pass_over();
    }
    return false;
  }
  station_.in_turn = true;
  station_.actions_seen = 0;
  keep(StationPart::Draw, let_stand.empty() ? Effect::Applied : Effect::Stood, turn);
  const std::size_t limit = std::min(actions.value_or(turn.actions.size()), turn.actions.size());
  for (action_ = 1; action_ <= limit && !stopped_; ++action_) {
    act(turn, turn.actions[action_ - 1]);
    if (!stopped_) station_.actions_seen = action_;
  }
  action_ = 0;
  return !stopped_;
}

/// S2.1.
bool StationReplay::draw(const read::StationTurn& turn, std::vector<Finding>& let_stand) {
  const std::size_t player = turn.player.seat;
  const bool due = station::cards_to_be_had(game_.state(), game_.options()) > 0 &&
                   station::cards_to_draw(game_.state(), game_.deck(), game_.options(), player) > 0;
  if (!turn.draw && due) {
    leave_undetermined(turn.player.span, "which cards " + table_.player(player) +
                                             " drew is not recorded: `draw`, with `unknown` for cards that nobody saw");
    keep(StationPart::Draw, Effect::NotJudged, turn);
    return false;
  }
  station::Attempt drawn = game_.draw(draw_phase_of(*station_.deck, turn));
  std::vector<Finding> broken = station_findings(drawn.violations, table_, turn, nullptr);
  const bool stands = turn.ruling && drawn.possible();
  if (!broken.empty() && !stands) {
    refuse(std::move(broken), turn.ruling, false);
    keep(StationPart::Draw, Effect::Refused, turn);
    return false;
  }
  if (drawn.not_recorded) {
    leave_undetermined(turn.draw ? turn.draw->span : turn.player.span,
                       "which of the cards drawn was kept is not recorded: `keep`, or `discard`");
    keep(StationPart::Draw, Effect::NotJudged, turn);
    return false;
  }
  let_stand.insert(let_stand.end(), broken.begin(), broken.end());
  game_.commit_draw(std::move(drawn));
  return true;
}

void StationReplay::act(const read::StationTurn& turn, const read::WrittenAction& action) {
  station::Attempt attempt = game_.act(read::action_of(*station_.deck, action));
  std::vector<Finding> broken = station_findings(attempt.violations, table_, turn, &action);
  const bool stands = action.ruling && action.ruling->decision.value == StationRuling::Stands;
  if (action.ruling && !stands) {
    report_ruling(*action.ruling, broken, false);
    keep(StationPart::Action, Effect::Withdrawn, turn);
    return;
  }
  const bool capped = std::any_of(attempt.violations.begin(), attempt.violations.end(),
                                  [](const auto& each) { return each.fault == station::Fault::S800StepCap; });
  if (capped) {
    give_up(std::move(broken));
    keep(StationPart::Action, Effect::NotJudged, turn);
    return;
  }
  if (!broken.empty() && !(stands && attempt.possible())) {
    refuse(std::move(broken), action.ruling, false);
    keep(StationPart::Action, Effect::Refused, turn);
    return;
  }
  if (attempt.not_recorded) {
    leave_undetermined(place_of(*attempt.not_recorded, turn, &action).span,
                       "what the card does is taken from the record (`as-recorded`), and no `outcome` is left for it");
    keep(StationPart::Action, Effect::NotJudged, turn);
    return;
  }
  const bool stood = !broken.empty();
  if (action.ruling) report_ruling(*action.ruling, broken, true);
  game_.commit(std::move(attempt));
  keep(StationPart::Action, stood ? Effect::Stood : Effect::Applied, turn);
}

/// Behind an illegal turn that is not applied, where play goes on (`--after-illegal skip`).
void StationReplay::pass_over() {
  ++station_.turns_seen;
  station_.in_turn = false;
  if (game_.ended() && !ended_after_) ended_after_ = number_;
}

void StationReplay::end_turn(const read::StationTurn& turn) {
  station_.in_turn = false;
  if (!turn.leaves) {
    const station::TurnEnd end = game_.end_turn();
    keep(StationPart::End, Effect::Applied, turn);
    if (station_.course) station_.course->moments.back().end = end;
  }
  ++station_.turns_replayed;
  ++station_.turns_seen;
  ended_after_ = game_.ended() ? std::optional{ended_after_.value_or(number_)} : std::nullopt;
  if (turn.reshuffle) claims_.verify(*turn.reshuffle, game_.state().reshuffles, number_);
  claims_.verify(turn.after, table_, number_);
  if (turn.hash) verify_hash(*turn.hash);
}

Answer StationReplay::ask(const read::AskedAction& asked) const {
  read::StationTurn turn;
  station::Game game = game_;
  std::vector<station::Violation> faults;
  if (!station_.in_turn) {
    const std::size_t player = asked.player ? asked.player->seat : game.next().value_or(next_if_not_ended(game));
    turn.player = asked.player.value_or(read::WrittenPlayer{player, asked.action.span});
    faults = game.turn_faults(player);
    game.start_turn(player);
  } else if (asked.player && asked.player->seat != game.state().acting) {
    turn.player = *asked.player;
    station::Violation fault;
    fault.fault = station::Fault::S102OutOfOrder;
    fault.where.part = station::Part::Player;
    fault.player = asked.player->seat;
    fault.due = static_cast<std::int64_t>(game.state().acting);
    faults.push_back(fault);
    game.end_turn();
    game.start_turn(asked.player->seat);
  }
  const station::Action action = read::action_of(*station_.deck, asked.action);
  const StationTable table{game, *station_.deck, station_.players};
  if (!faults.empty())
    return {station_findings(faults, table_, turn, nullptr), advice_out_of_turn(table, action, game_.ended())};
  const station::Attempt attempt = game.act(action);
  return {station_findings(attempt.violations, table, turn, &asked.action),
          station_advice(table, action, attempt.violations)};
}

void StationReplay::finish() {
  if (cut_off_) return;
  if (!game_.ended()) station_.broken_off = broken_off(record_.result, table_);
  verdict_.complete = game_.ended() || station_.broken_off.has_value();
  if (undetermined_) return;
  if (record_.result) verify_result(*record_.result, table_, station_.outcome, record_.turns.size(), tally_, findings_);
  if (!verdict_.complete) report_incomplete();
}

StationOutcome StationReplay::outcome() const {
  const station::StationEnding ending = game_.ending();
  StationOutcome made{ending.winners, {}, ending.triggered_by, ended_after_.value_or(0)};
  for (const station::Seat& seat : game_.state().seats) made.credits.push_back(seat.credits);
  return made;
}

}  // namespace orion::judge
