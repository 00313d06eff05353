// The order of findings (line, column, code; what one move breaks stays together), and the other places they speak of.

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/records/judge/records.hpp"
#include "tests/records/text/marked.hpp"

namespace orion {
using testing::judged;

namespace {

std::string related_of(const testing::Judged& made, std::string_view code) {
  const Finding* const found = testing::find(made.verdict, code);
  if (found == nullptr || found->related.empty()) return {};
  return found->related.front().message + ": " +
         std::string{text::testing::slice(made.text, found->related.front().span)} + " at " +
         std::to_string(found->related.front().span.begin - made.text.find("setup"));
}

std::size_t at(const testing::Judged& made, std::string_view text) {
  return made.text.find(text) - made.text.find("setup");
}

}  // namespace

TEST_CASE("order: by line and column, whatever the order in which they are found", "[judge][order]") {
  const auto made = judged(
      "result: {score: {orange: 1, blue: 1}, how: conditions, winner: tie}\nmoves:\n"
      "  - {hash: h0123456789abcdef, move: 2, orange: g7 h8 / g6}\nrules: rulebook\n"
      "setup: {start: orange, black-holes: j5 j8 j11 f6 b1 b4, galaxies: k7 k10 h7 f2 f10 d5 a2}\n"
      "players: {orange: Ben, blue: Ada}\nformat: 1\ngame: orion-duel\n");
  CHECK(testing::places(made) ==
        "1:26-1:27 C604\n1:35-1:36 C604\n1:44-1:54 C607\n1:64-1:67 C607\n"
        "3:12-3:29 C606\n3:37-3:38 C605\n3:48-3:58 D105b\n3:48-3:58 D604\n"
        "5:37-5:55 D202c\n5:67-5:89 D201b");
}

TEST_CASE("order: what one move breaks stays together, in clause order", "[judge][order]") {
  const auto made = judged(testing::record_with("moves:\n  - orange: e4 e5 / f5\n  - {orange: h4 e5 / d4, move: 9}\n"));
  // D3.1, D4.2, D4.3, D4.5 by the hexagons; the wrong number stands behind them.
  CHECK(testing::codes(made.verdict) == "D301 D402 D403b D405 C605");
  CHECK(testing::places(made) == "7:6-7:12 D301\n7:17-7:19 D402\n7:14-7:24 D403b\n7:14-7:16 D405\n7:32-7:33 C605");
  std::string primary;
  for (const Finding& each : made.verdict.findings) primary += each.primary ? "1" : "0";
  CHECK(primary == "10001");
}

TEST_CASE("order: by code at one place", "[judge][order]") {
  CHECK(testing::codes(judged(testing::record_with_setup(
                                  "{galaxies: k7 k10 h7 f2 f10 d5 a2 a5, black-holes: e1 j8 j11 f6 b4 b7, start: blue}",
                                  "moves: [blue: e4]\n"))
                           .verdict,
                       testing::Which::Errors) == "D202b D202c");
  CHECK(testing::codes(
            judged(testing::record_with_setup(
                       "{galaxies: f2 f3 k7 k10 h7 f10 a2 a5, black-holes: j5 j8 j11 b1 b4 b7 f2, start: blue}",
                       "moves: [blue: e4]\n"))
                .verdict,
            testing::Which::Errors) == "D201a D202b D202f");
}

TEST_CASE("related: the tile that covers the space", "[judge][order]") {
  const auto made = judged(testing::record_with("moves:\n  - orange: e4 e5 / f5\n  - blue: g5 / f5\n"));
  CHECK(related_of(made, "D402") == "placed here: f5 at " + std::to_string(at(made, "f5\n")));
  CHECK(testing::message_of(made.verdict, "D402") == "f5 is covered already, by orange's tile of move 1");

  const auto placed = judged(
      testing::record_with_setup("{name: symmetric-1, start: blue, placed: [orange: a3 a4]}", "moves: [blue: a4]\n"));
  CHECK(related_of(placed, "D402") == "placed here: a4 at " + std::to_string(at(placed, "a4]")));
  CHECK(testing::message_of(placed.verdict, "D402") == "a4 is covered already, by a tile of the set-up");
}

TEST_CASE("related: the last move of the game", "[judge][order]") {
  const auto made = judged(testing::almost_linked("  - blue: f9\n  - orange: b1\n"));
  CHECK(related_of(made, "D603") == "the last move of the game: f9 at " + std::to_string(at(made, "f9\n")));
  CHECK_THAT(testing::message_of(made.verdict, "D603"),
             Catch::Matchers::ContainsSubstring("the game had ended with move 1: blue had won by conditions (link)"));
}

TEST_CASE("related: the other token, placer, name", "[judge][order]") {
  const auto close = judged(testing::record_with_setup(
      "{galaxies: d1 k10 h7 f2 f10 d5 a2 a5, black-holes: j5 j8 j11 f6 b1 b4 b7, start: orange}", "moves: []\n"));
  CHECK(related_of(close, "D201a") == "the other one: d1 at " + std::to_string(at(close, "d1 k10")));
  const auto near = judged(testing::record_with_setup(
      "{galaxies: k7 k10 h7 f2 f10 d5 a2 a5, black-holes: e1 j8 j11 f6 b1 b4 b7, start: orange}", "moves: []\n"));
  CHECK(related_of(near, "D202b") == "the other one: f2 at " + std::to_string(at(near, "f2")));
  const auto placer = judged(testing::record_with_setup(
      "{galaxies: {orange: k7 k10 h7 f2 f10 d5 a2 a5}, black-holes: {orange: j5 j8 j11 f6 b1 b4 b7}, start: orange}",
      "moves: []\n"));
  CHECK(related_of(placer, "D202h") == "placer of the galaxies: orange at " + std::to_string(at(placer, "orange: k7")));
  const auto two = judged(testing::record_with_setup("{name: symmetric-1, galaxies: a2, start: blue}", "moves: []\n"));
  CHECK(related_of(two, "R216") == "the name: symmetric-1 at " + std::to_string(at(two, "symmetric-1")));
}

}  // namespace orion
