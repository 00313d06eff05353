#pragma once
// The tiles of D1.4 and every way to lay one on the empty board, found by turning, mirroring and shifting a drawing of
// each kind. What shape a placement has is then looked up, never worked out.

#include "tests/plain/plain_board.hpp"

namespace orion::plain {

enum class Kind { Single, Pair, Duo, Line, Bend, Triangle };
inline constexpr std::array<Kind, 6> kKinds{Kind::Single, Kind::Pair, Kind::Duo,
                                            Kind::Line,   Kind::Bend, Kind::Triangle};

std::string name_of(Kind kind);
int copies_of(Kind kind);  ///< a player; D1.4

/// Which way a bend turns when walked from its other-coloured hexagon, board as in D1.1.
enum class Turn { None, Left, Right };

struct Hexagon {
  Space space;
  Colour colour;
};

struct Placement {
  Kind kind;
  Turn turn;
  std::vector<Space> own;  ///< ascending
  std::optional<Space> other;
  /// The same, as the hexagons of a tile of that owner.
  Both<std::vector<Hexagon>> hexagons;
};

/// The 2,323 placements of D1.4; they are the same for both players, each seen from the tile's owner.
const std::vector<Placement>& all_placements();

/// The number in `all_placements` of the tile lying on exactly these spaces; nullopt when no tile has that shape.
std::optional<std::size_t> placement_on(std::vector<Space> own, std::optional<Space> other);

/// D1.5: the printed hand turns right for blue and left for orange.
bool is_mirrored(const Placement& placement, Colour owner);

}  // namespace orion::plain
