#pragma once

#include "core/duel/board.hpp"
#include "core/duel/colour.hpp"
#include "core/duel/placement.hpp"
#include "core/duel/tile.hpp"

namespace orion::duel {

/// What lies on the table between two turns. Anything physically possible can be held, legal or not.
struct Position {
  BoardSet galaxies;
  BoardSet black_holes;
  PerColour<BoardSet> hexagons;
  PerColour<Stock> stock{Stock::full(), Stock::full()};
  Colour to_move = Colour::Blue;

  BoardSet covered() const noexcept { return hexagons.blue | hexagons.orange; }
  BoardSet tokens() const noexcept { return galaxies | black_holes; }
  friend bool operator==(const Position&, const Position&) noexcept = default;
};

/// Whether the hexagons can be laid at all: on the board, on spaces of their own, on no tile. An arbiter may let an
/// irregular placement stand only where this holds.
bool is_physically_possible(const Position& position, const Placement& placement) noexcept;

/// Lays the hexagons (D4.6: tokens under them stay) and takes the tile from its owner's stock. Hexagons that form no
/// tile of the stock leave the stock as it is: which tile was placed cannot be told.
/// @pre `is_physically_possible`
void lay(Position& position, const Placement& placement) noexcept;

/// D6.2: galaxies on a player's colour minus black holes on it.
int token_score(const Position& position, Colour player) noexcept;

}  // namespace orion::duel
