#include "cmd/report/steps.hpp"

#include "cmd/draw/svg.hpp"
#include "cmd/format/verdict_words.hpp"
#include "cmd/report/action_words.hpp"
#include "records/counted.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

using judge::Effect;
using judge::StationPart;

std::string duel_label(const judge::DuelVerdict& duel, const judge::DuelMoment& moment, std::string_view bytes) {
  return "move " + std::to_string(moment.move) + " of " + std::to_string(duel.course->moments.size()) + ", " +
         player_words(moment.placed.owner(), duel.players[moment.placed.owner()]) + ": " + written(bytes, moment.span) +
         ", " + std::string{effect_word(moment.effect)};
}

std::string station_anchor(const judge::StationMoment& moment) {
  std::string turn = "turn-" + std::to_string(moment.turn);
  switch (moment.part) {
    case StationPart::Draw:
      return turn + "-draw";
    case StationPart::Action:
      return turn + "-action-" + std::to_string(moment.action);
    case StationPart::End:
      return turn + "-end";
    case StationPart::Turn:
    case StationPart::Leaving:
      break;
  }
  return turn;
}

std::string station_label(const judge::StationVerdict& station, const judge::StationMoment& moment,
                          std::string_view bytes) {
  std::string label = "turn " + std::to_string(moment.turn) + " of " + std::to_string(station.course->turns.size()) +
                      ", " + station.players[moment.player];
  if (moment.part == StationPart::Action) label += ", action " + std::to_string(moment.action);
  label += ": " + moment_words(station, moment, bytes);
  return moment.part == StationPart::End ? label : label + ", " + std::string{effect_word(moment.effect)};
}

/// The anchor of a step, or of a turn with several; empty for elsewhere.
std::string anchor_of(const Finding& finding, const Steps& steps) {
  const auto known = [&steps](const std::string& anchor) { return steps.find(anchor).has_value(); };
  if (finding.move) {
    std::string anchor = "move-" + std::to_string(*finding.move);
    return known(anchor) ? anchor : std::string{};
  }
  if (!finding.turn) return {};
  if (*finding.turn == 0) return known("start") ? "start" : std::string{};
  const std::string turn = "turn-" + std::to_string(*finding.turn);
  if (finding.action) {
    std::string anchor = turn + "-action-" + std::to_string(*finding.action);
    if (known(anchor)) return anchor;
  }
  // A claim is about what the turn leaves behind, everything else about how it begins.
  const bool is_claim = catalogue::entry(finding.code).id.starts_with('C');
  for (const char* part : {is_claim ? "-end" : "-draw", "", "-end"}) {
    if (known(turn + part)) return turn + part;
  }
  return {};
}

/// The first step that was refused, or else an illegal set-up, or else the first step that an error speaks of.
std::optional<std::size_t> question_of(const judge::Verdict& verdict, const Steps& steps) {
  const auto first = [](const auto& moments) -> std::optional<std::size_t> {
    for (std::size_t index = 0; index < moments.size(); ++index) {
      if (moments[index].effect == Effect::Refused) return index + 1;
    }
    return std::nullopt;
  };
  const auto refused = verdict.duel ? first(verdict.duel->course->moments) : first(verdict.station->course->moments);
  if (refused) return refused;
  if (verdict.setup_illegal()) return 0;
  for (std::size_t index = 0; index < verdict.findings.size(); ++index) {
    if (verdict.findings[index].severity != catalogue::Severity::Error) continue;
    if (const auto step = steps.find(steps.anchors[index])) return step;
  }
  return std::nullopt;
}

}  // namespace

std::optional<std::size_t> Steps::find(std::string_view anchor) const {
  const auto found = by_anchor.find(anchor);
  return found == by_anchor.end() ? std::nullopt : std::optional{found->second};
}

const std::vector<std::size_t>& Steps::findings_at(std::size_t step) const {
  static const std::vector<std::size_t> none;
  const auto found = findings.find(steps[step].anchor);
  return found == findings.end() ? none : found->second;
}

Steps steps_of(const judge::Verdict& verdict, std::string_view bytes) {
  Steps made;
  if (verdict.duel && verdict.duel->course) {
    made.steps.push_back({"start", "the set-up, before the first move"});
    for (const judge::DuelMoment& moment : verdict.duel->course->moments)
      made.steps.push_back({"move-" + std::to_string(moment.move), duel_label(*verdict.duel, moment, bytes)});
    made.now = judge::judged_moments(verdict.duel->course->moments);
  } else if (verdict.station && verdict.station->course && verdict.station->deck) {
    made.steps.push_back({"start", "the set-up, before the first turn"});
    for (const judge::StationMoment& moment : verdict.station->course->moments)
      made.steps.push_back({station_anchor(moment), station_label(*verdict.station, moment, bytes)});
    made.now = judge::judged_moments(verdict.station->course->moments);
  }
  for (std::size_t step = 0; step < made.steps.size(); ++step) made.by_anchor.emplace(made.steps[step].anchor, step);
  for (const Finding& finding : verdict.findings) {
    made.anchors.push_back(anchor_of(finding, made));
    if (!made.anchors.back().empty()) made.findings[made.anchors.back()].push_back(made.anchors.size() - 1);
  }
  if (made.steps.empty()) return made;
  made.question = question_of(verdict, made);
  made.now = made.question.value_or(made.now);
  return made;
}

std::string_view effect_word(Effect effect) noexcept {
  switch (effect) {
    case Effect::Applied:
      return "legal";
    case Effect::Stood:
      return "irregular, stands by ruling";
    case Effect::Withdrawn:
      return "withdrawn by ruling";
    case Effect::Refused:
      return "illegal";
    case Effect::NotJudged:
      return "not judged";
  }
  return {};
}

std::string written(std::string_view bytes, text::Span span) {
  constexpr std::size_t kMost = 200;
  std::string line;
  for (const char each : bytes.substr(span.begin, span.end - span.begin)) {
    const bool blank = each == ' ' || each == '\n' || each == '\r' || each == '\t';
    if (blank && (line.empty() || line.back() == ' ')) continue;
    line += blank ? ' ' : each;
  }
  while (!line.empty() && line.back() == ' ') line.pop_back();
  return cut_to(line, kMost);
}

}  // namespace orion::cmd
