#pragma once

// Direct encounter: the standings among those who are tied (FIDE 6).

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/tournament/encounters_by_player.hpp"
#include "core/tournament/ranking.hpp"
#include "core/tournament/ties.hpp"

namespace orion::tournament {

class DirectEncounter {
 public:
  DirectEncounter(const Results& results, std::size_t players, const RankingRules& rules);

  /// Breaks a tie as far as the encounters of its players do.
  /// - If all have met, their standings part them; those who are level there are looked at again by themselves (6.2).
  /// - Else, where pairings are not set, whoever will be alone at the top whatever the missing games give is first, and
  ///   so on down these standings; then the others are looked at again by themselves (6.3).
  /// What players have made against each other in several games is averaged (6.1.2). Forfeits count where pairings are
  /// set (15.2), else not (6.1.1). Open encounters never do: they are missing games.
  /// @param values  by player; set for those whom it ranks, or finds level after all have met: what they made against
  ///                those they were tied with when they were first ranked
  void apply(Ties& ties, Ties::Range tie, std::span<TieBreakValue> values);

 private:
  struct Line {
    std::int64_t made = 0;     // in hundredths, `scale_` times, as all sums here
    std::size_t missing = 0;   // how many of the others the player has not met
    std::size_t ahead_of = 0;  // for 6.3: greater for those who rank before others
  };
  struct Meeting {
    Player opponent;
    Points made;
  };

  bool count(std::span<const Player> tied);
  bool count(Line& line, std::span<const Player> counted);
  void collect_meetings(Player player);
  bool scale_to(std::int64_t times, Line& line, std::span<const Player> counted);
  std::int64_t at_worst(const Line& line) const noexcept;
  std::int64_t at_best(const Line& line) const noexcept;
  TieBreakValue value(const Line& line) const noexcept;
  void part_all(Ties& ties, Ties::Range tie, std::span<TieBreakValue> values);
  void part_top(Ties& ties, Ties::Range tie, std::span<TieBreakValue> values);

  const Results& results_;
  const RankingRules& rules_;
  EncountersByPlayer by_player_;
  std::vector<Line> lines_;           // by player
  std::vector<std::uint32_t> group_;  // by player: the number of the tie that the player was last looked at in
  std::uint32_t groups_ = 0;
  std::vector<Meeting> meetings_;     // of one player, within the tie
  std::vector<Ties::Range> pending_;  // still to be looked at
  std::int64_t scale_ = 1;            // a common multiple of how often players have met: averages stay whole numbers
};

}  // namespace orion::tournament
