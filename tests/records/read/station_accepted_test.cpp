// What a Station record says is what is read of it: every key, in every form that it may have.

#include <string>
#include <string_view>

#include "tests/records/read/station_rows.hpp"

namespace orion {
using testing::dump;
using testing::station_with;

TEST_CASE("station: an action as it is read", "[read][station]") {
  struct Row {
    std::string_view action, want;
  };
  const auto row = GENERATE(values<Row>({
      {"draw: ice", "draw ice [ice]"},
      {"draw: [ice]", "draw ice [ice]"},
      {"draw: [ice, ore]", "draw ice [ice, ore]"},
      {"draw: unknown", "draw unknown [unknown]"},
      {"draw: []", "draw"},
      {"buy: ore", "buy ore"},
      {"sell: ore", "sell ore"},
      {"install: relay", "install relay"},
      {"{install: relay, activate: true, drew: [loan]}", "install relay and activate: drew [loan]"},
      {"{activate: false, install: relay}", "install relay only"},
      {"activate: relay", "activate relay"},
      {"activate: true", "activate true"},
      {"play: tax-audit", "play tax-audit"},
      {"drop: [ore, ore]", "drop [ore, ore]"},
      {"drop: ore", "drop [ore]"},
      {"drop: []", "drop"},
      {"scrap: relay", "scrap relay"},
      {"{buy: 07, note: '', x-a: [b]}", "buy 07"},
      {"{play: a, target: Ben, cards: [ice, unknown]}", "play a at P2: cards [ice, unknown]"},
      {"{play: a, target: b, goods: [], gives: [ice], gets: [ore], equipment: [relay]}",
       "play a at P2: equipment [relay], gets [ore], gives [ice], goods []"},
      {"{play: a, ruling: {decision: stands, by: me, reason: late}}", "play a stands by me since late"},
      {"{play: a, ruling: {decision: withdrawn}}", "play a withdrawn"},
      {"{play: a, choices: [{step: 2, player: Ben, cards: [ice], goods: [ore]}, {drew: [x]}]}",
       "play a: cards step 2 of P2 [ice], drew [x], goods step 2 of P2 [ore]"},
      {"{play: a, cards: [ice], choices: [{player: b, cards: []}]}", "play a: cards [ice], cards of P2 []"},
      {"{play: a, responses: []}", "play a"},
      {"{play: a, responses: [{player: Ben, play: ssd, protects: Ada, note: n}]}", "play a (P2 plays ssd for P1 )"},
      {"{play: a, responses: [{player: b, play: d, drew: [x], choices: [{step: 1, cards: [y]}], responses: [{play: e, "
       "player: Ada}]}, {player: Ada, play: f}]}",
       "play a (P2 plays d cards step 1 [y], drew [x] (P1 plays e )) (P1 plays f )"},
  }));
  const auto read = testing::read_station(
      station_with("turns:\n  - player: Ada\n    actions:\n      - " + std::string{row.action} + "\n"));
  CAPTURE(row.action, testing::messages(*read));
  CHECK(read->findings.empty());
  REQUIRE(read->record.turns.size() == 1);
  REQUIRE(read->record.turns[0].actions.size() == 1);
  CHECK(dump(read->record.turns[0].actions[0]) == row.want);
}

TEST_CASE("station: an outcome as it is read", "[read][station]") {
  struct Row {
    std::string_view entry, want;
  };
  const auto row = GENERATE(values<Row>({
      {"{player: Ada, gain: 3}", "P1 gain 3 []"},
      {"{lose: 0, player: Ben}", "P2 lose 0 []"},
      {"{player: Ada, give: 2, to: Ben}", "P1 give 2 [] to P2"},
      {"{player: Ada, draw: [relay, unknown]}", "P1 draw 0 [relay, unknown]"},
      {"{player: Ada, discard: [ice]}", "P1 discard 0 [ice]"},
      {"{give-cards: [ice], to: b, player: Ada}", "P1 give-cards 0 [ice] to P2"},
      {"{player: Ada, load: [ore, ore]}", "P1 load 0 [ore, ore]"},
      {"{player: Ada, unload: [ore]}", "P1 unload 0 [ore]"},
      {"{player: Ada, give-goods: [ore], to: Ben}", "P1 give-goods 0 [ore] to P2"},
      {"{player: Ada, scrap-equipment: [relay]}", "P1 scrap-equipment 0 [relay]"},
      {"{player: b, give-equipment: [relay], to: Ada}", "P2 give-equipment 0 [relay] to P1"},
      {"{player: Ada, extra-actions: 9999}", "P1 extra-actions 9999 []"},
      {"{player: Ada, skip-turn: true}", "P1 skip-turn 0 []"},
      {"{player: Ada, extra-turn: true, x-a: b}", "P1 extra-turn 0 []"},
  }));
  const auto direct = testing::read_station(station_with(
      "turns:\n  - player: Ada\n    actions:\n      - {play: a, outcome: [" + std::string{row.entry} + "]}\n"));
  CAPTURE(row.entry, testing::messages(*direct));
  CHECK(direct->findings.empty());
  CHECK(dump(direct->record.turns.at(0).actions.at(0)) == "play a: outcome [] <" + std::string{row.want} + ">");
  const auto listed = testing::read_station(
      station_with("turns:\n  - player: Ada\n    actions:\n      - {play: a, choices: [{step: 1, outcome: [" +
                   std::string{row.entry} + "]}]}\n"));
  CHECK(listed->findings.empty());
  CHECK(dump(listed->record.turns.at(0).actions.at(0)) == "play a: outcome step 1 [] <" + std::string{row.want} + ">");
}

TEST_CASE("station: lines that are fine, and what they say", "[read][station]") {
  struct Row {
    std::string_view line, want;  ///< a part of the dump
  };
  const auto row = GENERATE(values<Row>({
      {"id: no", "id no\n"},
      {"event: {name: Open, date: 2026-05-02, round: 3, x-a: b}", ""},
      {"note: ''", ""},
      {"deck: folder/a deck.yaml", "deck folder/a deck.yaml\n"},
      {"deck: {deck: Own, format: 1, cards: [{id: a, kind: security}]}", "Own\n\na (a) security x1 opponent-turn\n"},
      {"deck-sha256: 635418cbe3f2bb982f3faf90b8a2273f2a7d2da7c6e6ef9090944026794323f8",
       "sha256 635418cbe3f2bb982f3faf90b8a2273f2a7d2da7c6e6ef9090944026794323f8\n"},
      {"setup: {}", "Ada: -\nBen: -\n"},
      {"setup: {hands: {b: [ice]}, pile: [ore, unknown], x-a: b}", "Ada: -\nBen: [ice]\npile [ore, unknown]\n"},
      {"setup: {hands: {Ada: [], x-Cleo: 5}, pile: []}", "Ada: []\nBen: -\npile []\n"},
      {"turns: []", ""},
      {"turns: [{player: b}]", "P2\n"},
      {"turns: [{player: Ada, draw: [], x-a: b}]", "P1 draw []\n"},
      {"turns: [{player: Ada, draw: [ice, ore], discard: ice}]", "P1 draw [ice, ore] discard [ice]\n"},
      {"turns: [{player: Ada, draw: [a, b, c], keep: [a, b], discard: [c]}]",
       "P1 draw [a, b, c] keep [a, b] discard [c]\n"},
      {"turns: [{player: Ada, keep: unknown, actions: []}]", "P1 keep [unknown]\n"},
      {"turns: [{player: Ada, reshuffle: true}]", "P1 reshuffled\n"},
      {"turns: [{player: Ada, reshuffle: [ice, ore]}]", "P1 reshuffle [ice, ore]\n"},
      {"turns: [{player: Ada, reshuffle: []}]", "P1 reshuffle []\n"},
      {"turns: [{player: Ada, reshuffle: [[ice], [], [ore, ore]]}]", "P1 reshuffle [ice] [] [ore, ore]\n"},
      {"turns: [{player: Ada, hash: h0123456789abcdef, note: n}]", "P1 h0123456789abcdef\n"},
      {"turns: [{player: Ada, ruling: {decision: withdrawn, by: me}}]", "P1 withdrawn by me\n"},
      {"turns: [leaves: Ben]", "P2 leaves\n"},
      {"turns: [{leaves: b, note: n, hash: h0123456789abcdef, ruling: {decision: stands}, after: {Ada: {hand: 1}}}]",
       "P2 leaves h0123456789abcdef stands\n  after P1 hand 1\n"},
      {"turns: [{player: Ada, after: {b: {credits: -1, goods: 0, hold: [ore], hand: [ice], equipment: []}, Ada: {}, "
       "x-a: b}}]",
       "  after P1, P2 credits -1 goods 0 hold [ore] hand [ice] equipment []\n"},
      {"result: {}", "result credits \n"},
      {"result: {winner: none}", "result winner credits \n"},
      {"result: {winner: Ada, how: resignation}", "result winner P1 how resignation credits \n"},
      {"result: {winner: [b, Ada], how: agreement}", "result winner P2 P1 how agreement credits \n"},
      {"result: {how: time}", "how time"},
      {"result: {how: forfeit}", "how forfeit"},
      {"result: {how: adjudication}", "how adjudication"},
      {"result: {how: unfinished}", "how unfinished"},
      {"result: {triggered-by: b, credits: {Ada: 0, b: 52, x-c: d}}", "credits P1 0, P2 52 triggered by P2\n"},
  }));
  const auto read = testing::read_station(station_with(row.line));
  CAPTURE(row.line, testing::messages(*read), dump(read->record));
  CHECK(read->findings.empty());
  CHECK(dump(read->record).find(row.want) != std::string::npos);
}

TEST_CASE("station: names of players", "[read][station]") {
  const auto read = testing::read_station(
      "game: orion-station\nformat: 1\ndeck: d\nsetup: {}\nturns: []\n"
      "players: [{name: Anna, id: 12}, {name: Ben, id: b}, {name: Anna, id: 13}, none]\nresult: {winner: [none]}\n");
  CAPTURE(testing::messages(*read));
  CHECK(read->findings.empty());
  CHECK(read->record.name(0) == "Anna (12)");
  CHECK(read->record.name(1) == "Ben");
  CHECK(read->record.name(2) == "Anna (13)");
  CHECK(read->record.result->winner->players.at(0).seat == 3);
}

TEST_CASE("station: an id comes before a name", "[read][station]") {
  // The player named 7 has no id, and another one has the id 7: R219 says so, and the id is taken.
  const auto read = testing::read_station(
      "game: orion-station\nformat: 1\ndeck: d\nsetup: {}\nturns: [{player: 7}]\nplayers: [7, {name: Ben, id: 7}]\n");
  CHECK(testing::codes(*read) == "R219");
  CHECK(read->record.turns.at(0).player.seat == 1);
}

TEST_CASE("station: suggestions", "[read][station]") {
  const auto message = [](std::string_view line) {
    return testing::messages(*testing::read_station(station_with(line)));
  };
  CHECK(message("turns: [{player: Adda}]") == "R222 no player is called `Adda`: did you mean `Ada`?");
  CHECK(message("turns: [{player: Cleopatra}]") == "R222 no player is called `Cleopatra`: known here: Ada, Ben, b");
  CHECK(message("turns: [{player: Ada, acitons: []}]") ==
        "R205 unknown key `acitons` in turn 1: did you mean `actions`?");
  CHECK(message("turns: [{player: Ada, actions: [{byu: ore}]}]") ==
        "R205 unknown key `byu` in action 1 of turn 1: did you mean `buy`?");
}

}  // namespace orion
