// Every option of the rules, with the table before and after.

#include "core/station/options.hpp"

#include <string>
#include <string_view>

#include "core/station/game.hpp"
#include "tests/catch.hpp"
#include "tests/core/station/action_words.hpp"
#include "tests/core/station/scene_words.hpp"
#include "tests/core/station/table.hpp"

namespace orion {
using station::Options;
using testing::played;

TEST_CASE("options: each of those in play", "[station][options]") {
  struct Row {
    std::string_view option, before, play, by_default, changed;
    Options options;
  };
  const auto row = GENERATE(values<Row>({
      {"target: 40",
       "Ada 36c hand loan | Ben",
       "play loan",
       "Ada 40c | Ben 0c | discard loan",
       "Ada 40c | Ben 0c | discard loan | trigger Ada",
       {.target = 40}},
      {"target: 60",
       "Ada 46c hand loan | Ben",
       "play loan",
       "Ada 50c | Ben 0c | discard loan | trigger Ada",
       "Ada 50c | Ben 0c | discard loan",
       {.target = 60}},
      {"actions: 2", "Ada | Ben", "draw / draw / draw", "Ada 0c | Ben 0c", "S202", {.actions = 2}},
      {"actions: 4", "Ada | Ben", "draw / draw / draw / draw", "S202", "Ada 0c | Ben 0c", {.actions = 4}},
      {"actions: 0", "Ada [ice] | Ben", "drop ice / draw", "Ada 0c | Ben 0c", "S202", {.actions = 0}},
      {"draw: 3",
       "Ada | Ben | pile ice ore loan",
       "drawn ice,ore,loan keep ice",
       "S201a",
       "Ada 0c hand ice | Ben 0c | discard ore loan",
       {.draw = 3}},
      {"draw: 0", "Ada | Ben | pile ice ore loan", "drawn -", "S201a", "Ada 0c | Ben 0c | pile 3", {.draw = 0}},
      {"keep: 2",
       "Ada | Ben | pile ice ore loan",
       "drawn ice,ore keep ice,ore",
       "S201b",
       "Ada 0c hand ice ore | Ben 0c | pile 1",
       {.keep = 2}},
      {"keep: 0",
       "Ada | Ben | pile ice ore loan",
       "drawn ice,ore",
       "undetermined",
       "Ada 0c | Ben 0c | pile 1 | discard ice ore",
       {.keep = 0}},
      {"goods-limit: 1",
       "Ada 9c [ice ore] | Ben",
       "end",
       "Ada 9c [ice ore] | Ben 0c | next Ben",
       "Ada 7c [ice ore] | Ben 0c | next Ben",
       {.goods_limit = 1}},
      {"penalty: 4",
       "Ada 9c [ice ice ice ice ice ore] | Ben",
       "end",
       "Ada 7c [ice ice ice ice ice ore] | Ben 0c | next Ben",
       "Ada 5c [ice ice ice ice ice ore] | Ben 0c | next Ben",
       {.penalty = 4}},
      {"equipment-limit: 2",
       "Ada hand relay play relay relay | Ben",
       "install relay",
       "Ada 0c play relay relay relay | Ben 0c",
       "S304c",
       {.equipment_limit = 2}},
      {"pile-empty: stop, in the draw phase",
       "Ada | Ben | pile ice | discard ore",
       "drawn ice",
       "S201a",
       "Ada 0c hand ice | Ben 0c | discard ore",
       {.pile_empty = station::PileEmpty::Stop}},
      {"pile-empty: stop, an action",
       "Ada | Ben | discard ore",
       "draw",
       "S301",
       "Ada 0c | Ben 0c | discard ore",
       {.pile_empty = station::PileEmpty::Stop}},
      {"pile-empty: stop, an effect",
       "Ada 2c play relay | Ben | discard ore",
       "activate relay drew=ore",
       "Ada 0c hand ore play relay* | Ben 0c",
       "S700b",
       {.pile_empty = station::PileEmpty::Stop}},
      {"sell-needs-goods: false",
       "Ada hand ore | Ben",
       "sell ore",
       "S303c",
       "Ada 7c | Ben 0c | discard ore",
       {.sell_needs_goods = false}},
      {"sell-needs-goods: false, goods stay out of it",
       "Ada [ore] hand ore | Ben",
       "sell ore",
       "Ada 7c | Ben 0c | discard ore",
       "Ada 7c [ore] | Ben 0c | discard ore",
       {.sell_needs_goods = false}},
  }));
  CAPTURE(row.option, row.before, row.play);
  CHECK(played("", row.before, row.play) == row.by_default);
  CHECK(played("", row.before, row.play, row.options) == row.changed);
}

namespace {

/// A game that begins with these hands, a card's copies being as many as are named and one more.
std::string begun(std::string_view hands, const Options& options) {
  testing::NamedDeck deck = testing::deck_of(testing::kStock);
  for (station::Card& each : deck.deck.cards) each.copies = 4;
  station::Setup setup;
  for (const std::string_view each : testing::split(hands, '|')) setup.hands.push_back(deck.card_list(each));
  const station::Game game{deck.deck, options, setup};
  if (!game.setup_faults().empty()) return testing::ids(game.setup_faults());
  return testing::text_of(game.state(), deck) + " | next " + std::string{testing::kNames[*game.next()]};
}

}  // namespace

TEST_CASE("options: each of those at the start", "[station][options]") {
  CHECK(begun("ice,ice,ore,loan,ssd|?,?,?,?,?", {}) ==
        "Ada 20c hand ice ice ore loan ssd | Ben 20c hand ? ? ? ? ? | pile 46 | next Ada");
  CHECK(begun("ice,ice,ore,loan,ssd|?,?,?,?,?", {.start_credits = 7}) ==
        "Ada 7c hand ice ice ore loan ssd | Ben 7c hand ? ? ? ? ? | pile 46 | next Ada");
  CHECK(begun("ice,ice,ore,loan,ssd|?,?,?,?,?", {.hand = 4}) == "S101 S101");
  CHECK(begun("ice,ore|?,?", {.hand = 2}) == "Ada 20c hand ice ore | Ben 20c hand ? ? | pile 52 | next Ada");
  CHECK(begun("-|-", {.hand = 0}) == "Ada 20c | Ben 20c | pile 56 | next Ada");
  // S6.1: at whatever moment, so the first in seat order before anybody has moved.
  CHECK(begun("-|-|-", {.start_credits = 20, .hand = 0, .target = 20}) ==
        "Ada 20c | Ben 20c | Cleo 20c | pile 56 | trigger Ada | next Ben");
}

}  // namespace orion
