#pragma once

// What would have to be otherwise for an illegal placement to be legal. Nothing here knows a rule: the position is
// changed, and the placement judged again.

#include <cstddef>
#include <vector>

#include "core/duel/placing.hpp"

namespace orion::duel {

/// One thing that would have to be otherwise, by the clause that is broken.
struct Remedy {
  PlacingFault fault{};     ///< MirroredBend: bends of either hand; WrongPlayer: the other player's turn; NoneLeft: one
                            ///< tile more of the kind; Covered, TokenNotJoined: see below
  std::size_t hexagon = 0;  ///< TokenNotJoined: which hexagon of the placement lies on the token
  Colour colour{};          ///< TokenNotJoined: of that hexagon, and of the one that would have to lie there before
  BoardSet spaces;  ///< Covered: all of them would have to be free; TokenNotJoined: a hexagon on any one of them
};

/// All of these together make the placement legal in the position; each chain of a colour on tokens has a remedy of its
/// own, and any of its spaces goes with any other one of the other's: where two colours share spaces, not the same one.
/// Empty for a legal placement, and where no such change helps: hexagons off the board, on one space, or of no tile.
std::vector<Remedy> remedies(const Position& before, const Options& options, const Placement& placement);

/// Makes one remedy. @param joined_at  TokenNotJoined: which of its spaces
void make(const Remedy& remedy, const Placement& placement, Position& position, Options& options,
          std::optional<Space> joined_at = std::nullopt);

}  // namespace orion::duel
