// Games that begin among tiles (`setup.placed`): what the end rules make of stocks that no alternating play leaves.

#include <string>

#include "core/duel/game.hpp"
#include "tests/catch.hpp"
#include "tests/core/duel/late_positions.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {
using duel::Colour;
using duel::TileKind;
using testing::ending;
using testing::half_and_half;
using testing::placement;
using testing::stock_of;

TEST_CASE("placed start: conditions count from the first move on", "[duel][game]") {
  duel::Position start = testing::position({.galaxies = "e5 e6 e7 e8", .blue = "e5 e6 e7 e8"});
  duel::Game game{start, {}};
  CHECK(ending(game) == "goes on");
  CHECK(game.play(placement("blue: a2")).effect == duel::Effect::Applied);
  CHECK(ending(game) == "blue by conditions");
}

TEST_CASE("placed start: all 28 tiles are placed", "[duel][game]") {
  duel::Position start = half_and_half("a2 k10");
  start.stock = {};
  CHECK(ending(duel::Game{start, {}}) == "a tie by token-score");
  start.galaxies = testing::spaces("b2");
  CHECK(ending(duel::Game{start, {}}) == "blue by token-score");
  start.galaxies = testing::spaces("h5 h6 h7 h8");
  CHECK(ending(duel::Game{start, {}}) == "orange by conditions");
}

// D3.1 and D3.2 say nothing of a player without tiles while the other has some: read as the other's turn.
TEST_CASE("placed start: a player without tiles", "[duel][game]") {
  duel::Position start = half_and_half("a2 a3 k10");
  start.stock = {{}, stock_of({TileKind::Single, TileKind::Pair})};
  duel::Game game{start, {}};
  CHECK(ending(game) == "goes on");
  CHECK(game.position().to_move == Colour::Orange);
  CHECK(testing::clauses(game.play(placement("blue: a2")).violations) == "D3.1 D4.3");
  CHECK(game.play(placement("orange: k10")).effect == duel::Effect::Applied);
  CHECK(game.position().to_move == Colour::Orange);
  CHECK(game.play(placement("orange: a2 a3")).effect == duel::Effect::Applied);
  CHECK(ending(game) == "a tie by token-score");
}

TEST_CASE("placed start: a player without tiles, and the other cannot place", "[duel][game]") {
  duel::Position start = half_and_half("a2");
  start.stock = {{}, stock_of({TileKind::Pair})};
  CHECK(ending(duel::Game{start, {}}) == "blue by no-placement");
}

}  // namespace orion
