#pragma once
// How a random player chooses: by chance, or looking for an ending that chance alone seldom finds.

#include "tests/plain/plain_chance.hpp"
#include "tests/plain/plain_position.hpp"

namespace orion::plain {

enum class Style {
  Drifting,   ///< any legal placement
  Linking,    ///< towards the longest span of an own chain (D5.1)
  Gathering,  ///< towards galaxies on one own chain (D5.2)
  Lasting,    ///< keeps the game going: towards the last tile and the count of tokens (D6.2)
  Levelling   ///< towards conditions that both reach at once (D5.4)
};

Style random_style(Chance& chance);

/// One of the legal placements of the player to move, of which there must be one: a number in `all_placements`.
std::size_t choose(Chance& chance, const Position& before, Style style);

}  // namespace orion::plain
