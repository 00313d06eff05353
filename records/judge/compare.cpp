#include "records/judge/compare.hpp"

#include <string>

#include "records/judge/duel_judge.hpp"
#include "records/judge/station_judge.hpp"
#include "records/words.hpp"

namespace orion::judge {

namespace {

bool same_outcome(const std::optional<DuelOutcome>& a, const std::optional<DuelOutcome>& b) {
  if (!a || !b) return !a && !b;
  return a->ending.how == b->ending.how && a->ending.winner == b->ending.winner && a->move == b->move;
}

/// "legal, orange wins by conditions (link) after move 21"
std::string duel_in_words(const Verdict& verdict) {
  std::string text{word(verdict.status)};
  const auto& outcome = verdict.duel->outcome;
  if (!outcome) return text + ", play not ended";
  const duel::Ending& ending = outcome->ending;
  text += ending.winner ? ", " + std::string{word(*ending.winner)} + " wins" : ", a tie";
  text += " by " + std::string{word(ending.how)};
  if (ending.how == duel::How::Conditions) text += " (" + list_of(outcome->conditions[*ending.winner]) + ")";
  text += " after move " + std::to_string(outcome->move);
  const bool played_on = verdict.status == Status::Illegal && !verdict.duel->setup_illegal;
  return played_on ? text + ", and a move comes after the end" : text;
}

/// "legal, Ada wins with 52 credits after turn 31"
std::string station_in_words(const Verdict& verdict) {
  std::string text{word(verdict.status)};
  const auto& outcome = verdict.station->outcome;
  if (!outcome) return text + ", play not ended";
  for (std::size_t index = 0; index < outcome->winners.size(); ++index)
    text += (index == 0 ? ", " : " and ") + verdict.station->players[outcome->winners[index]];
  text += outcome->winners.size() > 1 ? " win" : " wins";
  return text + " with " + std::to_string(outcome->credits[outcome->winners.front()]) + " credits after turn " +
         std::to_string(outcome->turn);
}

void report(text::Span at, const std::string& one, const std::string& other, Verdict& verdict) {
  verdict.findings.push_back(finding(catalogue::Code::R240OtherRules, at, one + "; " + other));
}

}  // namespace

void compare(const read::DuelRecord& record, const read::DuelRules& rules, const Settings& settings, Verdict& verdict) {
  Verdict other;
  judge_duel(record, rules, settings, other);
  const auto& outcome = verdict.duel->outcome;
  if (other.status == verdict.status && same_outcome(other.duel->outcome, outcome)) return;
  verdict.comparison = Comparison{rules, other.status, other.duel->outcome, std::nullopt};
  report(record.game_key, "by " + to_string(verdict.duel->rules) + ": " + duel_in_words(verdict),
         "by " + to_string(rules) + ": " + duel_in_words(other), verdict);
}

void compare(const read::StationRecord& record, const StationStart& start, const station::Options& rules,
             const Settings& settings, Verdict& verdict) {
  Verdict other;
  judge_station(record, start, rules, settings, other);
  if (other.status == verdict.status && other.station->outcome == verdict.station->outcome) return;
  verdict.comparison = Comparison{rules, other.status, std::nullopt, other.station->outcome};
  report(record.game_key, "by " + read::to_string(verdict.station->rules) + ": " + station_in_words(verdict),
         "by " + read::to_string(rules) + ": " + station_in_words(other), verdict);
}

}  // namespace orion::judge
