#include "core/duel/perft.hpp"

namespace orion::duel {

std::vector<Branch> divide(const Game& game, int depth) {
  std::vector<Branch> branches;
  if (game.ending()) return branches;
  for (const Placement* placement : legal_placements(game.position(), game.options(), game.position().to_move)) {
    Game next = game;
    next.play(*placement);
    branches.push_back({placement, count_sequences(next, depth - 1)});
  }
  return branches;
}

std::uint64_t count_sequences(const Game& game, int depth) {
  if (depth <= 0) return 1;
  if (game.ending()) return 0;
  const auto legal = legal_placements(game.position(), game.options(), game.position().to_move);
  // The last placements need not be made: whatever they bring about, each is one sequence.
  if (depth == 1) return legal.size();
  std::uint64_t sequences = 0;
  for (const Placement* placement : legal) {
    Game next = game;
    next.play(*placement);
    sequences += count_sequences(next, depth - 1);
  }
  return sequences;
}

}  // namespace orion::duel
