#pragma once

// A match: two players, several games of one game (D2.5; the format's `best-of` and `ties`).

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace orion::tournament {

/// One of the two players, by the match's order: 0 or 1.
using MatchSeat = std::size_t;

struct MatchGame {
  /// What came of it by the rules, if that is known for certain: the winner, or nobody.
  struct Result {
    std::optional<MatchSeat> winner;
  };
  std::optional<Result> result;
  std::optional<MatchSeat> galaxy_placer;  ///< who placed the galaxies, if anybody did and the game tells
};

/// What becomes of a game that nobody won.
enum class Ties : std::uint8_t {
  Replayed,   ///< it counts for nothing
  CountHalf,  ///< half a point for each
};

struct MatchRules {
  std::optional<int> best_of;  ///< games that count at most; none: every game is played
  Ties ties = Ties::Replayed;
};

enum class MatchFault : std::uint8_t {
  PlacedBefore,   ///< D2.5: the galaxy placer is that of the game before
  AfterDecision,  ///< the match was decided before this game
};

/// Games by their places in the list, from 0.
struct MatchViolation {
  MatchFault fault{};
  std::size_t game = 0;
  std::size_t other = 0;  ///< the game before with a galaxy placer, or the one that decided
};

/// How a match stands after its games.
struct MatchStanding {
  std::array<int, 2> half_points{};         ///< a win 2, half a point 1
  std::optional<std::size_t> decided_with;  ///< the game that decided; none: it is not decided
  bool certain = true;                      ///< the results of all games are known

  /// Who has more; nobody where both have the same.
  std::optional<MatchSeat> ahead() const noexcept;
};

/// Counts the games in their order.
///
/// Decided is a match with `best_of` when a player has more than half of so many points, or so many games count. What
/// comes behind is a violation and does not count. A game whose result is not known counts nothing; since points only
/// grow, a decision that others bring holds all the same.
MatchStanding standing_of(std::span<const MatchGame> games, const MatchRules& rules);

/// What is wrong with the order of the games, by game, then in the order of `MatchFault`.
std::vector<MatchViolation> match_violations(std::span<const MatchGame> games, const MatchRules& rules);

}  // namespace orion::tournament
