#pragma once

// Catch2 under either of its names: 2.x is one header, 3.x is many. Tests include this and speak the 3.x dialect.

#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_all.hpp>
#else
#include <string>

#include <catch2/catch.hpp>

namespace Catch::Matchers {
// NOLINTNEXTLINE(readability-identifier-naming): the name is Catch2's
inline auto ContainsSubstring(const std::string& part) { return Contains(part); }
}  // namespace Catch::Matchers
#endif
