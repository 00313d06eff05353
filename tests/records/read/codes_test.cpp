// Every R2xx code: what brings it about, where exactly, and what only looks like it.

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/records/read/document.hpp"

namespace orion {
using testing::document_with;

namespace {

struct Row {
  std::string_view what, line, want;
};

/// The error codes, and the mark under the first of them.
void check(const Row& row, const std::string& marked) {
  const auto [text, marks] = text::testing::unmark(marked);
  const auto judged = testing::judged(text);
  CAPTURE(row.what, text, testing::errors_with_text(judged));
  CHECK(testing::codes(judged.verdict, testing::Which::Errors) == row.want);
  if (!row.want.empty()) CHECK(testing::lies_on_mark(judged, row.want.substr(0, 4), marks));
  CHECK((judged.verdict.status == judge::Status::Legal) == row.want.empty());
}

}  // namespace

TEST_CASE("read: what is no record of a game at all", "[read]") {
  const auto row = GENERATE(values<Row>({
      {"nothing", "«»", "R201"},
      {"comments only", "«»# a comment\n\n", "R201"},
      {"a marker only", "«»---\n", "R201"},
      {"a list", "- «game: orion-duel»\n", "R202"},
      {"text", "«orion-duel»\n", "R202"},
      {"quoted text", "---\n«\"game: orion-duel\"»\n", "R202"},
      {"none of the four keys", "«title»: a\nformat: 1\n", "R203"},
      {"a slip of one of them", "format: 1\n«gmae»: orion-duel\n", "R203"},
      {"a capital", "«Game»: orion-duel\nformat: 1\n", "R203"},
      {"an empty mapping", "«{}»\n", "R203"},
      {"another game", "game: «chess»\n", "R204"},
      {"a game that is a list", "game: «[orion-duel]»\n", "R207"},
  }));
  check(row, std::string{row.line});
}

TEST_CASE("read: verdicts of what is not judged", "[read]") {
  const auto status = [](std::string_view text) { return testing::judged(std::string{text}).verdict.status; };
  CHECK(status("match: [Ada, Ben]\nformat: 1\ngames: []\n") == judge::Status::Legal);
  CHECK(status("match: [Ada, Ben]\nformat: 1\ngames: [a.yaml]\n") == judge::Status::Undetermined);
  CHECK(status("match: [Ada, Ben]\n") == judge::Status::Unreadable);
  CHECK(status("game: orion-station\n") == judge::Status::Unreadable);
  CHECK(status("deck: trade-demo\n") == judge::Status::Unreadable);
  CHECK(status("game: chess\n") == judge::Status::Unreadable);
  CHECK(status("title: a\n") == judge::Status::Unreadable);
  CHECK(status("") == judge::Status::Unreadable);
}

TEST_CASE("read: R205 unknown keys, wherever", "[read]") {
  const auto row = GENERATE(values<Row>({
      {"of the record", "«titel»: a", "R205"},
      {"`x` alone does not begin with x-", "«x»: a", "R205"},
      {"`X-` neither", "«X-a»: a", "R205"},
      {"of the players", "players: {blue: Ada, orange: Ben, «green»: Cleo}", "R205"},
      {"of a player", "players: {blue: Ada, orange: {name: Ben, «nick»: B}}", "R205"},
      {"of the event", "event: {name: Open, «time»: noon}", "R205"},
      {"of the rules", "rules: {base: bga, «bend»: either}", "R205"},
      {"of the set-up", "setup: {name: symmetric-1, start: blue, «order»: x}", "R205"},
      {"of tokens", "setup: {galaxies: {blue: a2, «green»: a3}, black-holes: b4, start: blue}", "R205"},
      {"of a placed tile", "setup: {name: symmetric-1, start: blue, placed: [{blue: e4, «clock»: \"0:00:01\"}]}",
       "R205"},
      {"of a move", "moves:\n  - orange: e4\n    «times»: 3", "R205"},
      {"of a ruling", "moves: [{orange: e4, ruling: {decision: stands, «why»: x}}]", "R205"},
      {"of the result", "result: {«win»: blue}", "R205"},
      {"of conditions", "result: {conditions: {«green»: []}}", "R205"},
      {"of a player's conditions", "result: {conditions: {blue: {«links»: 1}}}", "R205"},
      {"of the score", "result: {score: {«green»: 1}}", "R205"},
  }));
  check(row, document_with(row.line));
}

TEST_CASE("read: R206 missing keys, at the first key of what lacks them", "[read]") {
  const auto row = GENERATE(values<Row>({
      {"format", "format:", "R206"},
      {"players", "players:", "R206"},
      {"setup", "setup:", "R206"},
      {"moves", "moves:", "R206"},
  }));
  check(row, "«game»" + document_with(row.line).substr(4));
}

TEST_CASE("read: R206 missing keys within the record", "[read]") {
  const auto row = GENERATE(values<Row>({
      {"a player", "players: {«blue»: Ada}", "R206"},
      {"both players", "players: «{}»", "R206 R206"},
      {"a name", "players: {blue: Ada, orange: {«id»: 5}}", "R206"},
      {"the decision of a ruling", "moves: [{orange: e4, ruling: {«by»: me}}]", "R206"},
      {"the placer", "setup: {galaxies: «{}», black-holes: b4, start: blue}", "R206"},
  }));
  check(row, document_with(row.line));
}

TEST_CASE("read: R207 wrong shapes", "[read]") {
  const auto row = GENERATE(values<Row>({
      {"format", "format: «[1]»", "R207"},
      {"id", "id: «[a]»", "R207"},
      {"event", "event: «Open»", "R207"},
      {"note", "note: «[a]»", "R207"},
      {"rules", "rules: «[bga]»", "R207"},
      {"players", "players: «[Ada, Ben]»", "R207"},
      {"a player", "players: {blue: «[Ada]», orange: Ben}", "R207"},
      {"setup", "setup: «symmetric-1»", "R207"},
      {"galaxies", "setup: {galaxies: «[a2, a5]», black-holes: b4, start: blue}", "R207"},
      {"galaxies of a placer", "setup: {galaxies: {blue: «[a2, a5]»}, black-holes: b4, start: blue}", "R207"},
      {"two placers of one kind", "setup: {galaxies: {blue: a2, «orange»: a5}, black-holes: b4, start: blue}", "R207"},
      {"placed", "setup: {name: symmetric-1, start: blue, placed: «{blue: e4}»}", "R207"},
      {"an entry of placed", "setup: {name: symmetric-1, start: blue, placed: [«e4»]}", "R207"},
      {"start", "setup: {name: symmetric-1, start: «[blue]»}", "R207"},
      {"moves", "moves: «{orange: e4}»", "R207"},
      {"moves as text", "moves: «e4»", "R207"},
      {"a move", "moves: [«e4»]", "R207"},
      {"a placement", "moves: [orange: «[e4, e5]»]", "R207"},
      {"a ruling", "moves: [{orange: e4, ruling: «stands»}]", "R207"},
      {"result", "result: «blue»", "R207"},
      {"winner", "result: {winner: «[blue]»}", "R207"},
      {"conditions", "result: {conditions: «[link]»}", "R207"},
      {"conditions of a player", "result: {conditions: {blue: «link»}}", "R207"},
      {"score", "result: {score: «3»}", "R207"},
  }));
  check(row, document_with(row.line));
}

TEST_CASE("read: R208 unknown words", "[read]") {
  const auto row = GENERATE(values<Row>({
      {"rules", "rules: «rulesbook»", "R208"},
      {"base", "rules: {base: «BGA»}", "R208"},
      {"count", "rules: {count: «instance»}", "R208"},
      {"bends", "rules: {bends: «both»}", "R208"},
      {"set-up", "setup: {name: «symmetric-4», start: blue}", "R208"},
      {"start", "setup: {name: symmetric-1, start: «green»}", "R208"},
      {"ruling", "moves: [{orange: e4, ruling: {decision: «stand»}}]", "R208"},
      {"winner", "result: {winner: «draw»}", "R208"},
      {"how", "result: {how: «resigned»}", "R208"},
      {"condition", "result: {conditions: {blue: [«hole»]}}", "R208"},
      {"condition twice", "result: {conditions: {blue: [link, «link»]}}", "R208"},
      {"a quoted blank", "result: {winner: «\" blue\"»}", "R208"},
  }));
  check(row, document_with(row.line));
}

TEST_CASE("read: the rest of the codes", "[read]") {
  const auto row = GENERATE(values<Row>({
      {"R209: format 2", "format: «2»", "R209"},
      {"R209: format 0", "format: «0»", "R209"},
      {"R210: format 1.0", "format: «1.0»", "R210"},
      {"R210: leading zero", "format: «01»", "R210"},
      {"R210: a word", "format: «one»", "R210"},
      {"R210: hexadecimal", "format: «0x1»", "R210"},
      {"R210: a plus", "moves: [{orange: e4, move: «+1»}]", "R210"},
      {"R210: minus nothing", "result: {score: {blue: «\"-\"»}}", "R210"},
      {"R210: minus zero", "result: {score: {blue: «-0»}}", "R210"},
      {"R210: minus and leading zero", "result: {score: {blue: «-01»}}", "R210"},
      {"R210: ten digits", "moves: [{orange: e4, move: «1234567890»}]", "R210"},
      {"R210: a count below nothing", "result: {conditions: {blue: {link: «-1»}}}", "R210"},
      {"R210: nothing", "format: «\"\"»", "R210"},
      {"R211: in tokens", "setup: {galaxies: a2 «A5», black-holes: b4, start: blue}", "R211"},
      {"R211: in a placement", "moves: [orange: e4 «e»]", "R211"},
      {"R212: three own", "moves: [orange: e4 e5 «f5»]", "R212"},
      {"R213: no player", "moves: [«{note: a}»]", "R213"},
      {"R213: no player at all", "moves: [«{}»]", "R213"},
      {"R213: two players", "moves: [«{orange: e4, blue: e5}»]", "R213"},
      {"R213: a placed tile of nobody", "setup: {name: symmetric-1, start: blue, placed: [«{note: a}»]}", "R213"},
      {"R213: a placed tile of both", "setup: {name: symmetric-1, start: blue, placed: [«{blue: e4, orange: e5}»]}",
       "R213"},
      {"R214: minutes and seconds", "moves: [{orange: e4, clock: «\"12:40\"»}]", "R214"},
      {"R214: 60 minutes", "moves: [{orange: e4, clock: «\"0:60:00\"»}]", "R214"},
      {"R214: 60 seconds", "moves: [{orange: e4, clock: «\"0:00:60\"»}]", "R214"},
      {"R214: one digit of minutes", "moves: [{orange: e4, clock: «\"0:1:00\"»}]", "R214"},
      {"R214: no hours", "moves: [{orange: e4, clock: «\":10:00\"»}]", "R214"},
      {"R214: a word", "moves: [{orange: e4, clock: «ten»}]", "R214"},
      {"R215: a month 13", "event: {date: «2026-13-01»}", "R215"},
      {"R215: 30 February", "event: {date: «2026-02-30»}", "R215"},
      {"R215: 29 February in a common year", "event: {date: «2026-02-29»}", "R215"},
      {"R215: 29 February of 1900", "event: {date: «1900-02-29»}", "R215"},
      {"R215: day 0", "event: {date: «2026-05-00»}", "R215"},
      {"R215: in another order", "event: {date: «02.05.2026»}", "R215"},
      {"R216: a name and galaxies", "setup: {name: symmetric-1, galaxies: «a2», start: blue}", "R216"},
      {"R216: a name and black holes", "setup: {black-holes: «a2», name: symmetric-1, start: blue}", "R216"},
      {"R218: too short", "moves: [{orange: e4, hash: «h0123456789abcde»}]", "R218"},
      {"R218: too long", "moves: [{orange: e4, hash: «h0123456789abcdef0»}]", "R218"},
      {"R218: capitals", "moves: [{orange: e4, hash: «h0123456789ABCDEF»}]", "R218"},
      {"R218: no h", "moves: [{orange: e4, hash: «00123456789abcdef»}]", "R218"},
      {"R219: one name", "players: {blue: Ada, orange: «Ada»}", "R219"},
      {"R219: one name, one id", "players: {blue: {name: Ada, id: 1}, orange: {name: Ada, id: «1»}}", "R219"},
      {"R219: one name, an id missing", "players: {blue: {name: Ada, id: 1}, orange: «Ada»}", "R219"},
      {"R220: no start", "«setup»: {name: symmetric-1}", "R220"},
      {"R221: id", "id: «\"\"»", "R221"},
      {"R221: a name of blanks", "players: {blue: «\"  \"», orange: Ben}", "R221"},
      {"R221: a reason", "moves: [{orange: e4, ruling: {decision: stands, reason: «''»}}]", "R221"},
      {"R221: an event", "event: {round: «\"\"»}", "R221"},
  }));
  check(row, document_with(row.line));
}

TEST_CASE("read: R217 a move too many", "[read]") {
  const auto moves = [](int count) {
    std::string line = "moves:\n";
    for (int move = 0; move < count; ++move) line += "  - {orange: a2, ruling: {decision: withdrawn}}\n";
    return document_with(line);
  };
  CHECK(testing::codes(testing::judged(moves(4'096)).verdict, testing::Which::Errors).empty());
  const auto judged = testing::judged(moves(4'097));
  CHECK(testing::places(judged, testing::Which::Errors) == "4102:5-4102:48 R217");
  CHECK(judged.verdict.status == judge::Status::Unreadable);
}

}  // namespace orion
