#include "tests/core/tournament/random_tournament.hpp"

#include <algorithm>
#include <numeric>
#include <utility>

namespace orion::testing {
using tournament::How;
using tournament::Player;
using tournament::Points;
using tournament::Scoring;
using tournament::Seat;
using tournament::System;
using tournament::TieBreak;

namespace {

Scoring random_scoring(Random& random) {
  switch (random.below(4)) {
    case 0:
      return {300, 100, 0, 300, 300, 0, {}};
    case 1:
      return {100, 50, 0, 50, 100, 0, {500, 300, 200, 100}};
    case 2:
      return {200, 100, 50, 150, 100, 0, {}};
    default:
      return {};
  }
}

/// The points of a table, in order of its seats.
std::vector<Points> outcome(Random& random, std::size_t seats, const Scoring& scoring) {
  if (seats == 2) {
    switch (random.below(3)) {
      case 0:
        return {scoring.win, scoring.loss};
      case 1:
        return {scoring.loss, scoring.win};
      default:
        return {scoring.tie, scoring.tie};
    }
  }
  std::vector<std::size_t> places;
  for (std::size_t seat = 0; seat < seats; ++seat) places.push_back(random.below(seats));
  std::vector<Points> all;
  for (const std::size_t place : places) {
    const auto ahead = static_cast<std::size_t>(
        std::count_if(places.begin(), places.end(), [place](std::size_t other) { return other < place; }));
    const bool shared = std::count(places.begin(), places.end(), place) > 1;
    Points points = ahead > 0 ? scoring.loss : shared ? scoring.tie : scoring.win;
    if (!scoring.places.empty()) points = ahead < scoring.places.size() ? scoring.places[ahead] : 0;
    all.push_back(points);
  }
  return all;
}

std::size_t table_size(Random& random, std::size_t left, bool many) {
  return std::min(left, many ? 2 + random.below(4) : std::size_t{2});
}

void add_round(Random& random, tournament::Round round, bool many, RandomTournament& made) {
  const Scoring& scoring = made.rules.scoring;
  std::vector<Player> left(made.players);
  std::iota(left.begin(), left.end(), Player{0});
  for (std::size_t last = left.size(); last > 1; --last) std::swap(left[last - 1], left[random.below(last)]);
  while (!left.empty()) {
    if (random.one_in(8)) {  // absent
      left.pop_back();
      continue;
    }
    const bool bye = left.size() == 1 || random.one_in(12);
    const bool forfeit = !bye && random.one_in(8);
    const std::size_t size = bye ? 1 : forfeit ? 2 : table_size(random, left.size(), many);
    const How how = bye ? How::Bye : forfeit ? How::Forfeit : random.one_in(12) ? How::Open : How::Played;
    std::vector<Points> points{scoring.bye};
    if (forfeit) points = {scoring.forfeit_win, scoring.forfeit_loss};
    if (how == How::Played) points = outcome(random, size, scoring);
    if (how == How::Open) points.assign(size, 0);
    RandomTournament::Meeting meeting{round, how, {}};
    for (std::size_t seat = 0; seat < size; ++seat) {
      meeting.seats.push_back({left.back(), points[seat]});
      left.pop_back();
    }
    made.meetings.push_back(std::move(meeting));
  }
}

}  // namespace

tournament::Results RandomTournament::results() const {
  tournament::Results all;
  for (const Meeting& meeting : meetings) all.add(meeting.round, meeting.how, meeting.seats);
  return all;
}

void level(RandomTournament& tournament) {
  std::vector<Points> points(tournament.players, 0);
  for (const auto& meeting : tournament.meetings) {
    for (const Seat& seat : meeting.seats) points[seat.player] += seat.points;
  }
  const Points most = *std::max_element(points.begin(), points.end());
  const auto round = static_cast<tournament::Round>(tournament.rules.rounds++);
  for (Player player = 0; player < tournament.players; ++player) {
    tournament.meetings.push_back({round, How::Bye, {{player, most - points[player]}}});
  }
}

RandomTournament random_tournament(Random& random, std::size_t most_players, std::size_t most_rounds) {
  constexpr System kSystems[] = {System::RoundRobin, System::DoubleRoundRobin, System::Swiss, System::Knockout,
                                 System::Free};
  RandomTournament made;
  made.players = 2 + random.below(most_players - 1);
  made.rules.system = kSystems[random.below(std::size(kSystems))];
  made.rules.scoring = random_scoring(random);
  made.rules.rounds = 1 + random.below(most_rounds);
  made.rules.tie_breaks = {TieBreak::DirectEncounter, TieBreak::Wins, TieBreak::Buchholz, TieBreak::BuchholzCut1,
                           TieBreak::SonnebornBerger};
  for (std::size_t last = 5; last > 1; --last) {
    std::swap(made.rules.tie_breaks[last - 1], made.rules.tie_breaks[random.below(last)]);
  }
  const bool many = random.one_in(3);
  for (std::size_t round = 0; round < made.rules.rounds; ++round) {
    add_round(random, static_cast<tournament::Round>(round), many, made);
  }
  return made;
}

}  // namespace orion::testing
