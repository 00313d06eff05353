// Matches judged with their games: what is said of them, where, and what comes of it. What the rules make of results
// alone is in tests/core/tournament/match_test.cpp.

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/records/judge/judged.hpp"
#include "tests/records/judge/set_folder.hpp"

namespace orion {
using testing::duel_game;
using testing::said;
using testing::SetFolder;
using testing::station_game;

namespace {

constexpr const char* kPath = "match.yaml";

/// A folder with a match of Ada and Ben over the files g1, g2, g3 that there are.
struct Match {
  SetFolder folder;
  std::string manifest;
  std::string games;

  explicit Match(std::string_view keys = "") : manifest{"match: [Ada, Ben]\nformat: 1\n" + std::string{keys}} {}
  Match& file(std::string bytes) {
    const std::string name = "g" + std::to_string(++files_);
    folder.put(name, std::move(bytes));
    return list(name);
  }
  Match& list(const std::string& entry) {
    games += "  - " + entry + "\n";
    return *this;
  }
  /// `+-=?!` as in `duel_game`, all of Ada (blue) against Ben
  Match& results(std::string_view endings) {
    for (const char each : endings) {
      const std::string number = std::to_string(files_ + 1);
      file(duel_game("Ada", std::string{each}, "Ben", "id: game-" + number + "\n"));
    }
    return *this;
  }
  judge::Verdict judge(const judge::Settings& settings = {}) {
    text = manifest + (games.empty() ? "games: []\n" : "games:\n" + games);
    folder.put(kPath, text);
    return folder.judge(kPath, settings);
  }
  std::string text;

