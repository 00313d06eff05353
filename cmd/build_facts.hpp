#pragma once

#include <string_view>

namespace orion {

/// Lines on how this program was built: compiler, libraries, commit, formats. Always the same for the same build.
std::string_view build_facts() noexcept;

}  // namespace orion
