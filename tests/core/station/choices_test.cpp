// S7: the lists of choices that a record gives, recorded outcomes, and the caps on steps.

#include <string>
#include <string_view>
#include <utility>

#include "tests/catch.hpp"
#include "tests/core/station/action_words.hpp"
#include "tests/core/station/rows.hpp"
#include "tests/core/station/table.hpp"

namespace orion {
using testing::CardRow;
using testing::played;

TEST_CASE("S7: lists of choices", "[station][choices]") {
  check(GENERATE(values<CardRow>({
      {"too few", "x support {discard 2}", "Ada hand x ice ore | Ben", "play x cards=ice", "S700c"},
      {"too many", "x support {discard 1}", "Ada hand x ice ore | Ben", "play x cards=ice,ore", "S700c"},
      {"missing", "x support {discard 1}", "Ada hand x ice ore | Ben", "play x", "S700c"},
      {"none moved, and the key is there", "x support {discard 1}", "Ada hand x | Ben", "play x cards=-", "S700b"},
      {"of another key", "x support {discard 1}", "Ada [ice] hand x ice | Ben", "play x goods=ice", "S700c"},
      {"that no step asks for", "x support {gain 1}", "Ada hand x ice | Ben", "play x cards=ice", "S700b"},
      {"good fixed by the deck", "x support {load 1 good ice}", "Ada hand x | Ben", "play x goods=ice", "S700b"},
      {"card not there, a play", "x support {discard 1}", "Ada hand x ice | Ben hand ore", "play x cards=ore", "S306f"},
      {"card not there, an activation", "x equipment {discard 1}", "Ada hand ice play x | Ben hand ore",
       "activate x cards=ore", "S305h"},
      {"card not there, on installing", "x equipment {discard 1}", "Ada hand x ice | Ben hand ore",
       "install x! cards=ore", "S305h"},
      {"one card twice", "x support {discard 2}", "Ada hand x ice ore | Ben", "play x cards=ice,ice", "S306f"},
      {"no card of the deck", "x support {discard 1}", "Ada hand x ice | Ben", "play x cards=junk", "S306f"},
      {"an unseen card, and none is there", "x support {discard 1}", "Ada hand x ice | Ben", "play x cards=?", "S306f"},
      {"S8: a card that was seen elsewhere", "x support {discard 1}", "Ada hand x ? | Ben hand ore | unseen ice",
       "play x cards=ore", "S800c"},
      {"goods not there", "x support {unload 1}", "Ada [ice] hand x | Ben [ore]", "play x goods=ore", "S306f"},
      {"goods not there, of the target", "x espionage opponent {take-goods 1}", "Ada [ice] hand x | Ben [ore]",
       "play x -> Ben goods=ice", "S306f"},
      {"goods that the deck has not", "x support {load 1}", "Ada hand x | Ben", "play x goods=junk", "S306f"},
      {"goods that the deck has not, unloaded", "x support {unload 1}", "Ada [ice] hand x | Ben", "play x goods=junk",
       "S306f"},
      {"equipment not there", "x espionage opponent {scrap-equipment 1}", "Ada hand x play crane | Ben play relay",
       "play x -> Ben equipment=crane", "S306f"},
      {"swapped goods, only one list", "x espionage opponent {swap-goods 1}", "Ada [ice] hand x | Ben [ore]",
       "play x -> Ben gives=ice", "S700c"},
      {"swapped goods, not there to be given", "x espionage opponent {swap-goods 1}", "Ada [ice] hand x | Ben [ore]",
       "play x -> Ben gives=ore gets=ore", "S306f"},
      {"S8: drawn not from the pile", "x support {draw 1}", "Ada hand x | Ben hand ore | pile? ice", "play x drew=ore",
       "S800a"},
      {"drawn, too many", "x support {draw 1}", "Ada hand x | Ben | pile? ice ore", "play x drew=ice,ore", "S700c"},
      {"drawn, unseen", "x support {draw 2}", "Ada hand x | Ben | pile? ice ore", "play x drew=?,ore",
       "Ada 0c hand ore ? | Ben 0c | discard x"},
      {"no ruling invents a choice", "x support {discard 1}", "Ada hand x ice ore | Ben", "stands play x",
       "refused S700c"},
      {"a ruling lets a needless choice stand", "x support {gain 1}", "Ada hand x ice | Ben", "stands play x cards=ice",
       "Ada 1c hand ice | Ben 0c | discard x"},
  })));
}

TEST_CASE("S7: choices by step and player", "[station][choices]") {
  constexpr std::string_view kTwo = "x espionage opponent {discard 1, discard 1 target}";
  constexpr std::string_view kEach = "x espionage each-opponent {discard 1 target, take-goods 1}";
  check(GENERATE_COPY(values<CardRow>({
      {"by step", kTwo, "Ada hand x ice | Ben hand ice", "play x -> Ben cards@1=ice cards@2=ice",
       "Ada 0c | Ben 0c | discard ice ice x"},
      {"by step, in any order", kTwo, "Ada hand x ore | Ben hand ice", "play x -> Ben cards@2=ice cards@1=ore",
       "Ada 0c | Ben 0c | discard ice ore x"},
      {"by player", kTwo, "Ada hand x ore | Ben hand ice", "play x -> Ben cards:Ben=ice cards:Ada=ore",
       "Ada 0c | Ben 0c | discard ice ore x"},
      {"by neither, in the order of steps", kTwo, "Ada hand x ore | Ben hand ice", "play x -> Ben cards=ore cards=ice",
       "Ada 0c | Ben 0c | discard ice ore x"},
      {"one for both steps", kTwo, "Ada hand x ore | Ben hand ore", "play x -> Ben cards=ore", "S700c"},
      {"one is enough where only one step moves", kTwo, "Ada hand x | Ben hand ore", "play x -> Ben cards=ore",
       "Ada 0c | Ben 0c | discard ore x"},
      {"for a step that asks for nothing", kTwo, "Ada hand x | Ben hand ore", "play x -> Ben cards@1=ore cards@2=ore",
       "S700b"},
      {"for a step that there is not", kTwo, "Ada hand x | Ben hand ore", "play x -> Ben cards@2=ore cards@3=ore",
       "S700b"},
      {"of the wrong player", kTwo, "Ada hand x | Ben hand ore", "play x -> Ben cards@2:Ada=ore", "S700c"},
      {"of a step that asks for another key", kTwo, "Ada hand x | Ben hand ore",
       "play x -> Ben cards@2=ore goods@2=ice", "S700b"},
      {"each player", kEach, "Ada hand x | Ben [ice] hand ore | Cleo [ore] hand ice",
       "play x cards:Cleo=ice cards:Ben=ore goods:Ben=ice goods:Cleo=ore",
       "Ada 0c [ice ore] | Ben 0c | Cleo 0c | discard ice ore x"},
      {"each player, one has nothing", kEach, "Ada hand x | Ben [ice] | Cleo hand ice", "play x cards=ice goods=ice",
       "Ada 0c [ice] | Ben 0c | Cleo 0c | discard ice x"},
      {"a player who is not touched", kEach, "Ada hand x | Ben [ice] | Cleo", "play x goods:Ben=ice goods:Cleo=ice",
       "S700b"},
  })));
}

TEST_CASE("S7: each recorded outcome", "[station][choices]") {
  const CardRow row = GENERATE(values<CardRow>({
      {"gain", "", "Ada hand x | Ben", "play x outcome=gain/Ben/3", "Ada 0c | Ben 3c | discard x"},
      {"gain, to 50", "", "Ada hand x | Ben 47c", "play x outcome=gain/Ben/3",
       "Ada 0c | Ben 50c | discard x | trigger Ben"},
      {"lose", "", "Ada hand x | Ben 3c", "play x outcome=lose/Ben/3", "Ada 0c | Ben 0c | discard x"},
      {"lose: more than there is", "", "Ada hand x | Ben 2c", "play x outcome=lose/Ben/3", "S800f"},
      {"give", "", "Ada hand x | Ben 3c | Cleo", "play x outcome=give/Ben>Cleo/3",
       "Ada 0c | Ben 0c | Cleo 3c | discard x"},
      {"give: more than there is", "", "Ada hand x | Ben 2c | Cleo", "play x outcome=give/Ben>Cleo/3", "S800f"},
      {"draw", "", "Ada hand x | Ben | pile ice ore", "play x outcome=draw/Ben/ice,ore",
       "Ada 0c | Ben 0c hand ice ore | discard x"},
      {"draw, unseen", "", "Ada hand x | Ben | pile? ice ore", "play x outcome=draw/Ben/?",
       "Ada 0c | Ben 0c hand ? | pile 1 | discard x"},
      {"draw: not next", "", "Ada hand x | Ben | pile ice ore", "play x outcome=draw/Ben/ore", "S800b"},
      {"draw: not in the pile", "", "Ada hand x loan | Ben | pile ice ore", "play x outcome=draw/Ben/loan", "S800a"},
      {"draw: more than there are", "", "Ada hand x | Ben | pile? ice", "play x outcome=draw/Ben/ice,x,?", "S800a"},
      {"discard", "", "Ada hand x | Ben hand ice ore", "play x outcome=discard/Ben/ice",
       "Ada 0c | Ben 0c hand ore | discard ice x"},
      {"discard: not in hand", "", "Ada hand x ice | Ben hand ore", "play x outcome=discard/Ben/ice", "S800f"},
      {"discard: seen elsewhere", "", "Ada hand x ice | Ben hand ? | unseen ore", "play x outcome=discard/Ben/ice",
       "S800f"},
      {"give-cards", "", "Ada hand x | Ben hand ice ore | Cleo", "play x outcome=give-cards/Ben>Cleo/ice",
       "Ada 0c | Ben 0c hand ore | Cleo 0c hand ice | discard x"},
      {"give-cards: not in hand", "", "Ada hand x ice | Ben | Cleo", "play x outcome=give-cards/Ben>Cleo/ice", "S800f"},
      {"load", "", "Ada hand x | Ben", "play x outcome=load/Ben/ice,ore", "Ada 0c | Ben 0c [ice ore] | discard x"},
      {"load: no good of the deck", "", "Ada hand x | Ben", "play x outcome=load/Ben/junk", "S800f"},
      {"unload", "", "Ada hand x | Ben [ice ore]", "play x outcome=unload/Ben/ice",
       "Ada 0c | Ben 0c [ore] | discard x"},
      {"unload: not there", "", "Ada [ice] hand x | Ben [ore]", "play x outcome=unload/Ben/ice", "S800f"},
      {"give-goods", "", "Ada hand x | Ben [ice ore] | Cleo", "play x outcome=give-goods/Ben>Cleo/ice",
       "Ada 0c | Ben 0c [ore] | Cleo 0c [ice] | discard x"},
      {"give-goods: one twice", "", "Ada hand x | Ben [ice ore] | Cleo", "play x outcome=give-goods/Ben>Cleo/ice,ice",
       "S800f"},
      {"scrap-equipment", "", "Ada hand x | Ben play relay", "play x outcome=scrap-equipment/Ben/relay",
       "Ada 0c | Ben 0c | discard relay x"},
      {"scrap-equipment: not in play", "", "Ada hand x play relay | Ben hand relay",
       "play x outcome=scrap-equipment/Ben/relay", "S800f"},
      {"give-equipment", "", "Ada hand x | Ben play relay | Cleo", "play x outcome=give-equipment/Ben>Cleo/relay",
       "Ada 0c | Ben 0c | Cleo 0c play relay | discard x"},
      {"give-equipment: not in play", "", "Ada hand x | Ben | Cleo", "play x outcome=give-equipment/Ben>Cleo/relay",
       "S800f"},
      {"S3.5: give-equipment, an activated copy stays so", "", "Ada hand x play computer* | Ben",
       "play x outcome=give-equipment/Ada>Ben/computer", "Ada 0c | Ben 0c play computer* | discard x"},
      {"extra-actions", "", "Ada hand x | Ben", "play x outcome=extra-actions/Ada/2",
       "Ada 0c +2 actions | Ben 0c | discard x"},
      {"skip-turn", "", "Ada hand x | Ben", "play x outcome=skip-turn/Ben", "Ada 0c | Ben 0c skips 1 | discard x"},
      {"extra-turn", "", "Ada hand x | Ben", "play x outcome=extra-turn/Ben",
       "Ada 0c | Ben 0c | discard x | extra Ben"},
      {"one after another", "", "Ada hand x | Ben", "play x outcome=gain/Ben/3+give/Ben>Ada/3+lose/Ada/1",
       "Ada 2c | Ben 0c | discard x"},
      {"one after another, too early", "", "Ada hand x | Ben", "play x outcome=give/Ben>Ada/3+gain/Ben/3", "S800f"},
      {"less than nothing", "", "Ada 9c hand x | Ben", "play x outcome=gain/Ada/-3", "S800f"},
      {"S6.6: of one who has left", "", "Ada hand x | Ben left | Cleo", "play x outcome=gain/Ben/3", "S606"},
      {"S6.6: to one who has left", "", "Ada 9c hand x | Ben left | Cleo", "play x outcome=give/Ada>Ben/3", "S606"},
      {"other choices", "", "Ada hand x ice | Ben", "play x outcome=gain/Ada/3 cards=ice", "S700b"},
      {"not told", "", "Ada hand x | Ben", "play x", "undetermined"},
      {"twice told", "", "Ada hand x | Ben", "play x outcome=gain/Ada/1 outcome=gain/Ada/1", "S700b"},
      {"no ruling makes something from nothing", "", "Ada hand x | Ben 2c", "stands play x outcome=lose/Ben/3",
       "refused S800f"},
  }));
  CAPTURE(row.clause, row.before, row.play);
  CHECK(played("x support {as-recorded}", row.before, row.play) == row.after);
}

TEST_CASE("S7: recorded outcomes beside other steps", "[station][choices]") {
  check(GENERATE(values<CardRow>({
      {"two of them, by step", "x support {as-recorded, gain 1, as-recorded}", "Ada 0c hand x | Ben",
       "play x outcome@3=lose/Ada/3 outcome@1=gain/Ada/2", "Ada 0c | Ben 0c | discard x"},
      {"two of them, in order", "x support {as-recorded, gain 1, as-recorded}", "Ada 0c hand x | Ben",
       "play x outcome=gain/Ada/2 outcome=lose/Ada/3", "Ada 0c | Ben 0c | discard x"},
      {"the second is not told", "x support {as-recorded, gain 1, as-recorded}", "Ada 0c hand x | Ben",
       "play x outcome=gain/Ada/2", "undetermined"},
      {"of a response", "x defence {block, as-recorded}", "Ada 5c hand pickpocket | Ben hand x",
       "play pickpocket -> Ben (Ben x outcome=give/Ada>Ben/2)", "Ada 3c | Ben 2c | discard pickpocket x"},
      {"S5.4: of a blocked action", "x espionage opponent {as-recorded}", "Ada hand x | Ben hand decoy",
       "play x -> Ben outcome=lose/Ben/99 (Ben decoy)", "Ada 0c | Ben 0c | discard decoy x"},
      {"S5.4: of a blocked action, not told", "x espionage opponent {as-recorded}", "Ada hand x | Ben hand decoy",
       "play x -> Ben (Ben decoy)", "Ada 0c | Ben 0c | discard decoy x"},
  })));
}

TEST_CASE("S7: a verdict tells how many outcomes it rests on", "[station][choices]") {
  testing::Table table{"x support {as-recorded}", "Ada hand x x | Ben"};
  CHECK(table.play("play x outcome=") == "legal");
  CHECK(table.play("play x outcome=gain/Ada/1") == "legal");
  CHECK(table.game().state().recorded_used == 2);
}

TEST_CASE("S8: caps on steps", "[station][choices]") {
  const auto card = [](int steps) {
    std::string text = "x support {gain 0";
    for (int step = 1; step < steps; ++step) text += ", gain 0";
    return text + "}";
  };
  CHECK(played(card(1000), "Ada hand x | Ben", "play x") == "Ada 0c | Ben 0c | discard x");
  CHECK(played(card(1001), "Ada hand x | Ben", "play x") == "S800h");
  CHECK(played(card(1001), "Ada hand x | Ben", "stands play x") == "refused S800h");
  // The steps of a response count with those of the action.
  CHECK(played(card(999) + "; y espionage opponent {gain 1, gain 1}; z defence {gain 1, gain 1}",
               "Ada hand y | Ben hand z", "play y -> Ben (Ben z)") == "Ada 2c | Ben 2c | discard y z");
  CHECK(played("x support {gain 9 per hand}", "Ada hand x ice | Ben", "play x") ==
        "Ada 9c hand ice | Ben 0c | discard x");
  // What is left open is bounded as well.
  testing::Table open{"x support {load 60000, load 5536}; y support {load 60000, load 5537}", "Ada hand x y | Ben"};
  open.game().start_turn(0);
  station::FirstChoices chooser;
  for (const auto& [name, want] : {std::pair{"x", "legal"}, std::pair{"y", "S800h"}}) {
    station::Action action = testing::action_of(std::string{"play "} + name, open.deck());
    CHECK(testing::ids(open.game().act(action, chooser).violations) == want);
  }
  CHECK(played("x support {gain 1000000 per hand}", "Ada 0c hand x ice ice | Ben", "play x") == "S800h");
}

}  // namespace orion
