// Illegal set-ups: the code and place of each fault, and play on them (D2.8).

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/records/judge/records.hpp"
#include "tests/records/text/marked.hpp"

namespace orion {
using testing::judged;
using testing::Which;

namespace {

struct Row {
  std::string_view clause, setup, want;
};

/// The codes, and a mark for each of them in turn.
void check(const Row& row, std::string_view moves) {
  const auto marked = text::testing::unmark(testing::record_with_setup(row.setup, moves));
  const auto made = judged(marked.text);
  CAPTURE(row.clause, testing::places(made));
  CHECK(testing::codes(made.verdict, Which::Errors) == row.want);
  CHECK(made.verdict.status == (row.want.empty() ? judge::Status::Legal : judge::Status::Illegal));
  std::vector<text::Span> found;
  for (const Finding& each : made.verdict.findings) {
    if (each.severity == catalogue::Severity::Error) found.push_back(each.span);
  }
  CHECK(found == marked.spans);
}

}  // namespace

TEST_CASE("set-up: D2.1 and D2.2, code and place", "[judge][setup]") {
  const auto row = GENERATE(values<Row>({
      {"D2.3: as far apart as must be",
       "{galaxies: k7 k10 h7 f2 f10 d5 a2 a5, black-holes: j5 j8 j11 f6 b1 b4 b7, start: orange}", ""},
      {"D2.1: too close, at the later one",
       "{galaxies: d1 k10 h7 «f2» f10 d5 a2 a5, black-holes: j5 j8 j11 f6 b1 b4 b7, start: orange}", "D201a"},
      {"D2.9: 7 galaxies", "{galaxies: «k10 h7 f2 f10 d5 a2 a5», black-holes: j5 j8 j11 f6 b1 b4 b7, start: orange}",
       "D201b"},
      {"D2.9: 7 galaxies of a placer",
       "{galaxies: {blue: «k10 h7 f2 f10 d5 a2 a5»}, black-holes: {orange: j5 j8 j11 f6 b1 b4 b7}, start: orange}",
       "D201b"},
      {"D2.9: a galaxy space twice",
       "{galaxies: d5 k10 h7 f2 f10 «d5» a2 a5, black-holes: j5 j8 j11 f6 b1 b4 b7, start: orange}", "D201c"},
      {"D2.9: a galaxy off the board",
       "{galaxies: «k6» k10 h7 f2 f10 d5 a2 a5, black-holes: j5 j8 j11 f6 b1 b4 b7, start: orange}", "D201d"},
      {"D2.9: black holes placed, galaxies not",
       "{galaxies: k7 k10 h7 f2 f10 d5 a2 a5, black-holes: {«blue»: j5 j8 j11 f6 b1 b4 b7}, start: orange}", "D202g"},
      {"D2.2: black holes too close",
       "{galaxies: k7 k10 h7 f2 f10 d5 a2 a5, black-holes: c1 j8 j11 f6 «b1» b4 b7, start: orange}", "D202a"},
      {"D2.2: too near a galaxy",
       "{galaxies: k7 k10 h7 f2 f10 d5 a2 a5, black-holes: «e1» j8 j11 f6 b1 b4 b7, start: orange}", "D202b"},
      {"D2.9: 6 black holes", "{galaxies: k7 k10 h7 f2 f10 d5 a2 a5, black-holes: «j8 j11 f6 b1 b4 b7», start: orange}",
       "D202c"},
      {"D2.9: a black hole space twice",
       "{galaxies: k7 k10 h7 f2 f10 d5 a2 a5, black-holes: b4 j8 j11 f6 b1 «b4» b7, start: orange}", "D202d"},
      {"D2.9: a black hole off the board",
       "{galaxies: k7 k10 h7 f2 f10 d5 a2 a5, black-holes: j5 j8 j11 f6 b1 b4 «b8», start: orange}", "D202e"},
      {"D2.9: on a galaxy",
       "{galaxies: k7 k10 h7 f2 f10 d5 a2 a5, black-holes: «f2» j8 j11 f6 b1 b4 b7, start: orange}", "D202f"},
      {"D2.9: galaxies placed, black holes not",
       "{galaxies: {«blue»: k7 k10 h7 f2 f10 d5 a2 a5}, black-holes: j5 j8 j11 f6 b1 b4 b7, start: orange}", "D202g"},
      {"D2.9: one placer for both",
       "{galaxies: {blue: k7 k10 h7 f2 f10 d5 a2 a5}, black-holes: {«blue»: j5 j8 j11 f6 b1 b4 b7}, start: orange}",
       "D202h"},
  }));
  check(row, "moves: [orange: e4 / e5]\n");
}

TEST_CASE("set-up: tiles that lie there from the start", "[judge][setup]") {
  const auto row = GENERATE(values<Row>({
      {"D4.5 is not judged", "{name: symmetric-1, start: orange, placed: [blue: f2 f3 / g3]}", ""},
      {"D3.1 is not judged", "{name: symmetric-1, start: orange, placed: [blue: a2, blue: c1 / c2]}", ""},
      {"D4.1", "{name: symmetric-1, start: orange, placed: [blue: e1 / «e0»]}", "D401"},
      {"D4.2", "{name: symmetric-1, start: orange, placed: [orange: a2, blue: a3 / «a2»]}", "D402"},
      {"D4.3: no tile", "{name: symmetric-1, start: orange, placed: [blue: «e1 e3»]}", "D403b"},
      {"D4.3: named twice", "{name: symmetric-1, start: orange, placed: [blue: e1 «e1»]}", "D403a"},
      {"D4.3: none left", "{name: symmetric-1, start: orange, placed: [blue: e1, blue: «a2»]}", "D403c"},
  }));
  check(row, "moves: [orange: e4 / e5]\n");
}

TEST_CASE("set-up: what one placed tile breaks stays together, in clause order", "[judge][setup]") {
  const auto made = judged(testing::record_with_setup(
      "{name: symmetric-1, start: orange, placed: [orange: e1, blue: e3 e1]}", "moves: [orange: g7 / g8]\n"));
  CHECK(testing::codes(made.verdict, Which::Errors) == "D402 D403b");
  CHECK(made.verdict.findings[0].primary);
  CHECK_FALSE(made.verdict.findings[1].primary);
}

TEST_CASE("set-up: D1.5 binds placed tiles under as-printed", "[judge][setup]") {
  const auto made = judged(testing::record_with_setup("{name: symmetric-1, start: orange, placed: [blue: e2 d2 / e1]}",
                                                      "rules: {bends: as-printed}\nmoves: [orange: e4 / e5]\n"));
  CHECK(testing::codes(made.verdict, Which::Errors) == "D105a");
}

TEST_CASE("set-up: D2.8 play on an illegal set-up is secondary", "[judge][setup]") {
  const auto made = judged(testing::record_with_setup(
      "{galaxies: k10 h7 f2 f10 d5 a2 a5, black-holes: j5 j8 j11 f6 b1 b4 b7, start: orange}",
      "moves: [orange: e4 / e5, blue: e4 h7]\nresult: {winner: blue}\n"));
  CHECK(testing::summary(made.verdict) == "illegal, incomplete, claims none");
  CHECK(testing::codes(made.verdict) == "D201b D402 D403b D405");
  std::string primary;
  for (const Finding& each : made.verdict.findings) primary += each.primary ? "1" : "0";
  CHECK(primary == "1000");
  for (const Finding& each : made.verdict.findings) {
    const bool said = !each.notes.empty() && each.notes.back() == "judged on an illegal set-up (D2.8)";
    CHECK(said == !each.primary);
  }
}

TEST_CASE("set-up: D2.8 legal play on an illegal set-up comes to its end", "[judge][setup]") {
  std::string text = testing::linked("result: {winner: blue}\n");
  text.replace(text.find("orange: a2 a3"), 13, "orange: a2 b1");
  const auto made = judged(text);
  CHECK(testing::summary(made.verdict) == "illegal, complete, claims hold");
  CHECK(testing::outcome(made.verdict) == "blue by conditions after 1");
  CHECK(testing::codes(made.verdict) == "D403b");
}

TEST_CASE("set-up: D2.8 a placed tile that cannot be laid is left out, one that can stays", "[judge][setup]") {
  const auto made = judged(testing::record_with_setup(
      "{name: symmetric-1, start: orange, placed: [blue: e1 e3, orange: e2 e3 / f3, blue: a1 a2]}", "moves: []\n"));
  CHECK(testing::codes(made.verdict, Which::Errors) == "D403b D402 D401");
  REQUIRE(made.verdict.duel);
  CHECK(made.verdict.duel->position.hexagons.blue == duel::spaces_named("e1 e3"));
  CHECK(made.verdict.duel->position.hexagons.orange.empty());
  CHECK(made.verdict.duel->position.stock.blue == duel::Stock::full());
  CHECK(made.verdict.duel->position.stock.orange == duel::Stock::full());
}

TEST_CASE("set-up: a record without moves", "[judge][setup]") {
  const auto made = judged(testing::record_with_setup("{name: symmetric-1, start: orange}", "moves: []\n"));
  CHECK(testing::outcome(made.verdict) == "none");
  CHECK(testing::codes(made.verdict) == "D604");
  CHECK(testing::message_of(made.verdict, "D604") == "the record has no moves: orange is to move");
}

}  // namespace orion
