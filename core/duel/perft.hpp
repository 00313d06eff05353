#pragma once

#include <cstdint>
#include <vector>

#include "core/duel/game.hpp"

namespace orion::duel {

/// How many distinct sequences of `depth` legal placements a game has from here. Tiles of one kind are alike; an ended
/// game has no continuations (D6.1), so a sequence that ends earlier is not counted.
std::uint64_t count_sequences(const Game& game, int depth);

/// The same, split by the first placement, in table order. @pre depth >= 1
struct Branch {
  const Placement* placement;
  std::uint64_t sequences;
};
std::vector<Branch> divide(const Game& game, int depth);

}  // namespace orion::duel
