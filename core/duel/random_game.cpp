#include "core/duel/random_game.hpp"

#include <cstddef>

namespace orion::duel {

namespace {

/// Spaces that lie at least `least` steps from a space.
BoardSet beyond(Space from, int least) {
  BoardSet near{from};
  for (int step = 1; step < least; ++step) near |= near.neighbours();
  return kBoard - near;
}

Space drawn_from(const BoardSet& set, random::Generator& random) {
  const std::vector<Space> spaces(set.begin(), set.end());
  return random.one_of(spaces);
}

/// @return fewer than `count` where the drawn ones left no room
std::vector<Space> drawn_apart(BoardSet allowed, std::size_t count, int apart, random::Generator& random) {
  std::vector<Space> drawn;
  while (drawn.size() < count && !allowed.empty()) {
    drawn.push_back(drawn_from(allowed, random));
    allowed &= beyond(drawn.back(), apart);
  }
  return drawn;
}

/// How much of the player's plans a placement furthers.
int promise(const Position& position, const Placement& placement) {
  const Colour player = placement.owner();
  const BoardSet own = position.hexagons[player];
  const BoardSet placed = placement.of(player);
  const int joined = (placed.neighbours() & own).size();
  const int galaxies = (placed & position.galaxies).size();
  const int traps = (placement.of(opponent(player)) & position.black_holes).size();
  return joined + 4 * galaxies + 3 * traps - 2 * (placed & position.black_holes).size();
}

}  // namespace

RandomTokens random_tokens(random::Generator& random) {
  while (true) {
    RandomTokens tokens;
    tokens.galaxies = drawn_apart(kBoard, kGalaxyCount, kGalaxyDistance, random);
    if (tokens.galaxies.size() < kGalaxyCount) continue;
    BoardSet allowed = kBoard;
    for (const Space galaxy : tokens.galaxies) allowed &= beyond(galaxy, kBlackHoleToGalaxyDistance);
    tokens.black_holes = drawn_apart(allowed, kBlackHoleCount, kBlackHoleDistance, random);
    if (tokens.black_holes.size() == kBlackHoleCount) return tokens;
  }
}

const Placement& random_placement(const Game& game, Play play, random::Generator& random) {
  const auto legal = legal_placements(game.position(), game.options(), game.position().to_move);
  const Placement* best = random.one_of(legal);
  if (play == Play::Scattered) return *best;
  constexpr int kDrawn = 12;
  for (int draw = 1; draw < kDrawn; ++draw) {
    const Placement* other = random.one_of(legal);
    if (promise(game.position(), *other) > promise(game.position(), *best)) best = other;
  }
  return *best;
}

std::vector<const Placement*> random_moves(const Position& start, const Options& options, Play play,
                                           random::Generator& random) {
  std::vector<const Placement*> moves;
  Game game{start, options};
  while (!game.ending()) {
    const Placement& placement = random_placement(game, play, random);
    game.play(placement);
    moves.push_back(&placement);
  }
  return moves;
}

}  // namespace orion::duel
