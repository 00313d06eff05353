#include <array>
#include <utility>

#include "records/write/tournament_faults.hpp"

// What a claimed table can have wrong.

namespace orion::write {

namespace {

using Places = std::vector<PlantedAt>;

PlantedAt at_line(const PlayedTournament& played, const ScriptStanding& standing) {
  return {.in_manifest = "standing " + played.script.players[standing.player].reference()};
}

Places points(PlayedTournament& played, random::Generator& random) {
  ScriptStanding& line = played.script.standings[random.below(played.script.standings.size())];
  constexpr tournament::Points kHalf = 50;
  line.points += kHalf;
  return {at_line(played, line)};
}

/// Two neighbours whom points or a tie-break tell apart change places.
Places order(PlayedTournament& played, random::Generator& random) {
  const auto table = ranking(played.results, played.script.players.size(), played.script.rules);
  std::vector<std::size_t> apart;
  for (std::size_t place = 1; place < table.size(); ++place) {
    if (table[place - 1].rank != table[place].rank) apart.push_back(place);
  }
  if (apart.empty()) return {};
  const std::size_t place = random.one_of(apart);
  std::swap(played.script.standings[place - 1], played.script.standings[place]);
  return {at_line(played, played.script.standings[place - 1]), at_line(played, played.script.standings[place])};
}

constexpr std::array kPlantings{
    TournamentPlanting{"T742", "points in the standings that are half a point too many", points},
    TournamentPlanting{"T743", "two in the standings in the wrong order", order},
};

}  // namespace

std::span<const TournamentPlanting> table_plantings() noexcept { return kPlantings; }

}  // namespace orion::write
