// Every step of an effect (S7) that moves credits or cards, with the table before and after.

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/core/station/table.hpp"

namespace orion {
using testing::played;

namespace {

struct Row {
  std::string_view step, card, before, play, after;
};

void check(const Row& row) {
  CAPTURE(row.step, row.card, row.before, row.play);
  CHECK(played(row.card, row.before, row.play) == row.after);
}

}  // namespace

TEST_CASE("S7: each step that moves credits", "[station][steps]") {
  check(GENERATE(values<Row>({
      {"gain", "x support {gain 3}", "Ada 20c hand x | Ben 20c", "play x", "Ada 23c | Ben 20c | discard x"},
      {"gain 0", "x support {gain 0}", "Ada 20c hand x | Ben 20c", "play x", "Ada 20c | Ben 20c | discard x"},
      {"gain, who: target", "x support opponent {gain 3 target}", "Ada 20c hand x | Ben 20c", "play x -> Ben",
       "Ada 20c | Ben 23c | discard x"},
      {"gain, target: self", "x support self {gain 3 target}", "Ada 20c hand x | Ben 20c", "play x",
       "Ada 23c | Ben 20c | discard x"},
      {"gain, target: self, named", "x support self {gain 3}", "Ada 20c hand x | Ben 20c", "play x -> Ada",
       "Ada 23c | Ben 20c | discard x"},
      {"gain, who: target, each of them", "x support each-opponent {gain 3 target}",
       "Ada 20c hand x | Ben 1c | Cleo 2c", "play x", "Ada 20c | Ben 4c | Cleo 5c | discard x"},
      {"gain, who: self once for all targets", "x support each-opponent {gain 3}", "Ada 20c hand x | Ben 1c | Cleo 2c",
       "play x", "Ada 23c | Ben 1c | Cleo 2c | discard x"},
      {"gain per goods of self", "x support {gain 2 per goods}", "Ada 20c [ice ore ore] hand x | Ben 20c [ice]",
       "play x", "Ada 26c [ice ore ore] | Ben 20c [ice] | discard x"},
      {"gain per goods of target", "x support opponent {gain 2 per goods of-target}",
       "Ada 20c [ice ore ore] hand x | Ben 20c [ice]", "play x -> Ben",
       "Ada 22c [ice ore ore] | Ben 20c [ice] | discard x"},
      {"gain per goods of each target", "x support each-opponent {gain 1 per goods of-target}",
       "Ada 20c hand x | Ben 0c [ice] | Cleo 0c [ore ore]", "play x",
       "Ada 23c | Ben 0c [ice] | Cleo 0c [ore ore] | discard x"},
      {"gain per equipment of self", "x support {gain 2 per equipment}", "Ada 20c hand x play crane relay | Ben 20c",
       "play x", "Ada 24c play crane relay | Ben 20c | discard x"},
      {"gain per equipment of target", "x support opponent {gain 2 per equipment of-target}",
       "Ada 20c hand x play crane | Ben 20c play relay relay computer", "play x -> Ben",
       "Ada 26c play crane | Ben 20c play relay relay computer | discard x"},
      {"gain per hand of self: the card itself is played", "x support {gain 2 per hand}",
       "Ada 20c hand x ice ? | Ben 20c | unseen ore", "play x", "Ada 24c hand ice ? | Ben 20c | discard x"},
      {"gain per hand of target", "x support opponent {gain 1 per hand of-target}",
       "Ada 20c hand x | Ben 20c hand ice ? ? | unseen ore ore", "play x -> Ben",
       "Ada 23c | Ben 20c hand ice ? ? | discard x"},
      {"gain per goods, none there", "x support {gain 2 per goods}", "Ada 20c hand x | Ben 20c", "play x",
       "Ada 20c | Ben 20c | discard x"},
      {"lose", "x support {lose 3}", "Ada 20c hand x | Ben 20c", "play x", "Ada 17c | Ben 20c | discard x"},
      {"lose: exactly what is there", "x support {lose 3}", "Ada 3c hand x | Ben 20c", "play x",
       "Ada 0c | Ben 20c | discard x"},
      {"lose: at most what is there", "x support {lose 3}", "Ada 2c hand x | Ben 20c", "play x",
       "Ada 0c | Ben 20c | discard x"},
      {"lose, who: target", "x espionage each-opponent {lose 3 target}", "Ada 20c hand x | Ben 20c | Cleo 1c", "play x",
       "Ada 20c | Ben 17c | Cleo 0c | discard x"},
      {"lose per goods of target", "x espionage opponent {lose 2 target per goods of-target}",
       "Ada 20c [ice] hand x | Ben 20c [ore ore]", "play x -> Ben", "Ada 20c [ice] | Ben 16c [ore ore] | discard x"},
      {"lose per goods of self, who: target", "x espionage opponent {lose 2 target per goods}",
       "Ada 20c [ice] hand x | Ben 20c [ore ore]", "play x -> Ben", "Ada 20c [ice] | Ben 18c [ore ore] | discard x"},
      {"take", "x espionage opponent {take 3}", "Ada 20c hand x | Ben 20c", "play x -> Ben",
       "Ada 23c | Ben 17c | discard x"},
      {"take: at most what is there", "x espionage opponent {take 3}", "Ada 20c hand x | Ben 2c", "play x -> Ben",
       "Ada 22c | Ben 0c | discard x"},
      {"take from each, in seat order", "x espionage each-opponent {take 3}", "Ada 20c hand x | Ben 2c | Cleo 9c",
       "play x", "Ada 25c | Ben 0c | Cleo 6c | discard x"},
      {"take per hand of target", "x espionage opponent {take 1 per hand of-target}",
       "Ada 20c hand x | Ben 20c hand ice ice", "play x -> Ben", "Ada 22c | Ben 18c hand ice ice | discard x"},
      {"take from oneself", "x support any-player {take 3}", "Ada 20c hand x | Ben 20c", "play x -> Ada",
       "Ada 20c | Ben 20c | discard x"},
      {"give", "x support opponent {give 3}", "Ada 20c hand x | Ben 20c", "play x -> Ben",
       "Ada 17c | Ben 23c | discard x"},
      {"give: at most what is there", "x support opponent {give 3}", "Ada 2c hand x | Ben 20c", "play x -> Ben",
       "Ada 0c | Ben 22c | discard x"},
      {"give to each while it lasts", "x support each-opponent {give 3}", "Ada 4c hand x | Ben 0c | Cleo 0c", "play x",
       "Ada 0c | Ben 3c | Cleo 1c | discard x"},
  })));
}

TEST_CASE("S7: each step that moves cards", "[station][steps]") {
  check(GENERATE(values<Row>({
      {"draw", "x support {draw 2}", "Ada hand x | Ben | pile ice ore loan", "play x drew=ice,ore",
       "Ada 0c hand ice ore | Ben 0c | pile 1 | discard x"},
      {"draw: all that is left", "x support {draw 3}", "Ada hand x | Ben | pile ice", "play x drew=ice,x",
       "Ada 0c hand ice x | Ben 0c"},
      {"draw: nothing is left, but the card itself", "x support {draw 1}", "Ada hand x | Ben", "play x drew=x",
       "Ada 0c hand x | Ben 0c"},
      {"draw, who: target", "x support opponent {draw 1 target}", "Ada hand x | Ben | pile ice ore",
       "play x -> Ben drew=ice", "Ada 0c | Ben 0c hand ice | pile 1 | discard x"},
      {"draw, each target in seat order", "x support each-opponent {draw 1 target}",
       "Ada hand x | Ben | Cleo | pile ice ore", "play x drew:Ben=ice drew:Cleo=ore",
       "Ada 0c | Ben 0c hand ice | Cleo 0c hand ore | discard x"},
      {"draw per equipment of self", "x support {draw 1 per equipment}",
       "Ada hand x play crane crane | Ben | pile ice ore loan", "play x drew=ice,ore",
       "Ada 0c hand ice ore play crane crane | Ben 0c | pile 1 | discard x"},
      {"discard", "x support {discard 1}", "Ada hand x ice ore | Ben", "play x cards=ore",
       "Ada 0c hand ice | Ben 0c | discard ore x"},
      {"discard: at most what is there", "x support {discard 3}", "Ada hand x ice ore | Ben", "play x cards=ore,ice",
       "Ada 0c | Ben 0c | discard ice ore x"},
      {"discard: nothing there", "x support {discard 3}", "Ada hand x | Ben", "play x", "Ada 0c | Ben 0c | discard x"},
      {"discard, who: target", "x espionage opponent {discard 1 target}", "Ada hand x ice | Ben hand ice ore",
       "play x -> Ben cards=ice", "Ada 0c hand ice | Ben 0c hand ore | discard ice x"},
      {"discard, each target", "x espionage each-opponent {discard 1 target}",
       "Ada hand x | Ben hand ice ore | Cleo hand ore loan", "play x cards:Cleo=loan cards:Ben=ice",
       "Ada 0c | Ben 0c hand ore | Cleo 0c hand ore | discard ice loan x"},
      {"discard per hand of target", "x support opponent {discard 1 per hand of-target}",
       "Ada hand x ice ore loan | Ben hand ice ice", "play x -> Ben cards=ice,loan",
       "Ada 0c hand ore | Ben 0c hand ice ice | discard ice loan x"},
      {"discard of an unseen card", "x support {discard 1}", "Ada hand x ? | Ben | unseen ice", "play x cards=?",
       "Ada 0c | Ben 0c | discard x ?"},
      {"take-cards", "x espionage opponent {take-cards 1}", "Ada hand x | Ben hand ice ore", "play x -> Ben cards=ore",
       "Ada 0c hand ore | Ben 0c hand ice | discard x"},
      {"take-cards: at most what is there", "x espionage opponent {take-cards 3}", "Ada hand x | Ben hand ice ore",
       "play x -> Ben cards=ore,ice", "Ada 0c hand ice ore | Ben 0c | discard x"},
      {"take-cards: nothing there", "x espionage opponent {take-cards 1}", "Ada hand x | Ben", "play x -> Ben",
       "Ada 0c | Ben 0c | discard x"},
      {"take-cards of an unseen one that stays unseen", "x espionage opponent {take-cards 1}",
       "Ada hand x | Ben hand ? ? | unseen ice ore", "play x -> Ben cards=?",
       "Ada 0c hand ? | Ben 0c hand ? | discard x"},
      {"take-cards of an unseen one that shows", "x espionage opponent {take-cards 1}",
       "Ada hand x | Ben hand ? ? | unseen ice ore", "play x -> Ben cards=ore",
       "Ada 0c hand ore | Ben 0c hand ? | discard x"},
      {"take-cards from each", "x espionage each-opponent {take-cards 1}", "Ada hand x | Ben hand ice | Cleo hand ore",
       "play x cards:Ben=ice cards:Cleo=ore", "Ada 0c hand ice ore | Ben 0c | Cleo 0c | discard x"},
      {"give-cards", "x support opponent {give-cards 1}", "Ada hand x ice ore | Ben", "play x -> Ben cards=ore",
       "Ada 0c hand ice | Ben 0c hand ore | discard x"},
      {"give-cards: at most what is there", "x support opponent {give-cards 2}", "Ada hand x ice | Ben",
       "play x -> Ben cards=ice", "Ada 0c | Ben 0c hand ice | discard x"},
      {"give-cards to each, told apart by order", "x support each-opponent {give-cards 1}",
       "Ada hand x ice ore | Ben | Cleo", "play x cards:Ada=ore cards:Ada=ice",
       "Ada 0c | Ben 0c hand ore | Cleo 0c hand ice | discard x"},
      {"give-cards to each, told apart by player", "x support each-opponent {give-cards 1}",
       "Ada hand x ice ore | Ben | Cleo", "play x cards:Cleo=ore cards:Ben=ice",
       "Ada 0c | Ben 0c hand ice | Cleo 0c hand ore | discard x"},
  })));
}

TEST_CASE("S7: steps are carried out in their order", "[station][steps]") {
  check(GENERATE(values<Row>({
      {"gain before give", "x support opponent {gain 3, give 3}", "Ada 0c hand x | Ben 0c", "play x -> Ben",
       "Ada 0c | Ben 3c | discard x"},
      {"give before gain", "x support opponent {give 3, gain 3}", "Ada 0c hand x | Ben 0c", "play x -> Ben",
       "Ada 3c | Ben 0c | discard x"},
      {"what was drawn can be discarded", "x support {draw 1, discard 1}", "Ada hand x | Ben | pile ice",
       "play x drew=ice cards=ice", "Ada 0c | Ben 0c | discard ice x"},
      {"what was loaded counts", "x support {load 1 good ice, gain 1 per goods}", "Ada [ore] hand x | Ben", "play x",
       "Ada 2c [ice ore] | Ben 0c | discard x"},
      {"a step for all targets before the next", "x espionage each-opponent {take 2, gain 1 per goods of-target}",
       "Ada 0c hand x | Ben 5c [ice] | Cleo 1c [ore]", "play x", "Ada 5c | Ben 3c [ice] | Cleo 0c [ore] | discard x"},
  })));
}

}  // namespace orion
