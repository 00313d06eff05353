#pragma once

#include <vector>

#include "core/tournament/pairings.hpp"
#include "core/tournament/ranking.hpp"
#include "records/judge/set_record.hpp"
#include "records/judge/set_verdict.hpp"
#include "records/read/tournament.hpp"

namespace orion::judge {

// A manifest in the terms of the rules.
tournament::Scoring scoring_of(const read::TournamentManifest& manifest);
tournament::RankingRules ranking_rules_of(const read::TournamentManifest& manifest);
std::vector<tournament::Withdrawal> withdrawals_of(const read::TournamentManifest& manifest);

/// What a game or match gives its players.
struct CountedGame {
  std::vector<tournament::Points> points;                                     ///< by seat; empty: it does not count
  std::vector<std::size_t> places;                                            ///< by seat, from 1
  IrregularGame::Treatment treatment = IrregularGame::Treatment::NotCounted;  ///< of one without winners
};

/// A game of two gives win, tie or loss; one of more gives what the places are worth, and without `station-places` a
/// win to who won, a tie to those who share the win, a loss to the others. An illegal game of two is lost for the
/// offender, if there is one and the manifest has it so; who of more players is ahead then, nobody can say.
CountedGame counted_game(const SetRecord& record, const tournament::Scoring& scoring, read::IllegalGames illegal_games);

}  // namespace orion::judge
