// Effects and modifiers of a deck's cards: what is wrong with them, and where exactly.

#include <string>
#include <string_view>

#include "records/station_words.hpp"
#include "tests/records/read/station_rows.hpp"

namespace orion {
using testing::check_row;
using testing::deck_with_card;
using testing::StationRow;

TEST_CASE("deck: steps that are none", "[read][deck]") {
  const auto row = GENERATE(values<StationRow>({
      {"R205: a slip", "kind: support, effect: [{«gian»: 1}]", "R205"},
      {"R205: a key of others", "kind: support, effect: [{gain: 1, «by»: 1}]", "R205"},
      {"R205: who where the step tells", "kind: espionage, target: opponent, effect: [{take: 1, «who»: self}]", "R205"},
      {"R205: who of a block", "kind: defence, effect: [{block: true, «who»: target}]", "R205"},
      {"R205: good of a gain", "kind: support, effect: [{gain: 1, «good»: ice}]", "R205"},
      {"R206: nothing", "kind: support, effect: [«{}»]", "R206"},
      {"R206: nobody does nothing", "kind: support, effect: [«{who: self}»]", "R206"},
      {"R206: an amount of nothing", "kind: support, effect: [{gain: {«of»: self, times: 2}}]", "R206"},
      {"R206: a price for no good", "kind: support, effect: [{modify: {buy-price: {«by»: -1}}}]", "R206"},
      {"R206: a price without a number", "kind: support, effect: [{modify: {buy-price: {«good»: ice}}}]", "R206"},
      {"R207: a list", "kind: support, effect: [«[gain]»]", "R207"},
      {"R207: two in one", "kind: support, effect: [{gain: 1, «lose»: 2}]", "R207"},
      {"R207: no amount", "kind: support, effect: [«gain»]", "R207"},
      {"R207: nothing to modify", "kind: support, effect: [«modify»]", "R207"},
      {"R207: a list for an amount", "kind: support, effect: [{gain: «[1]»}]", "R207"},
      {"R207: an amount to modify", "kind: support, effect: [{modify: «1»}]", "R207"},
      {"R208: a slip", "kind: defence, effect: [«blok»]", "R208"},
      {"R208: who", "kind: support, effect: [{gain: 1, who: «me»}]", "R208"},
      {"R208: per", "kind: support, effect: [{gain: {per: «cards»}}]", "R208"},
      {"R208: of", "kind: support, effect: [{gain: {per: hand, of: «all»}}]", "R208"},
      {"R208: a good that is none", "kind: support, effect: [{load: 1, good: «ise»}]", "R208"},
      {"R208: skip-turn of a number", "kind: support, effect: [{skip-turn: «1»}]", "R208"},
      {"R208: extra-turn false", "kind: support, effect: [{extra-turn: «false»}]", "R208"},
      {"R210: an amount", "kind: support, effect: [{gain: «much»}]", "R210"},
      {"R210: times", "kind: support, effect: [{gain: {per: hand, times: «x»}}]", "R210"},
      {"S700e: an amount", "kind: support, effect: [{gain: «-1»}]", "S700e"},
      {"S700e: a large amount", "kind: support, effect: [{draw: «10000»}]", "S700e"},
      {"S700e: times", "kind: support, effect: [{gain: {per: hand, times: «10000»}}]", "S700e"},
      {"S700e: a modifier", "kind: support, effect: [{modify: {buy-price: «-10000»}}]", "S700e"},
      {"S700e: by", "kind: support, effect: [{modify: {buy-price: {good: ice, by: «10000»}}}]", "S700e"},
  }));
  check_row(row, deck_with_card(row.line), testing::read_deck);
}

TEST_CASE("deck: modifiers that are none", "[read][deck]") {
  const auto row = GENERATE(values<StationRow>({
      {"R205: a slip", "kind: equipment, while-in-play: {«action»: 1}", "R205"},
      {"R208: immune for a turn", "kind: support, effect: [{modify: {immune: «defence»}}]", "R208"},
      {"R205: of a price", "kind: equipment, while-in-play: {buy-price: {good: ice, by: 1, «per»: hand}}", "R205"},
      {"R207: a limit by good", "kind: equipment, while-in-play: {goods-limit: «{good: ice, by: 1}»}", "R207"},
      {"R207: a list of limits", "kind: equipment, while-in-play: {goods-limit: «[1, 2]»}", "R207"},
      {"R207: a list in a list", "kind: equipment, while-in-play: {buy-price: [«[1]»]}", "R207"},
      {"R208: a good", "kind: equipment, while-in-play: {sell-price: [1, {good: «gold», by: 1}]}", "R208"},
      {"R208: immune", "kind: equipment, while-in-play: {immune: «defence»}", "R208"},
      {"R208: immune in a list", "kind: equipment, while-in-play: {immune: [espionage, «all»]}", "R208"},
      {"R207: immune", "kind: equipment, while-in-play: {immune: «{espionage: true}»}", "R207"},
      {"R210: a limit", "kind: equipment, while-in-play: {actions: «+1»}", "R210"},
      {"S700e: a limit", "kind: equipment, while-in-play: {actions: «10000»}", "S700e"},
  }));
  check_row(row, deck_with_card(row.line), testing::read_deck);
}

TEST_CASE("deck: S700f steps that do not fit their card", "[read][deck]") {
  const auto row = GENERATE(values<StationRow>({
      {"who: target", "kind: support, effect: [{lose: 2, who: «target»}]", "S700f"},
      {"who: target, said of none", "kind: espionage, target: none, effect: [{discard: 1, who: «target»}]", "S700f"},
      {"of: target", "kind: support, effect: [{gain: {per: hand, of: «target», times: 1}}]", "S700f"},
      {"both", "kind: support, effect: [{lose: {per: goods, of: «target»}, who: «target»}]", "S700f S700f"},
      {"a turn to miss", "kind: support, effect: [{skip-turn: true, who: «target»}]", "S700f"},
      {"modify", "kind: support, effect: [{modify: {actions: -1}, who: «target»}]", "S700f"},
      {"two steps", "kind: support, effect: [{«take»: 1}, {gain: 1}, {«give»: 1}]", "S700f S700f"},
      {"scrap-equipment", "kind: equipment, effect: [{«scrap-equipment»: 1}]", "S700f"},
      {"scrap-equipment of oneself", "kind: equipment, target: self, effect: [{scrap-equipment: 1}]", ""},
      {"who: target is oneself", "kind: equipment, target: self, effect: [{lose: 1, who: target}]", ""},
      {"self is said", "kind: support, effect: [{lose: {per: goods, of: self}, who: self}]", ""},
      {"a defence card", "kind: defence, effect: [block, {take: 1}, {lose: 1, who: target}]", ""},
      {"a support card for an opponent's turn",
       "kind: support, timing: opponent-turn, effect: [{swap-goods: 1}, {lose: {per: hand, of: target}}]", ""},
  }));
  check_row(row, deck_with_card(row.line), testing::read_deck);
}

TEST_CASE("deck: S700f what passes between players needs another one", "[read][deck]") {
  using namespace std::string_literals;
  const std::string step = GENERATE("take"s, "give"s, "take-cards"s, "give-cards"s, "take-goods"s, "give-goods"s,
                                    "swap-goods"s, "take-equipment"s);
  const std::string marked = ", effect: [{«" + step + "»: 1}]";
  for (const std::string_view target : {"none", "self"}) {
    std::string card = "kind: support, target: ";
    card.append(target).append(marked);
    check_row({step, card, "S700f"}, deck_with_card(card), testing::read_deck);
  }
  const std::string plain = ", effect: [{" + step + ": 1}]";
  for (const std::string_view target : {"opponent", "any-player", "each-opponent"}) {
    std::string card = "kind: espionage, target: ";
    card.append(target).append(plain);
    check_row({step, card, ""}, deck_with_card(card), testing::read_deck);
  }
}

TEST_CASE("deck: S700g blocks without an action", "[read][deck]") {
  const auto row = GENERATE(values<StationRow>({
      {"equipment", "kind: equipment, effect: [{gain: 1}, «block»]", "S700g"},
      {"espionage", "kind: espionage, effect: [{«block»: true}]", "S700g"},
      {"twice", "kind: defence, effect: [block, {gain: 1}, «block»]", "S700g"},
      {"three times", "kind: defence, effect: [block, «block», «block»]", "S700g S700g"},
      {"blocks of a card for the own turn", "kind: support, blocks: «responses»", "S700g"},
      {"blocks of a response", "kind: defence, blocks: responses, effect: [block]", ""},
      {"blocks of an SSD", "kind: security, blocks: responses", ""},
      {"a support card for an opponent's turn", "kind: support, timing: opponent-turn, effect: [block]", ""},
      {"the order of keys means nothing", "effect: [block], timing: opponent-turn, kind: espionage", ""},
  }));
  check_row(row, deck_with_card(row.line), testing::read_deck);
}

}  // namespace orion
