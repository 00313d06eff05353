#pragma once

// Random games, reproducible everywhere: for trying programs on, not for playing well.

#include <optional>
#include <string_view>
#include <vector>

#include "core/duel/game.hpp"
#include "core/duel/setup.hpp"
#include "core/random/random.hpp"

namespace orion::duel {

/// Tokens on spaces that D2.3 allows, drawn one after the other; sets that leave no room are drawn again.
struct RandomTokens {
  std::vector<Space> galaxies;
  std::vector<Space> black_holes;
};
RandomTokens random_tokens(random::Generator& random);

/// How the players of a random game choose among the legal placements.
enum class Play : std::uint8_t {
  Scattered,  ///< any of them, each equally likely
  Building,  ///< of a dozen drawn, one that joins most of the player's colour and tokens: links and galaxies come about
};

/// A legal placement for the player to move. @pre play has not ended
const Placement& random_placement(const Game& game, Play play, random::Generator& random);

/// Legal placements from `start` to the end of the game.
std::vector<const Placement*> random_moves(const Position& start, const Options& options, Play play,
                                           random::Generator& random);

}  // namespace orion::duel
