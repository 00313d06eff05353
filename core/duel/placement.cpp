#include "core/duel/placement.hpp"

#include <algorithm>

namespace orion::duel {

namespace {

/// A step between neighbours, numbered clockwise on the board as D1.1 draws it (columns from left to right, numbers
/// upward).
struct Step {
  int columns;
  int numbers;
  friend constexpr bool operator==(const Step&, const Step&) noexcept = default;
};
constexpr std::array<Step, 6> kClockwise{{{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}}};

constexpr int kSixth = 1;  // a turn by 60° to the right
constexpr int kStraight = 0;
constexpr int kSixthLeft = 5;

/// @pre the spaces are neighbours
int direction(Space from, Space to) {
  const Step step{to.column() - from.column(), to.number() - from.number()};
  return static_cast<int>(std::find(kClockwise.begin(), kClockwise.end(), step) - kClockwise.begin());
}

struct Shape {
  std::optional<TileKind> kind;
  bool turns_right = false;  // for bends: walking from the other-coloured hexagon
};

Shape two_own_one_other(Space one, Space two, Space other) {
  if (distance(one, two) != 1) return {};
  const bool at_one = distance(one, other) == 1;
  const bool at_two = distance(two, other) == 1;
  if (at_one && at_two) return {TileKind::Triangle};
  if (!at_one && !at_two) return {};
  const Space near = at_one ? one : two;
  const Space far = at_one ? two : one;
  const int turn = (direction(near, far) - direction(other, near) + 6) % 6;
  if (turn == kStraight) return {TileKind::Line};
  // A sharper turn would bring the far hexagon next to the other one: a triangle, found above.
  if (turn == kSixth || turn == kSixthLeft) return {TileKind::Bend, turn == kSixth};
  return {};
}

/// D1.4 as a function: which kind do these hexagons form?
Shape shape_of(Colour owner, std::span<const Hexagon> hexagons) {
  std::array<std::optional<Space>, 2> own;
  std::array<std::optional<Space>, 1> other;
  std::size_t owns = 0;
  std::size_t others = 0;
  for (const Hexagon& hexagon : hexagons) {
    if (hexagon.colour == owner) {
      if (owns == own.size()) return {};
      own[owns++] = hexagon.space;
    } else {
      if (others == other.size()) return {};
      other[others++] = hexagon.space;
    }
  }
  if (owns == 1 && others == 0) return {TileKind::Single};
  if (owns == 2 && others == 0 && distance(*own[0], *own[1]) == 1) return {TileKind::Pair};
  if (owns == 1 && others == 1 && distance(*own[0], *other[0]) == 1) return {TileKind::Duo};
  if (owns == 2 && others == 1) return two_own_one_other(*own[0], *own[1], *other[0]);
  return {};
}

}  // namespace

Placement::Placement(Colour owner, std::span<const Hexagon> hexagons) noexcept
    : hexagons_{}, size_{static_cast<std::uint8_t>(std::min(hexagons.size(), kMostHexagons))}, owner_{owner} {
  std::copy_n(hexagons.begin(), size_, hexagons_.begin());
  for (const Hexagon& hexagon : this->hexagons()) {
    if (!hexagon.space) {
      off_board_ = true;
      continue;
    }
    repeats_ = repeats_ || spaces().has(*hexagon.space);
    spaces_[hexagon.colour].add(*hexagon.space);
  }
  if (off_board_ || repeats_) return;
  const Shape shape = shape_of(owner, this->hexagons());
  kind_ = shape.kind;
  // D1.5: the printed bends turn right for blue and left for orange.
  mirrored_ = kind_ == TileKind::Bend && shape.turns_right != (owner == Colour::Blue);
}

}  // namespace orion::duel
