#include "core/duel/position.hpp"

namespace orion::duel {

bool is_physically_possible(const Position& position, const Placement& placement) noexcept {
  return !placement.off_board() && !placement.repeats_a_space() && !placement.spaces().meets(position.covered());
}

void lay(Position& position, const Placement& placement) noexcept {
  for (const Colour colour : kColours) position.hexagons[colour] |= placement.of(colour);
  if (const auto kind = placement.kind()) position.stock[placement.owner()].take(*kind);
}

int token_score(const Position& position, Colour player) noexcept {
  const BoardSet& own = position.hexagons[player];
  return (position.galaxies & own).size() - (position.black_holes & own).size();
}

}  // namespace orion::duel
