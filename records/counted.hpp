#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace orion {

/// "1 card", "3 cards". @param what  a word whose plural ends in s
inline std::string counted(std::int64_t number, std::string_view what) {
  return std::to_string(number) + " " + std::string{what} + (number == 1 ? "" : "s");
}

}  // namespace orion
