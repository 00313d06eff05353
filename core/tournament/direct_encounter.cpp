#include "core/tournament/direct_encounter.hpp"

#include <algorithm>
#include <limits>
#include <numeric>

#include "core/tournament/score.hpp"

namespace orion::tournament {

namespace {

// The sums of a million players stay within 64 bits. Where players have met in so many different numbers that averages
// have no such common multiple, which takes a friendly tournament of thousands of rounds, direct encounter says
// nothing.
constexpr std::int64_t kMostScale = 1'000'000'000;

}  // namespace

DirectEncounter::DirectEncounter(const Results& results, std::size_t players, const RankingRules& rules)
    : results_{results},
      rules_{rules},
      by_player_{results, players, rules.rounds},
      lines_(players),
      group_(players, 0) {}

void DirectEncounter::apply(Ties& ties, Ties::Range tie, std::span<TieBreakValue> values) {
  pending_.assign(1, tie);
  while (!pending_.empty()) {
    const Ties::Range range = pending_.back();
    pending_.pop_back();
    const std::span<const Player> tied = ties.order().subspan(range.begin, range.size());
    if (!count(tied)) continue;
    if (std::all_of(tied.begin(), tied.end(), [this](Player player) { return lines_[player].missing == 0; })) {
      part_all(ties, range, values);
    } else if (!pairings_are_set(rules_.system)) {
      part_top(ties, range, values);
    }
  }
}

/// 6.2
void DirectEncounter::part_all(Ties& ties, Ties::Range tie, std::span<TieBreakValue> values) {
  for (const Player player : ties.order().subspan(tie.begin, tie.size())) {
    if (!values[player]) values[player] = value(lines_[player]);
  }
  ties.part(tie, [this](Player player) { return lines_[player].made; });
  for (std::size_t begin = tie.begin, end = 0; begin < tie.end; begin = end) {
    for (end = begin + 1; end < tie.end && !ties.leads(end); ++end) continue;
    const Ties::Range level{begin, end};
    if (level.size() > 1 && level.size() < tie.size()) pending_.push_back(level);
  }
}

/// 6.3
void DirectEncounter::part_top(Ties& ties, Ties::Range tie, std::span<TieBreakValue> values) {
  const std::span<const Player> tied = ties.order().subspan(tie.begin, tie.size());
  std::vector<Player> standings{tied.begin(), tied.end()};
  std::sort(standings.begin(), standings.end(),
            [this](Player a, Player b) { return at_worst(lines_[b]) < at_worst(lines_[a]); });
  std::vector<std::int64_t> best_behind(standings.size(), std::numeric_limits<std::int64_t>::min());
  for (std::size_t place = standings.size() - 1; place > 0; --place) {
    best_behind[place - 1] = std::max(best_behind[place], at_best(lines_[standings[place]]));
  }
  std::size_t ranked = 0;
  while (ranked < standings.size() && at_worst(lines_[standings[ranked]]) > best_behind[ranked]) {
    Line& line = lines_[standings[ranked]];
    line.ahead_of = standings.size() - ranked;
    if (!values[standings[ranked]]) values[standings[ranked]] = value(line);
    ++ranked;
  }
  if (ranked == 0) return;
  ties.part(tie, [this](Player player) { return lines_[player].ahead_of; });
  if (tie.size() - ranked > 1) pending_.push_back({tie.begin + ranked, tie.end});
}

/// Counts the standings among tied players. @return false if they cannot be told in whole numbers
bool DirectEncounter::count(std::span<const Player> tied) {
  ++groups_;
  scale_ = 1;
  for (const Player player : tied) group_[player] = groups_;
  for (std::size_t index = 0; index < tied.size(); ++index) {
    collect_meetings(tied[index]);
    Line& line = lines_[tied[index]];
    line = {0, tied.size() - 1, 0};
    if (!count(line, tied.first(index))) return false;
  }
  return true;
}

/// Adds a player's meetings to the line, one addend an opponent.
bool DirectEncounter::count(Line& line, std::span<const Player> counted) {
  for (std::size_t begin = 0, end = 0; begin < meetings_.size(); begin = end) {
    std::int64_t made = 0;
    for (end = begin; end < meetings_.size() && meetings_[end].opponent == meetings_[begin].opponent; ++end) {
      made += meetings_[end].made;
    }
    const auto times = static_cast<std::int64_t>(end - begin);
    if (scale_ % times != 0 && !scale_to(times, line, counted)) return false;
    line.made += made * (scale_ / times);
    --line.missing;
  }
  return true;
}

/// Those that count, by opponent.
void DirectEncounter::collect_meetings(Player player) {
  meetings_.clear();
  for (const std::uint32_t index : by_player_.of(player)) {
    const Encounter encounter = results_[index];
    const bool counts =
        encounter.how == How::Played || (encounter.how == How::Forfeit && pairings_are_set(rules_.system));
    if (!counts) continue;
    const auto own = std::find_if(encounter.seats.begin(), encounter.seats.end(),
                                  [player](const Seat& seat) { return seat.player == player; });
    for (const Seat& seat : encounter.seats) {
      if (seat.player == player || group_[seat.player] != groups_) continue;
      meetings_.push_back({seat.player, points_against(encounter, *own, seat, rules_.scoring)});
    }
  }
  std::sort(meetings_.begin(), meetings_.end(),
            [](const Meeting& a, const Meeting& b) { return a.opponent < b.opponent; });
}

/// Makes `times` divide the scale, in the lines so far too.
bool DirectEncounter::scale_to(std::int64_t times, Line& line, std::span<const Player> counted) {
  const std::int64_t factor = times / std::gcd(scale_, times);
  if (scale_ > kMostScale / factor) return false;
  scale_ *= factor;
  line.made *= factor;
  for (const Player player : counted) lines_[player].made *= factor;
  return true;
}

std::int64_t DirectEncounter::at_worst(const Line& line) const noexcept {
  const Scoring& scoring = rules_.scoring;
  const Points each = std::min({scoring.win, scoring.tie, scoring.loss});
  return line.made + static_cast<std::int64_t>(line.missing) * each * scale_;
}

std::int64_t DirectEncounter::at_best(const Line& line) const noexcept {
  const Scoring& scoring = rules_.scoring;
  const Points each = std::max({scoring.win, scoring.tie, scoring.loss});
  return line.made + static_cast<std::int64_t>(line.missing) * each * scale_;
}

/// Rounded down: no average of one or two games needs it.
TieBreakValue DirectEncounter::value(const Line& line) const noexcept {
  return line.made / scale_ * 100 + line.made % scale_ * 100 / scale_;
}

}  // namespace orion::tournament
