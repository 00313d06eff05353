// Canonical form, a pair of texts a sentence.

#include <string>
#include <string_view>

#include "records/write/format_document.hpp"
#include "tests/catch.hpp"

using orion::write::format_document;
using orion::write::format_stretch;

namespace {

std::string formatted(std::string_view document) {
  return format_document(document, {}).value_or("(no canonical form)\n");
}

/// A record with lines of its own between players and moves; `moves` and what follows it are given whole.
std::string record(std::string_view middle, std::string_view moves = "moves: []\n") {
  return "game: orion-duel\nformat: 1\n" + std::string{middle} + "players: {blue: Ada, orange: Ben}\n" +
         "setup: {name: symmetric-1, start: orange}\n" + std::string{moves};
}

/// That text becomes the other, and stays it.
void check_pair(const std::string& before, const std::string& after) {
  CHECK(formatted(before) == after);
  CHECK(formatted(after) == after);
}

struct Pair {
  std::string what, before, after;
};

void check_moves(const Pair& row) {
  CAPTURE(row.what);
  check_pair(record("", row.before), record("", row.after));
}

void check_middle(const Pair& row) {
  CAPTURE(row.what);
  check_pair(record(row.before), record(row.after));
}

}  // namespace

TEST_CASE("fmt: the order of keys is that of the format", "[format]") {
  check_pair(
      "result: {score: {orange: 1, blue: 0}, conditions: {orange: [link, galaxies], blue: []}, how: conditions, "
      "winner: orange}\n"
      "moves: [{note: k, ruling: {reason: r, by: b, decision: stands}, hash: h0123456789abcdef, clock: '0:12:40', "
      "move: "
      "1, orange: e4}]\n"
      "setup: {placed: [{note: k, blue: a2}], start: orange, black-holes: {orange: a3}, galaxies: {blue: a4}}\n"
      "players: {orange: {id: 2, name: Ben}, blue: {id: 1, name: Ada}}\n"
      "note: k\nrules: {bends: as-printed, count: instances, base: bga}\n"
      "event: {table: 2, round: 3, date: 2026-05-02, site: Turin, name: Spring Open}\n"
      "id: g1\nformat: 1\ngame: orion-duel\n",
      "game: orion-duel\nformat: 1\nid: g1\n"
      "event: {name: Spring Open, site: Turin, date: 2026-05-02, round: 3, table: 2}\n"
      "rules: {base: bga, count: instances, bends: as-printed}\nnote: k\n"
      "players: {blue: {name: Ada, id: 1}, orange: {name: Ben, id: 2}}\n"
      "setup:\n  galaxies: {blue: a4}\n  black-holes: {orange: a3}\n  start: orange\n  placed:\n    - {blue: a2, note: "
      "k"
      "}\n"
      "moves:\n"
      "  - orange: e4\n    move: 1\n    clock: \"0:12:40\"\n    hash: h0123456789abcdef\n"
      "    ruling: {decision: stands, by: b, reason: r}\n    note: k\n"
      "result: {winner: orange, how: conditions, conditions: {blue: [], orange: [link, galaxies]}, "
      "score: {blue: 0, orange: 1}}\n");
}

TEST_CASE("fmt: moves", "[format]") {
  check_moves(GENERATE(values<Pair>({
      {"a placement alone", "moves: [{blue: e4 e5 / f5}]\n", "moves:\n  - blue: e4 e5 / f5\n"},
      {"own hexagons keep their order", "moves:\n- blue: e5   e4  /  f5\n", "moves:\n  - blue: e5 e4 / f5\n"},
      {"words over several lines", "moves:\n- blue: >\n    e5\n    e4 /\n    f5\n", "moves:\n  - blue: e5 e4 / f5\n"},
      {"more than a placement", "moves:\n  - clock: 0:12:40\n    blue: e4\n",
       "moves:\n  - {blue: e4, clock: \"0:12:40\"}\n"},
      {"own keys are last", "moves:\n  - {x-a: 1, blue: e4, x-b: 2, note: k}\n",
       "moves:\n  - {blue: e4, note: k, x-a: 1, x-b: 2}\n"},
      {"an own key with a list", "moves:\n  - {blue: e4, x-a: [1, 2]}\n",
       "moves:\n  - blue: e4\n    x-a:\n      - 1\n      - 2\n"},
      {"a note of several lines", "moves:\n  - {blue: e4, note: \"a\\nb\"}\n",
       "moves:\n  - blue: e4\n    note: |-\n      a\n      b\n"},
      {"none", "moves: [\n]\n", "moves: []\n"},
      {"not indented", "moves:\n- blue: e4\n- orange: e5\n", "moves:\n  - blue: e4\n  - orange: e5\n"},
      {"blank lines", "moves:\n\n  - blue: e4\n\n\n  - orange: e5\n    \n    note: k\n\n",
       "moves:\n  - blue: e4\n\n  - {orange: e5, note: k}\n"},
  })));
}

