// Tournaments judged with their games: what counts, what is said of it and where. What the systems ask of pairings is
// in tests/core/tournament/pairings_test.cpp.

#include <string>
#include <string_view>
#include <vector>

#include "tests/catch.hpp"
#include "tests/records/judge/judged.hpp"
#include "tests/records/judge/set_folder.hpp"

namespace orion {
using testing::duel_game;
using testing::irregular;
using testing::points;
using testing::said;
using testing::SetFolder;
using testing::station_game;

namespace {

constexpr const char* kPath = "t.yaml";

/// A tournament over the files g1, g2 ….
struct Open {
  SetFolder folder;
  std::string head = "tournament: Open\nformat: 1\ngame: orion-duel\nplayers: [Ada, Ben, Cleo, Dan]\n";
  std::string rounds;
  std::string keys;
  std::string text;

  Open& file(std::string bytes) {
    folder.put("g" + std::to_string(++files_), std::move(bytes));
    return *this;
  }
  Open& game(std::string_view blue, std::string_view ending, std::string_view orange, std::string_view more = "") {
    const std::string id = "id: id-" + std::to_string(files_ + 1) + "\n";
    return file(duel_game(blue, ending, orange, id + std::string{more}));
  }
  /// "1: g1 g2"
  Open& round(int number, std::string_view games, std::string_view more = "") {
    std::string list;
    for (const char each : games) list += each == ' ' ? ',' : each;
    rounds += "  - {round: " + std::to_string(number) + ", games: [" + list + "]" + std::string{more} + "}\n";
    return *this;
  }
  judge::Verdict judge(const judge::Settings& settings = {}) {
    text = head + (rounds.empty() ? "rounds: []\n" : "rounds:\n" + rounds) + keys;
    folder.put(kPath, text);
    return folder.judge(kPath, settings);
  }

