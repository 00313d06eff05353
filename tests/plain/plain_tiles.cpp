#include "tests/plain/plain_tiles.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace orion::plain {
namespace {

/// A step on the board: columns to the right, and numbers.
struct Offset {
  int q;
  int r;
};

struct Drawing {
  Kind kind;
  Turn turn;
  std::vector<Offset> own;
  std::vector<Offset> other;  ///< none or one
};

// D1.4, each drawn with the hexagon at the origin and the tile going up. The bend goes up from its other-coloured
// hexagon, then up and to the right: a right turn.
const std::vector<Drawing>& drawings() {
  static const std::vector<Drawing> drawn = {{Kind::Single, Turn::None, {{0, 0}}, {}},
                                             {Kind::Pair, Turn::None, {{0, 0}, {0, 1}}, {}},
                                             {Kind::Duo, Turn::None, {{0, 1}}, {{0, 0}}},
                                             {Kind::Line, Turn::None, {{0, 1}, {0, 2}}, {{0, 0}}},
                                             {Kind::Bend, Turn::Right, {{0, 1}, {1, 2}}, {{0, 0}}},
                                             {Kind::Triangle, Turn::None, {{0, 1}, {1, 1}}, {{0, 0}}}};
  return drawn;
}

/// A sixth of a turn clockwise: (0,1) up -> (1,1) -> (1,0) -> (0,-1) -> (-1,-1) -> (-1,0) -> up again.
Offset turned(Offset o) { return {o.r, o.r - o.q}; }

/// Left and right exchanged, up stays up: (1,1) <-> (-1,0), (1,0) <-> (-1,-1).
Offset mirrored(Offset o) { return {-o.q, o.r - o.q}; }

template <class Change>
Drawing changed(Drawing drawing, Change change) {
  for (Offset& offset : drawing.own) offset = change(offset);
  for (Offset& offset : drawing.other) offset = change(offset);
  return drawing;
}

Drawing mirror_image(const Drawing& drawing) {
  Drawing image = changed(drawing, mirrored);
  if (image.turn == Turn::Right) image.turn = Turn::Left;
  return image;
}

/// nullopt when some of it would lie off the board.
std::optional<std::vector<Space>> shifted(const std::vector<Offset>& offsets, Space origin) {
  const Coordinates from = coordinates_of(origin);
  std::vector<Space> spaces;
  for (const Offset& offset : offsets) {
    const std::optional<Space> space = space_at({from.q + offset.q, from.r + offset.r});
    if (!space) return std::nullopt;
    spaces.push_back(*space);
  }
  std::sort(spaces.begin(), spaces.end());
  return spaces;
}

using Footprint = std::pair<std::vector<Space>, std::optional<Space>>;

struct Catalogue {
  std::vector<Placement> placements;
  std::map<Footprint, std::size_t> by_footprint;
};

std::vector<Hexagon> hexagons_of(const Footprint& footprint, Colour owner) {
  std::vector<Hexagon> hexagons;
  for (const Space space : footprint.first) hexagons.push_back({space, owner});
  if (footprint.second) hexagons.push_back({*footprint.second, opponent(owner)});
  return hexagons;
}

/// Turning a symmetrical tile comes back to the same spaces; such a placement is entered once (D1.4: distinct).
void lay_everywhere(Catalogue& catalogue, const Drawing& drawing) {
  for (Space origin = 0; origin < kSpaces; ++origin) {
    const auto own = shifted(drawing.own, origin);
    const auto other = shifted(drawing.other, origin);
    if (!own || !other) continue;
    const Footprint footprint{*own, other->empty() ? std::nullopt : std::optional<Space>{other->front()}};
    if (!catalogue.by_footprint.emplace(footprint, catalogue.placements.size()).second) continue;
    catalogue.placements.push_back({drawing.kind,
                                    drawing.turn,
                                    footprint.first,
                                    footprint.second,
                                    {hexagons_of(footprint, Colour::Blue), hexagons_of(footprint, Colour::Orange)}});
  }
}

Catalogue make_catalogue() {
  Catalogue catalogue;
  for (const Drawing& drawing : drawings()) {
    for (Drawing image : {drawing, mirror_image(drawing)}) {
      for (int sixth = 0; sixth < 6; ++sixth) {
        lay_everywhere(catalogue, image);
        image = changed(image, turned);
      }
    }
  }
  return catalogue;
}

const Catalogue& catalogue() {
  static const Catalogue made = make_catalogue();
  return made;
}

}  // namespace

std::string name_of(Kind kind) {
  switch (kind) {
    case Kind::Single:
      return "single";
    case Kind::Pair:
      return "pair";
    case Kind::Duo:
      return "duo";
    case Kind::Line:
      return "line";
    case Kind::Bend:
      return "bend";
    case Kind::Triangle:
      return "triangle";
  }
  return {};
}

int copies_of(Kind kind) { return kind == Kind::Single || kind == Kind::Pair ? 1 : 3; }

const std::vector<Placement>& all_placements() { return catalogue().placements; }

std::optional<std::size_t> placement_on(std::vector<Space> own, std::optional<Space> other) {
  std::sort(own.begin(), own.end());
  const auto at = catalogue().by_footprint.find({own, other});
  if (at == catalogue().by_footprint.end()) return std::nullopt;
  return at->second;
}

bool is_mirrored(const Placement& placement, Colour owner) {
  if (placement.turn == Turn::None) return false;
  return placement.turn != (owner == Colour::Blue ? Turn::Right : Turn::Left);
}

}  // namespace orion::plain
