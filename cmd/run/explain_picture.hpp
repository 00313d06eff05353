#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "cmd/draw/board_scene.hpp"
#include "core/duel/placement.hpp"
#include "core/duel/position.hpp"
#include "records/catalogue/explanations.hpp"

namespace orion::cmd {

/// A clause's picture as a position.
struct PictureBoard {
  duel::Position position;  ///< with the tiles on it, if they are legal
  duel::BoardSet marked;    ///< those of the board on which a tile lies or was to lie, included
};

PictureBoard board_of(const catalogue::Picture& picture);

/// The same to be drawn: where a tile breaks the clause, its spaces are at fault.
BoardScene scene_of(const catalogue::Picture& picture);

/// Boards of text have signs around their spaces, drawn ones frames and badges.
enum class Signs : std::uint8_t { Typed, Drawn };

/// "[ ] the tile; ! ! where the clause is broken (D4.2)": what the signs of a picture with tiles mean; else empty.
std::string legend_of(const catalogue::Picture& picture, Signs signs);

/// The tiles that a picture announces. @pre written as pictures do: for the project's own tables, not for input
std::vector<duel::Placement> tiles_of(std::string_view tiles);

}  // namespace orion::cmd
