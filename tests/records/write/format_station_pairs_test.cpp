// Canonical form of records of The Orion Station and of decks, a pair of texts a sentence.

#include <regex>
#include <string>
#include <string_view>

#include "records/write/format_document.hpp"
#include "tests/catch.hpp"

namespace orion {

namespace {

std::string formatted(std::string_view document) {
  return write::format_document(document, {}).value_or("(no canonical form)\n");
}

constexpr std::string_view kHead = "game: orion-station\nformat: 1\n";
constexpr std::string_view kSetup =
    "deck: trade-demo\nplayers: [Ada, Ben]\nsetup:\n  hands: {Ada: [ice, ore], Ben: [loan]}\n";

/// A record with lines of its own before the deck, and with turns given whole.
std::string record(std::string_view middle, std::string_view turns = "turns: []\n") {
  return std::string{kHead} + std::string{middle} + std::string{kSetup} + std::string{turns};
}

std::string turn(std::string_view rest) { return "turns:\n  - player: Ada\n" + std::string{rest}; }

std::string deck(std::string_view cards) { return "deck: d\nformat: 1\ncards:\n" + std::string{cards}; }

/// That text becomes the other, and stays it.
void check_pair(const std::string& before, const std::string& after) {
  CHECK(formatted(before) == after);
  CHECK(formatted(after) == after);
}

struct Pair {
  std::string what, before, after;
};

}  // namespace

TEST_CASE("fmt: the order of keys of a Station record", "[format][station]") {
  check_pair(
      "result: {triggered-by: Ada, credits: {Ben: 1, Ada: 2}, how: time, winner: [Ben, Ada]}\n"
      "turns: [{note: k, ruling: {decision: stands}, hash: h0123456789abcdef, after: {Ben: {equipment: [], hand: 4, "
      "hold: [ore], goods: 1, credits: 2}, Ada: {credits: 3}}, reshuffle: true, actions: [{note: k, install: relay, "
      "responses: [{protects: Ben, play: ssd, player: Ada}], choices: [{cards: [ice], player: Ben, step: 2}], drew: "
      "[ore], target: Ben, activate: true}], discard: ice, keep: ore, draw: [ice, ore], player: Ada}, {note: k, "
      "leaves: Ben}]\n"
      "setup: {pile: [ice, ore], hands: {Ben: [loan], Ada: [ice, ore]}}\n"
      "players: [{id: 1, name: Ada}, Ben]\n"
      "deck-sha256: 0\ndeck: trade-demo\nnote: k\n"
      "rules: {sell-needs-goods: false, pile-empty: stop, equipment-limit: 2, penalty: 3, goods-limit: 4, keep: 1, "
      "draw: "
      "3, actions: 2, target: 40, hand: 2, start-credits: 10, base: rulebook}\n"
      "event: {round: 3, name: Open}\nid: s1\nformat: 1\ngame: orion-station\n",
      "game: orion-station\nformat: 1\nid: s1\nevent: {name: Open, round: 3}\n"
      "rules:\n  base: rulebook\n  start-credits: 10\n  hand: 2\n  target: 40\n  actions: 2\n  draw: 3\n  keep: 1\n"
      "  goods-limit: 4\n  penalty: 3\n  equipment-limit: 2\n  pile-empty: stop\n  sell-needs-goods: false\n"
      "note: k\ndeck: trade-demo\ndeck-sha256: 0\nplayers: [{name: Ada, id: 1}, Ben]\n"
      "setup:\n  hands: {Ada: [ice, ore], Ben: [loan]}\n  pile: [ice, ore]\n"
      "turns:\n  - player: Ada\n    draw: [ice, ore]\n    keep: ore\n    discard: ice\n    actions:\n"
      "      - install: relay\n        activate: true\n        target: Ben\n        drew: [ore]\n"
      "        choices: [{step: 2, player: Ben, cards: [ice]}]\n"
      "        responses: [{player: Ada, play: ssd, protects: Ben}]\n        note: k\n"
      "    reshuffle: true\n"
      "    after: {Ada: {credits: 3}, Ben: {credits: 2, goods: 1, hold: [ore], hand: 4, equipment: []}}\n"
      "    hash: h0123456789abcdef\n    ruling: {decision: stands}\n    note: k\n"
      "  - leaves: Ben\n    note: k\n"
      "result: {winner: [Ben, Ada], how: time, credits: {Ada: 2, Ben: 1}, triggered-by: Ada}\n");
}

TEST_CASE("fmt: actions", "[format][station]") {
  const auto row = GENERATE(values<Pair>({
      {"one key", "    actions: [{buy: ore}]\n", "    actions:\n      - buy: ore\n"},
      {"a list", "    actions: [{drop: [ore, ice]}, {draw: []}]\n",
       "    actions:\n      - drop: [ore, ice]\n      - draw: []\n"},
      {"several keys", "    actions:\n      - play: blackmail\n        cards: [ssd]\n        target: Ben\n",
       "    actions:\n      - {play: blackmail, target: Ben, cards: [ssd]}\n"},
      {"activated at once", "    actions:\n    - activate: true\n      install: relay\n",
       "    actions:\n      - {install: relay, activate: true}\n"},
      {"responses",
       "    actions:\n      - play: tax-audit\n        responses:\n          - play: ssd\n            player: Ben\n",
       "    actions:\n      - {play: tax-audit, responses: [{player: Ben, play: ssd}]}\n"},
      {"a note of several lines", "    actions: [{buy: ore, note: \"a\\nb\"}]\n",
       "    actions:\n      - buy: ore\n        note: |-\n          a\n          b\n"},
      {"own keys are last", "    actions: [{x-a: 1, buy: ore, note: k}]\n",
       "    actions:\n      - {buy: ore, note: k, x-a: 1}\n"},
      {"comments",
       "    actions: # c\n      # d\n      - {buy: ore} # e\n      - {play: loan, note: k} # f\n      # g\n",
       "    actions:  # c\n      # d\n      - buy: ore  # e\n      - {play: loan, note: k}  # f\n      # g\n"},
      {"a comment within", "    actions:\n      - play: tax-audit\n        # c\n        target: Ben\n",
       "    actions:\n      - play: tax-audit\n        # c\n        target: Ben\n"},
      {"none", "    actions: [\n  ]\n", "    actions: []\n"},
      {"blank lines go", "    actions:\n\n      - buy: ore\n\n      - buy: ice\n",
       "    actions:\n      - buy: ore\n      - buy: ice\n"},
  }));
  CAPTURE(row.what);
  check_pair(record("", turn(row.before)), record("", turn(row.after)));
}

TEST_CASE("fmt: turns", "[format][station]") {
  const auto row = GENERATE(values<Pair>({
      {"not indented", "turns:\n- player: Ada\n- leaves: Ben\n", "turns:\n  - player: Ada\n  - leaves: Ben\n"},
      {"in braces", "turns: [{keep: ice, draw: [ice], player: Ada}]\n",
       "turns:\n  - player: Ada\n    draw: [ice]\n    keep: ice\n"},
      {"blank lines between stay", "turns:\n\n  - player: Ada\n\n\n  - player: Ben\n\n    keep: ice\n",
       "turns:\n  - player: Ada\n\n  - player: Ben\n    keep: ice\n"},
      {"comments", "turns:\n  # c\n  - player: Ada # d\n    # e\n    draw: [ice] # f\n",
       "turns:\n  # c\n  - player: Ada  # d\n    # e\n    draw: [ice]  # f\n"},
      {"own keys are last", "turns:\n  - x-a: {b: 1}\n    player: Ada\n    x-c: 2\n    note: k\n",
       "turns:\n  - player: Ada\n    note: k\n    x-a:\n      b: 1\n    x-c: 2\n"},
      {"new piles", "turns:\n  - player: Ada\n    reshuffle:\n      - - ice\n        - ore\n      - [loan]\n",
       "turns:\n  - player: Ada\n    reshuffle: [[ice, ore], [loan]]\n"},
      {"claims in turn order", "turns:\n  - player: Ada\n    after: {Ben: {goods: 1}, x-a: 1, Ada: {goods: 2}}\n",
       "turns:\n  - player: Ada\n    after: {Ada: {goods: 2}, Ben: {goods: 1}, x-a: 1}\n"},
  }));
  CAPTURE(row.what);
  check_pair(record("", row.before), record("", row.after));
}

TEST_CASE("fmt: what does not fit on a line stands below its key", "[format][station]") {
  std::string wide;
  for (int each = 0; each < 40; ++each) wide += std::string{each == 0 ? "" : ", "} + "card" + std::to_string(each);
  const std::string hands =
      std::string{kHead} + "deck: d\nplayers: [Ada, Ben]\nsetup:\n  hands: {Ada: [ice], Ben: []}\n";
  check_pair(hands + "  pile: [" + wide + "]\nturns: []\n",
             hands +
                 // clang-format off
"  pile: [card0, card1, card2, card3, card4, card5, card6, card7, card8, card9, card10, card11, card12, card13, card14,\n"
"    card15, card16, card17, card18, card19, card20, card21, card22, card23, card24, card25, card26, card27, card28,\n"
"    card29, card30, card31, card32, card33, card34, card35, card36, card37, card38, card39]\n"
                 // clang-format on
                 "turns: []\n");
  check_pair(
      hands + "  pile: [" + wide + "] # c\nturns: []\n",
      formatted(hands + "  pile: # c\n  - " + std::regex_replace(wide, std::regex{", "}, "\n  - ") + "\nturns: []\n"));
  const std::string commented = "  pile:\n    - " + std::regex_replace(wide, std::regex{", "}, "\n    - ") + "  # c\n";
  check_pair(hands + commented + "turns: []\n", hands + commented + "turns: []\n");
  const std::string long_list = "[ice, ore, grain, alloy, crystal, medicine, ice, ore, grain, alloy, crystal]";
  check_pair(std::string{kHead} + "deck: d\nplayers: [Ada, Ben]\nsetup: {hands: {Ben: " + long_list +
                 ", Ada: " + long_list + "}}\nturns: []\n",
             std::string{kHead} + "deck: d\nplayers: [Ada, Ben]\nsetup:\n  hands:\n    Ada: " + long_list +
                 "\n    Ben: " + long_list + "\nturns: []\n");
  const std::string responses(60, 'p');
  check_pair(record("", turn("    actions: [{play: tax-audit, responses: [{player: Ben, play: " + responses +
                             "}, {player: Ben, play: ssd}]}]\n")),
             record("", turn("    actions:\n      - play: tax-audit\n        responses:\n          - {player: Ben, "
                             "play: " +
                             responses + "}\n          - {player: Ben, play: ssd}\n")));
}

TEST_CASE("fmt: players by name and by id, in turn order", "[format][station]") {
  const std::string head = std::string{kHead} + "deck: d\nplayers: [{name: Anna, id: 9}, name, {name: Anna, id: 2}]\n";
  check_pair(head + "setup:\n  hands: {2: [ore], name: [], 9: [ice]}\nturns: []\n",
             head + "setup:\n  hands: {9: [ice], name: [], 2: [ore]}\nturns: []\n");
  check_pair(record("", "turns: []\nresult: {credits: {Ben: 1, Cleo: 3, Ada: 2}}\n"),
             record("", "turns: []\nresult: {credits: {Ada: 2, Ben: 1, Cleo: 3}}\n"));
}

TEST_CASE("fmt: decks", "[format][deck]") {
  const auto row = GENERATE(values<Pair>({
      {"a card a line", "- id: ice\n  sell: 3\n  buy: 1\n  kind: goods\n",
       "  - {id: ice, kind: goods, buy: 1, sell: 3}\n"},
      {"the order of keys",
       "  - {text: t, while-in-play: {immune: [espionage], keep: 1, draw: 1}, blocks: responses, blockable: "
       "true, free: true, timing: own-turn, target: self, cost: 1, sell: 2, buy: 1, units: 2, good: g, copies: 3, "
       "kind: k, name: m, id: i}\n",
       "  - id: i\n    name: m\n    kind: k\n    copies: 3\n    good: g\n    units: 2\n    buy: 1\n    sell: 2\n"
       "    cost: 1\n    target: self\n    timing: own-turn\n    free: true\n    blockable: true\n    blocks: "
       "responses\n"
       "    while-in-play: {draw: 1, keep: 1, immune: [espionage]}\n    text: t\n"},
      {"steps",
       "  - {kind: support, id: a, effect: [{who: target, lose: 2}, block, {gain: {times: 1, of: self, per: "
       "goods}}]}\n",
       "  - {id: a, kind: support, effect: [{lose: 2, who: target}, block, {gain: {per: goods, of: self, times: "
       "1}}]}\n"},
      {"a price of one good", "  - {id: a, while-in-play: {buy-price: {by: -1, good: ore}}}\n",
       "  - {id: a, while-in-play: {buy-price: {good: ore, by: -1}}}\n"},
      {"blank lines and comments", "\n  # goods\n  - {id: a, kind: goods} # c\n\n  # equipment\n  - {id: b, kind: x}\n",
       "  # goods\n  - {id: a, kind: goods}  # c\n\n  # equipment\n  - {id: b, kind: x}\n"},
      {"own keys are last", "  - {x-a: 1, id: a, kind: goods}\n", "  - {id: a, kind: goods, x-a: 1}\n"},
      {"one key", "  - {id: a}\n", "  - id: a\n"},
  }));
  CAPTURE(row.what);
  check_pair(deck(row.before), deck(row.after));
}

TEST_CASE("fmt: a deck within a record", "[format][station][deck]") {
  const std::string rest = "players: [Ada, Ben]\nsetup:\n  hands: {Ada: [], Ben: []}\nturns: []\n";
  check_pair(std::string{kHead} + "deck: {cards: [{kind: goods, id: ice}], format: 1, deck: d}\n" + rest,
             std::string{kHead} + "deck:\n  deck: d\n  format: 1\n  cards:\n    - {id: ice, kind: goods}\n" + rest);
  check_pair(
      std::string{kHead} + "deck: # c\n    # d\n    deck: d\n\n    cards:\n    - {id: ice, kind: goods}\n" + rest,
      std::string{kHead} + "deck:  # c\n  # d\n  deck: d\n\n  cards:\n    - {id: ice, kind: goods}\n" + rest);
}

TEST_CASE("fmt: the document's kind tells the form, wherever its key stands", "[format]") {
  check_pair("cards: []\nformat: 1\ndeck: d\n", "deck: d\nformat: 1\ncards: []\n");
  check_pair("deck: d\nturns: []\ngame: orion-station\n", "game: orion-station\ndeck: d\nturns: []\n");
}

}  // namespace orion
