#pragma once
// Random legal games, reproducible from a seed. Some players are steered, so that every ending of D5 and D6 occurs:
// left to chance alone, hardly any game is linked or comes to the count of tokens.

#include "tests/plain/plain_chance.hpp"
#include "tests/plain/plain_judge.hpp"

namespace orion::plain {

enum class SetupChoice { Any, Tokens, Named };

struct RandomOptions {
  Rules rules;
  SetupChoice setup = SetupChoice::Any;
  unsigned steered_percent = 70;  ///< of the players
  unsigned cut_percent = 15;      ///< of the games: the record stops before the end
  unsigned placed_percent = 0;    ///< of the games: some tiles lie there from the start, and play begins among them
};

/// A legal game; played to its end unless it was cut.
Game random_game(std::uint64_t seed, const RandomOptions& options);

/// Tokens obeying D2.1 to D2.3 and D2.9, with or without placers, or a named set-up; a start, and no moves.
Game random_setup(Chance& chance, const RandomOptions& options);

/// A result that is true of a game so judged; parts of it are left out at random, at times all of it. A game that goes
/// on may be broken off.
Claims truthful_claims(Chance& chance, const Verdict& verdict);

/// 75 % rulebook and 25 % bga counting; bends as printed in a fifth.
Rules random_rules(Chance& chance);

}  // namespace orion::plain
