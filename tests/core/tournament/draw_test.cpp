// Rounds as they are drawn hold what their system asks for, which the judge of pairings says.

#include "core/tournament/draw.hpp"

#include <numeric>
#include <vector>

#include "core/random/random.hpp"
#include "core/tournament/pairings.hpp"
#include "tests/catch.hpp"

namespace orion {
using tournament::Draw;
using tournament::How;
using tournament::Player;
using tournament::Results;
using tournament::Round;
using tournament::Seat;
using tournament::System;
using tournament::Table;

namespace {

std::vector<Player> everyone(std::size_t players) {
  std::vector<Player> all(players);
  std::iota(all.begin(), all.end(), Player{0});
  return all;
}

/// The first of a table wins.
void play(Results& results, std::size_t round, const Draw& draw) {
  for (const Table& table : draw.tables) {
    std::vector<Seat> seats;
    for (const Player player : table) seats.push_back({player, seats.empty() ? 100 : 0});
    results.add(static_cast<Round>(round), How::Played, seats);
  }
  for (const Player player : draw.byes) {
    const std::vector<Seat> seat{{player, 100}};
    results.add(static_cast<Round>(round), How::Bye, seat);
  }
}

}  // namespace

TEST_CASE("draw: round robins", "[tournament]") {
  for (std::size_t players = 2; players <= 33; ++players) {
    CAPTURE(players);
    const std::vector<Player> all = everyone(players);
    Results results;
    const std::size_t rounds = tournament::robin_rounds(players);
    for (std::size_t round = 0; round < rounds; ++round) play(results, round, tournament::robin_round(all, round));
    CHECK(pairing_violations(results, players, System::RoundRobin, rounds, {}).empty());
    CHECK(is_whole(results, players, System::RoundRobin, rounds, {}));
    for (std::size_t round = rounds; round < 2 * rounds; ++round)
      play(results, round, tournament::robin_round(all, round));
    CHECK(pairing_violations(results, players, System::DoubleRoundRobin, 2 * rounds, {}).empty());
    CHECK(is_whole(results, players, System::DoubleRoundRobin, 2 * rounds, {}));
  }
}

TEST_CASE("draw: a swiss of as many rounds as can be, in any order", "[tournament]") {
  random::Generator random{7};
  for (std::size_t players = 2; players <= 40; ++players) {
    for (int again = 0; again < 20; ++again) {
      CAPTURE(players, again);
      std::vector<Player> order = everyone(players);
      tournament::SwissDraw swiss{players};
      Results results;
      const std::size_t rounds = tournament::SwissDraw::most_rounds(players);
      for (std::size_t round = 0; round < rounds; ++round) {
        random.shuffle(order);
        play(results, round, swiss.next(order));
      }
      CHECK(pairing_violations(results, players, System::Swiss, rounds, {}).empty());
    }
  }
}

TEST_CASE("draw: a knockout", "[tournament]") {
  for (std::size_t players = 2; players <= 70; ++players) {
    CAPTURE(players);
    std::vector<Player> left = everyone(players);
    Results results;
    const std::size_t rounds = tournament::knockout_rounds(players);
    for (std::size_t round = 0; round < rounds; ++round) {
      const Draw draw = tournament::knockout_round(left);
      CHECK((round == 0 || draw.byes.empty()));
      play(results, round, draw);
      left = draw.byes;
      for (const Table& table : draw.tables) left.push_back(table.front());
    }
    CHECK(left.size() == 1);
    CHECK(pairing_violations(results, players, System::Knockout, rounds, {}).empty());
    CHECK(is_whole(results, players, System::Knockout, rounds, {}));
  }
}

TEST_CASE("draw: even tables", "[tournament]") {
  struct Row {
    std::size_t players, most, tables, smallest;
  };
  const auto row = GENERATE(values<Row>({
      {4, 3, 2, 2},
      {5, 4, 2, 2},
      {6, 4, 2, 3},
      {7, 6, 2, 3},
      {9, 3, 3, 3},
      {13, 4, 4, 3},
      {7, 2, 3, 2},
      {2, 6, 1, 2},
  }));
  CAPTURE(row.players, row.most);
  const Draw draw = tournament::even_tables(everyone(row.players), row.most);
  CHECK(draw.tables.size() == row.tables);
  std::size_t smallest = row.players;
  std::size_t seated = 0;
  for (const Table& table : draw.tables) {
    smallest = std::min(smallest, table.size());
    seated += table.size();
    CHECK(table.size() <= row.most);
  }
  CHECK(smallest == row.smallest);
  CHECK(seated == (row.most == 2 ? row.players - row.players % 2 : row.players));
}

}  // namespace orion
