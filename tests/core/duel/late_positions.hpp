#pragma once

// Positions near the end of a game, of which a handful of rules can be tried.

#include <initializer_list>
#include <string_view>

#include "core/duel/position.hpp"
#include "tests/core/duel/words.hpp"

namespace orion::testing {

/// Columns a to f under blue, g to k under orange, but for the spaces left free. Without tokens nobody has reached a
/// condition, since no pair of opposite sides lies in one half. Blue is to move.
inline duel::Position half_and_half(std::string_view free) {
  duel::Position made;
  for (const duel::Space each : duel::kBoard - spaces(free)) {
    made.hexagons[each.column() <= 5 ? duel::Colour::Blue : duel::Colour::Orange].add(each);
  }
  return made;
}

/// Just these tiles.
inline duel::Stock stock_of(std::initializer_list<duel::TileKind> kinds) {
  duel::Stock stock = duel::Stock::full();
  for (const duel::TileKind kind : duel::kTileKinds) {
    int wanted = 0;
    for (const duel::TileKind each : kinds) wanted += each == kind ? 1 : 0;
    while (stock.left(kind) > wanted) stock.take(kind);
  }
  return stock;
}

}  // namespace orion::testing
