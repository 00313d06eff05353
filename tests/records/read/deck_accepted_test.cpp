// What a deck says is what is read of it: every key of every kind, and the defaults.

#include <fstream>
#include <sstream>
#include <string>
#include <string_view>

#include "records/station_words.hpp"
#include "tests/records/read/station_rows.hpp"

namespace orion {
using testing::deck_with;
using testing::deck_with_card;
using testing::dump;

TEST_CASE("deck: a card as it is read", "[read][deck]") {
  struct Row {
    std::string_view card, want;
  };
  const auto row = GENERATE(values<Row>({
      {"kind: goods, buy: 0, sell: 9999", "goods x1 1 of x, buy 0, sell 9999"},
      {"kind: goods, buy: 1, sell: 2, good: ore, units: 3, copies: 1000", "goods x1000 3 of ore, buy 1, sell 2"},
      {"kind: goods, buy: 1, sell: 2, free: true", "goods x1 1 of x, buy 1, sell 2 free"},
      {"kind: equipment", "equipment x1"},
      {"kind: equipment, cost: 2, target: opponent, effect: [{take: 2}]",
       "equipment x1 cost 2 target opponent (take 2)"},
      {"kind: espionage, target: any-player", "espionage x1 target any-player"},
      {"kind: espionage, target: none, timing: own-turn, free: false, blockable: true", "espionage x1"},
      {"kind: espionage, target: each-opponent, blockable: false, free: true, effect: [{lose: 2, who: target}]",
       "espionage x1 target each-opponent free unblockable (lose 2 who target)"},
      {"kind: support, target: self", "support x1 target self"},
      {"kind: support, timing: opponent-turn, effect: [block, {gain: 1}]",
       "support x1 opponent-turn (block 0) (gain 1)"},
      {"kind: defence", "defence x1 opponent-turn"},
      {"kind: defence, timing: opponent-turn, blocks: responses, effect: [block]",
       "defence x1 opponent-turn blocks-responses (block 0)"},
      {"kind: security, name: SSD, text: Stations-Sicherheitsdienst", "security x1 opponent-turn"},
      {"kind: support, effect: []", "support x1"},
      {"kind: support, effect: [skip-turn, extra-turn, as-recorded]",
       "support x1 (skip-turn 0) (extra-turn 0) (as-recorded 0)"},
      {"kind: support, target: opponent, effect: [{who: target, skip-turn: true}, {as-recorded: true}]",
       "support x1 target opponent (skip-turn 0 who target) (as-recorded 0)"},
      {"kind: support, effect: [{gain: {per: goods, of: self, times: 2}}, {draw: {per: hand}}]",
       "support x1 (gain 2 per goods of self) (draw 1 per hand of self)"},
      {"kind: support, target: opponent, effect: [{gain: {times: 0, of: target, per: equipment}}]",
       "support x1 target opponent (gain 0 per equipment of target)"},
      {"kind: support, effect: [{load: 1, good: ore}, {good: ice, unload: 2}, {load: 0}]",
       "support x1 (load 1 of ore) (unload 2 of ice) (load 0)"},
      {"kind: support, effect: [{modify: {buy-price: -1, actions: 1}}, {modify: {}}]",
       "support x1 (modify 0 {actions 1, buy-price -1}) (modify 0)"},
      {"kind: support, effect: [{modify: {sell-price: {by: 2, good: ore}}}]",
       "support x1 (modify 0 {sell-price 2 for ore})"},
      {"kind: equipment, while-in-play: {sell-price: [1, {good: ore, by: -2}, {good: ore, by: 3}]}",
       "equipment x1 {sell-price -2 for ore, sell-price 1, sell-price 3 for ore}"},
      {"kind: equipment, while-in-play: {actions: 1, goods-limit: 2, penalty: -1, equipment-limit: 1, buy-price: -1, "
       "sell-price: 1, draw: 1, keep: 1, activation-cost: -9999}",
       "equipment x1 {actions 1, activation-cost -9999, buy-price -1, draw 1, equipment-limit 1, goods-limit 2, keep "
       "1, penalty -1, sell-price 1}"},
      {"kind: equipment, while-in-play: {immune: espionage}", "equipment x1 immune-espionage"},
      {"kind: equipment, while-in-play: {immune: [support, equipment, support]}",
       "equipment x1 immune-equipment immune-support"},
      {"kind: equipment, while-in-play: {immune: []}", "equipment x1"},
      {"kind: equipment, x-art: {a: b}, effect: [{gain: 1, x-a: b}], while-in-play: {x-b: c}", "equipment x1 (gain 1)"},
  }));
  const auto read = testing::read_deck(deck_with_card(row.card));
  CAPTURE(row.card, testing::messages(*read));
  CHECK(read->findings.empty());
  REQUIRE(read->deck.cards.cards.size() == 3);
  CHECK(dump(read->deck.cards.cards[2], read->deck) == row.want);
}

TEST_CASE("deck: every step with an amount", "[read][deck]") {
  for (const auto& each : kStepWords) {
    using Kind = station::StepKind;
    if (each.value == Kind::Modify || each.value == Kind::Block || each.value == Kind::SkipTurn ||
        each.value == Kind::ExtraTurn || each.value == Kind::AsRecorded)
      continue;
    const auto read = testing::read_deck(
        deck_with_card("kind: espionage, target: opponent, effect: [{" + std::string{each.word} + ": 7}]"));
    CAPTURE(each.word, testing::messages(*read));
    CHECK(read->findings.empty());
    CHECK(dump(read->deck.cards.cards[2], read->deck) ==
          "espionage x1 target opponent (" + std::string{each.word} + " 7)");
  }
}

TEST_CASE("deck: names, order and goods", "[read][deck]") {
  const auto read = testing::read_deck(
      "note: a\nx-by: me\nformat: 1\ncards:\n"
      "  - {id: digger, kind: equipment, effect: [{load: 1, good: ore}]}\n"
      "  - {sell: 2, buy: 1, good: ore, kind: goods, id: rush, name: Gold Rush}\n"
      "  - {id: ice, kind: goods, buy: 1, sell: 2}\n"
      "  - {id: ore, kind: goods, buy: 1, sell: 2}\n"
      "deck: My deck\n");
  CAPTURE(testing::messages(*read));
  CHECK(read->findings.empty());
  CHECK(dump(read->deck) ==
        "My deck\nore ice \n"
        "digger (digger) equipment x1 (load 1 of ore)\n"
        "rush (Gold Rush) goods x1 1 of ore, buy 1, sell 2\n"
        "ice (ice) goods x1 1 of ice, buy 1, sell 2\n"
        "ore (ore) goods x1 1 of ore, buy 1, sell 2\n");
  CHECK(read->deck.cards.goods == 2);
  CHECK(read->deck.card_of.at("rush") == 1);
  CHECK(read->deck.good_of.at("ice") == 1);
}

TEST_CASE("deck: where things stand", "[read][deck]") {
  const auto [text, marks] = text::testing::unmark(
      deck_with("cards:\n  - {id: «a», kind: espionage, copies: «3», target: «opponent», effect: [«{take: 1}», "
                "«skip-turn»]}\n  - {id: «b», kind: security}\n"));
  const auto read = testing::read_deck(text);
  REQUIRE(read->deck.spans.size() == 2);
  const auto& first = read->deck.spans[0];
  CHECK(std::vector{first.id, first.copies, first.target} == std::vector(marks.begin(), marks.begin() + 3));
  CHECK(first.steps == std::vector(marks.begin() + 3, marks.begin() + 5));
  const auto& second = read->deck.spans[1];
  CHECK(std::vector{second.id, second.copies, second.target} == std::vector(3, marks[5]));
  CHECK(second.steps.empty());
}

TEST_CASE("deck: the example deck", "[read][deck]") {
  std::ifstream file{ORION_SOURCE_DIR "/records/examples/decks/trade-demo.yaml", std::ios::binary};
  std::stringstream bytes;
  bytes << file.rdbuf();
  const auto read = testing::read_deck_document(bytes.str());
  CAPTURE(testing::messages(*read));
  CHECK(read->findings.empty());
  CHECK(read->deck.name == "trade-demo");
  CHECK(read->deck.ids.size() == 30);
  CHECK(read->deck.cards.size() == 82);
  CHECK(read->deck.goods == std::vector<std::string>{"ice", "grain", "ore", "alloy", "medicine", "crystal"});
}

}  // namespace orion
