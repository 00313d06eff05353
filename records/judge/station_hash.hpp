#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/station/game.hpp"
#include "records/read/deck.hpp"

namespace orion::judge {

/// The canonical text of a table: the same for any two records that reach it. Its lines, each ended by LF, are
/// documented with a test vector in records/README.md.
std::string canonical_text(const station::Game& game, const read::StationDeck& deck,
                           const std::vector<std::string>& players);

/// The same of a moment between two turns. @param next  whose turn comes next; none: nobody's
std::string canonical_text(const station::State& state, std::optional<std::size_t> next, const read::StationDeck& deck,
                           const std::vector<std::string>& players);

/// `h` and the first 16 hexadecimal digits of the SHA-256 of the canonical text.
std::string position_hash(const station::Game& game, const read::StationDeck& deck,
                          const std::vector<std::string>& players);

}  // namespace orion::judge
