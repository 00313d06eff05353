// A row for each sentence of FIDE's article 6. Byes make up for the points that players are behind.

#include <string_view>

#include "tests/catch.hpp"
#include "tests/core/tournament/crosstable.hpp"

namespace orion {
using testing::crosstable;
using testing::order;
using testing::table;
using testing::values_of;
using tournament::System;
using tournament::TieBreak;

TEST_CASE("direct encounter: one row per article", "[tournament][ranking]") {
  struct Row {
    std::string_view article;
    System system;
    std::string_view rounds, order, values;
  };
  const auto row = GENERATE(values<Row>({
      {"6: who is not tied has nothing", System::Swiss, "+2 \n -1", "1 2", "- -"},
      {"6.2: two who met", System::Swiss, "+2 -- \n -1 +BYE", "1 2", "1 0"},
      {"6.2: two who drew", System::Swiss, "=2 \n =1", "1=2", "0.5 0.5"},
      {"6.3: two who have not met", System::Swiss, "+BYE \n +BYE", "1=2", "- -"},
      {"6.1.1: forfeits are left out", System::Swiss, "+F2 -- \n -F1 +BYE", "1=2", "- -"},
      {"15.2: where pairings are set forfeits are games", System::RoundRobin, "+F2 -- \n -F1 +BYE", "1 2", "1 0"},
      {"open encounters are missing games", System::RoundRobin, "?2 \n ?1", "1=2", "- -"},
      {"6.1.2: the average of several games", System::Free, "+2 =2 -3 -- -- \n -1 =1 -- +3 -- \n -- -- +1 -2 =BYE",
       "2 3 1", "0.75 1.25 1"},
      {"6.1.2: in a double round robin", System::DoubleRoundRobin, "+2 -2 +BYE \n -1 +1 +BYE", "1=2", "0.5 0.5"},
      {"6.3: first whatever the missing game gives, the others tied", System::Swiss,
       "+2 +3 -- \n -1 +BYE +BYE \n +BYE -1 +BYE", "1 2=3", "2 - -"},
      {"6.3 is for swisses: not where pairings are set", System::RoundRobin, "+2 +3 -- \n -1 +BYE +BYE \n +BYE -1 +BYE",
       "1=2=3", "- - -"},
      {"6.3: nobody is last that way", System::Swiss, "-2 -3 +BYE \n +1 -- -- \n -- +1 --", "1=2=3", "- - -"},
      {"6.3: the others are looked at again by themselves: 1 and 4 have not met", System::Swiss,
       "+2 +3 -- -- \n -1 =4 =3 +BYE \n +4 -1 =2 =BYE \n -3 =2 =BYE +BYE", "1 3 2 4", "2 1 1.5 0.5"},
      {"6.3: second in the same standings, before the others are looked at", System::Swiss,
       "+2 +3 +4 -- -- -- \n -1 +BYE -- +3 +4 -- \n -- -1 +BYE -2 +BYE +BYE \n +BYE +BYE -1 +BYE -2 --", "1 2 3=4",
       "3 2 - -"},
  }));
  CAPTURE(row.article);
  const auto tournament = crosstable(row.rounds);
  CHECK(order(table(tournament, row.system, {TieBreak::DirectEncounter})) == row.order);
  CHECK(values_of(tournament, row.system, TieBreak::DirectEncounter) == row.values);
}

TEST_CASE("direct encounter is of those whom the tie-breaks before it leave tied", "[tournament][ranking]") {
  // All three have two points, and 1 beat 2 beat 3 beat 1. 2 and 3 have two wins, 1 has one.
  const auto tournament = crosstable("+2 -3 -- =BYE =BYE \n -1 -- +3 +BYE -- \n -- +1 -2 -- +BYE");
  CHECK(order(table(tournament, System::Swiss, {TieBreak::DirectEncounter})) == "1=2=3");
  CHECK(order(table(tournament, System::Swiss, {TieBreak::Wins, TieBreak::DirectEncounter})) == "2 3 1");
}

}  // namespace orion
