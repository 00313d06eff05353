#include "core/tournament/match.hpp"

namespace orion::tournament {

namespace {

constexpr int kWin = 2;  // in half points
constexpr int kHalf = 1;

/// @return whether the game counts as one of `best_of`
bool count_game(const MatchGame& game, Ties ties, MatchStanding& standing) {
  if (!game.result) {
    standing.certain = false;
    return false;
  }
  if (game.result->winner) {
    standing.half_points[*game.result->winner] += kWin;
    return true;
  }
  if (ties == Ties::Replayed) return false;
  for (int& points : standing.half_points) points += kHalf;
  return true;
}

}  // namespace

std::optional<MatchSeat> MatchStanding::ahead() const noexcept {
  if (half_points[0] == half_points[1]) return std::nullopt;
  return half_points[0] > half_points[1] ? 0 : 1;
}

MatchStanding standing_of(std::span<const MatchGame> games, const MatchRules& rules) {
  MatchStanding standing;
  int counted = 0;
  for (std::size_t index = 0; index < games.size(); ++index) {
    if (count_game(games[index], rules.ties, standing)) ++counted;
    if (!rules.best_of) continue;
    const bool won = standing.half_points[0] > *rules.best_of || standing.half_points[1] > *rules.best_of;
    if (!won && counted < *rules.best_of) continue;
    standing.decided_with = index;
    break;
  }
  return standing;
}

std::vector<MatchViolation> match_violations(std::span<const MatchGame> games, const MatchRules& rules) {
  std::vector<MatchViolation> violations;
  const std::optional<std::size_t> decided = standing_of(games, rules).decided_with;
  std::optional<std::size_t> placed;  // the last game with a galaxy placer
  for (std::size_t index = 0; index < games.size(); ++index) {
    const std::optional<MatchSeat>& placer = games[index].galaxy_placer;
    if (placer && placed && games[*placed].galaxy_placer == placer)
      violations.push_back({MatchFault::PlacedBefore, index, *placed});
    if (placer) placed = index;
    if (decided && index > *decided) violations.push_back({MatchFault::AfterDecision, index, *decided});
  }
  return violations;
}

}  // namespace orion::tournament
