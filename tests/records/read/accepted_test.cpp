// Every key of the format, and what stands next to a fault without being one.

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/records/read/document.hpp"

namespace orion {
using testing::document_with;

TEST_CASE("read: near misses that are fine", "[read]") {
  const auto line = GENERATE(values<std::string_view>({
      "format: \"1\"",
      "id: spring-open-r3-t2",
      "id: no",
      "id: 1e3",
      "id: ~a",
      "event: {name: Spring Open, site: Turin, date: 2026-05-02, round: 3, table: 2}",
      "event: {date: 2024-02-29}",
      "event: {date: 2000-02-29}",
      "event: {date: '2026-12-31', round: semifinal}",
      "event: {}",
      "rules: rulebook",
      "rules: bga",
      "rules: {}",
      "rules: {base: rulebook, bends: as-printed}",
      "rules: {bends: either, count: instances, base: bga}",
      "note: \"\"",
      "note: 'a: b # c'",
      "players: {orange: Ben, blue: Ada}",
      "players: {blue: {name: Anna, id: 12}, orange: {name: Anna, id: 13}}",
      "players: {blue: ada, orange: Ada}",
      "players: {blue: {name: Ada}, orange: \"Ben\"}",
      "setup: {start: orange, name: symmetric-3}",
      "setup: {galaxies: k7 k10 h7 f2 f10 d5 a2 a5, black-holes: j5 j8 j11 f6 b1 b4 b7, start: orange}",
      // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): one literal on two lines
      "setup: {galaxies: {blue: k7 k10 h7 f2 f10 d5 a2 a5}, black-holes: {orange: j5 j8 j11 f6 b1 b4 b7}, "
      "start: orange}",
      "setup: {name: symmetric-1, start: orange, placed: []}",
      "setup: {name: symmetric-1, start: orange, placed: [{blue: k9, note: a}, orange: a4]}",
      "moves: []",
      "moves: [orange: e4 e5 / f5, blue: g7]",
      "moves: [{orange: e4, move: 1, clock: \"0:12:40\", note: n}]",
      "moves: [{orange: e4, clock: 10:00:59}]",
      "moves: [{orange: e4, clock: '100:59:00'}]",
      "moves: [{orange: e4, ruling: {decision: stands}}]",
      "moves: [{orange: e4, ruling: {decision: withdrawn, by: chief arbiter, reason: touched}}]",
      "result: {}",
      "result: {winner: none}",
      "result: {winner: blue, how: resignation}",
      "result: {winner: orange, how: time}",
      "result: {winner: tie, how: agreement}",
      "result: {winner: orange, how: forfeit}",
      "result: {winner: blue, how: adjudication}",
      "result: {how: unfinished}",
      "result: {conditions: {blue: [], orange: {}}, score: {blue: 0, orange: 0}}",
      "result: {conditions: {}, score: {}}",
  }));
  const auto judged = testing::judged(document_with(line));
  CAPTURE(line, testing::errors_with_text(judged));
  CHECK(testing::codes(judged.verdict, testing::Which::Errors).empty());
  CHECK(judged.verdict.status == judge::Status::Legal);
}

TEST_CASE("read: keys that begin with x- are passed over everywhere", "[read]") {
  const auto line = GENERATE(values<std::string_view>({
      "x-: a",
      "x-game: [chess, {a: b}]",
      "event: {x-a: [1, 2]}",
      "rules: {x-a: b}",
      "players: {blue: {name: Ada, x-elo: 1900}, orange: Ben, x-green: Cleo}",
      "setup: {name: symmetric-1, start: orange, x-a: b, placed: [{orange: a4, x-blue: k9}]}",
      // NOLINTNEXTLINE(bugprone-suspicious-missing-comma): one literal on two lines
      "setup: {galaxies: {blue: k7 k10 h7 f2 f10 d5 a2 a5, x-green: a1}, black-holes: {x-a: b, orange: j5 j8 j11 f6 b1 "
      "b4 b7}, start: orange}",
      "moves: [{orange: e4 e5 / f5, x-blue: g7}]",
      "moves: [{x-a: {blue: g7}, orange: e4, ruling: {decision: stands, x-why: b}}]",
      "result: {x-winner: blue, how: resignation, conditions: {x-a: b, blue: {x-link: 7}}, score: {x-green: -}}",
  }));
  const auto judged = testing::judged(document_with(line));
  CAPTURE(line, testing::errors_with_text(judged));
  CHECK(testing::codes(judged.verdict, testing::Which::Errors).empty());
  CHECK(judged.verdict.status == judge::Status::Legal);
}

TEST_CASE("read: what a record says is what is judged", "[read]") {
  const auto judged = testing::judged(
      "x-kind: game\nid: r3\ngame: orion-duel\nformat: 1\nrules: {base: bga, bends: as-printed}\n"
      "players: {orange: {name: Ben, id: b}, blue: Ada}\nsetup:\n  start: blue\n  galaxies: k7 k10 h7 f2 f10 d5 a2 a5\n"
      "  black-holes: j5 j8 j11 f6 b1 b4 b7\n  placed:\n    - orange: e4 e5 / f5\nmoves:\n  - blue: g7\n");
  REQUIRE(judged.verdict.duel);
  const auto& duel = *judged.verdict.duel;
  CHECK(judged.verdict.id == "r3");
  CHECK(judged.verdict.game == "orion-duel");
  CHECK(judged.verdict.kind == read::DocumentKind::Game);
  CHECK(duel.players.blue == "Ada");
  CHECK(duel.players.orange == "Ben");
  CHECK(to_string(duel.rules) == "bga+bends=as-printed");
  CHECK(duel.rules.options == duel::Options{duel::Count::Instances, duel::Bends::AsPrinted});
  std::string spaces;
  for (const duel::Space each : duel.position.hexagons.orange) spaces += each.label() + " ";
  CHECK(spaces == "e4 e5 ");
  CHECK(duel.position.galaxies == duel::spaces_named("k7 k10 h7 f2 f10 d5 a2 a5"));
  CHECK(duel.position.black_holes == duel::spaces_named("j5 j8 j11 f6 b1 b4 b7"));
  CHECK(duel.position.to_move == duel::Colour::Orange);
  CHECK(duel.moves_replayed == 1);
}

TEST_CASE("read: R213 is not lost where a note is cut", "[read]") {
  const auto judged = [](std::string_view entry) {
    return testing::judged(
        document_with("setup:\n  name: symmetric-1\n  start: orange\n  placed:\n" + std::string{entry}));
  };
  CHECK(testing::codes(judged("    - note: a tile # whose?\n").verdict) == "R213 Y118");
  CHECK(testing::codes(judged("    - blue: k9\n      orange: a4\n      note: two # tiles\n").verdict) == "R213 Y118");
}

}  // namespace orion
