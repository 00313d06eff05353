// From what is written to what the rules core is asked: cards and goods looked up in a deck, lists in their order.

#include <string>
#include <string_view>
#include <vector>

#include "tests/records/read/station_rows.hpp"

namespace orion {
using station::CardRef;
using station::GoodRef;
using testing::station_with;

namespace {

station::Action action(const read::StationDeck& deck, std::string_view written) {
  const auto read = testing::read_station(
      station_with("turns:\n  - player: Ada\n    actions:\n      - " + std::string{written} + "\n"));
  CAPTURE(testing::messages(*read));
  REQUIRE(read->findings.empty());
  return action_of(deck, read->record.turns.at(0).actions.at(0));
}

}  // namespace

TEST_CASE("station lookup: cards and goods", "[read][station]") {
  const auto read = testing::read_deck(testing::deck_with(
      "cards: [{id: ice, kind: goods, good: water, buy: 1, sell: 1}, {id: relay, kind: equipment}]"));
  REQUIRE(read->findings.empty());
  const read::StationDeck& deck = read->deck;
  CHECK(card_of(deck, "ice") == CardRef::of(0));
  CHECK(card_of(deck, "relay") == CardRef::of(1));
  CHECK(card_of(deck, "unknown") == CardRef::unseen());
  CHECK(card_of(deck, "water") == CardRef::foreign());
  CHECK(card_of(deck, "Relay") == CardRef::foreign());
  CHECK(good_of(deck, "water") == GoodRef{0});
  CHECK(good_of(deck, "ice") == std::nullopt);
  CHECK(good_of(deck, "unknown") == std::nullopt);
}

TEST_CASE("station lookup: an action", "[read][station]") {
  const auto read = testing::read_deck(testing::deck_with(
      "cards: [{id: ice, kind: goods, buy: 1, sell: 1}, {id: ore, kind: goods, buy: 1, sell: 1}, {id: relay, kind: "
      "equipment}]"));
  REQUIRE(read->findings.empty());
  const read::StationDeck& deck = read->deck;
  const CardRef ice = CardRef::of(0);
  const CardRef relay = CardRef::of(2);

  const auto drawn = action(deck, "draw: ice");
  CHECK(drawn.kind == station::ActionKind::Draw);
  CHECK(drawn.card == ice);
  CHECK(drawn.drawn == std::vector{ice});
  CHECK(action(deck, "draw: [relay, unknown, x]").drawn == std::vector{relay, CardRef::unseen(), CardRef::foreign()});
  CHECK(action(deck, "draw: []").drawn.empty());

  const auto dropped = action(deck, "drop: [ore, x, ice]");
  CHECK(dropped.kind == station::ActionKind::Drop);
  CHECK(dropped.goods == std::vector<GoodRef>{GoodRef{1}, std::nullopt, GoodRef{0}});
  CHECK(dropped.drawn.empty());

  CHECK(action(deck, "{install: relay, activate: true}").activate);
  CHECK_FALSE(action(deck, "{install: relay, activate: false}").activate);
  CHECK_FALSE(action(deck, "install: relay").activate);
  CHECK_FALSE(action(deck, "activate: relay").activate);
  CHECK(action(deck, "{play: relay, target: Ben}").target == 1U);
  CHECK_FALSE(action(deck, "play: relay").target);
}

TEST_CASE("station lookup: choices keep their order", "[read][station]") {
  const auto read = testing::read_deck(testing::deck_with("cards: [{id: ice, kind: goods, buy: 1, sell: 1}]"));
  const read::StationDeck& deck = read->deck;
  const auto made = action(
      deck,
      "{play: ice, goods: [ice], cards: [x, ice], choices: [{step: 2, player: Ben, gets: [ice, x]}, {drew: [ice], "
      "equipment: []}], outcome: [{player: Ben, give-goods: [ice], to: Ada}, {player: Ada, draw: [ice]}, {player: Ada, "
      "gain: 3}]}");
  using station::ChoiceKey;
  std::vector<ChoiceKey> keys;
  for (const auto& each : made.choices) keys.push_back(each.key);
  CHECK(keys == std::vector{ChoiceKey::Goods, ChoiceKey::Cards, ChoiceKey::Gets, ChoiceKey::Drew, ChoiceKey::Equipment,
                            ChoiceKey::Outcome});
  CHECK(made.choices[0].goods == std::vector<GoodRef>{GoodRef{0}});
  CHECK(made.choices[0].cards.empty());
  CHECK_FALSE(made.choices[0].step);
  CHECK(made.choices[1].cards == std::vector{CardRef::foreign(), CardRef::of(0)});
  CHECK(made.choices[2].step == 2);
  CHECK(made.choices[2].player == 1U);
  CHECK(made.choices[2].goods == std::vector<GoodRef>{GoodRef{0}, std::nullopt});
  CHECK(made.choices[3].cards == std::vector{CardRef::of(0)});
  CHECK(made.choices[4].cards.empty());
  const auto& outcome = made.choices[5].outcome;
  REQUIRE(outcome.size() == 3);
  CHECK(outcome[0].kind == station::OutcomeKind::GiveGoods);
  CHECK(outcome[0].player == 1);
  CHECK(outcome[0].to == 0U);
  CHECK(outcome[0].goods == std::vector<GoodRef>{GoodRef{0}});
  CHECK(outcome[1].cards == std::vector{CardRef::of(0)});
  CHECK(outcome[2].number == 3);
}

TEST_CASE("station lookup: responses, nested", "[read][station]") {
  const auto read = testing::read_deck(testing::deck_with("cards: [{id: ssd, kind: security}]"));
  const auto made = action(read->deck,
                           "{play: x, responses: [{player: Ben, play: ssd, protects: Ada, responses: [{player: Ada, "
                           "play: unknown, cards: [ssd]}]}, {player: Ada, play: y}]}");
  REQUIRE(made.responses.size() == 2);
  const auto& first = made.responses[0];
  CHECK(first.player == 1);
  CHECK(first.card == CardRef::of(0));
  CHECK(first.protects == 0U);
  REQUIRE(first.responses.size() == 1);
  CHECK(first.responses[0].card == CardRef::unseen());
  REQUIRE(first.responses[0].choices.size() == 1);
  CHECK(first.responses[0].choices[0].cards == std::vector{CardRef::of(0)});
  CHECK(made.responses[1].card == CardRef::foreign());
  CHECK_FALSE(made.responses[1].protects);
}

TEST_CASE("station: where the parts of an action stand", "[read][station]") {
  const auto read = testing::read_station(
      station_with("turns:\n  - player: Ada\n    actions:\n      - {play: a, target: Ben, cards: [x, y], responses: "
                   "[{player: b, play: ssd, protects: Ada}]}\n"));
  const auto& turn = read->record.turns.at(0);
  const auto& action = turn.actions.at(0);
  const auto& list = action.choices.at(0).list;
  const auto& response = action.responses.at(0);
  const auto text = [&](text::Span span) { return std::string{text::testing::slice(read->text, span)}; };
  CHECK(text(turn.player.span) == "Ada");
  CHECK(text(action.span) ==
        "{play: a, target: Ben, cards: [x, y], responses: [{player: b, play: ssd, protects: Ada}]}");
  CHECK(text(action.key) == "play");
  CHECK(text(action.card->span) == "a");
  CHECK(text(action.target->span) == "Ben");
  CHECK(text(list.key) == "cards");
  CHECK(text(list.span) == "[x, y]");
  CHECK(text(list.items.at(1).span) == "y");
  CHECK(text(response.span) == "{player: b, play: ssd, protects: Ada}");
  CHECK(text(response.player.span) == "b");
  CHECK(text(response.card.span) == "ssd");
  CHECK(text(response.protects->span) == "Ada");
  CHECK(text(read->record.game_key) == "game");
  CHECK(text(read->record.turns_key) == "turns");
  CHECK(text(read->record.setup.key) == "setup");
  CHECK(text(read->record.deck->span) == "trade-demo.yaml");
}

}  // namespace orion
