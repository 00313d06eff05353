#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "cmd/draw/board_scene.hpp"

namespace orion::cmd {

/// A board with words over and below it.
struct CaptionedBoard {
  std::string caption;
  BoardScene scene;
  std::string legend{};  ///< may be empty
};

/// Boards as one SVG document, two in a row.
std::string pictures_svg(std::string_view heading, const std::vector<CaptionedBoard>& pictures);

}  // namespace orion::cmd
