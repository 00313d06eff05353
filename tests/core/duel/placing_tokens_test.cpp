// D4.5, the clause with the most ways to be misread.

#include <string>
#include <string_view>

#include "core/duel/placing.hpp"
#include "tests/catch.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {
using testing::placement;

namespace {

struct Row {
  std::string_view clause, tokens, tiles, placed, want;
  std::string_view at = "-";  ///< the hexagons that are not joined
};

}  // namespace

TEST_CASE("placing: D4.5 a token needs a chain to an earlier tile", "[duel][placing]") {
  const auto row = GENERATE(values<Row>({
      {"the first tile of a game covers no token", "e5", "", "blue: e5", "D4.5", "e5"},
      {"the first tile beside a token", "e5", "", "blue: e6", "legal"},
      {"joined to an own tile", "e5", "blue: e4", "blue: e5 / f5", "legal"},
      {"joined to an own-coloured hexagon of the opponent's tile", "e5", "orange: d3 / e4", "blue: e5", "legal"},
      {"joined to a hexagon of the opponent's colour only", "e5", "orange: e4", "blue: e5", "D4.5", "e5"},
      {"a blue tile whose orange hexagon is the near one", "e5", "blue: e3 / e4", "blue: e5", "D4.5", "e5"},
      {"one space too far", "e5", "blue: e3", "blue: e5 / e6", "D4.5", "e5"},
      {"neighbours by label but not on the board", "e5", "blue: f4", "blue: e5 / e6", "D4.5", "e5"},
      {"neighbours aslant", "e5", "blue: f6", "blue: e5 / e6", "legal"},

      {"the other colour: joined to it on an own tile", "e5", "blue: d3 / e4", "blue: e6 / e5", "legal"},
      {"the other colour: joined to it on an opponent's tile", "e5", "orange: e4", "blue: e6 / e5", "legal"},
      {"the other colour: joined to the own colour only", "e5", "blue: e4", "blue: e6 / e5", "D4.5", "e5"},
      {"the other colour: first tile", "e5", "", "blue: e6 / e5", "D4.5", "e5"},

      {"a chain through the tile's own hexagon", "e6", "blue: e4", "blue: e5 e6", "legal"},
      {"the same, written the other way round", "e6", "blue: e4", "blue: e6 e5", "legal"},
      {"no chain through the tile's other hexagon", "e6", "blue: e4", "blue: e6 / e5", "D4.5", "e6"},
      {"a line, joined at its far own hexagon", "e6", "blue: e4 / d3", "blue: e5 e6 / e7", "legal"},
      {"a line, joined by the wrong colour at its end", "e6", "blue: e8", "blue: e5 e6 / e7", "D4.5", "e6"},
      {"a hexagon of the same tile is not enough", "e6", "", "blue: e5 e6", "D4.5", "e6"},
      {"nor with tiles elsewhere", "e6", "blue: k10; orange: a2", "blue: e5 e6", "D4.5", "e6"},

      {"two tokens, both joined", "e5 e6", "blue: e4", "blue: e5 e6", "legal"},
      {"two tokens, neither joined", "e5 e6", "", "blue: e5 e6", "D4.5", "e5 e6"},
      {"two tokens in two colours, one joined", "e5 e6", "blue: e4", "blue: e5 / e6", "D4.5", "e6"},
      {"two tokens in two colours, the other joined", "e5 e6", "orange: e7", "blue: e5 / e6", "D4.5", "e5"},
      {"two tokens in two colours, both joined", "e5 e6", "blue: e4; orange: e7", "blue: e5 / e6", "legal"},
      {"two tokens in two colours, neither joined", "e5 e6", "blue: e7; orange: e4", "blue: e5 / e6", "D4.5", "e5 e6"},
      {"three tokens, own joined", "e5 e6 e7", "blue: e4", "blue: e5 e6 / e7", "D4.5", "e7"},

      {"a token on a covered space is D4.2's", "e5", "orange: e5", "blue: e5", "D4.2"},
      {"and so on an own one", "e5", "blue: e5 / e4", "blue: e5", "D4.2"},
      {"a covered hexagon of the other colour is no link", "e6", "blue: e4; orange: e5", "blue: e5 e6", "D4.2 D4.5",
       "e6"},
      {"a covered hexagon of the own colour joins", "e6", "blue: e5", "blue: e5 e6", "D4.2"},
      {"judged off the board too", "e5", "", "blue: a1 e5", "D4.1 D4.5", "e5"},
      {"judged off the board too, joined", "e5", "blue: e4 / e3", "blue: a1 e5", "D4.1"},
      {"judged on what is no tile", "e5", "", "blue: e5 e7", "D4.3 D4.5", "e5"},
      {"on what is no tile each hexagon needs its own chain", "e5 e8", "blue: e4", "blue: e5 e8", "D4.3 D4.5", "e8"},
      {"own ones apart are no links", "e7", "blue: e4", "blue: e5 e7", "D4.3 D4.5", "e7"},
      {"a space named twice", "e5", "", "blue: e5 e5", "D4.3 D4.5", "e5 e5"},
      {"a space named twice, joined", "e5", "blue: e4 / e3", "blue: e5 e5", "D4.3"},
      {"a space named in both colours, one joined", "e5", "blue: e4 / e3", "blue: e5 / e5", "D4.3 D4.5", "e5"},
      {"a space named in both colours, the other joined", "e5", "orange: e4", "blue: e5 / e5", "D4.3 D4.5", "e5"},
      {"the wrong player is judged the same", "e5", "blue: e4", "orange: e5", "D3.1 D4.5", "e5"},
  }));
  CAPTURE(row.clause, row.placed);
  const duel::Placement placed = placement(row.placed);
  for (const bool galaxies : {true, false}) {
    testing::Words words{.tiles = row.tiles};
    (galaxies ? words.galaxies : words.black_holes) = row.tokens;
    const auto found = violations(testing::position(words), {}, placed);
    CHECK(testing::clauses(found) == row.want);
    CHECK(testing::guilty(found, duel::PlacingFault::TokenNotJoined, placed) == row.at);
  }
}

TEST_CASE("placing: D4.5 the chain may run through any earlier tiles", "[duel][placing]") {
  // An earlier hexagon of the colour next to the new tile is enough, however it is joined further on.
  const auto before = testing::position({.galaxies = "e6", .tiles = "orange: d3 d4 / e5"});
  CHECK(testing::clauses(violations(before, {}, placement("blue: e6"))) == "legal");
  CHECK(testing::clauses(violations(before, {}, placement("blue: e7 / e6"))) == "D4.5");
  CHECK(testing::clauses(violations(before, {}, placement("blue: d6 / d5"))) == "legal");
}

TEST_CASE("placing: D4.6 tokens stay under their hexagons", "[duel][placing]") {
  auto before = testing::position({.galaxies = "e5", .black_holes = "g5", .tiles = "blue: e4"});
  lay(before, placement("blue: e5 / f5"));
  CHECK(testing::labels(before.galaxies) == "e5");
  CHECK(testing::labels(before.black_holes) == "g5");
  CHECK(testing::labels(before.hexagons.blue) == "e4 e5");
  CHECK(testing::labels(before.hexagons.orange) == "f5");
  CHECK(before.stock.blue.left(duel::TileKind::Duo) == 2);
  CHECK(before.stock.orange == duel::Stock::full());
}

}  // namespace orion
