#include "core/duel/placing.hpp"

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {
using duel::PlacingFault;
using testing::clauses;
using testing::placement;
using testing::position;

namespace {

constexpr duel::Options kEither{duel::Count::Conditions, duel::Bends::Either};
constexpr duel::Options kAsPrinted{duel::Count::Conditions, duel::Bends::AsPrinted};

constexpr std::string_view kThreeDuos = "blue: a2 / a3; blue: c1 / c2; blue: k7 / k8";

}  // namespace

TEST_CASE("placing: one row per clause but D4.5, blue to move", "[duel][placing]") {
  struct Row {
    std::string_view clause, tiles, placed, want;
  };
  const auto row = GENERATE(values<Row>({
      {"D3.1: the player to move", "", "blue: e5", "legal"},
      {"D3.1: the other player", "", "orange: e5", "D3.1"},
      {"D4.1: on the board, at its edge", "", "blue: a2 / a3", "legal"},
      {"D4.1: beyond the edge", "", "blue: a2 / a1", "D4.1"},
      {"D4.1: a corner", "", "blue: k11", "D4.1"},
      {"D4.1: all hexagons", "", "blue: a1 a6 / l1", "D4.1"},
      {"D4.1: D4.3 is judged only where D4.1 holds", "", "blue: k11 e5", "D4.1"},
      {"D4.1: and so for a space named twice", "", "blue: e5 e5 / k11", "D4.1"},
      {"D4.1 before D4.2", "blue: e5", "blue: k11 e5", "D4.1 D4.2"},
      {"D4.2: next to a tile", "blue: e4 / e5", "blue: e6", "legal"},
      {"D4.2: on an own tile", "blue: e4 / e5", "blue: e4", "D4.2"},
      {"D4.2: on the other colour of an own tile", "blue: e4 / e5", "blue: e5", "D4.2"},
      {"D4.2: on an opponent's tile", "orange: e4 / e5", "blue: e5", "D4.2"},
      {"D4.2: with the other-coloured hexagon only", "orange: e4 / e5", "blue: e6 / e5", "D4.2"},
      {"D4.3: three of three duos", "blue: a2 / a3; blue: c1 / c2", "blue: e5 / e6", "legal"},
      {"D4.3: a fourth duo", kThreeDuos, "blue: e5 / e6", "D4.3"},
      {"D4.3: the stock of the other player is another", kThreeDuos, "orange: e5 / e6", "D3.1"},
      {"D4.3: a second single", "blue: a2", "blue: e5", "D4.3"},
      {"D4.3: a second pair", "blue: a2 a3", "blue: e5 e6", "D4.3"},
      {"D4.3: a single after a pair", "blue: a2 a3", "blue: e5", "legal"},
      {"D4.3: no tile", "", "blue: e5 e7", "D4.3"},
      {"D4.3: no tile, other in the middle", "", "blue: e5 e7 / e6", "D4.3"},
      {"D4.3: own named twice", "", "blue: e5 e5", "D4.3"},
      {"D4.3: own named twice is no single either", "blue: a2", "blue: e5 e5", "D4.3"},
      {"D4.3: other on own", "", "blue: e5 / e5", "D4.3"},
      {"D4.2 before D4.3", "orange: e5", "blue: e5 e7", "D4.2 D4.3"},
      {"D4.2 and none left", "blue: a2; orange: e5", "blue: e5", "D4.2 D4.3"},
      {"D4.2 and named twice", "orange: e5", "blue: e5 e5", "D4.2 D4.3"},
      {"D4.4: touching nothing", "blue: a2 / a3", "blue: k9 k10", "legal"},
      {"D3.1 before D4", "orange: e5", "orange: e5 e7", "D3.1 D4.2 D4.3"},
      {"D1.5: mirrored under `either`", "", "blue: e5 d5 / e4", "legal"},
  }));
  CAPTURE(row.clause, row.placed);
  CHECK(clauses(violations(position({.tiles = row.tiles}), kEither, placement(row.placed))) == row.want);
}

TEST_CASE("placing: D1.5 under as-printed", "[duel][placing]") {
  struct Row {
    std::string_view clause, tiles, placed, want;
  };
  const auto row = GENERATE(values<Row>({
      {"blue's bend turns right", "", "blue: e5 f6 / e4", "legal"},
      {"blue's bend turned left", "", "blue: e5 d5 / e4", "D1.5"},
      {"orange's bend turned right", "", "orange: e5 f6 / e4", "D1.5 D3.1"},
      {"orange's bend turns left", "", "orange: e5 d5 / e4", "D3.1"},
      {"a line has no hand", "", "blue: e5 e6 / e4", "legal"},
      {"a triangle has no hand", "", "blue: e5 d5 / d4", "legal"},
      {"D1.5 before D4.2", "orange: e5", "blue: e5 d5 / e4", "D1.5 D4.2"},
      {"not D4.3's, unless none is left", "blue: a3 b4 / a2; blue: c2 d3 / c1; blue: g3 h4 / g2", "blue: e5 d5 / e4",
       "D1.5 D4.3"},
      {"off the board there is no bend", "", "blue: a2 b2 / a1", "D4.1"},
  }));
  CAPTURE(row.clause, row.placed);
  CHECK(clauses(violations(position({.tiles = row.tiles}), kAsPrinted, placement(row.placed))) == row.want);
}

TEST_CASE("placing: all clauses at once, in their order", "[duel][placing]") {
  const auto before = position(
      {.galaxies = "d5", .tiles = "blue: e5; blue: a3 b4 / a2; blue: c2 d3 / c1", .to_move = duel::Colour::Orange});
  CHECK(clauses(violations(before, kAsPrinted, placement("blue: e5 d5 / e4"))) == "D1.5 D3.1 D4.2");
  const auto apart = position({.galaxies = "e4 d5", .tiles = "orange: e5", .to_move = duel::Colour::Orange});
  CHECK(clauses(violations(apart, kAsPrinted, placement("blue: e5 d5 / e4"))) == "D1.5 D3.1 D4.2 D4.5");
}

TEST_CASE("placing: which hexagons are at fault", "[duel][placing]") {
  struct Row {
    std::string_view tiles, placed;
    PlacingFault fault;
    std::string_view want;
  };
  const auto row = GENERATE(values<Row>({
      {"", "blue: k11 e5", PlacingFault::OffBoard, "?"},
      {"", "blue: k11 l5 / e5", PlacingFault::OffBoard, "? ?"},
      {"orange: e5 / e6", "blue: e4 e5 / e6", PlacingFault::Covered, "e5 e6"},
      {"orange: e5 / e6", "blue: e5 e5", PlacingFault::Covered, "e5 e5"},
      {"", "blue: e5 e5", PlacingFault::RepeatedSpace, "e5"},
      {"", "blue: e4 e5 / e5", PlacingFault::RepeatedSpace, "e5"},
      {"", "blue: e5 e7", PlacingFault::NotATile, "e5 e7"},
      {"blue: a2", "blue: e5", PlacingFault::NoneLeft, "e5"},
      {"", "orange: e5 / e6", PlacingFault::WrongPlayer, "e5 e6"},
      {"", "blue: e5 / e6", PlacingFault::Covered, "-"},
  }));
  CAPTURE(row.placed);
  const duel::Placement placed = placement(row.placed);
  CHECK(testing::guilty(violations(position({.tiles = row.tiles}), kEither, placed), row.fault, placed) == row.want);
}

TEST_CASE("placing: setup.placed judges neither the turn nor the joining", "[duel][placing]") {
  struct Row {
    std::string_view clause, tiles, placed, want;
  };
  const auto row = GENERATE(values<Row>({
      {"D3.1 and D4.5 left aside", "", "orange: e5 / e6", "legal"},
      {"D4.1", "", "orange: a1", "D4.1"},
      {"D4.2", "blue: e5", "orange: e5 / e6", "D4.2"},
      {"D4.3: no tile", "", "orange: e5 e7", "D4.3"},
      {"D4.3: leaves the stock", "blue: a2", "blue: e5", "D4.3"},
      {"D1.5", "", "orange: e5 f6 / e4", "D1.5"},
  }));
  CAPTURE(row.clause);
  const auto before = position({.galaxies = "e5", .tiles = row.tiles});
  CHECK(clauses(placed_violations(before, kAsPrinted, placement(row.placed))) == row.want);
}

TEST_CASE("placing: what can be laid at all", "[duel][placing]") {
  const auto before = position({.galaxies = "e5", .tiles = "orange: f5 / f6"});
  CHECK(is_physically_possible(before, placement("blue: e5")));
  CHECK(is_physically_possible(before, placement("blue: e5 k10 / a2")));
  CHECK_FALSE(is_physically_possible(before, placement("blue: e5 f5")));
  CHECK_FALSE(is_physically_possible(before, placement("blue: e5 e5")));
  CHECK_FALSE(is_physically_possible(before, placement("blue: e5 / e5")));
  CHECK_FALSE(is_physically_possible(before, placement("blue: a1")));
}

}  // namespace orion
