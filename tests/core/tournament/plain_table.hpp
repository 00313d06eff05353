#pragma once

// The table a second time, slowly and word by word from FIDE's articles, to hold the ranking against: a list of rounds
// a player, and every outcome of missing games tried out.

#include <cstddef>
#include <vector>

#include "core/tournament/ranking.hpp"

namespace orion::testing {

/// @pre nobody is in two encounters of a round, and no two players have met more than seven times
std::vector<tournament::Standing> plain_table(const tournament::Results& results, std::size_t players,
                                              const tournament::RankingRules& rules);

}  // namespace orion::testing
