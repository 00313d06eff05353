// D6.4, sentence by sentence: what a result claims, and whether it holds.

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/records/judge/records.hpp"

namespace orion {
using testing::judged;
using testing::Which;

namespace {

struct Row {
  std::string_view result, want, errors;
};

std::string result_line(std::string_view result) {
  return result.empty() ? "" : "result: " + std::string{result} + "\n";
}

void check(const Row& row, const std::string& text) {
  const auto made = judged(text);
  CAPTURE(row.result);
  CHECK(testing::summary(made.verdict) == row.want);
  CHECK(testing::codes(made.verdict, Which::Errors) == row.errors);
}

}  // namespace

TEST_CASE("claims: the game ended by conditions", "[judge][claims]") {
  const auto row = GENERATE(values<Row>({
      {"", "legal, complete, claims none", ""},
      {"{}", "legal, complete, claims none", ""},
      {"{winner: blue}", "legal, complete, claims hold", ""},
      {"{winner: orange}", "legal, complete, claims fail", "C601"},
      {"{winner: tie}", "legal, complete, claims fail", "C601"},
      {"{winner: none}", "legal, complete, claims fail", "C601"},
      {"{how: conditions}", "legal, complete, claims hold", ""},
      {"{how: token-score}", "legal, complete, claims fail", "C602"},
      {"{how: no-placement}", "legal, complete, claims fail", "C602"},
      {"{how: resignation}", "legal, complete, claims fail", "C602"},
      {"{how: time}", "legal, complete, claims fail", "C602"},
      {"{how: agreement}", "legal, complete, claims fail", "C602"},
      {"{how: forfeit}", "legal, complete, claims fail", "C602"},
      {"{how: adjudication}", "legal, complete, claims fail", "C602"},
      {"{how: unfinished}", "legal, complete, claims fail", "C602"},
      {"{winner: blue, how: conditions}", "legal, complete, claims hold", ""},
      {"{winner: blue, how: resignation}", "legal, complete, claims fail", "C602"},
      {"{winner: orange, how: resignation}", "legal, complete, claims fail", "C601 C602"},
      {"{conditions: {}}", "legal, complete, claims none", ""},
      {"{conditions: {blue: [link]}}", "legal, complete, claims hold", ""},
      {"{conditions: {blue: {link: 1}}}", "legal, complete, claims hold", ""},
      {"{conditions: {blue: {link: 1, galaxies: 0}}}", "legal, complete, claims hold", ""},
      {"{conditions: {blue: {link: 2}}}", "legal, complete, claims fail", "C603"},
      {"{conditions: {blue: []}}", "legal, complete, claims fail", "C603"},
      {"{conditions: {blue: {}}}", "legal, complete, claims fail", "C603"},
      {"{conditions: {blue: [galaxies]}}", "legal, complete, claims fail", "C603"},
      {"{conditions: {blue: [link, galaxies]}}", "legal, complete, claims fail", "C603"},
      {"{conditions: {orange: []}}", "legal, complete, claims hold", ""},
      {"{conditions: {orange: {}}}", "legal, complete, claims hold", ""},
      {"{conditions: {orange: [link]}}", "legal, complete, claims fail", "C603"},
      {"{conditions: {blue: [link], orange: [black-holes]}}", "legal, complete, claims fail", "C603"},
      {"{score: {}}", "legal, complete, claims none", ""},
      {"{score: {blue: -1}}", "legal, complete, claims hold", ""},
      {"{score: {blue: 1}}", "legal, complete, claims fail", "C604"},
      {"{score: {blue: 0}}", "legal, complete, claims fail", "C604"},
      {"{score: {orange: 0}}", "legal, complete, claims hold", ""},
      {"{score: {blue: -1, orange: 1}}", "legal, complete, claims fail", "C604"},
      {"{winner: orange, how: time, conditions: {blue: [], orange: [link]}, score: {blue: 0, orange: 1}}",
       "legal, complete, claims fail", "C601 C602 C603 C603 C604 C604"},
      {"{winner: blue, how: conditions, conditions: {blue: [link], orange: []}, score: {blue: -1, orange: 0}}",
       "legal, complete, claims hold", ""},
  }));
  check(row, testing::linked(result_line(row.result)));
}

TEST_CASE("claims: the game goes on", "[judge][claims]") {
  const auto row = GENERATE(values<Row>({
      {"", "legal, incomplete, claims none", ""},
      {"{}", "legal, incomplete, claims none", ""},
      {"{winner: blue}", "legal, incomplete, claims fail", "C607"},
      {"{winner: orange}", "legal, incomplete, claims fail", "C607"},
      {"{winner: tie}", "legal, incomplete, claims fail", "C607"},
      {"{how: conditions}", "legal, incomplete, claims fail", "C607"},
      {"{how: token-score}", "legal, incomplete, claims fail", "C607"},
      {"{how: no-placement}", "legal, incomplete, claims fail", "C607"},
      {"{winner: blue, how: conditions}", "legal, incomplete, claims fail", "C607 C607"},
      {"{how: unfinished}", "legal, incomplete, claims none", ""},
      {"{winner: none, how: unfinished}", "legal, incomplete, claims none", ""},
      {"{conditions: {blue: [], orange: []}}", "legal, incomplete, claims hold", ""},
      {"{conditions: {blue: [link]}}", "legal, incomplete, claims fail", "C603"},
      {"{score: {blue: 0, orange: 0}}", "legal, incomplete, claims hold", ""},
      {"{score: {orange: 1}}", "legal, incomplete, claims fail", "C604"},
      {"{how: unfinished, score: {orange: 0}}", "legal, incomplete, claims hold", ""},
  }));
  check(row, testing::going_on(result_line(row.result)));
}

TEST_CASE("claims: play was broken off, for good", "[judge][claims]") {
  const auto how = GENERATE(values<std::string_view>({"resignation", "time", "agreement", "forfeit", "adjudication"}));
  const auto row = GENERATE(values<Row>({
      {"", "legal, complete, claims none", ""},
      {", winner: blue", "legal, complete, claims none", ""},
      {", winner: orange", "legal, complete, claims none", ""},
      {", winner: tie", "legal, complete, claims none", ""},
      {", winner: none", "legal, complete, claims none", ""},
      {", score: {blue: 0}", "legal, complete, claims hold", ""},
      {", score: {blue: 1}", "legal, complete, claims fail", "C604"},
      {", conditions: {orange: []}", "legal, complete, claims hold", ""},
      {", winner: blue, conditions: {blue: [link]}", "legal, complete, claims fail", "C603"},
  }));
  check(row, testing::going_on("result: {how: " + std::string{how} + std::string{row.result} + "}\n"));
}

TEST_CASE("claims: broken off before the first move", "[judge][claims]") {
  const auto made = judged(testing::record_with("moves: []\nresult: {winner: orange, how: forfeit}\n"));
  CHECK(testing::summary(made.verdict) == "legal, complete, claims none");
  CHECK(made.verdict.findings.empty());
}

TEST_CASE("claims: an illegal move leaves nothing to be claimed of the end", "[judge][claims]") {
  const auto result = GENERATE(values<std::string_view>({"{winner: orange}", "{how: resignation}", "{how: conditions}",
                                                         "{score: {blue: 7}}", "{conditions: {blue: [link]}}"}));
  const auto made = judged(
      testing::record_with("moves:\n  - orange: e4 e5 / f5\n  - blue: e4\nresult: " + std::string{result} + "\n"));
  CHECK(testing::summary(made.verdict) == "illegal, incomplete, claims none");
  CHECK(testing::codes(made.verdict) == "D402");
}

TEST_CASE("claims: an illegal move after the end leaves them standing", "[judge][claims]") {
  const auto row = GENERATE(values<Row>({
      {"{winner: blue}", "illegal, complete, claims hold", "D603"},
      {"{winner: orange}", "illegal, complete, claims fail", "D603 C601"},
      {"{score: {blue: -1}}", "illegal, complete, claims hold", "D603"},
      {"", "illegal, complete, claims none", "D603"},
  }));
  const std::string moves = "  - blue: f9\n  - orange: b1\n";
  check(row, testing::almost_linked(moves, result_line(row.result)));
}

TEST_CASE("claims: of a move's number", "[judge][claims]") {
  struct Numbers {
    std::string_view first, second, want, errors;
  };
  const auto row = GENERATE(values<Numbers>({
      {"1", "2", "legal, incomplete, claims hold", ""},
      {"2", "2", "legal, incomplete, claims fail", "C605"},
      {"0", "1", "legal, incomplete, claims fail", "C605 C605"},
      {"1", "-2", "legal, incomplete, claims fail", "C605"},
  }));
  const auto made = judged(testing::record_with("moves:\n  - {orange: e4 e5 / f5, move: " + std::string{row.first} +
                                                "}\n  - {move: " + std::string{row.second} + ", blue: g7}\n"));
  CHECK(testing::summary(made.verdict) == row.want);
  CHECK(testing::codes(made.verdict, Which::Errors) == row.errors);
}

TEST_CASE("claims: of a move before an illegal one are judged", "[judge][claims]") {
  const auto made =
      judged(testing::record_with("moves:\n  - {orange: e4 e5 / f5, move: 1}\n  - blue: e4\nresult: {winner: blue}\n"));
  CHECK(testing::summary(made.verdict) == "illegal, incomplete, claims hold");
}

TEST_CASE("claims: how often, by the rules that count", "[judge][claims]") {
  // One chain of blue links two pairs of sides with g2. Pairs apart are no tiles, and lie there all the same (D2.8).
  const auto claims = [](std::string_view rules, std::string_view claim) {
    return judge::word(judged(testing::record_with_setup(
                                  "{name: symmetric-1, start: blue, placed: [blue: a3 b3, blue: c4 d4, blue: e5 f5, "
                                  "blue: g6 h6, blue: i7 j7, blue: k8 d9, blue: d8 d7, blue: d6 d5, blue: e6 f4, "
                                  "blue: g4 g3]}",
                                  "moves: [blue: g2]\nrules: " + std::string{rules} +
                                      "\nresult: {conditions: {blue: " + std::string{claim} + "}}\n"))
                           .verdict.claims);
  };
  CHECK(claims("rulebook", "[link]") == "hold");
  CHECK(claims("rulebook", "{link: 1}") == "hold");
  CHECK(claims("rulebook", "{link: 2}") == "fail");
  CHECK(claims("bga", "[link]") == "hold");
  CHECK(claims("bga", "{link: 2}") == "hold");
  CHECK(claims("bga", "{link: 1}") == "fail");
  CHECK(claims("bga", "{link: 3}") == "fail");
  CHECK(claims("{count: instances}", "{link: 2}") == "hold");
}

TEST_CASE("claims: a record that stops mid-game is a note, or an error if a result is asked for", "[judge][claims]") {
  const auto note = judged(testing::going_on());
  CHECK(testing::codes(note.verdict) == "D604");
  CHECK(testing::codes(note.verdict, Which::Errors).empty());
  judge::Settings strict;
  strict.require_result = true;
  CHECK(testing::codes(judged(testing::going_on(), strict).verdict, Which::Errors) == "D604");
  CHECK(judged(testing::going_on(), strict).verdict.status == judge::Status::Legal);
  CHECK(testing::codes(judged(testing::going_on("result: {how: time}\n"), strict).verdict).empty());
  CHECK(testing::codes(judged(testing::going_on("result: {how: unfinished}\n"), strict).verdict) == "D604");
  CHECK(testing::codes(judged(testing::linked(), strict).verdict).empty());
}

TEST_CASE("claims: places", "[judge][claims]") {
  const auto made = judged(testing::linked(
      "result:\n  winner: orange\n  how: time\n  conditions: {blue: [], orange: {link: 1}}\n  score: {blue: 12}\n"));
  CHECK(testing::places(made) ==
        "19:11-19:17 C601\n20:8-20:12 C602\n21:22-21:24 C603\n21:34-21:43 C603\n22:17-22:19 C604");
}

}  // namespace orion
