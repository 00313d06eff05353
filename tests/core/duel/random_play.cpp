#include "tests/core/duel/random_play.hpp"

namespace orion::testing {

namespace {

/// Spaces one after another, each far enough from the others and from `others`; fewer than `wanted` where they are in
/// each other's way.
duel::BoardSet scatter(Random& random, int wanted, int apart, const duel::BoardSet& others, int clear) {
  std::vector<duel::Space> open{duel::kBoard.begin(), duel::kBoard.end()};
  const auto drop_near = [&](duel::Space space, int least) {
    std::erase_if(open, [&](duel::Space each) { return distance(each, space) < least; });
  };
  for (const duel::Space each : others) drop_near(each, clear);
  duel::BoardSet chosen;
  while (!open.empty() && chosen.size() < wanted) {
    const duel::Space next = random.pick(open);
    chosen.add(next);
    drop_near(next, apart);
  }
  return chosen;
}

}  // namespace

duel::Position random_start(Random& random) {
  duel::Position start;
  while (start.galaxies.size() != 8 || start.black_holes.size() != 7) {
    start.galaxies = scatter(random, 8, 3, {}, 0);
    start.black_holes = scatter(random, 7, 3, start.galaxies, 2);
  }
  start.to_move = random.one_in(2) ? duel::Colour::Blue : duel::Colour::Orange;
  return start;
}

std::vector<duel::Placement> random_moves(Random& random, const duel::Position& start, const duel::Options& options,
                                          std::size_t most) {
  std::vector<duel::Placement> moves;
  duel::Game game{start, options};
  while (!game.ending() && moves.size() < most) {
    moves.push_back(*random.pick(duel::legal_placements(game.position(), options, game.position().to_move)));
    game.play(moves.back());
  }
  return moves;
}

duel::Position random_position(Random& random, const duel::Options& options) {
  const duel::Position start = random_start(random);
  duel::Game game{start, options};
  for (const duel::Placement& each : random_moves(random, start, options, random.below(28))) game.play(each);
  return game.position();
}

}  // namespace orion::testing
