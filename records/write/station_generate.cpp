#include "records/write/station_generate.hpp"

#include <algorithm>
#include <array>
#include <utility>

#include "records/read/station_rules.hpp"
#include "records/write/format_scalar.hpp"
#include "records/write/player_names.hpp"
#include "records/write/station_stage.hpp"

namespace orion::write {

namespace {

using station::CardRef;
using station::DrawPhase;

constexpr std::size_t kMostTurns = 240;

std::vector<std::string> some_names(std::size_t count, random::Generator& random) {
  std::vector<std::string> names(kPlayerNames.begin(), kPlayerNames.end());
  random.shuffle(names);
  names.resize(count);
  return names;
}

/// The players asked for, or as many as the deck has cards for of two to five.
std::size_t player_count(const StationRequest& request, random::Generator& random) {
  if (request.players) return *request.players;
  std::size_t most = 5;
  while (most > 2 && !read::enough_cards(request.deck, most, request.rules)) --most;
  return 2 + random.below(most - 1);
}

/// What players write of the draw phase.
enum class Keeps : std::uint8_t { Kept, Both, Discarded };

void put_down(DrawPhase& drawn, Keeps keeps) {
  if (keeps == Keeps::Kept || !drawn.kept || drawn.kept->size() == drawn.drawn.size()) return;
  std::vector<CardRef> rest = drawn.drawn;
  for (const CardRef each : *drawn.kept) rest.erase(std::find(rest.begin(), rest.end(), each));
  drawn.discarded = std::move(rest);
  if (keeps == Keeps::Discarded) drawn.kept.reset();
}

ScriptTurn script_turn(station::PlayedTurn played, Keeps keeps, random::Generator& random) {
  ScriptTurn turn;
  turn.played = std::move(played);
  put_down(turn.played.drawn, keeps);
  if (turn.played.reshuffles.empty()) return turn;
  constexpr std::array kWays{ScriptReshuffle::Nothing, ScriptReshuffle::Noted, ScriptReshuffle::Orders};
  turn.reshuffle = kWays[random.below(kWays.size())];
  return turn;
}

/// What is true of a player at the end of a turn: all of it, or a part.
ScriptAfter truth_of(const station::Game& game, std::size_t player, random::Generator& random) {
  const station::Seat& seat = game.state().seats[player];
  ScriptAfter after{player};
  after.credits = seat.credits;
  if (random.once_in(2)) after.goods = seat.goods();
  if (random.once_in(6)) {
    after.hold.emplace();
    for (std::size_t good = 0; good < seat.hold.size(); ++good)
      after.hold->insert(after.hold->end(), static_cast<std::size_t>(seat.hold[good]), good);
  }
  if (random.once_in(6)) {
    after.hand_size = seat.hand_size();
  } else if (random.once_in(8)) {
    after.hand.emplace();
    for (std::size_t card = 0; card < seat.hand.size(); ++card)
      after.hand->insert(after.hand->end(), static_cast<std::size_t>(seat.hand[card]), CardRef::of(card));
    after.hand->insert(after.hand->end(), static_cast<std::size_t>(seat.unseen), CardRef::unseen());
  }
  if (random.once_in(6)) {
    after.equipment.emplace();
    for (const station::InPlay& each : seat.equipment) after.equipment->push_back(CardRef::of(each.card));
  }
  return after;
}

/// Claims at the end of some turns, as a careful scribe writes them. @return the game after the last turn
station::Game add_claims(LegalStation& game, random::Generator& random) {
  station::Game replay = game_before_turn(game.script, game.deck.cards, 0);
  for (ScriptTurn& turn : game.script.turns) {
    play_turn(replay, turn);
    if (turn.played.leaves || !random.once_in(5)) continue;
    for (std::size_t player = 0; player < game.script.players.size(); ++player) {
      if (player == turn.played.player || random.once_in(4)) turn.after.push_back(truth_of(replay, player, random));
    }
  }
  return replay;
}

/// Says why play was broken off, or does not.
void break_off(ScriptStationResult& result, const station::State& state, random::Generator& random) {
  constexpr std::array<std::string_view, 7> kWays{"resignation",  "time",       "agreement", "forfeit",
                                                  "adjudication", "unfinished", ""};
  const std::string_view how = kWays[random.below(kWays.size())];
  if (how.empty()) return;
  result.how = std::string{how};
  std::vector<std::size_t> still_in;
  for (std::size_t player = 0; player < state.seats.size(); ++player) {
    if (!state.seats[player].left) still_in.push_back(player);
  }
  if (how == "unfinished") {
    result.nobody_won = true;
  } else if (how == "agreement") {
    result.winners = std::move(still_in);
  } else {
    result.winners = {random.one_of(still_in)};
  }
}

void add_result(LegalStation& game, const station::Game& last, random::Generator& random) {
  ScriptStationResult& result = game.script.result;
  if (last.ended()) {
    const station::StationEnding ending = last.ending();
    result.winners = ending.winners;
    if (random.once_in(2)) result.triggered_by = ending.triggered_by;
  } else {
    break_off(result, last.state(), random);
    if (!result.how) return;
  }
  if (random.once_in(4)) return;
  for (const station::Seat& each : last.state().seats) result.credits.push_back(each.credits);
}

}  // namespace

LegalStation legal_station(const StationRequest& request, random::Generator& random) {
  LegalStation game{{}, request.deck};
  StationScript& script = game.script;
  script.rules = request.rules;
  script.deck_name = request.deck_name;
  script.players = some_names(player_count(request, random), random);
  auto played = station::random_game(request.deck.cards, request.rules, script.players.size(),
                                     station::Leaving::NowAndThen, kMostTurns, random);
  if (random.once_in(6) && !played.turns.empty()) played.turns.resize(random.below(played.turns.size()));
  script.setup = std::move(played.setup);
  if (random.once_in(2)) script.setup.pile.reset();
  const std::size_t way = random.below(6);
  const Keeps keeps = way == 0 ? Keeps::Both : way == 1 ? Keeps::Discarded : Keeps::Kept;
  for (station::PlayedTurn& each : played.turns) script.turns.push_back(script_turn(std::move(each), keeps, random));
  const station::Game last = add_claims(game, random);
  add_result(game, last, random);
  return game;
}

std::optional<std::string> generate_station(std::uint64_t seed, const StationRequest& request,
                                            const std::string_view* illegal) {
  random::Generator random{seed};
  LegalStation game = legal_station(request, random);
  if (illegal != nullptr) {
    // Not every game has a place for every fault: games are drawn until one has.
    constexpr int kMostGames = 100;
    int games = 1;
    while (!plant(*illegal, game, random)) {
      if (++games > kMostGames) return std::nullopt;
      game.script = legal_station(request, random).script;
    }
  }
  StationScript& script = game.script;
  script.id = "station-" + std::to_string(seed);
  script.comment = "orionref generate station --seed " + std::to_string(seed);
  if (request.players) script.comment += " --players " + std::to_string(*request.players);
  const bool plain = is_safe_plain(request.deck_name, Place::Block) && request.deck_name.find(' ') == std::string::npos;
  if (request.deck_name != kDefaultDeck)
    script.comment += " --deck " + (plain ? request.deck_name : in_double_quotes(request.deck_name));
  if (request.rules != station::Options{}) script.comment += " --rules " + read::to_string(request.rules);
  if (illegal != nullptr) {
    script.comment += " --illegal " + std::string{*illegal};
    script.id += "-" + std::string{*illegal};
  }
  return document_text(script, game.deck);
}

}  // namespace orion::write
