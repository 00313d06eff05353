#pragma once

// The axes of a plot of credits over turns, alike in the terminal and in SVG.

#include <cstdint>
#include <string>
#include <vector>

#include "cmd/draw/table_scene.hpp"

namespace orion::cmd {

/// The smallest of 1, 2, 5, 10, 20, 50, … that goes into `range` at most `most` times, rounded up.
/// @pre most > 0
std::int64_t round_step(std::int64_t range, std::int64_t most) noexcept;

/// The most credits that any player had, at least 1.
std::int64_t most_credits(const TableScene& scene) noexcept;
/// The last turn of the plot.
std::size_t last_turn(const TableScene& scene) noexcept;

/// A letter a player: their initials where these are all different, else A, B, C, …
std::vector<std::string> player_letters(const TableScene& scene);

}  // namespace orion::cmd
