// Turns and the end of play (D3, D5.5, D6.1 to D6.3).

#include "core/duel/game.hpp"

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/core/duel/late_positions.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {
using duel::Colour;
using duel::Effect;
using duel::TileKind;
using testing::ending;
using testing::half_and_half;
using testing::placement;
using testing::position;
using testing::stock_of;

namespace {

constexpr duel::Options kInstances{duel::Count::Instances, duel::Bends::Either};

std::string after(duel::Position start, std::string_view move, const duel::Options& options = {}) {
  duel::Game game{start, options};
  const auto verdict = game.play(placement(move));
  return testing::clauses(verdict.violations) + "; " + ending(game);
}

}  // namespace

TEST_CASE("game: D3.1 players alternate", "[duel][game]") {
  duel::Game game{position({.to_move = Colour::Orange}), {}};
  CHECK(game.position().to_move == Colour::Orange);
  CHECK(game.play(placement("orange: e5")).effect == Effect::Applied);
  CHECK(game.position().to_move == Colour::Blue);
  CHECK(testing::clauses(game.play(placement("orange: g5 g6")).violations) == "D3.1");
  CHECK(game.play(placement("blue: g5 g6")).effect == Effect::Applied);
  CHECK(game.position().to_move == Colour::Orange);
  CHECK(ending(game) == "goes on");
  CHECK(testing::labels(game.position().covered()) == "e5 g5 g6");
}

TEST_CASE("game: D3.2 at the start of a turn", "[duel][game]") {
  struct Row {
    std::string_view clause, free;
    duel::Stock blue, orange;
    std::string_view move, want;
  };
  const auto single = stock_of({TileKind::Single});
  const auto pair = stock_of({TileKind::Pair});
  const auto both = stock_of({TileKind::Single, TileKind::Pair});
  const auto rest = stock_of({TileKind::Duo, TileKind::Line, TileKind::Bend, TileKind::Triangle});
  const auto row = GENERATE_COPY(values<Row>({
      {"the next player has a tile that fits", "a2 k10", both, single, "blue: a2", "legal; goes on"},
      {"the next player's tiles do not fit", "a2 k10", both, pair, "blue: a2", "legal; blue by no-placement"},
      {"nor any of many", "a2 k10", both, rest, "blue: a2", "legal; blue by no-placement"},
      {"two spaces side by side are enough for a pair", "a2 k9 k10", both, pair, "blue: a2", "legal; goes on"},
      {"who has just placed needs no placement", "a2 k10", single, both, "blue: a2", "legal; goes on"},
      {"no space left at all", "a2", both, single, "blue: a2", "legal; blue by no-placement"},
  }));
  CAPTURE(row.clause);
  duel::Position start = half_and_half(row.free);
  start.stock = {row.blue, row.orange};
  CHECK(after(start, row.move) == row.want);
}

TEST_CASE("game: D3.2 where only a token space is left, D4.5 decides", "[duel][game]") {
  duel::Position start = half_and_half("a2 k10");
  start.stock = {stock_of({TileKind::Single, TileKind::Pair}), stock_of({TileKind::Single})};
  start.galaxies = testing::spaces("k10");
  CHECK(after(start, "blue: a2") == "legal; goes on");  // orange's side of the board is orange
  start = half_and_half("a2 b1");
  start.stock = {stock_of({TileKind::Single, TileKind::Pair}), stock_of({TileKind::Single})};
  start.galaxies = testing::spaces("b1");
  CHECK(after(start, "blue: a2") == "legal; blue by no-placement");
}

TEST_CASE("game: D3.2 at the start of the game", "[duel][game]") {
  duel::Position full = half_and_half("");
  full.stock = {stock_of({TileKind::Single}), stock_of({TileKind::Single})};
  CHECK(ending(duel::Game{full, {}}) == "orange by no-placement");
  full.to_move = Colour::Orange;
  CHECK(ending(duel::Game{full, {}}) == "blue by no-placement");
  duel::Position room = half_and_half("a2");
  room.stock = full.stock;
  CHECK(ending(duel::Game{room, {}}) == "goes on");
  CHECK(ending(duel::Game{duel::Position{}, {}}) == "goes on");
}

TEST_CASE("game: D5.5 more conditions than the other", "[duel][game]") {
  struct Row {
    std::string_view clause, galaxies, black_holes, blue, orange, move, want, want_instances;
  };
  const auto row = GENERATE(values<Row>({
      {"nothing reached", "", "", "", "", "blue: e5", "goes on", "goes on"},
      {"blue reaches one", "e5 e6 e7 e8", "", "e5 e6 e7", "", "blue: e8 e9", "blue by conditions",
       "blue by conditions"},
      {"D5.4: blue's tile reaches one for orange", "e5 e6 e7 e8", "", "", "e5 e6 e7", "blue: f9 / e8",
       "orange by conditions", "orange by conditions"},
      {"D5.4: blue's own hexagon on a third black hole", "", "e5 e6 e7", "e5 e6", "", "blue: e7",
       "orange by conditions", "orange by conditions"},
      {"D5.4: one for each at once", "e5 e6 e7 e8 f8 g6 g7 g8", "", "e5 e6 e7", "g6 g7 g8", "blue: e8 / f8", "goes on",
       "goes on"},
      {"equal: play on", "e5 e6 e7 e8 g5 g6 g7 g8", "", "e5 e6 e7 e8", "g5 g6 g7", "blue: f8 / g8", "goes on",
       "goes on"},
      {"two against one", "e5 e6 e7 e8 g5 g6 g7 g8", "c4 c5 c6", "e5 e6 e7 e8", "g5 g6 g7 g8 c4 c5", "blue: b5 / c6",
       "blue by conditions", "blue by conditions"},
      {"D5.6: a second group counts by instances only", "e1 e2 e3 e4 e5 e6 e7 e8 g5 g6 g7 g8", "",
       "e1 e2 e3 e4 e5 e6 e7", "g5 g6 g7 g8", "blue: e8", "goes on", "blue by conditions"},
  }));
  CAPTURE(row.clause);
  const auto start =
      position({.galaxies = row.galaxies, .black_holes = row.black_holes, .blue = row.blue, .orange = row.orange});
  CHECK(after(start, row.move) == "legal; " + std::string{row.want});
  CHECK(after(start, row.move, kInstances) == "legal; " + std::string{row.want_instances});
}

TEST_CASE("game: D6.1 conditions before the score, the score before D3.2", "[duel][game]") {
  duel::Position last = half_and_half("a2 k10");
  last.stock = {stock_of({TileKind::Single}), {}};
  CHECK(after(last, "blue: a2") == "legal; a tie by token-score");  // and not: orange can place nothing

  last.galaxies = testing::spaces("b2 b3 b4 c2");
  CHECK(after(last, "blue: a2") == "legal; blue by conditions");  // the conditions decide, as they do all along

  duel::Position beaten = half_and_half("a2 k10");
  beaten.stock = {stock_of({TileKind::Single}), stock_of({TileKind::Pair})};
  beaten.black_holes = testing::spaces("b2 b3 b4");
  CHECK(after(beaten, "blue: a2") == "legal; orange by conditions");  // D5.5 before D3.2
}

TEST_CASE("game: D6.2 the score decides where conditions are tied", "[duel][game]") {
  struct Row {
    std::string_view clause, galaxies, black_holes, want;
  };
  const auto row = GENERATE(values<Row>({
      {"no tokens", "", "", "a tie by token-score"},
      {"one galaxy more", "b2 k7 c4", "", "blue by token-score"},
      {"one black hole more", "", "b2 k7 k8", "blue by token-score"},
      {"black holes take away", "b2 b4", "c2 c4", "a tie by token-score"},
      {"equal below nothing", "", "c2 k8", "a tie by token-score"},
      {"a token under no tile counts for nobody", "k10 b2 k7", "", "a tie by token-score"},
      {"one condition each, and the score", "b2 b3 b4 c4 h4 h5 h6 h7 k7", "", "orange by token-score"},
  }));
  CAPTURE(row.clause);
  duel::Position last = half_and_half("a2 k10");
  last.stock = {stock_of({TileKind::Single}), {}};
  last.galaxies = testing::spaces(row.galaxies);
  last.black_holes = testing::spaces(row.black_holes);
  CHECK(after(last, "blue: a2") == "legal; " + std::string{row.want});
}

TEST_CASE("game: D6.3 a placement after the end is judged by D4 beside, not by D3.1", "[duel][game]") {
  struct Row {
    std::string_view clause, move, want;
  };
  const auto row = GENERATE(values<Row>({
      {"otherwise legal, in turn", "orange: a2 a3", "legal"},
      {"otherwise legal, out of turn", "blue: a2 a3", "legal"},
      {"D4.1", "blue: a1", "D4.1"},
      {"D4.2", "blue: e5 f5", "D4.2"},
      {"D4.3", "blue: a2 a4", "D4.3"},
      {"D4.5", "blue: g5 / g6", "D4.5"},
  }));
  CAPTURE(row.clause);
  const auto start = position({.galaxies = "e5 e6 e7 e8", .black_holes = "g5", .blue = "e5 e6 e7"});
  duel::Game game{start, {}};
  game.play(placement("blue: e8"));
  REQUIRE(ending(game) == "blue by conditions");
  const duel::Position before = game.position();
  const auto verdict = game.play(placement(row.move));
  CHECK(verdict.after_end);
  CHECK(verdict.irregular());
  CHECK(verdict.effect == Effect::Refused);
  CHECK(testing::clauses(verdict.violations) == row.want);
  CHECK(game.position() == before);
  CHECK(ending(game) == "blue by conditions");
}

TEST_CASE("game: D6.2 who has the higher score", "[duel][game]") {
  CHECK(duel::higher_token_score(position({.galaxies = "e5", .blue = "e5"})) == Colour::Blue);
  CHECK(duel::higher_token_score(position({.black_holes = "e5", .blue = "e5"})) == Colour::Orange);
  CHECK_FALSE(duel::higher_token_score(position({.galaxies = "e5 e6", .blue = "e5", .orange = "e6"})));
}

}  // namespace orion
