#pragma once

// A table in words: what text and cards print, and what a screen reader reads of a picture. Names are printable.

#include <string>
#include <vector>

#include "cmd/draw/table_scene.hpp"

namespace orion::cmd {

/// "ore 2, ice", with cards that nobody saw as `unknown`; "none".
std::string counts_words(const std::vector<CountScene>& counts, std::int64_t unseen = 0);
/// What lies before a player, a line each: "hold 1 of 5: ice", "hand 3: grain, relay, ssd", …
std::vector<std::string> seat_lines(const SeatScene& seat);
/// "draw pile 63", "discard pile 11: …"; none where they are not known.
std::vector<std::string> piles_lines(const TableScene& scene);
/// The whole table in sentences.
std::string table_words(const TableScene& scene);

}  // namespace orion::cmd
