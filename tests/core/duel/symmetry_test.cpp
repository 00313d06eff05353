// The rules know no direction: a game turned, reflected or with its colours swapped gets the same verdicts. Under
// as-printed only what keeps the hand of the printed bends does: turning, and reflecting with the colours swapped.

#include <array>
#include <set>

#include "core/duel/game.hpp"
#include "tests/catch.hpp"
#include "tests/core/duel/random_play.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {
using duel::Colour;
using duel::Space;

namespace {

struct Symmetry {
  int sixths = 0;          ///< turns by 60° about f6
  bool reflected = false;  ///< before turning
  bool swapped = false;    ///< the colours

  Space of(Space space) const {
    int column = space.column() - 5;
    int number = space.number() - 6;
    if (reflected) std::swap(column, number);
    for (int turn = 0; turn < sixths; ++turn) {
      const int across = number - column;
      column = number;
      number = across;
    }
    return *Space::at(column + 5, number + 6);
  }
  Colour of(Colour colour) const { return swapped ? opponent(colour) : colour; }
  duel::BoardSet of(const duel::BoardSet& set) const {
    duel::BoardSet image;
    for (const Space each : set) image.add(of(each));
    return image;
  }
  duel::Placement of(const duel::Placement& placement) const {
    std::vector<duel::Hexagon> hexagons;
    for (const duel::Hexagon& each : placement.hexagons()) {
      hexagons.push_back({each.space ? std::optional{of(*each.space)} : std::nullopt, of(each.colour)});
    }
    return {of(placement.owner()), hexagons};
  }
  duel::Position of(const duel::Position& at) const {
    duel::Position image;
    image.galaxies = of(at.galaxies);
    image.black_holes = of(at.black_holes);
    for (const Colour colour : duel::kColours) {
      image.hexagons[of(colour)] = of(at.hexagons[colour]);
      image.stock[of(colour)] = at.stock[colour];
    }
    image.to_move = of(at.to_move);
    return image;
  }
};

std::vector<Symmetry> symmetries(bool as_printed) {
  std::vector<Symmetry> all;
  for (int sixths = 0; sixths < 6; ++sixths) {
    for (const bool reflected : {false, true}) {
      for (const bool swapped : {false, true}) {
        if (!as_printed || reflected == swapped) all.push_back({sixths, reflected, swapped});
      }
    }
  }
  return all;
}

/// Moves of which some break rules: any placement of either player, and now and then spaces at random.
std::vector<duel::Placement> careless_moves(testing::Random& random, const duel::Position& start,
                                            const duel::Options& options) {
  std::vector<duel::Placement> moves = testing::random_moves(random, start, options, 28);
  const std::vector<Space> board{duel::kBoard.begin(), duel::kBoard.end()};
  for (duel::Placement& each : moves) {
    if (!random.one_in(4)) continue;
    const Colour player = random.one_in(2) ? Colour::Blue : Colour::Orange;
    if (random.one_in(3)) {
      const std::array<duel::Hexagon, 3> hexagons{
          {{random.pick(board), player}, {random.pick(board), player}, {random.pick(board), opponent(player)}}};
      each = {player, {hexagons.data(), 1 + random.below(3)}};
    } else {
      const auto all = duel::placement_table(player).placements();
      each = all[random.below(all.size())];
    }
  }
  return moves;
}

/// Everything that two games, one the image of the other, must agree on after a move.
void check_alike(const duel::Game& game, const duel::Game& image, const Symmetry& symmetry) {
  CHECK(image.position() == symmetry.of(game.position()));
  REQUIRE(image.ending().has_value() == game.ending().has_value());
  if (game.ending()) {
    CHECK(image.ending()->how == game.ending()->how);
    const auto winner = game.ending()->winner;
    CHECK(image.ending()->winner == (winner ? std::optional{symmetry.of(*winner)} : std::nullopt));
  }
  const auto reached = duel::instances(game.position());
  const auto image_reached = duel::instances(image.position());
  for (const Colour player : duel::kColours) {
    CHECK(image_reached[symmetry.of(player)] == reached[player]);
    CHECK(token_score(image.position(), symmetry.of(player)) == token_score(game.position(), player));
  }
}

void check_verdicts_survive(const duel::Options& options, std::size_t games) {
  testing::Random random{games};
  for (std::size_t round = 0; round < games; ++round) {
    const duel::Position start = testing::random_start(random);
    const auto moves = careless_moves(random, start, options);
    for (const Symmetry& symmetry : symmetries(options.bends == duel::Bends::AsPrinted)) {
      CAPTURE(round, symmetry.sixths, symmetry.reflected, symmetry.swapped);
      duel::Game game{start, options};
      duel::Game image{symmetry.of(start), options};
      for (const duel::Placement& each : moves) {
        const auto verdict = game.play(each, duel::Ruling::None, duel::AfterIllegal::Skip);
        const auto image_verdict = image.play(symmetry.of(each), duel::Ruling::None, duel::AfterIllegal::Skip);
        CHECK(testing::clauses(image_verdict.violations) == testing::clauses(verdict.violations));
        CHECK(image_verdict.effect == verdict.effect);
        CHECK(image_verdict.after_end == verdict.after_end);
        check_alike(game, image, symmetry);
      }
    }
  }
}

}  // namespace

TEST_CASE("symmetry: the twelve maps are those of the board", "[duel][property]") {
  std::set<std::vector<Space>> maps;
  for (const Symmetry& symmetry : symmetries(false)) {
    std::vector<Space> images;
    for (const Space one : duel::kBoard) {
      images.push_back(symmetry.of(one));
      for (const Space other : duel::kBoard)
        CHECK(distance(symmetry.of(one), symmetry.of(other)) == distance(one, other));
    }
    CHECK(symmetry.of(duel::kBoard) == duel::kBoard);
    maps.insert(images);
  }
  CHECK(maps.size() == 12);
}

TEST_CASE("symmetry: verdicts under `either`", "[duel][property]") {
  check_verdicts_survive({duel::Count::Conditions, duel::Bends::Either}, testing::rounds(40, 1'000));
  check_verdicts_survive({duel::Count::Instances, duel::Bends::Either}, testing::rounds(20, 500));
}

TEST_CASE("symmetry: verdicts under as-printed", "[duel][property]") {
  check_verdicts_survive({duel::Count::Conditions, duel::Bends::AsPrinted}, testing::rounds(40, 1'000));
}

TEST_CASE("symmetry: as-printed does tell a reflection, and a swap of colours", "[duel][property]") {
  const duel::Options as_printed{duel::Count::Conditions, duel::Bends::AsPrinted};
  const duel::Placement bend = testing::placement("blue: e5 f6 / e4");
  duel::Position before;
  CHECK(testing::clauses(violations(before, as_printed, bend)) == "legal");
  CHECK(testing::clauses(violations(before, as_printed, Symmetry{0, true, false}.of(bend))) == "D1.5");
  before.to_move = Colour::Orange;
  CHECK(testing::clauses(violations(before, as_printed, Symmetry{0, false, true}.of(bend))) == "D1.5");
  CHECK(testing::clauses(violations(before, as_printed, Symmetry{0, true, true}.of(bend))) == "legal");
}

}  // namespace orion
