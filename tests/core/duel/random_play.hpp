#pragma once

#include <vector>

#include "core/duel/game.hpp"
#include "tests/core/random.hpp"

namespace orion::testing {

/// 8 galaxies and 7 black holes as D2.3 asks, at random; a start.
duel::Position random_start(Random& random);

/// Random legal placements, one after another, until so many have been made or the game has ended.
std::vector<duel::Placement> random_moves(Random& random, const duel::Position& start, const duel::Options& options,
                                          std::size_t most);

/// The position that some random play of 0 to 27 moves leads to.
duel::Position random_position(Random& random, const duel::Options& options);

}  // namespace orion::testing
