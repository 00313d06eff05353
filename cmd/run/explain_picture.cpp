#include "cmd/run/explain_picture.hpp"

#include "core/duel/setup.hpp"

namespace orion::cmd {

PictureBoard board_of(const catalogue::Picture& picture) {
  PictureBoard board;
  for (const duel::NamedSetup& named : duel::named_setups()) {
    if (named.name != picture.setup) continue;
    board.position.galaxies = named.galaxies;
    board.position.black_holes = named.black_holes;
  }
  board.position.hexagons.blue = duel::spaces_named(picture.blue);
  board.position.hexagons.orange = duel::spaces_named(picture.orange);
  board.marked = duel::spaces_named(picture.marked);
  return board;
}

}  // namespace orion::cmd
