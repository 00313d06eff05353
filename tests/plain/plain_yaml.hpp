#pragma once
// A game as the text of a record, in the format that the program reads. The same game gives the same bytes.

#include "tests/plain/plain_game.hpp"

namespace orion::plain {

/// One document with its `---` line and LF line ends.
std::string yaml_of(const Game& game, const Claims& claims, const std::string& id);

}  // namespace orion::plain
