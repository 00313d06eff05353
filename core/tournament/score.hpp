#pragma once

// What the rounds gave a player: the points, and the score that the player's opponents take into their tie-breaks.

#include <cstddef>
#include <cstdint>
#include <limits>
#include <vector>

#include "core/tournament/ranking.hpp"

namespace orion::tournament {

struct Score {
  Points points = 0;
  Points adjusted = 0;       ///< FIDE 16.3; where pairings are set, the points
  std::uint32_t absent = 0;  ///< listed rounds in which the player is in no encounter
  std::uint32_t played = 0;  ///< as in Standing, the next three too
  std::uint32_t won = 0;
  std::uint32_t tied = 0;
  std::uint32_t lost = 0;
};

/// Of every player. Unplayed rounds are these:
/// - How::Bye is a pairing-allocated bye (16.2.1), whatever it gives;
/// - How::Forfeit is a forfeit win (16.2.2) and a forfeit loss (16.2.4);
/// - a round without an encounter of the player is a zero-point-bye, so a requested bye (16.1.1): at the end of the
///   tournament a draw for the opponents (16.2.5), else nothing (16.2.3);
/// - How::Open gives nothing either, but the player was available, so it is no voluntary unplayed round (16.1.2).
std::vector<Score> scores(const Results& results, std::size_t players, const RankingRules& rules);

/// What `seat` of an encounter made against `other`: in one of two its points; in one of more, where points tell of
/// places, the points of a win, a tie or a loss, by who has more.
/// @pre the encounter is no bye
Points points_against(const Encounter& encounter, const Seat& seat, const Seat& other, const Scoring& scoring) noexcept;

/// A sum as points, for those that no tournament reaches.
constexpr Points as_points(std::int64_t sum) noexcept {
  constexpr std::int64_t kMost = std::numeric_limits<Points>::max();
  return static_cast<Points>(sum > kMost ? kMost : sum < -kMost ? -kMost : sum);
}

}  // namespace orion::tournament
