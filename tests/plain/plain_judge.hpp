#pragma once
// The referee's answer for a whole game, worked out the plain way: clause by clause, move by move.

#include <set>

#include "tests/plain/plain_position.hpp"

namespace orion::plain {

using Clauses = std::set<std::string>;  ///< "D4.5"; sets keep them in clause order

struct Verdict {
  bool legal = true;
  /// The first illegal move, from 1; 0 when it is the set-up; nullopt in a legal game.
  std::optional<int> move;
  /// Everything that the set-up or that move breaks, in clause order.
  std::vector<std::string> clauses;
  /// What play breaks on a faulty set-up: judged beside, never instead (D2.8).
  std::optional<int> secondary_move;
  std::vector<std::string> secondary_clauses;

  int moves_played = 0;          ///< up to the first illegal one, which ends the replay
  std::optional<Ending> ending;  ///< of play; nullopt while the game goes on or an illegal move broke it
  Both<Conditions> conditions;   ///< at the last position, however far play came
  Both<int> score;
  bool complete = false;        ///< play ended, or its breaking off is recorded
  std::string claims = "none";  ///< hold, fail, none
};

/// What the set-up breaks: D2.1, D2.2, and for tiles lying there D1.5, D4.1, D4.2, D4.3.
Clauses setup_breaches(const Game& game);
/// What the move breaks in this position, ended or not.
Clauses breaches(const Position& before, const Move& move);
/// The position before the first move, whatever is wrong with it.
Position start_position(const Game& game);
/// The positions before each move and after the last, up to the first illegal move: at least one.
std::vector<Position> positions_of(const Game& game);

Verdict judge(const Game& game, const Claims& claims);

}  // namespace orion::plain
