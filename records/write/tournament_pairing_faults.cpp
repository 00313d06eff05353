#include <algorithm>
#include <array>
#include <utility>

#include "records/write/tournament_faults.hpp"

// What the pairings of a tournament can have wrong.

namespace orion::write {

namespace {

using Places = std::vector<PlantedAt>;
using tournament::How;
using tournament::Player;
using tournament::System;

bool is_robin(const PlayedTournament& played) { return tournament::pairings_are_set(played.request.system); }

std::string name(const PlayedTournament& played, Player player) { return played.script.players[player].reference(); }

bool plays_in(const SetGame& game, Player player) {
  return std::find(game.players.begin(), game.players.end(), player) != game.players.end();
}

/// Puts another player in somebody's place. The records are to be made again.
void replace(PlayedTournament& played, SetGame& game, Player player, Player by) {
  const SetPlayer before = played.script.players[player];
  for (GameOrder& order : game.orders) {
    for (SetPlayer& each : order.players) {
      if (each.reference() == before.reference()) each = played.script.players[by];
    }
  }
  std::replace(game.players.begin(), game.players.end(), player, by);
}

/// Whether the two have met in play before a round.
bool met(const PlayedTournament& played, Player one, Player other, std::size_t before_round) {
  for (std::size_t index = 0; index < played.results.size(); ++index) {
    const tournament::Encounter each = played.results[index];
    if (each.how != How::Played || each.seats.size() != 2 || each.round >= before_round) continue;
    const Player first = each.seats[0].player;
    const Player second = each.seats[1].player;
    if ((first == one && second == other) || (first == other && second == one)) return true;
  }
  return false;
}

/// A bye beside a game that was won.
Places twice_in_round(PlayedTournament& played, random::Generator& random) {
  const auto place = any_game(played.script, random);
  if (!place) return {};
  played.script.standings.clear();
  const SetGame& game = game_at(played, *place);
  std::size_t winner = 0;
  if (game.score) {
    winner = game.score->at(0) > game.score->at(1) ? 0 : 1;
  } else {
    const auto& ahead = game.games.front().ahead;
    winner = static_cast<std::size_t>(std::find(ahead.begin(), ahead.end(), 0U) - ahead.begin());
  }
  const Player player = game.players[winner];
  played.script.rounds[place->round].byes.push_back(player);
  return {{.in_manifest = "bye " + std::to_string(place->round + 1) + " " + name(played, player)},
          at_listing(played.script, *place)};
}

Places not_in_round(PlayedTournament& played, random::Generator& random) {
  if (played.request.system != System::Swiss && played.request.system != System::Knockout) return {};
  const auto place = any_game(played.script, random);
  if (!place) return {};
  played.script.standings.clear();
  ScriptRound& round = played.script.rounds[place->round];
  if (!round.byes.empty()) {
    round.byes.pop_back();
  } else if (round.games.size() > 1) {
    round.games.erase(round.games.begin() + static_cast<std::ptrdiff_t>(place->game));
  } else {
    return {};
  }
  return {{.in_manifest = "round " + std::to_string(place->round + 1)}};
}

Places after_withdrawal(PlayedTournament& played, random::Generator& random) {
  const std::size_t last = played.script.rounds.size() - 1;
  const auto place = any_game(played.script, random, last);
  if (!place) return {};
  played.script.standings.clear();
  const SetGame& game = game_at(played, *place);
  const Player player = random.one_of(game.players);
  for (const auto& each : played.script.withdrawn) {
    if (each.first == player) return {};
  }
  played.script.withdrawn.emplace_back(player, last);
  return {at_listing(played.script, *place), {.in_manifest = "withdrawn " + name(played, player)}};
}

/// One more round, in which two meet whom the rounds have had meet as often as they may.
Places round_too_many(PlayedTournament& played, random::Generator& random) {
  if (played.request.rounds != 0) return {};
  auto place = any_game(played.script, random);
  if (!place) return {};
  SetGame game = game_at(played, *place);
  ScriptRound round;
  round.number = static_cast<int>(played.script.rounds.size()) + 1;
  round.date = played.script.rounds.back().date;
  const std::string folder = "round-" + padded(played.script.rounds.size() + 1, played.script.rounds.size());
  game.path = folder + game.path.substr(game.path.find('/'));
  for (GameOrder& order : game.orders) {
    if (!game.score) order.seed = random.next();  // a match goes as before
    order.id += "-again";
    order.event.round = std::to_string(round.number);
    order.event.date = round.date;
  }
  played.make(game);
  round.games.push_back(std::move(game));
  played.script.rounds.push_back(std::move(round));
  return {at_listing(played.script, {played.script.rounds.size() - 1, 0})};
}

/// Two pairs of the last round change opponents.
Places met_before(PlayedTournament& played, random::Generator& random) {
  played.script.standings.clear();
  if (is_robin(played)) return round_too_many(played, random);
  if (played.request.system != System::Swiss || played.request.table != 2) return {};
  const std::size_t last = played.script.rounds.size() - 1;
  auto& games = played.script.rounds[last].games;
  for (std::size_t one = 0; one < games.size(); ++one) {
    for (std::size_t other = 0; other < games.size(); ++other) {
      if (one == other) continue;
      const Player stays = games[one].players[0];
      const Player leaves = games[one].players[1];
      const Player comes = games[other].players[1];
      if (!met(played, stays, comes, last) || met(played, games[other].players[0], leaves, last)) continue;
      replace(played, games[one], leaves, comes);
      replace(played, games[other], comes, leaves);
      played.make(games[one]);
      played.make(games[other]);
      return {at_listing(played.script, {last, one})};
    }
  }
  return {};
}

Places not_met(PlayedTournament& played, random::Generator& random) {
  if (!is_robin(played) || played.request.rounds != 0) return {};
  const auto place = any_game(played.script, random);
  if (!place) return {};
  ScriptRound& round = played.script.rounds[place->round];
  const bool last = place->round + 1 == played.script.rounds.size();
  if (last && round.games.size() + round.forfeits.size() < 2) return {};
  played.script.standings.clear();
  const std::vector<Player> players = game_at(played, *place).players;
  round.games.erase(round.games.begin() + static_cast<std::ptrdiff_t>(place->game));
  Places places;
  for (const Player player : players) places.push_back({.in_manifest = "player " + name(played, player)});
  return places;
}

/// The loser of a semifinal plays the final, and the winner is said to have left.
Places out_of_bracket(PlayedTournament& played, random::Generator&) {
  const std::size_t last = played.script.rounds.size() - 1;
  ScriptRound& round = played.script.rounds[last];
  if (played.request.system != System::Knockout || last == 0 || round.games.size() != 1 || !round.forfeits.empty())
    return {};
  SetGame& final_game = round.games.front();
  for (std::size_t index = 0; index < played.results.size(); ++index) {
    const tournament::Encounter before = played.results[index];
    if (before.round + 1U != last || before.seats.size() != 2) continue;
    const bool second = before.seats[1].place < before.seats[0].place;
    const Player winner = before.seats[second ? 1 : 0].player;
    const Player loser = before.seats[second ? 0 : 1].player;
    if (!plays_in(final_game, winner)) continue;
    played.script.standings.clear();
    played.script.withdrawn.emplace_back(winner, last);
    replace(played, final_game, winner, loser);
    played.make(final_game);
    return {at_listing(played.script, {last, 0})};
  }
  return {};
}

constexpr std::array kPlantings{
    TournamentPlanting{"T712", "a player with two places in a round", twice_in_round},
    TournamentPlanting{"T713", "a player without a place in a round, of a swiss or a knockout", not_in_round},
    TournamentPlanting{"T714", "a player who withdrew and plays", after_withdrawal},
    TournamentPlanting{"T734", "two who have met before, of a swiss or a round robin", met_before},
    TournamentPlanting{"T735", "two who have not met, of a round robin", not_met},
    TournamentPlanting{"T736", "a loser who plays on, of a knockout", out_of_bracket},
};

}  // namespace

std::span<const TournamentPlanting> pairing_plantings() noexcept { return kPlantings; }

}  // namespace orion::write
