#pragma once

#include <vector>

#include "core/tournament/results.hpp"

namespace orion::tournament {

/// The most that one encounter may give a player: 100 points. Sums of products stay within 64 bits.
inline constexpr Points kMostPoints = 10'000;

/// What a game, or what stands in its place, is worth.
struct Scoring {
  Points win = 100;
  Points tie = 50;
  Points loss = 0;
  Points bye = 100;
  Points forfeit_win = 100;
  Points forfeit_loss = 0;
  /// For games of more than two players: from the first place on; places behind these give nothing.
  std::vector<Points> places;

  /// The most that play with so many players can give.
  Points best(std::size_t players) const noexcept { return players > 2 && !places.empty() ? places.front() : win; }
};

}  // namespace orion::tournament
