#pragma once

#include "records/judge/findings_order.hpp"
#include "records/judge/set_verdict.hpp"
#include "records/judge/tournament_log.hpp"
#include "records/judge/tournament_players.hpp"
#include "records/judge/verdict.hpp"

namespace orion::judge {

/// Compares the claimed standings with the table: everybody's points (T742), and then the order of those whose points
/// are right (T743). Who is not listed is not compared.
Claims verify_standings(const TournamentLog& log, const TournamentPlayers& players, const TournamentVerdict& tournament,
                        FewFindings& findings);

}  // namespace orion::judge
