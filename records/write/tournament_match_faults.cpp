#include <array>

#include "records/write/tournament_faults.hpp"

// What the matches of a tournament can have wrong.

namespace orion::write {

namespace {

using Places = std::vector<PlantedAt>;

std::optional<GamePlace> any_match(const PlayedTournament& played, random::Generator& random) {
  if (!played.request.matches) return std::nullopt;
  return any_game(played.script, random);
}

Places placed_before(PlayedTournament& played, random::Generator& random) {
  const auto place = any_match(played, random);
  if (!place) return {};
  played.script.standings.clear();
  SetGame& match = game_at(played, *place);
  GameOrder& last = match.orders.back();
  last.galaxy_placer = 1 - *last.galaxy_placer;
  played.make(match);
  return at_record(played.script, *place, match.orders.size() - 1, "game:");
}

Places after_decision(PlayedTournament& played, random::Generator& random) {
  const auto place = any_match(played, random);
  if (!place) return {};
  played.script.standings.clear();
  SetGame& match = game_at(played, *place);
  // The players sit as before, so the other one places the galaxies.
  GameOrder order = match.orders.back();
  order.seed = random.next();
  order.id += "-more";
  order.galaxy_placer = 1 - *order.galaxy_placer;
  match.orders.push_back(std::move(order));
  played.make(match);
  return at_record(played.script, *place, match.orders.size() - 1, "game:");
}

Places not_decided(PlayedTournament& played, random::Generator& random) {
  const auto place = any_match(played, random);
  if (!place) return {};
  played.script.standings.clear();
  SetGame& match = game_at(played, *place);
  // The last game decided the match: its winner has won two.
  --match.score->at(match.score->at(0) > match.score->at(1) ? 0 : 1);
  match.orders.pop_back();
  played.make(match);
  return at_record(played.script, *place, match.orders.size() - 1, "game:");
}

Places match_score(PlayedTournament& played, random::Generator& random) {
  const auto place = any_match(played, random);
  if (!place) return {};
  SetGame& match = game_at(played, *place);
  int& lower = match.score->at(match.score->at(0) < match.score->at(1) ? 0 : 1);
  lower = 1 - lower;
  // Within an archive it is the next one behind a game of the match.
  const std::string path = listed_path(played.script, played.script.rounds[place->round], match);
  const bool archived = played.script.files == RecordFiles::Archives;
  return {at_listing(played.script, *place),
          {.path = path, .id = archived ? match.orders.back().id : "", .key = "score:"}};
}

constexpr std::array kPlantings{
    TournamentPlanting{"T721", "a match whose galaxies one player places twice running, with --matches", placed_before},
    TournamentPlanting{"T722", "a game behind the decision of its match, with --matches", after_decision},
    TournamentPlanting{"T723", "a match without its decision, with --matches", not_decided},
    TournamentPlanting{"T741", "the score of a match, with --matches", match_score},
};

}  // namespace

std::span<const TournamentPlanting> match_plantings() noexcept { return kPlantings; }

}  // namespace orion::write