 private:
  int files_ = 0;
};

std::string said_of(Open& open, const judge::Settings& settings = {}) {
  const judge::Verdict verdict = open.judge(settings);
  return testing::summary(verdict) + ": " + points(verdict) + "\n" + said(verdict, open.text);
}

constexpr std::string_view kAllNone = "Ada 0, Ben 0, Cleo 0, Dan 0\n";

const std::string kBensGame = "turns: []\nresult: {winner: Ben, how: time}";

}  // namespace

TEST_CASE("tournament: what games, byes and forfeits give", "[judge][tournament]") {
  Open open;
  open.head += "scoring: {win: 3, tie: 1, loss: 0, bye: 2, forfeit-win: 2.5, forfeit-loss: -1}\n";
  open.game("Ada", "+", "Ben").game("Cleo", "=", "Dan").game("Ben", "-", "Cleo");
  open.round(1, "g1 g2").round(2, "g3", ", byes: [Ada]").round(3, "", ", forfeits: [{winner: Dan, loser: Ada}]");
  CHECK(said_of(open) == "legal, complete, claims none: Ada 4, Ben 0, Cleo 4, Dan 3.5\n");
}

TEST_CASE("tournament: games that were broken off", "[judge][tournament]") {
  struct Row {
    std::string_view result, want;
  };
  const auto row = GENERATE(values<Row>({
      {"{winner: blue, how: forfeit}", "Ada 1, Ben 0"},
      {"{winner: orange, how: adjudication}", "Ada 0, Ben 1"},
      {"{winner: tie, how: agreement}", "Ada 0.5, Ben 0.5"},
      {"{winner: none, how: adjudication}", "Ada 0, Ben 0"},
      {"{how: time}", "Ada 0, Ben 0"},
      {"{how: unfinished}", "Ada 0, Ben 0"},
  }));
  CAPTURE(row.result);
  Open open;
  open.game("Ada", row.result, "Ben").round(1, "g1");
  const judge::Verdict verdict = open.judge();
  CHECK(points(verdict) == std::string{row.want} + ", Cleo 0, Dan 0");
  const bool counts = row.want != "Ada 0, Ben 0";
  CHECK(verdict.tournament->counted == (counts ? 1 : 0));
  CHECK(verdict.tournament->irregular.size() == (counts ? 0 : 1));
  // It is a note, whatever it lacks.
  CHECK(testing::codes(verdict) == (counts ? "" : "T703"));
  CHECK(testing::codes(verdict, testing::Which::Errors).empty());
}

TEST_CASE("tournament: illegal games, as the manifest treats them", "[judge][tournament]") {
  struct Row {
    std::string treatment, game, want;
  };
  const std::string setup = "setup:\n  galaxies: {orange: ";
  const std::string by_galaxies =
      duel_game("Ada", "+", "Ben",
                setup + "k7 k8 h7 f2 f10 d5 a2 a5}\n  black-holes: {blue: j5 j8 j11 f6 b1 b4 b7}\n  start: orange\n");
  const std::string by_holes =
      duel_game("Ada", "+", "Ben",
                setup + "k7 k10 h7 f2 f10 d5 a2 a5}\n  black-holes: {blue: j5 j6 j11 f6 b1 b4 b7}\n  start: orange\n");
  const std::string at_random = duel_game(
      "Ada", "+", "Ben",
      "setup:\n  galaxies: k7 k8 h7 f2 f10 d5 a2 a5\n  black-holes: j5 j8 j11 f6 b1 b4 b7\n  start: orange\n");
  const std::string move = duel_game("Ada", "!", "Ben");  // blue's, which is Ada's
  const std::string no_claim = duel_game("Ada", "?", "Ben") + "  - blue: f5\n";
  const std::string nobody = duel_game("Ada", "?", "Ben") + "  - blue: f5\nresult: {winner: none, how: time}\n";
  const std::string tie = duel_game("Ada", "?", "Ben") + "  - blue: f5\nresult: {winner: tie, how: agreement}\n";
  const auto row = GENERATE_COPY(values<Row>({
      {"excluded", move, "Ada 0, Ben 0, not counted"},
      {"loss-for-offender", by_galaxies, "Ada 1, Ben 0, lost for the offender"},
      {"loss-for-offender", by_holes, "Ada 0, Ben 1, lost for the offender"},
      {"loss-for-offender", at_random, "Ada 0, Ben 0, not counted"},
      {"loss-for-offender", move, "Ada 0, Ben 1, lost for the offender"},
      {"as-claimed", by_galaxies, "Ada 1, Ben 0, as claimed"},
      {"as-claimed", move, "Ada 1, Ben 0, as claimed"},
      {"as-claimed", tie, "Ada 0.5, Ben 0.5, as claimed"},
      {"as-claimed", nobody, "Ada 0, Ben 0, not counted"},
      {"as-claimed", no_claim, "Ada 0, Ben 0, not counted"},
  }));
  CAPTURE(row.treatment, row.game);
  Open open;
  open.head += "illegal-games: " + std::string{row.treatment} + "\n";
  open.file(std::string{row.game}).round(1, "g1");
  const judge::Verdict verdict = open.judge();
  const std::string list = irregular(verdict);
  const std::string all = points(verdict);
  CHECK(all.substr(0, all.find(", Cleo")) + ", " + list.substr(list.rfind("; ") + 2) == std::string{row.want} + "\n");
  CHECK(verdict.status == judge::Status::Illegal);
  CHECK(testing::codes(verdict) == "T703");
  CHECK(verdict.tournament->counted == (row.want.ends_with("not counted") ? 0 : 1));
}

TEST_CASE("tournament: an illegal move after the end is lost for who made it", "[judge][tournament]") {
  Open open;
  open.head += "illegal-games: loss-for-offender\n";
  const std::string won =
      "game: orion-duel\nformat: 1\nplayers: {blue: Ada, orange: Ben}\nsetup:\n  name: symmetric-1\n  start: blue\n"
      "  placed:\n    - blue: e1 e2\n    - blue: f3 f4 / e3\n    - blue: f5 f6 / e5\n    - blue: f7 f8 / e7\n"
      "    - blue: g10 g11 / g9\n    - orange: a2 a3\n    - orange: a5 / a4\n    - orange: k7 / k8\n"
      "moves:\n  - blue: f9\n";
  open.file(won).round(1, "g1");
  CHECK(points(open.judge()) == "Ada 1, Ben 0, Cleo 0, Dan 0");
  Open after;
  after.head = open.head;
  after.file(won + "  - orange: c3\n  - blue: c5\n").round(1, "g1");
  CHECK(points(after.judge()) == "Ada 1, Ben 0, Cleo 0, Dan 0");
  CHECK(irregular(after.judge()).find("lost for the offender") != std::string::npos);
}

TEST_CASE("tournament: offenders of the Station", "[judge][tournament]") {
  const std::string head =
      "game: orion-station\nformat: 1\ndeck: trade-demo\nplayers: [Ada, Ben]\nsetup:\n  hands:\n"
      "    Ada: [ice, ore, relay, tax-audit, ssd]\n    Ben: [ice, pickpocket, decoy, loan, broker-licence]\nturns:\n";
  const std::string turn = "  - player: Ada\n    draw: [grain, decoy]\n    keep: grain\n";
  Open open;
  open.head =
      "tournament: Open\nformat: 1\ngame: orion-station\nplayers: [Ada, Ben]\n"
      "illegal-games: loss-for-offender\n";
  SECTION("a turn") {
    open.file(head + turn + "    actions: [{install: ice}]\n");
    open.round(1, "g1");
    CHECK(points(open.judge()) == "Ada 0, Ben 1");
  }
  SECTION("a response in somebody else's turn") {
    open.file(head + turn + "    actions:\n      - play: tax-audit\n        responses: [{player: Ben, play: loan}]\n");
    open.round(1, "g1");
    CHECK(points(open.judge()) == "Ada 1, Ben 0");
  }
}

TEST_CASE("tournament: places of the Station", "[judge][tournament]") {
  struct Row {
    std::string_view places, rest, want;
  };
  const auto row = GENERATE(values<Row>({
      {"[5, 3, 2, 1]", "result: {winner: Ben, how: time}", "Ada 3, Ben 5, Cleo 3, Dan 3"},
      {"[5, 3, 2, 1]", "result: {winner: [Ada, Ben], how: time}", "Ada 5, Ben 5, Cleo 2, Dan 2"},
      // places that are not listed give nothing
      {"[5]", "result: {winner: Ben, how: time}", "Ada 0, Ben 5, Cleo 0, Dan 0"},
      {"[5]", "result: {winner: [Ada, Cleo], how: time}", "Ada 5, Ben 0, Cleo 5, Dan 0"},
      // without any: a win, those who share it tie, all others lose
      {"[]", "result: {winner: Ben, how: time}", "Ada 0, Ben 1, Cleo 0, Dan 0"},
      {"[]", "result: {winner: [Ada, Ben], how: time}", "Ada 0.5, Ben 0.5, Cleo 0, Dan 0"},
      {"[5, 3]", "result: {how: time}", "Ada 0, Ben 0, Cleo 0, Dan 0"},
      {"[5, 3]", "", "Ada 0, Ben 0, Cleo 0, Dan 0"},
  }));
  CAPTURE(row.places, row.rest);
  Open open;
  open.head = "tournament: Open\nformat: 1\ngame: orion-station\nplayers: [Ada, Ben, Cleo, Dan]\nstation-places: " +
              std::string{row.places} + "\n";
  open.file(station_game({"Ada", "Ben", "Cleo", "Dan"}, "turns: []\n" + std::string{row.rest})).round(1, "g1");
  CHECK(points(open.judge()) == row.want);
}

TEST_CASE("tournament: games of two at the Station give a win and a loss", "[judge][tournament]") {
  Open open;
  open.head =
      "tournament: Open\nformat: 1\ngame: orion-station\nplayers: [Ada, Ben, Cleo, Dan]\n"
      "station-places: [5, 3]\n";
  open.file(station_game({"Ada", "Ben"}, kBensGame)).round(1, "g1");
  CHECK(points(open.judge()) == "Ada 0, Ben 1, Cleo 0, Dan 0");
}

TEST_CASE("tournament: games at the Station that came to their end", "[judge][tournament]") {
  // All but one leave: who stays has won, and who left is last.
  Open open;
  open.head =
      "tournament: Open\nformat: 1\ngame: orion-station\nplayers: [Ada, Ben, Cleo, Dan]\n"
      "station-places: [5, 3, 2, 1]\n";
  open.file(station_game({"Ada", "Ben", "Cleo"}, "turns:\n  - leaves: Ada\n  - leaves: Cleo"));
  open.round(1, "g1");
  CHECK(points(open.judge()) == "Ada 3, Ben 5, Cleo 3, Dan 0");
}

TEST_CASE("tournament: players", "[judge][tournament]") {
  SECTION("a slip of the pen, and somebody from nowhere") {
    Open open;
    open.game("Adda", "+", "Ben").game("Zoltan", "+", "Dan").round(1, "g1 g2");
    CHECK(said_of(open) ==
          "illegal, incomplete, claims none: " + std::string{kAllNone} +
              "error T711 at `g1`: `Adda` is no player of the tournament: did you mean `Ada`? "
              "(the player in the record: g1:3)\n"
              "error T711 at `g2`: `Zoltan` is no player of the tournament: nobody in the tournament is called so "
              "(the player in the record: g2:3)\n");
    CHECK(irregular(open.judge()) ==
          "g1:1 Ben: not all who play it are players of the tournament; not counted\n"
          "g2:1 Dan: not all who play it are players of the tournament; not counted\n");
  }
  SECTION("of one name, told by ids") {
    Open open;
    open.head =
        "tournament: Open\nformat: 1\ngame: orion-duel\nplayers: [{name: Anna, id: 1}, {name: Anna, id: 2}, "
        "Ben]\n";
    open.game("{name: Anna, id: 2}", "+", "Ben").game("Anna", "+", "Ben").game("{name: Anna, id: 3}", "+", "Ben");
    open.round(1, "g1 g2 g3");
    const judge::Verdict verdict = open.judge();
    CHECK(points(verdict) == "Anna (1) 0, Anna (2) 1, Ben 0");
    CHECK(said(verdict, open.text) ==
          "error T711 at `g2`: `Anna` is no player of the tournament: several players of the tournament are called "
          "so, and the record gives no id of theirs (the player in the record: g2:3)\n"
          "error T712 at `g2`: Ben has a place in round 1 already (the record: g2:1) (the place before: g1:1)\n"
          "error T711 at `g3`: `Anna` is no player of the tournament: several players of the tournament are called "
          "so, and the record gives no id of theirs (the player in the record: g3:3)\n"
          "error T712 at `g3`: Ben has a place in round 1 already (the record: g3:1) (the place before: g2:1)\n");
  }
  SECTION("one who is both players of a game") {
    Open open;
    open.head = "tournament: Open\nformat: 1\ngame: orion-duel\nplayers: [Ada, {name: Ben, id: 7}]\n";
    open.game("{name: B. Berg, id: 7}", "+", "Ben").round(1, "g1");
    CHECK(said_of(open) ==
          "illegal, incomplete, claims none: Ada 0, Ben 0\n"
          "error T711 at `g1`: `Ben` is Ben by the id or the name, as is another player of the game "
          "(the player in the record: g1:3)\n");
  }
}

TEST_CASE("tournament: what a round is made of", "[judge][tournament]") {
  struct Row {
    std::string bytes, want;
  };
  const std::string of_station = station_game({"Ada", "Ben"}, kBensGame);
  const std::string station_match = "match: [Ada, Ben]\nformat: 1\ngames: [station.yaml]\n";
  const auto row = GENERATE_COPY(values<Row>({
      {"", "error T702 at `g1`: there is no record in `g1`\n"},
      {"deck: d\nformat: 1\ncards: []\n",
       "error T702 at `g1`: a round is made of games and matches, and here is a deck (the record: g1:1)\n"},
      {"tournament: Other\nformat: 1\ngame: orion-duel\nplayers: [Ada, Ben]\nrounds: []\n",
       "error T702 at `g1`: a round is made of games and matches, and here is a tournament (the record: g1:1)\n"},
      {"x: 1\n",
       "error T702 at `g1`: a round is made of games and matches, and here is no record (the record: g1:1)\n"},
      {of_station,
       "error T702 at `g1`: the tournament is one of orion-duel, and this is a game of orion-station "
       "(the record: g1:1)\n"},
      {station_match,
       "error T702 at `g1`: the tournament is one of orion-duel, and this is a match of orion-station "
       "(the record: g1:1)\n"},
      {"game: [\n",
       "error T703 at `g1`: the game does not count: it is unreadable (Y101 in line 1) (the record: g1:1)\n"},
  }));
  CAPTURE(row.bytes);
  Open open;
  open.keys = "standings: [{player: Ada, points: 99}]\n";  // of which nothing is said
  open.folder.put("station.yaml", of_station);
  open.file(std::string{row.bytes}).round(1, "g1");
  CHECK(said_of(open) == "undetermined, incomplete, claims none: " + std::string{kAllNone} + std::string{row.want});
}

TEST_CASE("tournament: a record that is used twice counts once", "[judge][tournament]") {
  SECTION("a game") {
    Open open;
    open.game("Ada", "+", "Ben").round(1, "g1").round(2, "g1");
    const judge::Verdict verdict = open.judge();
    CHECK(points(verdict) == "Ada 1, Ben 0, Cleo 0, Dan 0");
    CHECK(verdict.tournament->games == 1);
    CHECK(verdict.tournament->counted == 1);
    CHECK(said(verdict, open.text) == "error T704 at `g1`: `g1` is named once more: its records count once\n");
  }
  SECTION("however its path is written") {
    Open open;
    open.game("Ada", "+", "Ben").round(1, "g1 ./g1 .//g1");
    const judge::Verdict verdict = open.judge();
    CHECK(verdict.tournament->games == 1);
    CHECK(testing::codes(verdict) == "T704 T704");
  }
  SECTION("a copy in another file") {
    Open open;
    const std::string game = duel_game("Ada", "+", "Ben", "id: a\n");
    open.file(game).file(game).round(1, "g1").round(2, "g2");
    const judge::Verdict verdict = open.judge();
    CHECK(points(verdict) == "Ada 1, Ben 0, Cleo 0, Dan 0");
    CHECK(verdict.tournament->games == 1);
    CHECK(verdict.tournament->counted == 1);
    CHECK(said(verdict, open.text) ==
          "error T704 at `g2`: a record of `g2` has the same content as one of `g1` (this record: g2:4) "
          "(the first of the two: g1:4)\n");
  }
  SECTION("one that does not count is listed once") {
    Open open;
    const std::string game = duel_game("Ada", "!", "Ben", "id: a\n");
    open.file(game).file(game).round(1, "g1").round(2, "g2");
    const judge::Verdict verdict = open.judge();
    CHECK(irregular(verdict) == "g1:1 Ada Ben: it is illegal (D402 in line 8); not counted\n");
    CHECK(verdict.tournament->games == 1);
    CHECK(verdict.tournament->counted == 0);
  }
  SECTION("nor is one that nobody can read counted twice") {
    Open open;
    open.file("game: [\n").file("game: [\n").round(1, "g1 g2");
    const judge::Verdict verdict = open.judge();
    CHECK(irregular(verdict) == "g1:1: it is unreadable (Y101 in line 1); not counted\n");
    CHECK(verdict.tournament->games == 1);
  }
  SECTION("a game within matches, at the place in each") {
    Open open;
    open.game("Ada", "+", "Ben").game("Ada", "+", "Ben").game("Ada", "+", "Ben");
    open.folder.put("m1", "match: [Ada, Ben]\nformat: 1\ngames:\n  - g1\n  - g2\n");
    open.folder.put("m2", "match: [Ada, Ben]\nformat: 1\ngames:\n  - g3\n  - g2\n");
    open.round(1, "m1").round(2, "m2");
    CHECK(said_of(open) ==
          "illegal, complete, claims none: Ada 2, Ben 0, Cleo 0, Dan 0\n"
          "error T704 at `m2`: a record of `m2` has the same content as one of `m1` (this record: m2:5) "
          "(the first of the two: m1:5)\n");
  }
  SECTION("within one match it is told by the match") {
    Open open;
    open.game("Ada", "+", "Ben");
    open.folder.put("again", duel_game("Ada", "+", "Ben", "id: id-1\n"));
    open.folder.put("m1", "match: [Ada, Ben]\nformat: 1\ngames: [g1, again]\n");
    open.round(1, "m1");
    CHECK(said_of(open) ==
          "illegal, incomplete, claims none: " + std::string{kAllNone} +
              "warning T703 at `m1`: the match does not count: it is illegal (T704 in line 3) (the record: m1:1)\n");
  }
}

TEST_CASE("tournament: matches", "[judge][tournament]") {
  Open open;
  open.game("Ada", "+", "Ben", "event: {round: 2}\n").game("Ben", "-", "Ada").game("Ada", "-", "Ben");
  SECTION("one is an encounter, whatever its score") {
    open.folder.put("m", "match: [Ada, Ben]\nformat: 1\nbest-of: 3\ngames: [g2, g2b]\n");
    open.folder.put("g2b", duel_game("Ada", "+", "Ben", "id: other\n"));
    open.round(1, "m");
    CHECK(said_of(open) == "legal, complete, claims none: Ada 1, Ben 0, Cleo 0, Dan 0\n");
  }
  SECTION("one that is tied is a tie") {
    open.folder.put("m", "match: [Ada, Ben]\nformat: 1\ngames: [g2, g3]\n");
    open.round(1, "m");
    CHECK(said_of(open) == "legal, complete, claims none: Ada 0.5, Ben 0.5, Cleo 0, Dan 0\n");
  }
  SECTION("its games are of the round in which it stands") {
    open.folder.put("in/m", "match: [Ada, Ben]\nformat: 1\ngames: [g1]\n");
    open.folder.put("in/g1", duel_game("Ada", "+", "Ben", "event: {round: 2}\n"));
    open.round(1, "in/m").round(2, "g3");
    CHECK(said_of(open) ==
          "illegal, complete, claims none: Ada 1, Ben 1, Cleo 0, Dan 0\n"
          "error T733 at `in/m`: the record is of round 2, and stands in round 1 (the round in the record: in/g1:4)\n");
  }
  SECTION("one that is not decided goes on") {
    open.folder.put("m", "match: [Ada, Ben]\nformat: 1\nbest-of: 3\ngames: [g2]\n");
    open.round(1, "m");
    CHECK(said_of(open) == "legal, incomplete, claims none: " + std::string{kAllNone} +
                               "note T703 at `m`: the match does not count: it is not decided (the record: m:1)\n");
  }
  SECTION("an illegal one counts as its score claims, where the manifest has it so") {
    open.folder.put("m", "match: [Ada, Ben]\nformat: 1\ngames: [g2, bad]\nscore: {Ada: 1, Ben: 1}\n");
    open.folder.put("bad", duel_game("Ada", "!", "Ben"));
    open.head += "illegal-games: as-claimed\n";
    open.round(1, "m");
    CHECK(points(open.judge()) == "Ada 0.5, Ben 0.5, Cleo 0, Dan 0");
  }
}

TEST_CASE("tournament: what records say of their round and date", "[judge][tournament]") {
  struct Row {
    std::string_view event, want;
  };
  const auto row = GENERATE(values<Row>({
      {"{round: 1, date: 2026-05-02}", ""},
      {"{round: 01}", ""},
      {"{round: final}", ""},
      {"{round: 1st}", ""},
      {"{round: 99999999999999999999}", ""},
      {"{round: 2}", "error T733"},
      {"{round: 0}", "error T733"},
      {"{date: 2026-05-03}", "warning T732"},
      {"{round: 3, date: 2026-05-01}", "warning T732 error T733"},
  }));
  CAPTURE(row.event);
  Open open;
  open.game("Ada", "+", "Ben", "event: " + std::string{row.event} + "\n").round(1, "g1", ", date: 2026-05-02");
  std::string found;
  for (const Finding& each : open.judge().findings)
    found += (found.empty() ? "" : " ") + std::string{catalogue::word(each.severity)} + " " +
             std::string{catalogue::entry(each.code).id};
  CHECK(found == row.want);
}

TEST_CASE("tournament: rounds that are numbered wrongly", "[judge][tournament]") {
  Open open;
  open.head += "system: swiss\n";
  open.keys = "withdrawn: [{player: Cleo, after-round: 0}, {player: Dan, after-round: 1}]\n";
  open.game("Ada", "+", "Ben").round(1, "", ", byes: [Ada, Ben, Dan]").round(3, "g1");
  CHECK(said_of(open) ==
        "illegal, complete, claims none: Ada 2, Ben 1, Cleo 0, Dan 1\n"
        "error T731 at `3`: the round is numbered 3, and is number 2 as it stands\n");
}

TEST_CASE("tournament: claimed standings", "[judge][tournament]") {
  struct Row {
    std::string_view standings, want;
  };
  // Ada 2, Ben and Cleo 1, Dan 0
  const auto row = GENERATE(values<Row>({
      {"[{player: Ada, points: 2}, {player: Ben, points: 1}, {player: Cleo, points: 1}, {player: Dan, points: 0}]",
       "hold"},
      {"[{player: Ada, points: 2}, {player: Cleo, points: 1}, {player: Ben, points: 1}]", "hold"},
      {"[{player: Dan, points: 0}]", "hold"},
      {"[]", "none"},
      {"[{player: Ada, points: 1}]", "fail\nerror T742 at `1`: Ada is recorded with 1 point, and the rounds give 2\n"},
      {"[{player: Ben, points: 1}, {player: Ada, points: 2}]",
       "fail\nerror T743 at `Ada`: Ada is listed behind Ben, and the rounds put Ada before, 2 points to 1\n"},
      // whose points are wrong is not compared by place
      {"[{player: Ben, points: 3}, {player: Ada, points: 2}]",
       "fail\nerror T742 at `3`: Ben is recorded with 3 points, and the rounds give 1\n"},
  }));
  CAPTURE(row.standings);
  Open open;
  open.keys = "standings: " + std::string{row.standings} + "\n";
  open.game("Ada", "+", "Ben").game("Cleo", "+", "Dan").game("Ada", "+", "Cleo").game("Ben", "+", "Dan");
  open.round(1, "g1 g2").round(2, "g3 g4");
  const judge::Verdict verdict = open.judge();
  const std::string findings = said(verdict, open.text);
  CHECK(std::string{judge::word(verdict.claims)} + (findings.empty() ? "" : "\n" + findings) == row.want);
}

TEST_CASE("tournament: the order by tie-breaks is named", "[judge][tournament]") {
  Open open;
  open.head += "tie-breaks: [direct-encounter, wins]\n";
  open.keys = "standings: [{player: Ben, points: 1}, {player: Ada, points: 1}]\n";
  open.game("Ada", "+", "Ben").game("Ben", "+", "Dan").round(1, "g1").round(2, "g2");
  const judge::Verdict verdict = open.judge();
  CHECK(said(verdict, open.text) ==
        "error T743 at `Ada`: Ada is listed behind Ben, and the rounds put Ada before, by direct-encounter\n");
}

TEST_CASE("tournament: very many findings", "[judge][tournament]") {
  std::string archive;
  constexpr int kGames = 5000;
  for (int index = 0; index < kGames; ++index)
    archive += "---\n" + duel_game("Nobody", "+", "Who", "id: n" + std::to_string(index) + "\n");
  Open open;
  open.file(archive).round(1, "g1");
  const judge::Verdict verdict = open.judge();
  REQUIRE(verdict.findings.size() == 101);
  CHECK(verdict.findings.back().message == "9900 more findings in this document");
  CHECK(verdict.findings.back().severity == catalogue::Severity::Error);
  CHECK(verdict.findings.front().elsewhere.front().at.line == 4);
  CHECK(verdict.findings[99].elsewhere.front().at.line == 4 + 49 * 9);
}

}  // namespace orion
