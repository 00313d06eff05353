#include "records/write/tournament_faults.hpp"

#include <algorithm>
#include <array>

namespace orion::write {

namespace {

std::array<std::span<const TournamentPlanting>, 4> all() noexcept {
  return {record_plantings(), match_plantings(), pairing_plantings(), table_plantings()};
}

}  // namespace

std::vector<Plantable> tournament_plantable() {
  std::vector<Plantable> list;
  for (const auto& group : all()) {
    for (const TournamentPlanting& each : group) list.push_back({each.code, each.what});
  }
  std::sort(list.begin(), list.end(),
            [](const Plantable& one, const Plantable& other) { return one.code < other.code; });
  return list;
}

std::vector<PlantedAt> plant(std::string_view code, PlayedTournament& played, random::Generator& random) {
  for (const auto& group : all()) {
    for (const TournamentPlanting& each : group) {
      if (each.code == code) return each.plant(played, random);
    }
  }
  return {};
}

std::optional<GamePlace> any_game(const TournamentScript& script, random::Generator& random, std::size_t from) {
  std::vector<GamePlace> places;
  for (std::size_t round = from; round < script.rounds.size(); ++round) {
    for (std::size_t game = 0; game < script.rounds[round].games.size(); ++game) places.push_back({round, game});
  }
  if (places.empty()) return std::nullopt;
  return random.one_of(places);
}

SetGame& game_at(PlayedTournament& played, GamePlace place) {
  return played.script.rounds[place.round].games[place.game];
}

PlantedAt at_listing(const TournamentScript& script, GamePlace place) {
  const ScriptRound& round = script.rounds[place.round];
  return {.in_manifest = "game " + listed_path(script, round, round.games[place.game])};
}

std::vector<PlantedAt> at_record(const TournamentScript& script, GamePlace place, std::size_t number,
                                 const std::string& key) {
  const ScriptRound& round = script.rounds[place.round];
  const SetGame& game = round.games[place.game];
  const std::string path = record_path(script, round, game, number);
  std::vector<PlantedAt> places{at_listing(script, place), {.path = path, .id = game.orders[number].id, .key = key}};
  if (game.score && script.files == RecordFiles::Single)
    places.push_back({.path = game.path, .key = path.substr(path.rfind('/') + 1)});
  return places;
}

}  // namespace orion::write
