#include "core/tournament/score.hpp"

#include <algorithm>
#include <optional>

namespace orion::tournament {

namespace {

/// The rounds of one player so far. Sums are in 64 bits: a faulty list may have a player many times in a round.
struct Course {
  std::int64_t points = 0;
  std::optional<Round> last;            ///< the latest round with an encounter
  std::optional<Round> last_available;  ///< the latest that is no voluntary unplayed round
  std::uint32_t rounds = 0;             ///< with an encounter
  std::uint32_t forfeited = 0;          ///< rounds since last_available that were forfeited

  void enter(Round round, bool available) noexcept {
    const bool is_new = last != round;
    last = round;
    if (is_new) ++rounds;
    if (available) {
      last_available = round;
      forfeited = 0;
    } else if (is_new) {
      ++forfeited;
    }
  }
  /// Rounds without an encounter that only voluntary unplayed rounds follow (16.2.5).
  std::int64_t absent_at_end(std::size_t of_rounds) const noexcept {
    const std::int64_t left = last_available ? std::int64_t{*last_available} + 1 : 0;
    return static_cast<std::int64_t>(of_rounds) - left - forfeited;
  }
};

void count_played(const Encounter& encounter, std::size_t index, Score& score) noexcept {
  ++score.played;
  const std::uint8_t place = encounter.seats[index].place;
  bool level = false;
  for (std::size_t other = 0; other < encounter.seats.size(); ++other) {
    if (other == index) continue;
    if (encounter.seats[other].place < place) {
      ++score.lost;
      return;
    }
    level = level || encounter.seats[other].place == place;
  }
  ++(level ? score.tied : score.won);
}

}  // namespace

std::vector<Score> scores(const Results& results, std::size_t players, const RankingRules& rules) {
  std::vector<Score> all(players);
  std::vector<Course> courses(players);
  for (std::size_t index = 0; index < results.size(); ++index) {
    const Encounter encounter = results[index];
    if (encounter.round >= rules.rounds) break;
    for (std::size_t seat = 0; seat < encounter.seats.size(); ++seat) {
      const auto [player, points, place] = encounter.seats[seat];
      courses[player].points += points;
      courses[player].enter(encounter.round, encounter.how != How::Forfeit || seat == 0);
      if (encounter.how == How::Played) count_played(encounter, seat, all[player]);
    }
  }
  for (std::size_t player = 0; player < players; ++player) {
    const Course& course = courses[player];
    Score& score = all[player];
    score.points = as_points(course.points);
    score.absent = static_cast<std::uint32_t>(rules.rounds) - course.rounds;
    const std::int64_t draws = pairings_are_set(rules.system) ? 0 : course.absent_at_end(rules.rounds);
    score.adjusted = as_points(course.points + draws * rules.scoring.tie);
  }
  return all;
}

Points points_against(const Encounter& encounter, const Seat& seat, const Seat& other,
                      const Scoring& scoring) noexcept {
  if (encounter.seats.size() == 2 || encounter.how != How::Played) return seat.points;
  if (seat.place == other.place) return scoring.tie;
  return seat.place < other.place ? scoring.win : scoring.loss;
}

}  // namespace orion::tournament
