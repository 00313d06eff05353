#pragma once

#include <string>
#include <string_view>

namespace orion::catalogue {

/// A record that would be too long for a file in the repository and in the program.
/// @param name  as of an embedded file: "R217", "R217.near"
/// @return empty where there is none of that name
std::string long_record(std::string_view name);

}  // namespace orion::catalogue
