#pragma once

// Tournaments as tests write them, and tables as tests read them.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "core/tournament/ranking.hpp"

namespace orion::testing {

/// A tournament's results and how many players and rounds it has.
struct Crosstable {
  tournament::Results results;
  std::size_t players = 0;
  std::size_t rounds = 0;
};

/// Reads one line a player, from player 1, and in it one word a round: what became of the player, `+`, `=` or `-`, and
/// against whom, as "+9"; "+F9" by forfeit; "?9" for an encounter that does not count; "+BYE" and "=BYE" for a bye that
/// gives the points of a win or a tie; "--" for a round without the player. A word for the opponent must say the same.
Crosstable crosstable(std::string_view text, const tournament::Scoring& scoring = {});

/// The table that a list of tie-breaks gives.
std::vector<tournament::Standing> table(const Crosstable& of, tournament::System system,
                                        std::vector<tournament::TieBreak> tie_breaks,
                                        const tournament::Scoring& scoring = {});

/// What a tie-break gives each player, from player 1, as "3.5", in the order of the list; "-" for nothing.
std::string values_of(const Crosstable& of, tournament::System system, tournament::TieBreak tie_break,
                      const tournament::Scoring& scoring = {});

/// "3 6 1=4 2": the players, from 1, by rank.
std::string order(const std::vector<tournament::Standing>& table);

/// Ten-thousandths as a decimal number without trailing zeros.
std::string decimal(std::int64_t ten_thousandths);

}  // namespace orion::testing
