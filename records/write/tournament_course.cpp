#include "records/write/tournament_course.hpp"

#include <algorithm>
#include <chrono>
#include <numeric>
#include <utility>

#include "records/write/tournament_names.hpp"

namespace orion::write {

namespace {

using tournament::Draw;
using tournament::How;
using tournament::Player;
using tournament::Points;
using tournament::Seat;
using tournament::System;
using tournament::Table;
using tournament::TieBreak;

constexpr std::size_t kOneForfeitIn = 20;

/// A round a day.
std::string date_of(std::size_t round) {
  constexpr std::chrono::sys_days kFirst = std::chrono::year{2026} / std::chrono::May / 2;
  const std::chrono::year_month_day day{kFirst + std::chrono::days{round}};
  return std::to_string(static_cast<int>(day.year())) + "-" + padded(static_cast<unsigned>(day.month()), 1) + "-" +
         padded(static_cast<unsigned>(day.day()), 1);
}

std::vector<TieBreak> usual_tie_breaks(System system) {
  switch (system) {
    case System::RoundRobin:
    case System::DoubleRoundRobin:
      return {TieBreak::DirectEncounter, TieBreak::Wins, TieBreak::SonnebornBerger};
    case System::Swiss:
      return {TieBreak::BuchholzCut1, TieBreak::Buchholz, TieBreak::SonnebornBerger, TieBreak::DirectEncounter,
              TieBreak::Wins};
    case System::Knockout:
      return {TieBreak::Wins};
    case System::Free:
      break;
  }
  return {TieBreak::Wins, TieBreak::DirectEncounter};
}

}  // namespace

TournamentCourse::TournamentCourse(const TournamentRequest& request, random::Generator& random)
    : request_{request},
      random_{random},
      played_{request, {}, {}},
      rounds_{request.rounds > 0 ? request.rounds : usual_rounds(request.system, request.players)},
      order_(request.players),
      points_(request.players),
      leaves_(request.players),
      swiss_{request.system == System::Swiss ? request.players : 0} {}

PlayedTournament TournamentCourse::play() {
  TournamentScript& script = played_.script;
  script.name = "Open " + std::to_string(request_.seed);
  script.game = request_.deck == nullptr ? "orion-duel" : "orion-station";
  script.players = tournament_players(request_.players, request_.deck == nullptr);
  script.files = request_.files;
  set_rules();
  std::iota(order_.begin(), order_.end(), Player{0});
  random_.shuffle(order_);
  let_some_leave();
  for (std::size_t round = 0; round < rounds_; ++round) play_round(round);
  for (const tournament::Standing& each : ranking(played_.results, request_.players, script.rules))
    script.standings.push_back({each.player, each.points});
  return std::move(played_);
}

void TournamentCourse::set_rules() {
  tournament::RankingRules& rules = played_.script.rules;
  rules.system = request_.system;
  rules.rounds = rounds_;
  rules.tie_breaks = usual_tie_breaks(request_.system);
  tournament::Scoring& scoring = rules.scoring;
  if (random_.once_in(4)) {
    scoring.win = scoring.bye = scoring.forfeit_win = 300;
    scoring.tie = 100;
  }
  if (in_pairs()) return;
  scoring.places = {500, 300, 200, 100};
  scoring.places.resize(std::min<std::size_t>(request_.table, scoring.places.size()));
}

/// One or two of many, where nobody is left without an opponent by it.
void TournamentCourse::let_some_leave() {
  constexpr std::size_t kMany = 16;
  constexpr std::size_t kSpare = 3;
  const bool open = request_.system == System::Swiss || request_.system == System::Free;
  if (!open || request_.players < kMany || rounds_ < 2 || rounds_ > (request_.players - kSpare) / 2) return;
  const std::size_t leavers = 1 + random_.below(2);
  for (std::size_t index = 0; index < leavers; ++index) {
    const Player player = order_[index];
    leaves_[player] = 1 + random_.below(rounds_ - 1);
    played_.script.withdrawn.emplace_back(player, *leaves_[player]);
  }
  std::sort(played_.script.withdrawn.begin(), played_.script.withdrawn.end());
}

/// Those who are still there: as they are drawn by lot, and where points count, by these first.
std::vector<Player> TournamentCourse::by_points(std::size_t round) const {
  std::vector<Player> there;
  std::copy_if(order_.begin(), order_.end(), std::back_inserter(there),
               [&](Player player) { return leaves_[player].value_or(rounds_) > round; });
  std::stable_sort(there.begin(), there.end(), [&](Player one, Player other) { return points_[one] > points_[other]; });
  return there;
}

Draw TournamentCourse::draw(std::size_t round) {
  switch (request_.system) {
    case System::RoundRobin:
    case System::DoubleRoundRobin:
      return tournament::robin_round(order_, round);
    case System::Knockout:
      return tournament::knockout_round(order_);
    case System::Swiss:
      return in_pairs() ? swiss_.next(by_points(round)) : tournament::even_tables(by_points(round), request_.table);
    case System::Free:
      break;
  }
  std::vector<Player> there = by_points(round);
  random_.shuffle(there);
  return tournament::even_tables(there, request_.table);
}

void TournamentCourse::count(std::size_t round, How how, const std::vector<Seat>& seats) {
  played_.results.add(static_cast<tournament::Round>(round), how, seats);
  for (const Seat& seat : seats) points_[seat.player] += seat.points;
}

void TournamentCourse::play_round(std::size_t round) {
  const tournament::Scoring& scoring = played_.script.rules.scoring;
  ScriptRound script;
  script.number = static_cast<int>(round) + 1;
  script.date = date_of(round);
  const Draw drawn = draw(round);
  winners_ = drawn.byes;
  losers_.clear();
  std::size_t table = 0;
  for (const Table& players : drawn.tables) {
    if (players.size() == 2 && in_pairs() && random_.once_in(kOneForfeitIn)) {
      script.forfeits.push_back({players[0], players[1]});
      winners_.push_back(players[0]);
      losers_.push_back(players[1]);
    } else {
      play_table(round, ++table, players, script);
    }
  }
  if (round + 1 == rounds_ && drawn.tables.size() == 1 && drawn.byes.empty()) play_for_third(round, script);
  script.byes = drawn.byes;
  for (const Player player : drawn.byes) count(round, How::Bye, {{player, scoring.bye}});
  for (const ScriptForfeit& each : script.forfeits)
    count(round, How::Forfeit, {{each.winner, scoring.forfeit_win}, {each.loser, scoring.forfeit_loss}});
  played_.script.rounds.push_back(std::move(script));
  losers_before_ = losers_;
  if (request_.system == System::Knockout) order_ = winners_;
}

/// Beside the final of a knockout, now and then.
void TournamentCourse::play_for_third(std::size_t round, ScriptRound& script) {
  const bool semifinals = request_.system == System::Knockout && losers_before_.size() == 2 && round > 0 &&
                          played_.script.rounds.back().byes.empty();
  if (!semifinals || random_.once_in(2)) return;
  const std::vector<Player> finalists = winners_;
  play_table(round, script.games.size() + 1, losers_before_, script);
  winners_ = finalists;
}

/// Colours, or the order of turns, by lot; a round robin has them drawn already.
std::vector<Player> TournamentCourse::seated(const Table& players) {
  std::vector<Player> seats = players;
  const bool drawn = request_.system == System::RoundRobin || request_.system == System::DoubleRoundRobin;
  if (!drawn) random_.shuffle(seats);
  return seats;
}

GameOrder TournamentCourse::order(std::size_t round, std::size_t table, const std::vector<Player>& seats) {
  GameOrder made;
  made.seed = random_.next();
  made.id = "open-" + std::to_string(request_.seed) + "-r" + std::to_string(round + 1) + "-t" + std::to_string(table);
  made.event = {played_.script.name, date_of(round), std::to_string(round + 1), std::to_string(table)};
  for (const Player player : seats) made.players.push_back(played_.script.players[player]);
  made.needs_winner = request_.system == System::Knockout;
  return made;
}

void TournamentCourse::play_table(std::size_t round, std::size_t table, const Table& players, ScriptRound& script) {
  SetGame game;
  game.players = seated(players);
  game.path = "round-" + padded(round + 1, rounds_) + "/table-" + padded(table, request_.players / 2) +
              (request_.matches ? "-match" : "") + ".orion.yaml";
  if (request_.matches) {
    play_match(round, table, game);
  } else {
    game.orders.push_back(order(round, table, game.players));
    played_.make(game);
  }
  const std::vector<Seat> seats = worth(game);
  count(round, How::Played, seats);
  const auto best = std::min_element(seats.begin(), seats.end(),
                                     [](const Seat& one, const Seat& other) { return one.place < other.place; });
  winners_.push_back(best->player);
  for (const Seat& seat : seats) {
    if (seat.player != best->player) losers_.push_back(seat.player);
  }
  script.games.push_back(std::move(game));
}

/// Two wins of three; games without a winner are replayed. The galaxies are placed by turns (D2.5).
void TournamentCourse::play_match(std::size_t round, std::size_t table, SetGame& match) {
  constexpr int kWins = 2;
  constexpr std::size_t kMostTies = 3;
  std::array<int, 2> score{};
  const std::size_t first_placer = random_.below(2);
  for (std::size_t number = 0; score[0] < kWins && score[1] < kWins; ++number) {
    const bool exchanged = random_.once_in(2);
    std::vector<Player> seats = match.players;
    if (exchanged) std::swap(seats[0], seats[1]);
    GameOrder order = this->order(round, table, seats);
    order.id += "-g" + std::to_string(number + 1);
    order.needs_winner = number >= kMostTies;
    order.galaxy_placer = (first_placer + number + (exchanged ? 1 : 0)) % 2;
    OrderedGame game = ordered_duel(order);
    for (std::size_t seat = 0; seat < 2; ++seat) {
      if (game.ahead[1 - seat] > 0) ++score.at(exchanged ? 1 - seat : seat);
    }
    match.orders.push_back(std::move(order));
    match.games.push_back(std::move(game));
  }
  match.score = score;
}

/// What a game gives its players.
std::vector<Seat> TournamentCourse::worth(const SetGame& game) const {
  const tournament::Scoring& scoring = played_.script.rules.scoring;
  std::vector<std::size_t> ahead = game.score
                                       ? std::vector<std::size_t>{game.score->at(1) > game.score->at(0) ? 1U : 0U,
                                                                  game.score->at(0) > game.score->at(1) ? 1U : 0U}
                                       : game.games.front().ahead;
  const auto level = std::count(ahead.begin(), ahead.end(), 0U);
  std::vector<Seat> seats;
  for (std::size_t index = 0; index < ahead.size(); ++index) {
    Points points = ahead[index] > 0 ? scoring.loss : level > 1 ? scoring.tie : scoring.win;
    if (ahead.size() > 2) points = ahead[index] < scoring.places.size() ? scoring.places[ahead[index]] : 0;
    seats.push_back({game.players[index], points, static_cast<std::uint8_t>(ahead[index] + 1)});
  }
  return seats;
}

}  // namespace orion::write
