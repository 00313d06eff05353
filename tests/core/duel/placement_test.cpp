#include "core/duel/placement.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "tests/catch.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {
using duel::Colour;
using testing::placement;

namespace {

std::string kind_of(const duel::Placement& placement) {
  if (placement.off_board()) return "off the board";
  if (placement.repeats_a_space()) return "repeats";
  if (!placement.kind()) return "none";
  switch (*placement.kind()) {
    case duel::TileKind::Single:
      return "single";
    case duel::TileKind::Pair:
      return "pair";
    case duel::TileKind::Duo:
      return "duo";
    case duel::TileKind::Line:
      return "line";
    case duel::TileKind::Bend:
      return placement.mirrored() ? "bend mirrored" : "bend";
    case duel::TileKind::Triangle:
      return "triangle";
  }
  return "?";
}

}  // namespace

TEST_CASE("placement: D1.4 the kinds and their near misses", "[duel][placement]") {
  struct Row {
    std::string_view shape, placed, want;
  };
  const auto row = GENERATE(values<Row>({
      {"one own", "e5", "single"},
      {"two own, up", "e5 e6", "pair"},
      {"two own, aslant", "e5 f6", "pair"},
      {"two own, across", "e5 f5", "pair"},
      {"two own, the other way round", "f5 e5", "pair"},
      {"two own, one space between in a row", "e5 e7", "none"},
      {"two own, one space between aside", "e5 f7", "none"},
      {"two own, next numbers but no neighbours", "e5 f4", "none"},
      {"two own, far apart", "a2 k10", "none"},
      {"own and other, up", "e5 / e6", "duo"},
      {"own and other, aslant", "e5 / d4", "duo"},
      {"own and other, across", "e5 / d5", "duo"},
      {"own and other apart", "e5 / e7", "none"},
      {"own and other, no neighbours", "e5 / d6", "none"},
      {"row, other at the top", "e5 e6 / e7", "line"},
      {"row, other at the bottom", "e6 e5 / e4", "line"},
      {"row aslant", "e5 f6 / g7", "line"},
      {"row across", "e5 f5 / d5", "line"},
      {"row, own ones in either order", "f5 e5 / d5", "line"},
      {"row, other in the middle", "e5 e7 / e6", "none"},
      {"row with a gap before the other", "e5 e6 / e8", "none"},
      {"bent row, other in the middle", "e6 d4 / e5", "none"},
      {"bent row, other in the middle, other hand", "e6 f5 / e5", "none"},
      {"row bent by 120°, other at an end", "e5 f6 / e4", "bend"},
      {"row bent by 120° to the other hand", "e5 d5 / e4", "bend mirrored"},
      {"bent row, own ones in either order", "f6 e5 / e4", "bend"},
      {"other touches neither", "e5 e6 / g5", "none"},
      {"all three touch each other, pointing right", "e5 e6 / f6", "triangle"},
      {"all three touch each other, pointing left", "e5 e6 / d5", "triangle"},
      {"triangle, own ones aslant", "e5 f6 / f5", "triangle"},
      {"triangle, own ones aslant, other side", "e5 f6 / e6", "triangle"},
      {"own ones apart, other next to one", "e5 e8 / e6", "none"},
      {"own ones apart, other apart", "a2 k10 / f6", "none"},
      {"own named twice", "e5 e5", "repeats"},
      {"own named twice, other a neighbour", "e5 e5 / e6", "repeats"},
      {"other on an own one", "e5 / e5", "repeats"},
      {"other on the second own one", "e5 e6 / e6", "repeats"},
      {"one hexagon off the board", "a2 / a1", "off the board"},
      {"off the board and repeated", "e5 e5 / a1", "off the board"},
  }));
  CAPTURE(row.shape, row.placed);
  CHECK(kind_of(placement("blue: " + std::string{row.placed})) == row.want);
  const std::string swapped = row.want == "bend"            ? "bend mirrored"
                              : row.want == "bend mirrored" ? "bend"
                                                            : std::string{row.want};
  CHECK(kind_of(placement("orange: " + std::string{row.placed})) == swapped);
}

TEST_CASE("placement: D1.5 the hand of a bend in all directions", "[duel][placement]") {
  struct Row {
    std::string_view walk, right, left;
  };
  // Walking from the orange hexagon at e5, board as in D1.1: columns from left to right, numbers upward.
  const auto row = GENERATE(values<Row>({
      {"up", "e6 f7 / e5", "e6 d6 / e5"},
      {"up and right", "f6 g6 / e5", "f6 f7 / e5"},
      {"down and right", "f5 f4 / e5", "f5 g6 / e5"},
      {"down", "e4 d3 / e5", "e4 f4 / e5"},
      {"down and left", "d4 c4 / e5", "d4 d3 / e5"},
      {"up and left", "d5 d6 / e5", "d5 c4 / e5"},
  }));
  CAPTURE(row.walk);
  CHECK(kind_of(placement("blue: " + std::string{row.right})) == "bend");
  CHECK(kind_of(placement("blue: " + std::string{row.left})) == "bend mirrored");
  CHECK(kind_of(placement("orange: " + std::string{row.left})) == "bend");
  CHECK(kind_of(placement("orange: " + std::string{row.right})) == "bend mirrored");
}

TEST_CASE("placement: D1.4 own is the owner's colour", "[duel][placement]") {
  struct Row {
    std::string_view shape;
    std::vector<duel::Hexagon> hexagons;
    std::string_view want;
  };
  const auto at = [](std::string_view label, Colour colour) { return duel::Hexagon{testing::space(label), colour}; };
  const std::vector<Row> rows{
      {"other alone", {at("e5", Colour::Orange)}, "none"},
      {"other and other", {at("e5", Colour::Orange), at("e6", Colour::Orange)}, "none"},
      {"own, other, other in a row",
       {at("e5", Colour::Blue), at("e6", Colour::Orange), at("e7", Colour::Orange)},
       "none"},
      {"three own in a row", {at("e5", Colour::Blue), at("e6", Colour::Blue), at("e7", Colour::Blue)}, "none"},
      {"three own in a triangle", {at("e5", Colour::Blue), at("e6", Colour::Blue), at("f6", Colour::Blue)}, "none"},
      {"three other", {at("e5", Colour::Orange), at("e6", Colour::Orange), at("e7", Colour::Orange)}, "none"},
      {"other named first", {at("e4", Colour::Orange), at("e5", Colour::Blue), at("e6", Colour::Blue)}, "line"},
      {"no hexagon", {}, "none"},
  };
  for (const Row& row : rows) {
    CAPTURE(row.shape);
    CHECK(kind_of({Colour::Blue, row.hexagons}) == row.want);
  }
}

TEST_CASE("placement: what it holds", "[duel][placement]") {
  const duel::Placement placed = placement("orange: e4 e5 / f5");
  CHECK(placed.owner() == Colour::Orange);
  CHECK(testing::labels(placed.of(Colour::Orange)) == "e4 e5");
  CHECK(testing::labels(placed.of(Colour::Blue)) == "f5");
  CHECK(testing::labels(placed.spaces()) == "e4 e5 f5");
  CHECK(placed.hexagons().size() == 3);
  CHECK(testing::text_of(placed) == "e4 e5 / f5");

  const duel::Placement off = placement("blue: a1 a2");
  CHECK(off.off_board());
  CHECK(testing::labels(off.spaces()) == "a2");
  CHECK_FALSE(off.kind());
}

}  // namespace orion
