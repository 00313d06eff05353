#pragma once

#include <string>
#include <string_view>

namespace orion::judge {

/// How a game that goes on by the rules was broken off, in its result's words (D6.4, S6.5).
struct BrokenOff {
  std::string_view how;
  std::string winner;   ///< empty if the result names none
  bool shared = false;  ///< it names several players
};

}  // namespace orion::judge
