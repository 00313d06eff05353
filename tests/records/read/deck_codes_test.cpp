// Everything that can be wrong with a deck: what brings a code about, and where exactly.

#include <string>
#include <string_view>

#include "tests/records/read/station_rows.hpp"

namespace orion {
using testing::check_row;
using testing::deck_with;
using testing::deck_with_card;
using testing::StationRow;

TEST_CASE("deck: the document", "[read][deck]") {
  const auto row = GENERATE(values<StationRow>({
      {"R205: a slip", "«fromat»: 1", "R205"},
      {"R205: of no use here", "«players»: [Ada, Ben]", "R205"},
      {"R207: a name", "deck: «[demo]»", "R207"},
      {"R207: cards", "cards: «{ice: 6}»", "R207"},
      {"R207: a card", "cards: [«ice»]", "R207"},
      {"R207: a note", "note: «[a]»", "R207"},
      {"R209: format", "format: «2»", "R209"},
      {"R210: format", "format: «one»", "R210"},
      {"R221: a name", "deck: «\"\"»", "R221"},
  }));
  check_row(row, deck_with(row.line), testing::read_deck);
}

TEST_CASE("deck: R206 missing keys, at the first key of what lacks them", "[read][deck]") {
  const auto row = GENERATE(values<StationRow>({
      {"format", "«deck»: demo\ncards: []\n", "R206"},
      {"cards", "«deck»: demo\nformat: 1\n", "R206"},
      {"deck", "«format»: 1\ncards: []\n", "R206"},
      {"a card's kind", "deck: a\nformat: 1\ncards: [{«id»: x}]\n", "R206"},
      {"a card's id", "deck: a\nformat: 1\ncards: [{«kind»: support}]\n", "R206"},
      {"all of a card", "deck: a\nformat: 1\ncards: [«{}»]\n", "R206 R206"},
      {"a price", "deck: a\nformat: 1\ncards: [{«id»: x, kind: goods, sell: 1}]\n", "R206"},
      {"both prices", "deck: a\nformat: 1\ncards: [{«kind»: goods, id: x}]\n", "R206 R206"},
  }));
  check_row(row, std::string{row.line}, testing::read_deck);
}

TEST_CASE("deck: R205 keys of other kinds", "[read][deck]") {
  const auto row = GENERATE(values<StationRow>({
      {"goods: target", "kind: goods, buy: 1, sell: 1, «target»: self", "R205"},
      {"goods: effect", "kind: goods, buy: 1, sell: 1, «effect»: []", "R205"},
      {"goods: cost", "kind: goods, buy: 1, sell: 1, «cost»: 1", "R205"},
      {"goods: timing", "kind: goods, buy: 1, sell: 1, «timing»: own-turn", "R205"},
      {"equipment: buy", "kind: equipment, «buy»: 1", "R205"},
      {"equipment: good", "kind: equipment, «good»: ice", "R205"},
      {"espionage: cost", "kind: espionage, «cost»: 1", "R205"},
      {"espionage: while-in-play", "kind: espionage, «while-in-play»: {actions: 1}", "R205"},
      {"support: units", "kind: support, «units»: 2", "R205"},
      {"defence: target", "kind: defence, «target»: opponent", "R205"},
      {"security: effect", "kind: security, «effect»: [block]", "R205"},
      {"security: target", "kind: security, «target»: opponent", "R205"},
      {"any: a slip", "kind: support, «traget»: self", "R205"},
      {"a kind that is unknown: only what no kind has", "kind: «treasure», buy: 1, target: self, «price»: 2",
       "R208 R205"},
  }));
  check_row(row, deck_with_card(row.line), testing::read_deck);
}

TEST_CASE("deck: shapes, words and numbers of a card", "[read][deck]") {
  const auto row = GENERATE(values<StationRow>({
      {"R207: name", "kind: support, name: «[a]»", "R207"},
      {"R207: text", "kind: support, text: «{a: b}»", "R207"},
      {"R207: kind", "kind: «[support]»", "R207"},
      {"R207: copies", "kind: support, copies: «[1]»", "R207"},
      {"R207: effect", "kind: support, effect: «block»", "R207"},
      {"R207: effect as a mapping", "kind: support, effect: «{gain: 1}»", "R207"},
      {"R207: while-in-play", "kind: equipment, while-in-play: «actions»", "R207"},
      {"R208: kind", "kind: «suport»", "R208"},
      {"R208: kind by its letter", "kind: «E»", "R208"},
      {"R208: target", "kind: support, target: «everybody»", "R208"},
      {"R208: timing", "kind: support, timing: «always»", "R208"},
      {"R208: timing of a defence card", "kind: defence, timing: «own-turn»", "R208"},
      {"R208: timing of an SSD", "timing: «own-turn», kind: security", "R208"},
      {"R208: free", "kind: support, free: «yes»", "R208"},
      {"R208: blockable", "kind: support, blockable: «no»", "R208"},
      {"R208: blocks", "kind: defence, blocks: «response»", "R208"},
      {"R210: copies", "kind: support, copies: «two»", "R210"},
      {"R210: buy", "kind: goods, buy: «1.5», sell: 1", "R210"},
      {"R210: cost", "kind: equipment, cost: «01»", "R210"},
      {"R221: name", "kind: support, name: «\"\"»", "R221"},
      {"R221: text", "kind: support, text: «' '»", "R221"},
      {"R221: good", "kind: goods, buy: 1, sell: 1, good: «\"\"»", "R221"},
      {"S700e: no copies", "kind: support, copies: «0»", "S700e"},
      {"S700e: below none", "kind: support, copies: «-1»", "S700e"},
      {"S700e: copies", "kind: support, copies: «1001»", "S700e"},
      {"S700e: buy", "kind: goods, buy: «-1», sell: 1", "S700e"},
      {"S700e: sell", "kind: goods, buy: 1, sell: «10000»", "S700e"},
      {"S700e: units", "kind: goods, buy: 1, sell: 1, units: «0»", "S700e"},
      {"S700e: cost", "kind: equipment, cost: «10000»", "S700e"},
  }));
  check_row(row, deck_with_card(row.line), testing::read_deck);
}

TEST_CASE("deck: ids", "[read][deck]") {
  const auto row = GENERATE(values<StationRow>({
      {"R228: empty", "cards: [{id: «\"\"», kind: support}]", "R228"},
      {"R228: blanks", "cards: [{id: «'  '», kind: support}]", "R228"},
      {"R228: unknown", "cards: [{id: «unknown», kind: support}]", "R228"},
      {"R207: a list", "cards: [{id: «[a]», kind: support}]", "R207"},
      {"S700d: twice", "cards: [{id: a, kind: support}, {id: b, kind: support}, {id: «a», kind: security}]", "S700d"},
      {"S700d: three times", "cards: [{id: a, kind: support}, {id: «a», kind: support}, {id: «a», kind: support}]",
       "S700d S700d"},
      {"other letters are another id", "cards: [{id: a, kind: support}, {id: A, kind: support}]", ""},
      {"a word of the format is an id", "cards: [{id: draw, kind: support}, {id: none, kind: support}]", ""},
  }));
  check_row(row, deck_with(row.line), testing::read_deck);
}

TEST_CASE("deck: S700d names the first place", "[read][deck]") {
  const auto read = testing::read_deck(deck_with("cards: [{id: a, kind: support}, {id: a, kind: support}]"));
  REQUIRE(read->findings.size() == 1);
  REQUIRE(read->findings[0].related.size() == 1);
  CHECK(read->findings[0].related[0].span == read->deck.spans[0].id);
}

TEST_CASE("deck: S700e too many cards", "[read][deck]") {
  const auto cards = [](int count) {
    std::string line = "cards:\n";
    for (int card = 0; card < count; ++card) line += "  - {id: c" + std::to_string(card) + ", kind: support}\n";
    return deck_with(line);
  };
  CHECK(testing::codes(*testing::read_deck(cards(1'000))).empty());
  const auto read = testing::read_deck(cards(1'002));
  CHECK(testing::marked_codes(*read) == "S700e «{id: c1000, kind: support}»");
}

TEST_CASE("deck: S700h enough cards for two, on its own", "[read][deck]") {
  const auto row = GENERATE(values<StationRow>({
      {"nine", "cards: «[{id: a, kind: support, copies: 8}, {id: b, kind: support}]»", "S700h"},
      {"ten", "cards: [{id: a, kind: support, copies: 8}, {id: b, kind: support, copies: 2}]", ""},
      {"none", "cards: «[]»", "S700h"},
      {"not told where another fault is", "cards: [{id: a, kind: support, copies: «many»}]", "R210"},
  }));
  check_row(row, deck_with(row.line), testing::read_deck_document);
}

TEST_CASE("deck: S700h enough cards for a game", "[read][deck]") {
  const auto read = testing::read_deck(deck_with("cards: [{id: a, kind: support, copies: 17}]"));
  station::Options options;
  CHECK(testing::codes(*read).empty());
  CHECK(enough_cards(read->deck, 3, options));
  CHECK_FALSE(enough_cards(read->deck, 4, options));
  options.hand = 4;
  CHECK(enough_cards(read->deck, 4, options));
  CHECK_FALSE(enough_cards(read->deck, 5, options));
}

}  // namespace orion
