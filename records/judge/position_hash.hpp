#pragma once

#include <string>

#include "core/duel/position.hpp"

namespace orion::judge {

/// The canonical text of a position: the same for any two records that reach it, whatever their rules or order of
/// moves. Its lines, each ended by LF, are documented with a test vector in records/README.md.
std::string canonical_text(const duel::Position& position);

/// `h` and the first 16 hexadecimal digits of the SHA-256 of the canonical text.
std::string position_hash(const duel::Position& position);

}  // namespace orion::judge
