#include <array>

#include "records/write/tournament_faults.hpp"

// What a tournament's records and files can have wrong.

namespace orion::write {

namespace {

using Places = std::vector<PlantedAt>;

constexpr std::string_view kDeck =
    "---\ndeck: ours\nformat: 1\ncards:\n  - {id: ice, kind: goods, copies: 20, buy: 1, sell: 9}\n";

bool in_own_files(const PlayedTournament& played) { return played.script.files == RecordFiles::Single; }

Places no_file(PlayedTournament& played, random::Generator& random) {
  const auto place = any_game(played.script, random);
  if (!place) return {};
  played.script.standings.clear();
  if (in_own_files(played)) {
    game_at(played, *place).lost = true;
  } else {
    for (SetGame& each : played.script.rounds[place->round].games) each.lost = true;
  }
  return {at_listing(played.script, *place)};
}

/// A deck, another game, none, or two games for one.
Places no_game(PlayedTournament& played, random::Generator& random) {
  const auto place = any_game(played.script, random);
  if (!place) return {};
  played.script.standings.clear();
  SetGame& game = game_at(played, *place);
  std::string& text = game.games.front().text;
  Places places = at_record(played.script, *place, 0, "---");
  places[1].id.clear();
  if (game.score && in_own_files(played)) {
    text += game.games.back().text;
    return places;
  }
  if (game.score) return {};
  if (played.request.deck != nullptr && random.once_in(2)) {
    GameOrder order = game.orders.front();
    order.players.resize(2);
    text = ordered_duel(order).text;
  } else {
    text = in_own_files(played) && random.once_in(2) ? "# The game was not written down.\n" : std::string{kDeck};
  }
  if (in_own_files(played)) return places;
  return {at_listing(played.script, *place)};
}

Places no_result(PlayedTournament& played, random::Generator& random) {
  const auto place = any_game(played.script, random);
  if (!place) return {};
  played.script.standings.clear();
  SetGame& game = game_at(played, *place);
  game.orders.back().fault = random.once_in(2) ? GameFault::Illegal : GameFault::Unfinished;
  played.make(game);
  return at_record(played.script, *place, game.orders.size() - 1, "game:");
}

/// The id of another one, the same file again, or a copy of it.
Places same_record(PlayedTournament& played, random::Generator& random) {
  const auto place = any_game(played.script, random);
  if (!place) return {};
  played.script.standings.clear();
  SetGame& game = game_at(played, *place);
  ScriptRound& round = played.script.rounds[place->round];
  const bool whole_file = in_own_files(played) && !game.score;
  if (whole_file && random.once_in(3)) {
    round.listed_again.push_back(game.path);
    return {at_listing(played.script, *place)};
  }
  if (whole_file && random.once_in(2)) {
    SetGame copy = game;
    copy.path.insert(copy.path.find(".orion"), "-copy");
    round.games.push_back(std::move(copy));
    return at_record(played.script, {place->round, round.games.size() - 1}, 0, "id:");
  }
  const auto later = any_game(played.script, random, place->round + 1);
  if (!later) return {};
  GameOrder& order = game_at(played, *later).orders.front();
  order.id = game.orders.front().id;
  played.make(game_at(played, *later));
  return at_record(played.script, *later, 0, "id:");
}

Places other_players(PlayedTournament& played, random::Generator& random) {
  const auto place = any_game(played.script, random);
  if (!place) return {};
  played.script.standings.clear();
  SetGame& game = game_at(played, *place);
  std::vector<SetPlayer>& players = game.orders.front().players;
  players[random.below(players.size())] = {"Zacharias"};
  played.make(game);
  return at_record(played.script, *place, 0, "players:");
}

Places other_date(PlayedTournament& played, random::Generator& random) {
  const auto place = any_game(played.script, random);
  if (!place) return {};
  SetGame& game = game_at(played, *place);
  game.orders.front().event.date = "2025-05-02";
  played.make(game);
  return at_record(played.script, *place, 0, "event:");
}

/// A round before the one before, its records as well.
Places early_round(PlayedTournament& played, random::Generator& random) {
  const std::size_t rounds = played.script.rounds.size();
  if (rounds < 2 || random.once_in(3)) return other_date(played, random);
  const std::size_t index = 1 + random.below(rounds - 1);
  ScriptRound& round = played.script.rounds[index];
  round.date = "2026-05-01";
  for (SetGame& game : round.games) {
    for (GameOrder& order : game.orders) order.event.date = round.date;
    played.make(game);
  }
  return {{.in_manifest = "date " + std::to_string(index + 1)}, {.in_manifest = "round " + std::to_string(index + 1)}};
}

/// A number left out, or one twice.
Places round_number(PlayedTournament& played, random::Generator& random) {
  ScriptRound& round = played.script.rounds.back();
  const std::size_t count = played.script.rounds.size();
  round.number += count > 1 && random.once_in(2) ? -1 : 1;
  for (SetGame& game : round.games) {
    for (GameOrder& order : game.orders) order.event.round = std::to_string(round.number);
    played.make(game);
  }
  return {{.in_manifest = "round " + std::to_string(count)}};
}

Places other_round(PlayedTournament& played, random::Generator& random) {
  const auto place = any_game(played.script, random);
  if (!place) return {};
  SetGame& game = game_at(played, *place);
  game.orders.front().event.round = std::to_string(played.script.rounds.size() + 1 + random.below(3));
  played.make(game);
  return at_record(played.script, *place, 0, "event:");
}

constexpr std::array kPlantings{
    TournamentPlanting{"T701", "a file that is missing", no_file},
    TournamentPlanting{"T702", "a file without such a game", no_game},
    TournamentPlanting{"T703", "an illegal game, or one that stops while it goes on", no_result},
    TournamentPlanting{"T704", "a record twice, or two of one id", same_record},
    TournamentPlanting{"T711", "a player whom the manifest has not", other_players},
    TournamentPlanting{"T731", "a round with a wrong number", round_number},
    TournamentPlanting{"T732", "a round before the one before, or a record of another day", early_round},
    TournamentPlanting{"T733", "a record of another round", other_round},
};

}  // namespace

std::span<const TournamentPlanting> record_plantings() noexcept { return kPlantings; }

}  // namespace orion::write
