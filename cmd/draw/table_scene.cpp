#include "cmd/draw/table_scene.hpp"

#include <algorithm>

#include "cmd/draw/scene_words.hpp"
#include "cmd/format/finding_text.hpp"
#include "cmd/format/verdict_words.hpp"
#include "records/counted.hpp"
#include "records/joined.hpp"
#include "records/judge/station_table_words.hpp"
#include "records/read/station_rules.hpp"

namespace orion::cmd {

namespace {

template <class Counts>
std::vector<CountScene> counts(const std::vector<std::string>& names, const Counts& numbers) {
  std::vector<CountScene> list;
  for (std::size_t index = 0; index < numbers.size(); ++index) {
    if (numbers[index] > 0) list.push_back({names[index], numbers[index]});
  }
  return list;
}

SeatScene seat_scene(const judge::StationVerdict& station, std::size_t player) {
  const station::Game& game = *station.game;
  const station::State& state = game.state();
  const station::Seat& seat = state.seats[player];
  const read::StationDeck& deck = *station.deck;
  SeatScene scene;
  scene.name = station.players[player];
  scene.credits = seat.credits;
  scene.hold = counts(deck.goods, seat.hold);
  scene.goods = seat.goods();
  scene.goods_limit = station::goods_limit(state, game.deck(), game.options(), player);
  scene.hand = counts(deck.ids, seat.hand);
  scene.unseen = seat.unseen;
  scene.hand_size = seat.hand_size();
  for (const station::InPlay& each : seat.equipment) scene.equipment.push_back({deck.ids[each.card], each.activated});
  scene.equipment_limit = station::equipment_limit(state, game.deck(), game.options(), player);
  scene.skips = seat.skips;
  scene.left = seat.left;
  return scene;
}

PilesScene piles_scene(const judge::StationVerdict& station) {
  const station::Piles& piles = station.game->state().piles;
  PilesScene scene;
  scene.pile = piles.pile;
  if (piles.order && !piles.order->empty()) scene.next_card = station.deck->ids[piles.order->back()];
  scene.discard = counts(station.deck->ids, piles.discard);
  scene.discard_unseen = piles.discard_unseen;
  scene.discard_size = piles.discard_size();
  return scene;
}

std::string trigger_words(const TableScene& scene) {
  const std::string text = scene.seats[*scene.triggered_by].name + " triggered the end";
  return scene.trigger_turn == 0 ? text : text + " in turn " + std::to_string(scene.trigger_turn);
}

std::string turn_words(const judge::StationVerdict& station, const TableScene& scene) {
  const std::vector<std::string>& players = station.players;
  if (scene.in_turn) {
    return "it is " + players[*scene.acting] + "'s turn: " + std::to_string(scene.actions) + " of " +
           counted(scene.action_limit, "action") + " taken";
  }
  if (scene.acting) return "the next turn is " + players[*scene.acting] + "'s";
  const auto winners = station.game->ending().winners;
  return in_a_row(judge::names_at(players, winners)) + (winners.size() > 1 ? " share the win" : " has won");
}

void add_turn(TableScene& scene, const judge::Verdict& verdict) {
  const judge::StationVerdict& station = *verdict.station;
  const station::Game& game = *station.game;
  const station::State& state = game.state();
  scene.in_turn = station.in_turn;
  scene.acting = station.in_turn ? std::optional{state.acting} : game.next();
  if (station.in_turn) {
    scene.actions = state.actions;
    scene.action_limit = station::action_limit(state, game.deck(), game.options(), state.acting);
  }
  if (scene.acting) scene.seats[*scene.acting].acting = true;
  scene.triggered_by = state.triggered_by;
  scene.trigger_turn = game.trigger_turn().value_or(0);
  if (scene.triggered_by) scene.state.push_back(trigger_words(scene));
  scene.state.push_back(turn_words(station, scene));
  if (game.ended()) {
    for (const std::size_t winner : game.ending().winners) scene.seats[winner].winner = true;
  }
  scene.outcome = station.outcome;
  scene.broken_off = station.broken_off;
  if (station.broken_off) scene.state.push_back("play was " + station_broken_off_words(station));
}

bool was_judged(const judge::StationMoment& moment) { return moment.effect != judge::Effect::NotJudged; }

std::vector<std::int64_t> credits_of(const station::State& state) {
  std::vector<std::int64_t> credits;
  for (const station::Seat& seat : state.seats) credits.push_back(seat.credits);
  return credits;
}

/// What everybody had at the start and after every turn, and now.
void add_credits(TableScene& scene, const judge::StationCourse& course) {
  if (!course.start) return;
  scene.credits.push_back({0, false, credits_of(*course.start)});
  for (const judge::StationMoment& moment : course.moments) {
    if (!was_judged(moment)) break;
    if (scene.credits.back().within) scene.credits.pop_back();
    const bool within = moment.in_turn;
    const std::size_t turn = within ? moment.turn - 1 : moment.turn;
    if (!within && scene.credits.back().turn == turn) scene.credits.pop_back();
    scene.credits.push_back({turn, within, credits_of(moment.state)});
  }
}

/// Why the turn or action at which the replay stopped is illegal.
void add_reasons(TableScene& scene, const judge::Verdict& verdict) {
  const judge::StationMoment* stopped_at = nullptr;
  for (const judge::StationMoment& moment : verdict.station->course->moments) {
    if (was_judged(moment)) stopped_at = &moment;
  }
  if (stopped_at == nullptr || stopped_at->effect != judge::Effect::Refused) return;
  std::string head = "turn " + std::to_string(stopped_at->turn);
  if (stopped_at->action > 0) head += ", action " + std::to_string(stopped_at->action);
  scene.reasons.push_back(head + ", is illegal:");
  for (const Finding& finding : verdict.findings) {
    const std::size_t action = finding.action.value_or(0);
    if (finding.turn != stopped_at->turn || action != stopped_at->action) continue;
    if (finding.severity != catalogue::Severity::Error || catalogue::entry(finding.code).id.starts_with('C')) continue;
    scene.reasons.push_back(coded_message(finding));
  }
}

/// A seat of a game that cannot be played: its hand as the record gives it.
SeatScene announced_seat(const judge::StationVerdict& station, std::size_t player) {
  SeatScene seat;
  seat.name = station.players[player];
  seat.hand_alone = true;
  if (!station.course || player >= station.course->hands.size() || !station.course->hands[player]) return seat;
  seat.hand_known = true;
  for (const std::string& card : *station.course->hands[player]) {
    ++seat.hand_size;
    if (card == "unknown") {
      ++seat.unseen;
      continue;
    }
    const auto same =
        std::find_if(seat.hand.begin(), seat.hand.end(), [&card](const CountScene& each) { return each.name == card; });
    if (same == seat.hand.end()) {
      seat.hand.push_back({card, 1});
    } else {
      ++same->count;
    }
  }
  return seat;
}

/// What keeps the game from being played.
void add_remarks(TableScene& scene, const judge::Verdict& verdict) {
  scene.remarks.emplace_back(verdict.setup_illegal() ? "the set-up is illegal"
                                                     : "the game cannot be played from this record");
  for (const Finding& finding : verdict.findings) {
    if (finding.severity == catalogue::Severity::Error && finding.turn.value_or(0) == 0)
      add_remark(scene.remarks, finding);
  }
}

}  // namespace

TableScene table_scene(const judge::Verdict& verdict, const std::string& where) {
  const judge::StationVerdict& station = *verdict.station;
  TableScene scene;
  scene.id = verdict.id.value_or("");
  scene.where = where;
  scene.rules = read::to_string(station.rules);
  scene.heading = heading_words(scene.id, where, scene.rules);
  scene.target = station.rules.target;
  if (!station.game) {
    for (std::size_t player = 0; player < station.players.size(); ++player)
      scene.seats.push_back(announced_seat(station, player));
    add_remarks(scene, verdict);
    return scene;
  }
  for (std::size_t player = 0; player < station.players.size(); ++player)
    scene.seats.push_back(seat_scene(station, player));
  scene.piles = piles_scene(station);
  add_turn(scene, verdict);
  if (station.course) {
    add_credits(scene, *station.course);
    add_reasons(scene, verdict);
  }
  if (!station.in_turn) scene.position_hash = station.position_hash();
  return scene;
}

}  // namespace orion::cmd
