#pragma once

#include <cstddef>
#include <vector>

#include "core/tournament/ranking.hpp"
#include "tests/core/random.hpp"

namespace orion::testing {

struct RandomTournament {
  /// One encounter, so that tests can write the tournament anew with something changed.
  struct Meeting {
    tournament::Round round;
    tournament::How how;
    std::vector<tournament::Seat> seats;
  };
  std::vector<Meeting> meetings;
  std::size_t players = 0;
  tournament::RankingRules rules;

  tournament::Results results() const;
};

/// With every kind of encounter, and players who are in none; tables of up to five players in some. Nobody is in two
/// encounters of a round.
/// @param most_players  at least 2
RandomTournament random_tournament(Random& random, std::size_t most_players, std::size_t most_rounds);

/// Adds a round of byes that make up for what players are behind: all are tied.
void level(RandomTournament& tournament);

}  // namespace orion::testing