TEST_CASE("fmt: comments of moves", "[format]") {
  check_moves(GENERATE(values<Pair>({
      {"behind a move", "moves:\n  - blue: e4 # c\n", "moves:\n  - blue: e4  # c\n"},
      {"behind braces", "moves:\n  - {blue: e4, note: k} # c\n", "moves:\n  - {blue: e4, note: k}  # c\n"},
      {"behind braces that go", "moves:\n  - {blue: e4} # c\n", "moves:\n  - blue: e4  # c\n"},
      {"behind a dash", "moves:\n  - # c\n    blue: e4\n", "moves:\n  - blue: e4  # c\n"},
      {"below a dash", "moves:\n  -\n    # c\n    blue: e4\n    note: k\n", "moves:\n  # c\n  - {blue: e4, note: k}\n"},
      {"above a move", "moves:\n# c\n  - blue: e4\n", "moves:\n  # c\n  - blue: e4\n"},
      {"within a move", "moves:\n  - blue: e4\n    # c\n    note: k\n", "moves:\n  - blue: e4\n    # c\n    note: k\n"},
      {"within a move, of the player", "moves:\n  - note: k\n    # c\n    blue: e4\n",
       "moves:\n  # c\n  - {blue: e4, note: k}\n"},
      {"behind a key within", "moves:\n  - blue: e4 # c\n    note: k # d\n",
       "moves:\n  - blue: e4  # c\n    note: k  # d\n"},
      {"at the end of the list", "moves:\n  - blue: e4\n  # - orange: e5\nresult: {}\n",
       "moves:\n  - blue: e4\n  # - orange: e5\nresult: {}\n"},
      {"before the next key", "moves:\n  - blue: e4\n# c\nresult: {}\n", "moves:\n  - blue: e4\n# c\nresult: {}\n"},
      {"as deep as the move", "moves:\n  - blue: e4\n    # c\n  - orange: e5\n",
       "moves:\n  - blue: e4\n    # c\n  - orange: e5\n"},
      {"behind moves", "moves: # c\n  - blue: e4\n", "moves:  # c\n  - blue: e4\n"},
      {"behind a list in brackets", "moves: [blue: e4] # c\n", "# c\nmoves:\n  - blue: e4\n"},
      {"behind the header of a text", "moves:\n  - blue: e4\n    note: | # c\n      a\n      b\n",
       "moves:\n  - blue: e4\n    # c\n    note: |\n      a\n      b\n"},
  })));
}

TEST_CASE("fmt: comments of keys", "[format]") {
  check_middle(GENERATE(values<Pair>({
      {"two blanks before it", "id: g1 # c\n", "id: g1  # c\n"},
      {"behind a key", "id: # c\n  g1\n", "id: g1  # c\n"},
      {"between key and value", "id:\n  # c\n  g1\n", "# c\nid: g1\n"},
      {"several", "id: # c\n  # d\n  g1 # e\n", "# c\n# d\nid: g1  # e\n"},
      {"behind a block that fits on a line", "event: # c\n  name: k\n", "event: {name: k}  # c\n"},
      {"in a block", "event:\n  # c\n  name: k\n  site: s\n", "event:\n  # c\n  name: k\n  site: s\n"},
      {"in a block, behind a value", "event:\n  site: s # c\n  round: 1\n", "event:\n  site: s  # c\n  round: 1\n"},
      {"indented as it likes", "id: g1\n      # c\nnote: k\n", "id: g1\n# c\nnote: k\n"},
      {"cut off a text", "note: a # b\n", "note: a  # b\n"},
      {"cut off a word that is quoted else", "note: yes # no\n", "note: yes  # no\n"},
      {"behind a quoted text: no new warning", "note: \"a\" # b\n", "note: \"a\"  # b\n"},
      {"behind quotes that are not needed", "id: \"a\" # b\n", "id: a  # b\n"},
      {"with tabs and blanks in it", "id: a #\tb  c \n", "id: a  #\tb  c \n"},
      {"with an own key", "x-a: # c\n  - 1 # d\n  # e\n  - - 2 # f\n", "x-a:  # c\n  - 1  # d\n  # e\n  - - 2  # f\n"},
      {"nothing behind #", "id: a #\n#\nnote: k\n", "id: a  #\n#\nnote: k\n"},
  })));
}

