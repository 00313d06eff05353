#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace orion {

/// "a, b, c"
std::string joined(const std::vector<std::string>& words, std::string_view between = ", ");

/// "a", "a and b", "a, b and c": in the middle of a sentence. @param last  what stands before the last one
std::string in_a_row(const std::vector<std::string>& words, std::string_view last = "and");

}  // namespace orion
