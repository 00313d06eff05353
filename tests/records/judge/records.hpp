#pragma once

// Short records of games that stand just before their end.

#include <string>
#include <string_view>

#include "tests/records/judge/judged.hpp"

namespace orion::testing {

/// Blue is to move, and f9 with the single links Lepus to Gemini. The black hole at f6 lies under blue.
/// The moves stand on line 17 and after, `  - blue: f9` each.
inline std::string almost_linked(std::string_view moves, std::string_view rest = "") {
  return "game: orion-duel\nformat: 1\nplayers: {blue: Ada, orange: Ben}\nsetup:\n  name: symmetric-1\n  start: blue\n"
         "  placed:\n"
         "    - blue: e1 e2\n    - blue: f3 f4 / e3\n    - blue: f5 f6 / e5\n    - blue: f7 f8 / e7\n"
         "    - blue: g10 g11 / g9\n    - orange: a2 a3\n    - orange: a5 / a4\n    - orange: k7 / k8\n"
         "moves:\n" +
         std::string{moves} + std::string{rest};
}

/// The same with blue's winning move.
inline std::string linked(std::string_view rest = "") { return almost_linked("  - blue: f9\n", rest); }

/// One move of a game that goes on.
inline std::string going_on(std::string_view rest = "") {
  return record_with("moves:\n  - orange: e4 e5 / f5\n" + std::string{rest});
}

}  // namespace orion::testing