TEST_CASE("fmt: own keys", "[format]") {
  check_middle(GENERATE(values<Pair>({
      {"stay behind the key before them", "note: k\nx-n: 1\nid: g1\nx-i: 2\nx-j: 3\n",
       "id: g1\nx-i: 2\nx-j: 3\nnote: k\nx-n: 1\n"},
      {"in block style", "x-a: {b: [1, {c: d, e: []}], f: {}}\n",
       "x-a:\n  b:\n    - 1\n    - c: d\n      e: []\n  f: {}\n"},
      {"texts that mean something elsewhere", "x-a: {'yes': 'no', '': '', 'a: b': '# c', '12': 012, k: '12'}\n",
       "x-a:\n  \"yes\": \"no\"\n  \"\": \"\"\n  \"a: b\": \"# c\"\n  12: \"012\"\n  k: 12\n"},
      {"lists of lists", "x-a: [[1, [2]], [], [[3]]]\n", "x-a:\n  - - 1\n    - - 2\n  - []\n  - - - 3\n"},
      {"texts of several lines", "x-a: [\"a\\nb\\n\", {c: \" d\\ne\"}]\n",
       "x-a:\n  - |\n    a\n    b\n  - c: |2-\n       d\n      e\n"},
  })));
  check_pair("x-a: 1\n" + record(""), "x-a: 1\n" + record(""));
}

TEST_CASE("fmt: the width of a line", "[format]") {
  const std::string exact(120 - std::string_view{"event: {name: }"}.size(), 'n');
  check_middle({"fits", "event: {name: " + exact + "}\n", "event: {name: " + exact + "}\n"});
  check_middle({"does not fit", "event: {name: " + exact + "n}\n", "event:\n  name: " + exact + "n\n"});
  check_middle({"its comment does", "event: {name: " + exact + "} # c\n", "event: {name: " + exact + "}  # c\n"});
  check_middle({"goes above a block", "event: {name: " + exact + "n} # c\n", "# c\nevent:\n  name: " + exact + "n\n"});
  std::string wide;
  for (std::size_t each = 0; each < exact.size(); ++each) wide += "ö";
  check_middle({"counted in characters", "event: {name: " + wide + "}\n", "event: {name: " + wide + "}\n"});
  const std::string note(120 - std::string_view{"  - {blue: e4, note: }"}.size(), 'n');
  check_moves(
      {"of a move", "moves:\n  - {blue: e4, note: " + note + "}\n", "moves:\n  - {blue: e4, note: " + note + "}\n"});
  check_moves({"of a move", "moves:\n  - {blue: e4, note: " + note + "n}\n",
               "moves:\n  - blue: e4\n    note: " + note + "n\n"});
}

TEST_CASE("fmt: the document", "[format]") {
  const std::string plain = record("");
  check_pair("\xEF\xBB\xBF" + plain, plain);
  check_pair("---\n" + plain, "---\n" + plain);
  check_pair("--- # c\n# d\n\n\n# e\n\n" + plain, "---  # c\n# d\n\n# e\n\n" + plain);
  check_pair(plain + "\n\n", plain);
  check_pair(plain.substr(0, plain.size() - 1), plain);
  check_pair(plain + "...\n\n\n# c\n#d", plain + "\n# c\n#d\n");
  check_pair("# head\n" + record("\n\n\nid: g1\n\n# c\n\n"), "# head\n" + record("\nid: g1\n\n# c\n\n"));
  check_pair(
      "{game: orion-duel, format: 1, players: {blue: Ada, orange: Ben},\n\n setup: {name: symmetric-1, start: "
      "orange}, moves: []} # c\n",
      plain + "# c\n");
  std::string crlf;
  for (const char each : record("# c\nid: g1 # d\nnote: |\n  a\n  b\n"))
    crlf += each == '\n' ? "\r\n" : std::string{each};
  check_pair(crlf, record("# c\nid: g1  # d\nnote: |\n  a\n  b\n"));
}

TEST_CASE("fmt: what stands between documents", "[format]") {
  CHECK(format_stretch("\xEF\xBB\xBF# a\r\n\r\n\r\n  # b\r\n") == "# a\n\n# b\n");
  CHECK(format_stretch("---\n\n---   # c\n...\n# d") == "---\n---  # c\n# d\n");
  CHECK(format_stretch("\n\n").empty());
}
