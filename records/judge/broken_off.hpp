#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace orion::judge {

/// How a game that goes on by the rules was broken off, in its result's words (D6.4, S6.5).
struct BrokenOff {
  std::string_view how;
  std::string winner;                  ///< empty if the result names none
  bool shared = false;                 ///< it names several players
  std::vector<std::size_t> winners{};  ///< the seats of those whom it names; a tie and `none`: nobody
};

}  // namespace orion::judge
