#include "core/tournament/ranking.hpp"

#include <algorithm>
#include <span>

#include "core/tournament/direct_encounter.hpp"
#include "core/tournament/score.hpp"
#include "core/tournament/tie_breaks.hpp"
#include "core/tournament/ties.hpp"

namespace orion::tournament {

namespace {

/// What one tie-break gives each player; breaks the ties that are left with it.
std::vector<TieBreakValue> apply(std::span<const RoundSums> sums, TieBreak tie_break, Ties& ties) {
  std::vector<TieBreakValue> values(sums.size());
  for (std::size_t player = 0; player < sums.size(); ++player) values[player] = sums[player].value(tie_break);
  for (const Ties::Range tie : ties.open()) ties.part(tie, [&](Player player) { return values[player]; });
  return values;
}

std::vector<TieBreakValue> apply(std::optional<DirectEncounter>& encounters, const Results& results,
                                 const RankingRules& rules, Ties& ties) {
  const std::size_t players = ties.order().size();
  std::vector<TieBreakValue> values(players);
  if (!encounters) encounters.emplace(results, players, rules);
  for (const Ties::Range tie : ties.open()) encounters->apply(ties, tie, values);
  return values;
}

/// By tie-break, then by player.
std::vector<std::vector<TieBreakValue>> break_ties(const Results& results, std::span<const Score> all,
                                                   const RankingRules& rules, Ties& ties) {
  std::optional<DirectEncounter> encounters;
  std::vector<RoundSums> sums;
  std::vector<std::vector<TieBreakValue>> values;
  for (const TieBreak tie_break : rules.tie_breaks) {
    if (tie_break == TieBreak::DirectEncounter) {
      values.push_back(apply(encounters, results, rules, ties));
    } else {
      if (sums.empty()) sums = round_sums(results, all, rules);
      values.push_back(apply(sums, tie_break, ties));
    }
  }
  return values;
}

Standing standing(Player player, const Score& score, std::span<const std::vector<TieBreakValue>> values) {
  Standing line;
  line.player = player;
  line.points = score.points;
  line.played = score.played;
  line.won = score.won;
  line.tied = score.tied;
  line.lost = score.lost;
  line.tie_breaks.reserve(values.size());
  for (const std::vector<TieBreakValue>& of_players : values) line.tie_breaks.push_back(of_players[player]);
  return line;
}

}  // namespace

std::vector<Standing> ranking(const Results& results, std::size_t players, const RankingRules& rules) {
  const std::vector<Score> all = scores(results, players, rules);
  Ties ties{players};
  for (const Ties::Range tie : ties.open()) ties.part(tie, [&](Player player) { return all[player].points; });
  const std::vector<std::vector<TieBreakValue>> values = break_ties(results, all, rules, ties);

  std::vector<Standing> table;
  table.reserve(players);
  for (std::size_t place = 0; place < players; ++place) {
    const Player player = ties.order()[place];
    table.push_back(standing(player, all[player], values));
    table.back().rank = ties.leads(place) ? place + 1 : table[place - 1].rank;
  }
  return table;
}

}  // namespace orion::tournament
