#include "cmd/format/verdict_words.hpp"

#include "records/counted.hpp"
#include "records/joined.hpp"
#include "records/judge/station_table_words.hpp"
#include "records/read/duel_record.hpp"
#include "records/read/station_rules.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

std::string player_name(const judge::DuelVerdict& duel, duel::Colour player) {
  return player_words(player, printable(duel.players[player]));
}

/// "Ada wins", "Ada and Ben share the win"
std::string winners(const judge::StationVerdict& station) {
  const auto& seats = station.outcome->winners;
  return in_a_row(judge::names_at(station.players, seats)) + (seats.size() > 1 ? " share the win" : " wins");
}

std::string station_ending(const judge::StationVerdict& station) {
  const judge::StationOutcome& outcome = *station.outcome;
  std::string text =
      winners(station) + " with " + std::to_string(outcome.credits[outcome.winners.front()]) + " credits";
  return text + (outcome.turn == 0 ? " before the first turn" : " after turn " + std::to_string(outcome.turn));
}

/// "  credits: Ada 52, Ben 40; the end was triggered by Ada in turn 30"
std::string credits_line(const judge::StationVerdict& station) {
  std::string line = "  credits:";
  for (std::size_t seat = 0; seat < station.players.size(); ++seat)
    line += (seat == 0 ? " " : ", ") + station.players[seat] + " " + std::to_string(station.outcome->credits[seat]);
  const auto& trigger = station.outcome->triggered_by;
  if (!trigger) return line + "; all others left";
  line += "; the end was triggered by " + station.players[*trigger];
  const std::size_t turn = station.game->trigger_turn().value_or(0);
  return turn == 0 ? line : line + " in turn " + std::to_string(turn);
}

/// "2.5"
std::string points(int half_points) { return std::to_string(half_points / 2) + (half_points % 2 == 0 ? "" : ".5"); }

/// "Ada wins the match 3 to 1 with game 4", "the match stands 1 to 1"
std::string match_words(const judge::MatchVerdict& match) {
  const auto score = [&match](std::size_t first) {
    return points(match.half_points[first]) + " to " + points(match.half_points[1 - first]);
  };
  if (!match.over) return "the match stands " + score(0);
  std::string text = match.winner ? match.players[*match.winner] + " wins the match " + score(*match.winner)
                                  : "the match is tied " + score(0);
  return match.decided_with ? text + " with game " + std::to_string(*match.decided_with) : text;
}

/// "8 players, 3 rounds, 12 games, 11 of them counted"
std::string tournament_words(const judge::TournamentVerdict& tournament) {
  const auto number_of = [](std::size_t number, std::string_view what) {
    return counted(static_cast<std::int64_t>(number), what);
  };
  std::string text = number_of(tournament.players.size(), "player") + ", " +
                     number_of(tournament.rounds.size(), "round") + ", " + number_of(tournament.games, "game");
  if (tournament.counted < tournament.games) text += ", " + std::to_string(tournament.counted) + " of them counted";
  return text;
}

}  // namespace

std::string player_words(duel::Colour player, const std::string& name) {
  const std::string colour{orion::word(player)};
  return name.empty() ? colour : colour + " (" + name + ")";
}

std::string duel_ending_words(const judge::DuelVerdict& duel, const judge::DuelOutcome& outcome) {
  const std::string after =
      outcome.move == 0 ? " before the first move" : " after move " + std::to_string(outcome.move);
  if (!outcome.ending.winner) return "a tie by token-score" + after;
  const duel::Colour winner = *outcome.ending.winner;
  std::string text = player_name(duel, winner) + " wins by " + std::string{orion::word(outcome.ending.how)};
  if (outcome.ending.how == duel::How::Conditions) text += " (" + judge::list_of(outcome.conditions[winner]) + ")";
  return text + after;
}

