#pragma once

#include <string>
#include <vector>

#include "cmd/format/format.hpp"
#include "records/judge/verdict.hpp"

namespace orion::cmd {

/// "blue (Ada)", or "blue". @param name  as it is to be shown; may be empty
std::string player_words(duel::Colour player, const std::string& name);

/// How a game ended or was broken off: "orange (Ben) wins by conditions (link) after move 21", "Ada wins with 52
/// credits after turn 31", "broken off by resignation". Empty while play goes on.
std::string ending_words(const judge::Verdict& verdict);

/// The parts of that.
std::string duel_ending_words(const judge::DuelVerdict& duel, const judge::DuelOutcome& outcome);
std::string duel_broken_off_words(const judge::DuelVerdict& duel);
std::string station_broken_off_words(const judge::StationVerdict& station);

/// Rules that are not the printed ones, as on a command line; empty for those.
std::string other_rules(const judge::Verdict& verdict);

/// What shows that a condition is reached: "blue has link: Taurus to Monoceros by a2 b3 …".
std::string evidence_words(const duel::Evidence& evidence);

/// Lines that say why somebody has won, or what the final scores are.
std::vector<std::string> evidence_lines(const judge::Verdict& verdict);

/// "games/a.yaml (final-1): D402 of the baseline no longer occurs: e6 is taken"
std::string gone_words(const KnownFinding& finding);
/// "games/a.yaml (final-1): D402 of the baseline occurs 2 times, more often than it lists it: …"
std::string more_words(const KnownFinding& finding);

/// "3 records: 1 legal, 2 illegal, …; 2 errors, …"
std::string sum_words(const Summary& summary);

}  // namespace orion::cmd
