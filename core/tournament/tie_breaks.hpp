#pragma once

// The tie-breaks that are sums over a player's rounds: wins, Buchholz and its cut, Sonneborn-Berger.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/tournament/ranking.hpp"
#include "core/tournament/score.hpp"

namespace orion::tournament {

/// What the rounds of a player add up to. A round of two players adds one opponent; a game of more adds each other
/// player at the table; an unplayed round adds one dummy.
class RoundSums {
 public:
  /// @param opponent   the opponent's or dummy's score
  /// @param made       the points made against it
  /// @param voluntary  of a voluntary unplayed round (16.1.2)
  void add(Points opponent, Points made, bool voluntary) noexcept;
  /// Rounds in which the player was absent, all against the same dummy.
  void add_absent(std::uint32_t rounds, Points dummy) noexcept;
  void add_win() noexcept { ++wins_; }

  /// In ten-thousandths. @pre not direct encounter, which is no sum over rounds
  std::int64_t value(TieBreak tie_break) const noexcept;

 private:
  std::int64_t buchholz_ = 0;          // in hundredths
  std::int64_t sonneborn_berger_ = 0;  // in ten-thousandths
  std::int64_t wins_ = 0;
  std::optional<Points> least_;
  std::optional<Points> least_voluntary_;
};

/// Of every player.
/// FIDE's dummies (16.4): its score is the player's own, but at most the scheduled opponent's in a forfeit (16.4.1),
/// else at most a draw for every round (16.4.2). An open encounter is one of these others: it is no forfeit.
/// Where pairings are set, there are no dummies (15.2): forfeits and open encounters are against the opponent, and byes
/// and absences, which are no rounds of such a tournament, add nothing.
std::vector<RoundSums> round_sums(const Results& results, std::span<const Score> scores, const RankingRules& rules);

}  // namespace orion::tournament
