#include "cmd/run/explain_sketch.hpp"

#include <string>
#include <utility>
#include <vector>

#include "cmd/run/explain_example.hpp"
#include "cmd/run/explain_topic.hpp"
#include "records/counted.hpp"
#include "records/joined.hpp"
#include "records/judge/station_action_words.hpp"
#include "records/judge/station_passages.hpp"

namespace orion::cmd {

namespace {

using catalogue::Clause;
using catalogue::Code;
using judge::StationMoment;
using judge::StationPart;

constexpr std::size_t kMostTurns = 8;

judge::StationTable table_of(const judge::StationVerdict& station) {
  return {*station.game, *station.deck, station.players};
}

std::string label_of(const StationMoment& moment) {
  switch (moment.part) {
    case StationPart::Draw:
      return "draw phase";
    case StationPart::Action:
      return "action " + std::to_string(moment.action);
    case StationPart::End:
      return "end of turn";
    case StationPart::Leaving:
      return "leaving";
    case StationPart::Turn:
      break;
  }
  return {};
}

/// One part of a turn: what is said, then what moves.
void add_rows(const judge::StationVerdict& station, const StationMoment& moment, std::vector<Sketch::Row>& rows) {
  const judge::StationTable table = table_of(station);
  std::string label = label_of(moment);
  const auto add = [&](std::string words) { rows.push_back({std::exchange(label, {}), std::move(words)}); };
  if (moment.part == StationPart::Action) {
    const station::Action& action = station.course->turns[moment.turn - 1].actions[moment.action - 1];
    add(judge::action_in_words(action, table));
    for (const station::Response& each : action.responses)
      add("response: " + table.player(each.player) + " plays " +
          (each.card.known() ? table.card(each.card.card()) : "an unknown card"));
  }
  const std::vector<std::string> moved = judge::passages_in_words(table, moment);
  for (const std::string& each : moved) add(each);
  if (moved.empty() && moment.part != StationPart::Action) add("nothing moves");
}

/// A turn of a record with everything that moves in it.
std::optional<Sketch> turn_sketch(const judge::Verdict& verdict, std::size_t turn, const std::string& name) {
  if (!verdict.station || !verdict.station->game || !verdict.station->course) return std::nullopt;
  const judge::StationVerdict& station = *verdict.station;
  Sketch sketch;
  for (const StationMoment& moment : station.course->moments) {
    if (moment.turn != turn || !judge::is_carried_out(moment.effect)) continue;
    if (sketch.rows.empty())
      sketch.caption = "What moves in turn " + std::to_string(turn) + " of " + name + ", a turn of " +
                       station.players[moment.player] + "'s";
    add_rows(station, moment, sketch.rows);
  }
  if (sketch.rows.empty()) return std::nullopt;
  return sketch;
}

/// Who has which turn, and what makes the last ones the last.
std::optional<Sketch> seats_sketch(const judge::Verdict& verdict, const std::string& name) {
  if (!verdict.station || !verdict.station->game || !verdict.station->course) return std::nullopt;
  const judge::StationVerdict& station = *verdict.station;
  Sketch sketch{"The turns of " + name + ", with players in the order " + joined(station.players), {}};
  for (const StationMoment& moment : station.course->moments) {
    if (!judge::is_carried_out(moment.effect) ||
        (moment.part != StationPart::End && moment.part != StationPart::Leaving))
      continue;
    std::string words = station.players[moment.player];
    if (moment.part == StationPart::Leaving) words += " leaves";
    words += ": " + counted(moment.state.seats[moment.player].credits, "credit");
    if (moment.trigger_turn == moment.turn)
      words += "; " + station.players[*moment.state.triggered_by] + " triggers the end in it";
    const bool after_the_trigger = moment.trigger_turn && *moment.trigger_turn < moment.turn;
    if (after_the_trigger && moment.part == StationPart::End) words += "; a last turn";
    if (!moment.next) words += "; the game is over";
    sketch.rows.push_back({"turn " + std::to_string(moment.turn), std::move(words)});
  }
  if (sketch.rows.empty() || sketch.rows.size() > kMostTurns) return std::nullopt;
  return sketch;
}

bool is_about_seats(const Clause& clause) { return clause.id == "S1.2" || clause.id.starts_with("S6."); }

std::optional<Sketch> sketch_of(const Clause& clause, const Example& example, std::size_t turn,
                                const std::string& name) {
  const judge::Verdict& verdict = example.documents.front().verdict;
  return is_about_seats(clause) ? seats_sketch(verdict, name) : turn_sketch(verdict, turn, name);
}

}  // namespace

std::optional<Sketch> sketch_of(const Clause& clause) {
  if (!clause.id.starts_with('S')) return std::nullopt;
  if (!clause.example.empty()) {
    const Example example = judged_trigger(clause);
    const judge::Verdict& verdict = example.documents.front().verdict;
    return sketch_of(clause, example, verdict.followed(), "the example");
  }
  if (clause.id == "S7") return std::nullopt;  // a deck's: the steps are shown where they are carried out
  // The near miss of a code shows the clause as it should be, in the turn in which it is broken there.
  for (const Code code : codes_of(clause)) {
    if (!catalogue::entry(code).id.starts_with('S')) continue;  // a claim's shows nothing of play
    const Example trigger = judged_trigger(code);
    const Example::Document* document = nullptr;
    const Finding* finding = finding_in(trigger, code, document);
    if (finding == nullptr || !finding->turn || *finding->turn == 0) continue;
    const std::string name = "the near miss of " + std::string{catalogue::entry(code).id};
    if (auto sketch = sketch_of(clause, judged_near_miss(code), *finding->turn, name)) return sketch;
  }
  return std::nullopt;
}

}  // namespace orion::cmd
