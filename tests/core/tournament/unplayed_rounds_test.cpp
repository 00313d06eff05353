// Unplayed rounds, other numbers of points, and tables of more than two: a row for each article and ruling.

#include <string_view>

#include "tests/catch.hpp"
#include "tests/core/tournament/crosstable.hpp"

namespace orion {
using testing::Crosstable;
using testing::crosstable;
using testing::order;
using testing::table;
using testing::values_of;
using tournament::How;
using tournament::Scoring;
using tournament::Seat;
using tournament::System;
using tournament::TieBreak;

TEST_CASE("unplayed rounds: one row per article", "[tournament][ranking]") {
  struct Row {
    std::string_view article;
    System system;
    std::string_view rounds, buchholz, cut, sonneborn_berger;
  };
  const auto row = GENERATE(values<Row>({
      {"16.2.5: 2, absent at the end, has a draw for 1", System::Swiss, "+2 +3 \n -1 -- \n +4 -1 \n -3 +BYE",
       "1.5 2 3 2", "1 2 2 1", "1.5 0 1 1"},
      {"16.2.5: 2, absent and then forfeited, has a draw and nothing", System::Swiss,
       "+2 =3 =4 \n -1 -- -F3 \n =4 =1 +F2 \n =3 +BYE =1", "4.5 2 4.5 5.5", "4 2 4 4", "2.5 0 2.5 3.5"},
      {"16.2.3: 1, absent and back, has nothing", System::Swiss, "-- +2 \n +3 -1 \n -2 +4 \n +BYE -3", "2 2 2 2",
       "1 1 1 1", "1 1 1 1"},
      {"16.2.4: 3, forfeited at the end, has nothing; 16.4.1: no more than the opponent's score", System::Swiss,
       "+2 +F3 \n -1 =4 \n =4 -F1 \n =3 =2", "1 3 1.5 1", "0.5 2 1 0.5", "1 0.5 0.5 0.5"},
      {"16.4.2: a dummy has no more than draws in all rounds", System::Swiss, "+BYE +2 \n +3 -1 \n -2 +BYE", "2 3 2",
       "1 2 1", "2 1 1"},
      {"16.5: of 1, the round of absence is cut, not the lower score of 2", System::Swiss,
       "+2 -- +3 \n -1 -4 =BYE \n =4 =BYE -1 \n =3 +2 --", "3 4.5 5 3", "1.5 4 4 1.5", "1.5 0.25 1.5 1"},
      {"open: a dummy, no voluntary one, and no draws at the end", System::Swiss, "+2 ?3 \n -1 =4 \n +4 ?1 \n -3 =2",
       "1.5 1.5 1.5 1.5", "1 1 1 1", "0.5 0.25 0.5 0.25"},
      {"15.2: forfeits are games, free rounds nothing", System::RoundRobin, "+2 +F3 -- \n -1 -- =3 \n -- -F1 =2",
       "1 2.5 2.5", "0.5 2 2", "1 0.25 0.25"},
      {"open, pairings set: against the opponent, for nothing", System::RoundRobin, "+2 ?3 -- \n -1 -- =3 \n -- ?1 =2",
       "1 1.5 1.5", "0.5 1 1", "0.5 0.25 0.25"},
      {"knockout: who is out has withdrawn", System::Knockout, "+2 +3 \n -1 -- \n +4 -1 \n -3 --", "1.5 2 2.5 1",
       "1 2 2 1", "1.5 0 0.5 0"},
  }));
  CAPTURE(row.article);
  const Crosstable tournament = crosstable(row.rounds);
  CHECK(values_of(tournament, row.system, TieBreak::Buchholz) == row.buchholz);
  CHECK(values_of(tournament, row.system, TieBreak::BuchholzCut1) == row.cut);
  CHECK(values_of(tournament, row.system, TieBreak::SonnebornBerger) == row.sonneborn_berger);
}

TEST_CASE("three points a win: products and the dummy's draws are in these points", "[tournament][ranking]") {
  const Scoring scoring{300, 100, 0, 300, 300, 0, {}};
  const Crosstable tournament = crosstable("+BYE +2 \n +3 -1 \n -2 +BYE", scoring);
  CHECK(values_of(tournament, System::Swiss, TieBreak::Buchholz, scoring) == "5 9 5");
  CHECK(values_of(tournament, System::Swiss, TieBreak::SonnebornBerger, scoring) == "15 9 6");
  CHECK(values_of(tournament, System::Swiss, TieBreak::Wins, scoring) == "2 1 1");
}

TEST_CASE("a win is as many points as a win gives, however they came", "[tournament][ranking]") {
  const Scoring scoring{100, 50, 0, 50, 100, 0, {}};
  CHECK(values_of(crosstable("+BYE +F2 \n +BYE -F1"), System::Swiss, TieBreak::Wins) == "2 1");
  CHECK(values_of(crosstable("=BYE +F2 \n =BYE -F1", scoring), System::Swiss, TieBreak::Wins, scoring) == "1 0");
}

TEST_CASE("a table of three: everyone else is an opponent, pair by pair", "[tournament][ranking]") {
  Scoring scoring;
  scoring.places = {500, 300, 200};
  Crosstable tournament;
  tournament.players = 3;
  tournament.rounds = 2;
  const Seat first[] = {{0, 500}, {1, 300}, {2, 300}};
  const Seat second[] = {{2, 500}, {0, 500}, {1, 200}};
  tournament.results.add(0, How::Played, first);
  tournament.results.add(1, How::Played, second);
  // 10, 5 and 8 points: 1 beat 2 twice and beat and tied 3, who tied and beat 2.
  CHECK(values_of(tournament, System::Free, TieBreak::Buchholz, scoring) == "26 36 30");
  CHECK(values_of(tournament, System::Free, TieBreak::BuchholzCut1, scoring) == "21 28 25");
  CHECK(values_of(tournament, System::Free, TieBreak::SonnebornBerger, scoring) == "22 4 12.5");
  CHECK(values_of(tournament, System::Free, TieBreak::Wins, scoring) == "2 0 1");
  const auto standings = table(tournament, System::Free, {}, scoring);
  CHECK(order(standings) == "1 3 2");
  CHECK(standings[0].won == 1);
  CHECK(standings[0].tied == 1);
  CHECK(standings[1].tied == 1);
  CHECK(standings[1].lost == 1);
  CHECK(standings[2].lost == 2);
  CHECK(standings[2].played == 2);
}

TEST_CASE("the standing counts what was played", "[tournament][ranking]") {
  const auto standings = table(crosstable("+2 ?2 +F2 -- \n -1 ?1 -F1 +BYE"), System::Swiss, {});
  CHECK(order(standings) == "1 2");
  CHECK(standings[0].points == 200);
  CHECK(standings[0].played == 1);
  CHECK(standings[0].won == 1);
  CHECK(standings[1].points == 100);
  CHECK(standings[1].lost == 1);
}

TEST_CASE("tournaments without rounds or players have a table", "[tournament][ranking]") {
  const tournament::Results none;
  CHECK(ranking(none, 0, {System::Swiss, {}, {TieBreak::DirectEncounter, TieBreak::Buchholz}, 0}).empty());
  const auto table = ranking(none, 2, {System::RoundRobin, {}, {TieBreak::DirectEncounter, TieBreak::BuchholzCut1}, 0});
  CHECK(order(table) == "1=2");
  CHECK(table[0].tie_breaks[1] == 0);
}

TEST_CASE("points that no tournament reaches stay numbers", "[tournament][ranking]") {
  Crosstable tournament;
  tournament.players = 2;
  tournament.rounds = 60'000;
  const Seat seats[] = {{0, tournament::kMostPoints}, {1, -tournament::kMostPoints}};
  for (std::size_t round = 0; round < tournament.rounds; ++round) {
    for (int times = 0; times < 4; ++times) {
      tournament.results.add(static_cast<tournament::Round>(round), How::Played, seats);
    }
  }
  const auto standings = table(tournament, System::Swiss, {TieBreak::SonnebornBerger, TieBreak::DirectEncounter});
  CHECK(order(standings) == "1 2");
  CHECK(standings[0].points == 2'147'483'647);
  CHECK(standings[0].tie_breaks[0] == -240'000LL * 10'000 * 2'147'483'647);
}

}  // namespace orion
