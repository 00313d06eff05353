#pragma once

#include <cstdint>
#include <set>

#include "records/judge/findings_order.hpp"
#include "records/judge/set_verdict.hpp"
#include "records/judge/tournament_log.hpp"
#include "records/judge/tournament_players.hpp"

namespace orion::judge {

/// Records that are used twice, by content or by id: at the later one (T704). Leaves `log.used` in another order.
/// @return the listed records that are copies of earlier ones, by their numbers
std::set<std::uint32_t> tell_repeated(TournamentLog& log, FewFindings& findings);

/// How rounds are numbered and dated (T731, T732).
void tell_rounds(const read::TournamentManifest& manifest, FewFindings& findings);

/// What the system asks of the pairings (T712 to T714, T734 to T736). Of a round of which it is not known who played in
/// it nobody is missed.
void tell_pairings(const TournamentLog& log, const TournamentPlayers& players, const TournamentVerdict& tournament,
                   FewFindings& findings);

}  // namespace orion::judge
