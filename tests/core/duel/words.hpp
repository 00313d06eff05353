#pragma once

// Positions and placements of Orion Duel from the words that a record would use.

#include <string>
#include <string_view>
#include <vector>

#include "core/duel/game.hpp"
#include "core/duel/placing.hpp"
#include "core/duel/position.hpp"

namespace orion::testing {

/// @pre the board has it
duel::Space space(std::string_view label);
/// Labels with blanks between; every one must be on the board.
duel::BoardSet spaces(std::string_view labels);
/// "e4 f5", in label order.
std::string labels(const duel::BoardSet& set);
std::string labels(const std::vector<duel::Space>& list);

/// "blue: e4 e5 / f5". A label that the board does not have is a hexagon off the board.
duel::Placement placement(std::string_view text);
/// "e4 e5 / f5"
std::string text_of(const duel::Placement& placement);

/// A position in words. `tiles` are separated by semicolons and laid as they stand, legal or not; colours of single
/// hexagons that belong to no tile go into `blue` and `orange`.
struct Words {
  std::string_view galaxies = "";
  std::string_view black_holes = "";
  std::string_view tiles = "";
  std::string_view blue = "";
  std::string_view orange = "";
  duel::Colour to_move = duel::Colour::Blue;
};
duel::Position position(const Words& words);

/// "D4.2 D4.5": the clauses broken, spelt out here and not taken from the program's tables; "legal" for none.
std::string clauses(const std::vector<duel::PlacingViolation>& violations);
/// "e4 f5": the hexagons at fault under one fault, in the order of the placement; "-" where the fault is not there.
std::string guilty(const std::vector<duel::PlacingViolation>& violations, duel::PlacingFault fault,
                   const duel::Placement& placement);

/// "orange by conditions", "a tie by token-score", "goes on".
std::string ending(const duel::Game& game);

}  // namespace orion::testing
