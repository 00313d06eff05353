// What an arbiter's ruling, or the wish to go on after an illegal move, does to the play.

#include <string>
#include <string_view>

#include "core/duel/game.hpp"
#include "tests/catch.hpp"
#include "tests/core/duel/late_positions.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {
using duel::AfterIllegal;
using duel::Colour;
using duel::Effect;
using duel::Ruling;
using duel::TileKind;
using testing::ending;
using testing::placement;
using testing::position;

namespace {

std::string word(Effect effect) {
  switch (effect) {
    case Effect::Applied:
      return "applied";
    case Effect::Stood:
      return "stood";
    case Effect::Withdrawn:
      return "withdrawn";
    case Effect::Refused:
      return "refused";
  }
  return "?";
}

std::string to_move(const duel::Game& game) { return game.position().to_move == Colour::Blue ? "blue" : "orange"; }

duel::Position before() { return position({.galaxies = "e5 g5", .tiles = "orange: e6 / e7; blue: a2"}); }

/// Blue has won with the galaxies of column e.
duel::Game won() {
  duel::Game game{position({.galaxies = "e5 e6 e7 e8", .blue = "e5 e6 e7", .orange = "g5 g6"}), {}};
  game.play(placement("blue: e8"));
  REQUIRE(ending(game) == "blue by conditions");
  return game;
}

}  // namespace

TEST_CASE("ruling: stands, blue to move", "[duel][game]") {
  struct Row {
    std::string_view clause, move, effect, violations, next;
  };
  const auto row = GENERATE(values<Row>({
      {"a legal move needs none", "blue: k9 / k10", "applied", "legal", "orange"},
      {"D3.1", "orange: k9", "stood", "D3.1", "blue"},
      {"D4.1 cannot be laid", "blue: k11 k10", "refused", "D4.1", "blue"},
      {"D4.2 cannot be laid", "blue: e6 d6", "refused", "D4.2", "blue"},
      {"D4.3 no tile", "blue: k8 k10", "stood", "D4.3", "orange"},
      {"D4.3 none left", "blue: k10", "stood", "D4.3", "orange"},
      {"D4.3 a space named twice cannot be laid", "blue: k10 k10", "refused", "D4.3", "blue"},
      {"D4.5", "blue: g5 / g6", "stood", "D4.5", "orange"},
      {"D4.1 with others", "blue: a1 g5", "refused", "D4.1 D4.5", "blue"},
  }));
  CAPTURE(row.clause);
  duel::Game game{before(), {}};
  const duel::Placement placed = placement(row.move);
  const auto verdict = game.play(placed, Ruling::Stands);
  CHECK(word(verdict.effect) == row.effect);
  CHECK(testing::clauses(verdict.violations) == row.violations);
  CHECK(to_move(game) == row.next);
  const bool laid = row.effect != "refused";
  CHECK(game.position().covered() == (laid ? before().covered() | placed.spaces() : before().covered()));
}

TEST_CASE("ruling: stands takes the tile from the stock, if there is one", "[duel][game]") {
  duel::Game game{before(), {}};
  game.play(placement("blue: g5 / g6"), Ruling::Stands);
  CHECK(game.position().stock.blue.left(TileKind::Duo) == 2);
  game.play(placement("orange: k7 k9"), Ruling::Stands);  // no tile: which one it was cannot be told
  CHECK(game.position().stock.orange.left(TileKind::Pair) == 1);
  CHECK(game.position().stock.orange.left(TileKind::Duo) == 2);
  game.play(placement("blue: b1"), Ruling::Stands);  // a second single
  CHECK(game.position().stock.blue.left(TileKind::Single) == 0);
}

TEST_CASE("ruling: stands for a mirrored bend under as-printed", "[duel][game]") {
  duel::Game game{duel::Position{}, {duel::Count::Conditions, duel::Bends::AsPrinted}};
  const auto verdict = game.play(placement("blue: e5 d5 / e4"), Ruling::Stands);
  CHECK(word(verdict.effect) == "stood");
  CHECK(testing::clauses(verdict.violations) == "D1.5");
  CHECK(game.position().stock.blue.left(TileKind::Bend) == 2);
}

TEST_CASE("ruling: stands counts for conditions like any move", "[duel][game]") {
  duel::Game game{position({.galaxies = "e5 e6 e7 e8", .blue = "e5 e6 e7", .to_move = Colour::Orange}), {}};
  CHECK(word(game.play(placement("blue: e8"), Ruling::Stands).effect) == "stood");
  CHECK(ending(game) == "blue by conditions");
}