std::string duel_broken_off_words(const judge::DuelVerdict& duel) {
  const std::string_view how = duel.broken_off->how;
  const std::string& winner = duel.broken_off->winner;
  std::string text = "broken off by " + std::string{how};
  if (winner.empty() || winner == "none") return text;
  if (winner == "tie") return text + ", recorded as a tie";
  return text + ", " + player_name(duel, *read::colour_named(winner)) + " wins as recorded";
}

std::string station_broken_off_words(const judge::StationVerdict& station) {
  const auto& [how, winner, shared, winners] = *station.broken_off;
  std::string text = "broken off by " + std::string{how};
  if (winner.empty() || winner == "none") return text;
  return text + ", " + winner + (shared ? " win" : " wins") + " as recorded";
}

std::string ending_words(const judge::Verdict& verdict) {
  if (verdict.duel && verdict.duel->outcome)
    return (verdict.duel->setup_illegal ? "as played on an illegal set-up, " : "") +
           duel_ending_words(*verdict.duel, *verdict.duel->outcome);
  if (verdict.duel && verdict.duel->broken_off) return duel_broken_off_words(*verdict.duel);
  if (verdict.station && verdict.station->outcome) return station_ending(*verdict.station);
  if (verdict.station && verdict.station->broken_off) return station_broken_off_words(*verdict.station);
  if (verdict.match) return match_words(*verdict.match);
  if (verdict.tournament) return tournament_words(*verdict.tournament);
  return {};
}

std::string other_rules(const judge::Verdict& verdict) {
  const std::string rules = verdict.duel      ? read::to_string(verdict.duel->rules)
                            : verdict.station ? read::to_string(verdict.station->rules)
                                              : std::string{};
  return rules == "rulebook" ? std::string{} : rules;
}

std::string evidence_words(const duel::Evidence& evidence) {
  std::string line =
      std::string{orion::word(evidence.player)} + " has " + std::string{orion::word(evidence.condition)} + ": ";
  if (evidence.sides) {
    line += std::string{title(evidence.sides->one)} + " to " + std::string{title(evidence.sides->opposite)} + " by";
    for (const duel::Space space : evidence.chain) line += " " + space.label();
    return line;
  }
  line += std::to_string(evidence.tokens.size()) + " on one " + std::string{orion::word(evidence.colour)} + " chain:";
  for (const duel::Space space : evidence.tokens) line += " " + space.label();
  line += "; the chain:";
  for (const duel::Space space : evidence.chain) line += " " + space.label();
  return line;
}

std::vector<std::string> evidence_lines(const judge::Verdict& verdict) {
  std::vector<std::string> lines;
  if (verdict.duel && verdict.duel->outcome) {
    for (const duel::Evidence& each : verdict.duel->outcome->evidence) lines.push_back("  " + evidence_words(each));
  }
  if (verdict.station && verdict.station->outcome) lines.push_back(printable(credits_line(*verdict.station)));
  return lines;
}

namespace {

/// "games/a.yaml (final-1): D402 of the baseline"
std::string known_words(const KnownFinding& finding) {
  return printable(finding.path) + (finding.id.empty() ? "" : " (" + printable(finding.id) + ")") + ": " +
         printable(finding.code) + " of the baseline";
}

}  // namespace

std::string gone_words(const KnownFinding& finding) {
  return known_words(finding) + " no longer occurs: " + printable(finding.message);
}

std::string more_words(const KnownFinding& finding) {
  return known_words(finding) + " occurs " + std::to_string(finding.times) +
         " times, more often than it is listed: two records of the file have one id";
}

std::string sum_words(const Summary& summary) {
  const auto number_of = [](std::size_t number, std::string_view what) {
    return counted(static_cast<std::int64_t>(number), what);
  };
  return number_of(summary.records, "record") + ": " + std::to_string(summary.legal) + " legal, " +
         std::to_string(summary.illegal) + " illegal, " + std::to_string(summary.undetermined) + " undetermined, " +
         std::to_string(summary.unreadable) + " unreadable; " + number_of(summary.errors, "error") + ", " +
         number_of(summary.warnings, "warning") + ", " + number_of(summary.notes, "note");
}

}  // namespace orion::cmd
