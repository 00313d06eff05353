#pragma once

// Who stands where in a tournament, and by which tie-break. The tie-breaks are those of FIDE's handbook: see fide.hpp.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/tournament/results.hpp"
#include "core/tournament/scoring.hpp"

namespace orion::tournament {

enum class TieBreak : std::uint8_t { DirectEncounter, Wins, Buchholz, BuchholzCut1, SonnebornBerger };

enum class System : std::uint8_t { RoundRobin, DoubleRoundRobin, Swiss, Knockout, Free };

/// Whether who meets whom is known before the first round (FIDE 15.2). FIDE has no word on the unplayed rounds of the
/// other systems than round robin and swiss: here they are those of a swiss. So whoever is out of a knockout has
/// withdrawn from it as far as tie-breaks go.
constexpr bool pairings_are_set(System system) noexcept {
  return system == System::RoundRobin || system == System::DoubleRoundRobin;
}

/// What a tie-break gives a player, in ten-thousandths (products of two numbers of points). Exact but for direct
/// encounter, where an average of three games may be rounded here; the ranks come from the exact numbers.
/// Without: it says nothing of this player, as direct encounter of one who is not tied.
using TieBreakValue = std::optional<std::int64_t>;

/// A player's line of the table.
struct Standing {
  Player player = 0;
  std::size_t rank = 1;  ///< from 1; players whom nothing tells apart share one, and the next is left out
  Points points = 0;
  std::uint32_t played = 0;  ///< encounters that were played and count
  std::uint32_t won = 0;     ///< of these: ahead of all others
  std::uint32_t tied = 0;    ///< of these: level with another in front
  std::uint32_t lost = 0;
  std::vector<TieBreakValue> tie_breaks;  ///< in the order in which they are applied
};

struct RankingRules {
  System system = System::Free;
  Scoring scoring;
  std::vector<TieBreak> tie_breaks;
  /// That are listed: an unplayed round is one of these, and the last of these is the last of the tournament. Later
  /// encounters are left out, so that a smaller number gives the table as of that round.
  std::size_t rounds = 0;
};

/// The table, by rank; players who share a rank in the order of the list of players.
/// @pre every player in `results` is one of 0..players-1; no seat has more than kMostPoints, above or below 0
std::vector<Standing> ranking(const Results& results, std::size_t players, const RankingRules& rules);

}  // namespace orion::tournament
