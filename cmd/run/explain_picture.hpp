#pragma once

#include "core/duel/position.hpp"
#include "records/catalogue/explanations.hpp"

namespace orion::cmd {

/// A clause's picture as a position.
struct PictureBoard {
  duel::Position position;
  duel::BoardSet marked;
};

PictureBoard board_of(const catalogue::Picture& picture);

}  // namespace orion::cmd
