#pragma once
// What the fault files share: a draft to spoil, and the lists of ways to spoil it.

#include "tests/plain/plain_faults.hpp"

namespace orion::plain {

/// A legal game about to be spoilt, with what is known of it.
struct Draft {
  Game game;
  Claims claims;
  Verdict honest;                   ///< of the game before
  std::vector<Position> positions;  ///< before each move and after the last
  std::optional<int> at;            ///< set by the planting: the move, 0 for the set-up, none for a claim
};

/// Plants the fault, or answers false when this game offers no place for it.
using Planting = bool (*)(Draft&, Chance&);

struct Fault {
  std::string kind;
  std::string clause;  ///< empty: a false claim
  Planting plant;
};

/// In a move: D1.5, D3.1, D4 and D6.3.
const std::vector<Fault>& move_faults();
/// In the set-up: D2 and the tiles that lie there from the start.
const std::vector<Fault>& setup_faults();
/// In the result: D6.4.
const std::vector<Fault>& claim_faults();

/// A label that names no space, such as "k11", "a1" or "l4".
std::string label_off_board(Chance& chance);
std::string random_label(Chance& chance);

}  // namespace orion::plain
