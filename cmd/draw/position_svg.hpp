#pragma once

#include <string>

#include "cmd/draw/board_scene.hpp"

namespace orion::cmd {

/// A position as an SVG document: heading, board, and a panel with players, evidence, what is in question, and signs.
std::string position_svg(const BoardScene& scene);

}  // namespace orion::cmd