 private:
  int files_ = 0;
};

/// "legal, complete: 4-0, Ada"
std::string outcome_of(const judge::Verdict& verdict) {
  const judge::MatchVerdict& match = *verdict.match;
  std::string words = testing::summary(verdict) + ": " + std::to_string(match.half_points[0]) + "-" +
                      std::to_string(match.half_points[1]);
  if (match.over) words += match.winner ? ", " + match.players[*match.winner] : ", tied";
  return words;
}

std::string said_of(Match& match, const judge::Settings& settings = {}) {
  const judge::Verdict verdict = match.judge(settings);
  return outcome_of(verdict) + "\n" + said(verdict, match.text);
}

/// A set-up with that player placing the galaxies.
std::string placed_by(std::string_view galaxies) {
  return "setup:\n  galaxies: {" + std::string{galaxies} + ": k7 k10 h7 f2 f10 d5 a2 a5}\n  black-holes: {" +
         (galaxies == "blue" ? "orange" : "blue") + ": j5 j8 j11 f6 b1 b4 b7}\n  start: orange\n";
}

const std::string kBensGame = "turns: []\nresult: {winner: Ben, how: time}";

}  // namespace

TEST_CASE("match: every ending of its games", "[judge][match]") {
  struct Row {
    std::string_view keys, games, want;
  };
  const auto row = GENERATE(values<Row>({
      {"best-of: 3\n", "++", "legal, complete, claims none: 4-0, Ada\n"},
      {"best-of: 3\n", "+-",
       "legal, incomplete, claims none: 2-2\nnote T723 at `g2`: the match is not decided after game 2: 1 to 1\n"},
      {"best-of: 2\n", "+-", "legal, complete, claims none: 2-2, tied\n"},
      {"best-of: 3\n", "+=+", "legal, complete, claims none: 4-0, Ada\n"},
      {"best-of: 3\nties: count-half\n", "+=-", "legal, complete, claims none: 3-3, tied\n"},
      {"best-of: 3\nties: replayed\n", "++-",
       "illegal, complete, claims none: 4-0, Ada\n"
       "error T722 at `g3`: game 3 was played though game 2 had decided the match\n"},
      {"", "+-+", "legal, complete, claims none: 4-2, Ada\n"},
      {"", "", "legal, incomplete, claims none: 0-0\nnote T723 at `games`: the match has no games\n"},
      // a game that goes on is a note, as it is by itself
      {"best-of: 3\n", "+?",
       "legal, incomplete, claims none: 2-0\n"
       "note T703 at `g2`: game 2 gives no result: it stops while the game goes on\n"
       "note T723 at `g2`: the match is not decided after game 2: 1 to 0\n"},
      {"best-of: 3\n", "+!",
       "illegal, incomplete, claims none: 2-0\n"
       "error T703 at `g2`: game 2 gives no result: it is illegal (D402 in line 8)\n"
       "note T723 at `g2`: the match is not decided after game 2: 1 to 0\n"},
      // what others have decided is decided
      {"best-of: 3\n", "!++",
       "illegal, complete, claims none: 4-0, Ada\n"
       "error T703 at `g1`: game 1 gives no result: it is illegal (D402 in line 8)\n"},
  }));
  CAPTURE(row.keys, row.games);
  CHECK(said_of(Match{row.keys}.results(row.games)) == row.want);
}

TEST_CASE("match: --require-result", "[judge][match]") {
  judge::Settings settings;
  settings.require_result = true;
  CHECK(said_of(Match{"best-of: 3\n"}.results("+?"), settings) ==
        "legal, incomplete, claims none: 2-0\n"
        "error T703 at `g2`: game 2 gives no result: it stops while the game goes on\n"
        "error T723 at `g2`: the match is not decided after game 2: 1 to 0\n");
  CHECK(said_of(Match{"best-of: 3\n"}.results("++"), settings) == "legal, complete, claims none: 4-0, Ada\n");
}

TEST_CASE("match: a result that says nothing", "[judge][match]") {
  Match match{"best-of: 1\n"};
  match.file(duel_game("Ada", "{how: resignation}", "Ben"));
  CHECK(said_of(match) ==
        "undetermined, incomplete, claims none: 0-0\n"
        "error T703 at `g1`: game 1 gives no result: its result does not say who won\n"
        "note T723 at `g1`: the match is not decided after game 1: 0 to 0\n");
}

TEST_CASE("match: the claimed score", "[judge][match]") {
  struct Row {
    std::string_view keys, games, want;
  };
  const auto row = GENERATE(values<Row>({
      {"score: {Ada: 2, Ben: 0}\n", "++", "legal, complete, claims hold: 4-0, Ada\n"},
      {"score: {Ben: 0}\n", "++", "legal, complete, claims hold: 4-0, Ada\n"},
      {"score: {Ada: 1, Ben: 0}\n", "++",
       "legal, complete, claims fail: 4-0, Ada\n"
       "error T741 at `1`: Ada is recorded with 1, and the games give 2\n"},
      {"ties: count-half\nscore: {Ada: 1.5, Ben: 0.5}\n", "+=", "legal, complete, claims hold: 3-1, Ada\n"},
      {"ties: count-half\nscore: {Ada: 1.25, Ben: 1}\n", "+=",
       "legal, complete, claims fail: 3-1, Ada\n"
       "error T741 at `1.25`: Ada is recorded with 1.25, and the games give 1.5\n"
       "error T741 at `1`: Ben is recorded with 1, and the games give 0.5\n"},
      // ties that are replayed give nothing
      {"score: {Ada: 1.5, Ben: 0.5}\n", "+=",
       "legal, complete, claims fail: 2-0, Ada\n"
       "error T741 at `1.5`: Ada is recorded with 1.5, and the games give 1\n"
       "error T741 at `0.5`: Ben is recorded with 0.5, and the games give 0\n"},
      // a game without a result: nobody knows the score
      {"score: {Ada: 7}\n", "+?",
       "legal, incomplete, claims none: 2-0\n"
       "note T703 at `g2`: game 2 gives no result: it stops while the game goes on\n"
       "note T723 at `g2`: the match is not decided after game 2: 1 to 0\n"},
      // of one behind the decision it does not matter
      {"best-of: 1\nscore: {Ada: 1, Ben: 0}\n", "+-",
       "illegal, complete, claims hold: 2-0, Ada\n"
       "error T722 at `g2`: game 2 was played though game 1 had decided the match\n"},
  }));
  CAPTURE(row.keys, row.games);
  CHECK(said_of(Match{row.keys}.results(row.games)) == row.want);
}

TEST_CASE("match: who places the galaxies takes turns (D2.5)", "[judge][match]") {
  const auto game = [](std::string_view blue, std::string_view orange, std::string_view placer, int number) {
    const std::string setup = placer == "-" ? std::string{"setup: {name: symmetric-2, start: orange}\n"}
                                            : placed_by(placer == blue ? "blue" : "orange");
    return duel_game(blue, "+", orange, "id: n" + std::to_string(number) + "\n" + setup);
  };
  Match turns;
  turns.file(game("Ada", "Ben", "Ada", 1)).file(game("Ben", "Ada", "Ben", 2)).file(game("Ada", "Ben", "Ada", 3));
  CHECK(said_of(turns) == "legal, complete, claims none: 4-2, Ada\n");
  // It is the player who counts, not the colour; games without a placer are passed over.
  Match twice;
  twice.file(game("Ada", "Ben", "Ben", 1)).file(game("Ben", "Ada", "-", 2)).file(game("Ben", "Ada", "Ben", 3));
  CHECK(said_of(twice) ==
        "illegal, complete, claims none: 2-4, Ben\n"
        "error T721 at `g3`: Ben places the galaxies in game 3, as in game 1\n");
}

TEST_CASE("match: who plays it", "[judge][match]") {
  SECTION("the colours may be exchanged, and the winner is the player") {
    CHECK(said_of(Match{}.file(duel_game("Ben", "+", "Ada"))) == "legal, complete, claims none: 0-2, Ben\n");
  }
  SECTION("somebody else") {
    CHECK(said_of(Match{}.file(duel_game("Ada", "+", "Cleo"))) ==
          "illegal, incomplete, claims none: 0-0\n"
          "error T711 at `g1`: game 1 is played by `Ada` and `Cleo`, and the match by `Ada` and `Ben`\n"
          "note T723 at `g1`: the match is not decided after game 1: 0 to 0\n");
  }
  SECTION("by ids where both have one") {
    Match match;
    match.manifest = "match: [{name: Anna, id: 1}, {name: Anna, id: 2}]\nformat: 1\n";
    match.file(duel_game("{name: Anna, id: 2}", "+", "{name: A. Berg, id: 1}"));
    CHECK(said_of(match) == "legal, complete, claims none: 0-2, Anna (2)\n");
  }
  SECTION("by names where one has no id") {
    Match match;
    match.manifest = "match: [{name: Ada, id: 1}, Ben]\nformat: 1\n";
    match.file(duel_game("{name: Ben, id: 7}", "+", "Ada"));
    CHECK(said_of(match) == "legal, complete, claims none: 0-2, Ben\n");
  }
  SECTION("another id is another player") {
    Match match;
    match.manifest = "match: [{name: Ada, id: 1}, Ben]\nformat: 1\n";
    match.file(duel_game("{name: Ada, id: 7}", "+", "Ben"));
    CHECK(testing::codes(match.judge(), testing::Which::Errors) == "T711");
  }
  SECTION("one player against herself") {
    Match match;
    match.file(duel_game("Ada", "+", "Ada"));
    CHECK(said_of(match) ==
          "undetermined, incomplete, claims none: 0-0\n"
          "error T703 at `g1`: game 1 gives no result: it is unreadable (R219 in line 3)\n"
          "note T723 at `g1`: the match is not decided after game 1: 0 to 0\n");
  }
  SECTION("three at the Station") {
    Match match;
    match.file(station_game({"Ada", "Ben", "Cleo"}, kBensGame));
    CHECK(testing::codes(match.judge(), testing::Which::Errors) == "T711");
  }
}

TEST_CASE("match: of which game it is", "[judge][match]") {
  CHECK(said_of(Match{}.file(station_game({"Ada", "Ben"}, kBensGame))) == "legal, complete, claims none: 0-2, Ben\n");
  CHECK(said_of(Match{}.results("+").file(station_game({"Ada", "Ben"}, kBensGame))) ==
        "undetermined, incomplete, claims none: 2-0\n"
        "error T702 at `g2`: game 2 is one of orion-station, and game 1 of orion-duel\n"
        "note T723 at `g2`: the match is not decided after game 2: 1 to 0\n");
}

TEST_CASE("match: what stands in its files", "[judge][match]") {
  struct Row {
    std::string bytes, want;
  };
  const std::string two = duel_game("Ada", "+", "Ben") + "---\n" + duel_game("Ada", "-", "Ben");
  const auto row = GENERATE_COPY(values<Row>({
      {"", "error T702 at `g1`: there is no record in `g1`\n"},
      {"# nothing\n", "error T702 at `g1`: there is no record in `g1`\n"},
      {two, "error T702 at `g1`: there is more than one record in `g1`, and game 1 is one\n"},
      {"match: [Ada, Ben]\nformat: 1\ngames: []\n",
       "error T702 at `g1`: game 1 is none: what stands there is a match\n"},
      {"tournament: T\nformat: 1\ngame: orion-duel\nplayers: [Ada, Ben]\nrounds: []\n",
       "error T702 at `g1`: game 1 is none: what stands there is a tournament\n"},
      {"deck: d\nformat: 1\ncards: []\n", "error T702 at `g1`: game 1 is none: what stands there is a deck\n"},
      {"version: 3\n", "error T702 at `g1`: game 1 is none: what stands there is no record\n"},
      {"game: orion-duel\nformat: 1\n",
       "error T703 at `g1`: game 1 gives no result: it is unreadable (R206 in line 1)\n"},
      {"game: [\n", "error T703 at `g1`: game 1 gives no result: it is unreadable (Y101 in line 1)\n"},
  }));
  CAPTURE(row.bytes);
  Match match;
  match.file(std::string{row.bytes});
  CHECK(said_of(match) == "undetermined, incomplete, claims none: 0-0\n" + std::string{row.want} +
                              "note T723 at `g1`: the match is not decided after game 1: 0 to 0\n");
}

TEST_CASE("match: files that are not there, and the match itself", "[judge][match]") {
  CHECK(said_of(Match{}.list("lost")) ==
        "undetermined, incomplete, claims none: 0-0\n"
        "error T701 at `lost`: `lost` cannot be read: there is no such file\n"
        "note T723 at `lost`: the match is not decided after game 1: 0 to 0\n");
  CHECK(said_of(Match{}.list(kPath)) ==
        "undetermined, incomplete, claims none: 0-0\n"
        "error T702 at `match.yaml`: game 1 is none: what stands there is a match\n"
        "note T723 at `match.yaml`: the match is not decided after game 1: 0 to 0\n");
  Match alone;
  alone.results("+");
  alone.judge();
  const judge::Verdict verdict = testing::judged(alone.text).verdict;
  CHECK(said(verdict, alone.text) ==
        "error T701 at `g1`: `g1` cannot be read: the manifest is in no folder\n"
        "note T723 at `g1`: the match is not decided after game 1: 0 to 0\n");
}

TEST_CASE("match: a record that is used twice", "[judge][match]") {
  SECTION("a copy is no other game: what became of that one nobody knows") {
    Match match{"best-of: 3\nscore: {Ada: 2, Ben: 0}\n"};
    match.results("+").list("g1");
    CHECK(said_of(match) ==
          "illegal, incomplete, claims none: 2-0\n"
          "error T704 at `g1`: game 2 is the file of game 1\n"
          "note T723 at `g1`: the match is not decided after game 2: 1 to 0\n");
  }
  SECTION("so is one in another file") {
    Match match{"best-of: 3\n"};
    match.file(duel_game("Ada", "+", "Ben", "id: a\n")).file(duel_game("Ada", "+", "Ben", "id: a\n"));
    CHECK(said_of(match) ==
          "illegal, incomplete, claims none: 2-0\n"
          "error T704 at `g2`: game 2 is the same record as game 1\n"
          "note T723 at `g2`: the match is not decided after game 2: 1 to 0\n");
  }
  SECTION("two records of one id are two games") {
    Match match;
    match.file(duel_game("Ada", "+", "Ben", "id: a\n")).file(duel_game("Ada", "-", "Ben", "id: a\n"));
    CHECK(said_of(match) ==
          "illegal, complete, claims none: 2-2, tied\n"
          "error T704 at `g2`: game 2 has the id `a`, which is that of game 1\n");
  }
}

TEST_CASE("match: games that stand in it, beside others", "[judge][match]") {
  Match match{"best-of: 3\n"};
  match.list(
      "{game: orion-duel, format: 1, id: inline, players: {blue: Ada, orange: Ben}, setup: {name: symmetric-2, "
      "start: orange}, moves: [orange: e4 e5 / f5, blue: f5], result: {winner: blue, how: time}}");
  match.results("+").list(
      "{game: orion-duel, format: 1, players: {blue: Ben, orange: Ada}, setup: {name: symmetric-2, "
      "start: orange}, moves: [], result: {winner: orange, how: time}}");
  const judge::Verdict verdict = match.judge();
  CHECK(outcome_of(verdict) == "illegal, complete, claims none: 4-0, Ada");
  CHECK(testing::codes(verdict) == "T703 D402");
}

}  // namespace orion
