// What the rules need to know and a record does not say.

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/records/judge/records.hpp"

namespace orion {
using Catch::Matchers::ContainsSubstring;
using testing::judged;

TEST_CASE("undetermined: one row per gap", "[judge][setup]") {
  struct Row {
    std::string_view what, setup, moves, want, codes;
    std::size_t laid;
  };
  const auto row = GENERATE(values<Row>({
      {"nothing is missing", "{name: symmetric-1, start: orange}", "[orange: e4]", "legal", "D604", 1},
      {"who starts", "{name: symmetric-1}", "[orange: e4, blue: g7]", "undetermined", "R220 D604", 2},
      {"who starts, the other one did", "{name: symmetric-1}", "[blue: e4, orange: g7]", "undetermined", "R220 D604",
       2},
      {"who starts, and no moves", "{name: symmetric-1}", "[]", "undetermined", "R220", 0},
      {"who starts, and then the wrong player", "{name: symmetric-1}", "[blue: e4, blue: g7 g8]", "illegal",
       "R220 D301", 1},
      {"where the galaxies lie", "{black-holes: j5 j8 j11 f6 b1 b4 b7, start: orange}", "[orange: e4]", "undetermined",
       "R220", 0},
      {"where the black holes lie", "{galaxies: k7 k10 h7 f2 f10 d5 a2 a5, start: orange}", "[orange: e4]",
       "undetermined", "R220", 0},
      {"where any token lies", "{start: orange}", "[orange: e4]", "undetermined", "R220 R220", 0},
      {"everything", "{}", "[orange: e4]", "undetermined", "R220 R220 R220", 0},
      {"who starts, on an illegal set-up", "{galaxies: k7 k10 h7 f2 f10 d5 a2, black-holes: j5 j8 j11 f6 b1 b4 b7}",
       "[orange: e4]", "illegal", "R220 D201b D604", 1},
  }));
  CAPTURE(row.what);
  const auto made = judged(testing::record_with_setup(row.setup, "moves: " + std::string{row.moves} + "\n"));
  CHECK(judge::word(made.verdict.status) == row.want);
  CHECK(testing::codes(made.verdict) == row.codes);
  REQUIRE(made.verdict.duel);
  CHECK(made.verdict.duel->moves_replayed == row.laid);
}

TEST_CASE("undetermined: what is missing is named, at the key of the set-up", "[judge][setup]") {
  const auto made = judged(testing::record_with_setup("{name: symmetric-1}", "moves: []\n"));
  CHECK(testing::places(made) == "4:1-4:6 R220");
  CHECK_THAT(testing::message_of(made.verdict, "R220"), ContainsSubstring("`start: blue` or `start: orange`"));
  const auto tokens = judged(testing::record_with_setup("{start: blue, galaxies: a2}", "moves: []\n"));
  CHECK_THAT(testing::message_of(tokens.verdict, "R220"), ContainsSubstring("`black-holes`"));
}

TEST_CASE("undetermined: claims of an undetermined record are still verified", "[judge][claims]") {
  const auto made = judged(testing::record_with_setup(
      "{name: symmetric-1}", "moves: [orange: e4]\nresult: {winner: blue, score: {blue: 1}}\n"));
  CHECK(testing::summary(made.verdict) == "undetermined, incomplete, claims fail");
}

}  // namespace orion
