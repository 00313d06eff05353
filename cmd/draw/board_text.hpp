#pragma once

#include <string>

#include "cmd/draw/board_scene.hpp"
#include "cmd/format/frame.hpp"

namespace orion::cmd {

/// The board as text of 80 columns, every space with its name, Taurus on the left as in D1.1. Letters and signs carry
/// everything: `B-e4` a blue hexagon, `O-e4` an orange one, `*e4` a galaxy, `@e4` a black hole, `B*e4` a blue hexagon
/// on a galaxy. Of a bare scene the spaces asked about stand in brackets; else `[ ]` is placed last, `( )` on a chain
/// that shows a condition, `{ }` both, `? ?` where the tile in question was to lie, `! !` where it breaks the rule.
std::string board_text(const BoardScene& scene, const Paint& paint);

/// What the signs mean, those alone that the board has.
std::string board_legend(const BoardScene& scene);

/// A position as a page of text: heading, board, legend, players, evidence, whose move it is.
std::string position_text(const BoardScene& scene, const Paint& paint);

}  // namespace orion::cmd
