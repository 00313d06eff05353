#pragma once

#include <cstdint>
#include <string>

#include "cmd/draw/board_scene.hpp"

namespace orion::cmd {

/// What is on the page.
enum class Sheet : std::uint8_t { Both, Board, Score };

/// An A4 page to print in black ink: a board with the names of its spaces, a score sheet to write on, or both.
/// @param setup  the name of the set-up, which the score sheet then has; empty: there is a line to write it on
std::string sheet_svg(const BoardScene& scene, const std::string& setup, Sheet sheet);

}  // namespace orion::cmd