TEST_CASE("ruling: withdrawn, the same player is to move again", "[duel][game]") {
  struct Row {
    std::string_view clause, move, violations;
  };
  const auto row = GENERATE(values<Row>({
      {"legal", "blue: k9 / k10", "legal"},
      {"illegal", "blue: g5 / g6", "D4.5"},
      {"impossible", "blue: e6 d6", "D4.2"},
      {"of the wrong player", "orange: k9", "D3.1"},
  }));
  CAPTURE(row.clause);
  duel::Game game{before(), {}};
  const duel::Position start = game.position();
  const auto verdict = game.play(placement(row.move), Ruling::Withdrawn);
  CHECK(word(verdict.effect) == "withdrawn");
  CHECK(testing::clauses(verdict.violations) == row.violations);
  CHECK(game.position() == start);
  CHECK(word(game.play(placement("blue: k9 / k10")).effect) == "applied");
}

TEST_CASE("ruling: after the end, stands lays the tile and the end is judged anew", "[duel][game]") {
  duel::Game game = won();
  const auto verdict = game.play(placement("orange: a2"), Ruling::Stands);
  CHECK(verdict.after_end);
  CHECK(word(verdict.effect) == "stood");
  CHECK(ending(game) == "blue by conditions");  // still more of them
  CHECK(testing::labels(game.position().hexagons.orange) == "a2 g5 g6");

  duel::Game equal{position({.galaxies = "e5 e6 e7 e8 g5 g6 g7 g8", .blue = "e5 e6 e7", .orange = "g5 g6 g7"}), {}};
  equal.play(placement("blue: e8"));
  REQUIRE(ending(equal) == "blue by conditions");
  CHECK(word(equal.play(placement("orange: g8"), Ruling::Stands).effect) == "stood");
  CHECK(ending(equal) == "goes on");
  CHECK(to_move(equal) == "blue");
  CHECK(word(equal.play(placement("blue: a2 a3")).effect) == "applied");
}

TEST_CASE("ruling: after the end, withdrawn and impossible change nothing", "[duel][game]") {
  duel::Game game = won();
  const duel::Position at = game.position();
  CHECK(word(game.play(placement("orange: a2"), Ruling::Withdrawn).effect) == "withdrawn");
  CHECK(word(game.play(placement("orange: e5 f6"), Ruling::Stands).effect) == "refused");
  CHECK(word(game.play(placement("orange: a2")).effect) == "refused");
  CHECK(game.position() == at);
  CHECK(ending(game) == "blue by conditions");
}

TEST_CASE("after an illegal move: stop leaves all as it was", "[duel][game]") {
  duel::Game game{before(), {}};
  const duel::Position start = game.position();
  CHECK(word(game.play(placement("blue: g5 / g6")).effect) == "refused");
  CHECK(game.position() == start);
}

TEST_CASE("after an illegal move: skip, the other player is to move", "[duel][game]") {
  struct Row {
    std::string_view clause, move, next;
  };
  const auto row = GENERATE(values<Row>({
      {"of the player to move", "blue: g5 / g6", "orange"},
      {"of the wrong player: the other one, whose turn it is", "orange: k9", "blue"},
      {"that a ruling cannot let stand", "blue: e6 d6", "orange"},
  }));
  CAPTURE(row.clause);
  duel::Game game{before(), {}};
  const auto ruling = row.move == "blue: e6 d6" ? Ruling::Stands : Ruling::None;
  CHECK(word(game.play(placement(row.move), ruling, AfterIllegal::Skip).effect) == "refused");
  CHECK(game.position().covered() == before().covered());
  CHECK(game.position().stock == before().stock);
  CHECK(to_move(game) == row.next);
}

TEST_CASE("after an illegal move: skip can leave the next player without a placement", "[duel][game]") {
  duel::Position start = testing::half_and_half("a2 k10");
  start.stock = {testing::stock_of({TileKind::Single}), testing::stock_of({TileKind::Pair})};
  duel::Game game{start, {}};
  CHECK(word(game.play(placement("blue: a3"), Ruling::None, AfterIllegal::Skip).effect) == "refused");
  CHECK(ending(game) == "blue by no-placement");
}

TEST_CASE("after an illegal move: skip after the end changes nothing", "[duel][game]") {
  duel::Game game = won();
  const duel::Position at = game.position();
  CHECK(word(game.play(placement("orange: a2"), Ruling::None, AfterIllegal::Skip).effect) == "refused");
  CHECK(game.position() == at);
  CHECK(ending(game) == "blue by conditions");
}

}  // namespace orion
