#pragma once
// A game of Orion Duel as a score sheet has it: labels as written, right or wrong. Nothing here is checked.

#include <map>

#include "tests/plain/plain_board.hpp"

namespace orion::plain {

enum class Count { Conditions, Instances };  ///< D5.6
enum class Bends { Either, AsPrinted };      ///< D1.5

struct Rules {
  Count count = Count::Conditions;
  Bends bends = Bends::Either;
};

/// Labels such as "e4"; they may name no space of the board.
struct Move {
  Colour player = Colour::Blue;
  std::vector<std::string> own;
  std::optional<std::string> other;
};

struct Tokens {
  std::optional<Colour> placer;  ///< none: placed at random (D2.6)
  std::vector<std::string> labels;
};

struct Game {
  Rules rules;
  std::string setup_name;  ///< empty when the tokens are listed; otherwise the tokens below are that set-up's
  Tokens galaxies;
  Tokens black_holes;
  Colour start = Colour::Blue;
  std::vector<Move> placed;  ///< tiles that lie there from the start
  std::vector<Move> moves;
};

/// Named conditions with counts; a list without counts claims which are reached, not how often.
struct ConditionClaim {
  std::map<std::string, int> counts;  ///< "link", "galaxies", "black-holes"
  bool counted = false;
};

/// What the record's `result` says. Every part is optional.
struct Claims {
  std::optional<std::string> winner;  ///< blue, orange, tie, none
  std::optional<std::string> how;
  Both<std::optional<ConditionClaim>> conditions;
  Both<std::optional<int>> score;
};

/// symmetric-1, symmetric-2, symmetric-3: D2.6.
const std::vector<std::string>& setup_names();
/// A game with that set-up and no moves. The name must be one of `setup_names`.
Game game_with_setup(const std::string& name, Colour start, Rules rules);

}  // namespace orion::plain
