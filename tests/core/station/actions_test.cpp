// S2.2, S2.3, S3.2 to S3.6, S4.2 and S4.3: one row per clause and boundary.

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/core/station/table.hpp"

namespace orion {
using testing::played;

namespace {

struct Row {
  std::string_view clause, before, play, after;
};

void check(const Row& row) {
  CAPTURE(row.clause, row.before, row.play);
  CHECK(played("x support {extra-actions 1}; z equipment in-play actions 1 {gain 1}; bulk goods good ore units 2 buy 5 "
               "sell 9",
               row.before, row.play) == row.after);
}

}  // namespace

TEST_CASE("S2.2: the limit of actions", "[station][actions]") {
  check(GENERATE(values<Row>({
      {"three", "Ada | Ben", "draw / draw / draw", "Ada 0c | Ben 0c"},
      {"a fourth", "Ada | Ben", "draw / draw / draw / draw", "S202"},
      {"repeats and any order", "Ada 9c [ore] hand ice ore | Ben", "sell ore / buy ice / draw ice",
       "Ada 15c [ice] hand ice | Ben 0c | pile 1"},
      {"free actions are not counted", "Ada 9c [ice ore ore] hand ore play relay | Ben",
       "drop ice / buy ore / scrap relay / drop ore / draw relay / drop ore / draw ore / drop ore",
       "Ada 6c hand ore relay | Ben 0c"},
      {"judged before anything else", "Ada | Ben", "draw / draw / draw / buy ore", "S202 S302b"},
      {"equipment installed as the third makes a fourth", "Ada hand z | Ben", "draw / draw / install z / draw",
       "Ada 0c play z | Ben 0c"},
      {"and no fifth", "Ada hand z | Ben", "draw / draw / install z / draw / draw", "S202"},
      {"scrapped before the fourth: the limit is lower again", "Ada play z | Ben | pile? ice",
       "draw ice / draw / draw / scrap z / draw z", "S202"},
      {"scrapped after the fourth: that one stands", "Ada play z | Ben", "draw / draw / draw / draw / scrap z",
       "Ada 0c | Ben 0c | discard z"},
      {"extra actions, played as the third", "Ada hand x | Ben", "draw / draw / play x / draw x",
       "Ada 0c hand x +1 actions | Ben 0c"},
      {"a fourth cannot make room for itself", "Ada hand x | Ben", "draw / draw / draw / play x", "S202"},
      {"nor can installing", "Ada hand z | Ben", "draw / draw / draw / install z", "S202"},
      {"installing and activating at once is one action", "Ada 9c hand computer computer computer | Ben",
       "install computer! / install computer! / install computer!",
       "Ada 12c play computer* computer* computer* | Ben 0c"},
      {"a ruling lets a fourth stand", "Ada | Ben | pile? ice", "draw ice / draw / draw / stands draw",
       "Ada 0c hand ice | Ben 0c"},
      {"the next turn begins anew", "Ada | Ben", "draw / draw / draw / end / turn Ben / draw / draw / draw",
       "Ada 0c | Ben 0c"},
  })));
}

TEST_CASE("S2.3: the penalty", "[station][actions]") {
  check(GENERATE(values<Row>({
      {"five goods", "Ada 9c [ice ice ice ore ore] | Ben", "end", "Ada 9c [ice ice ice ore ore] | Ben 0c | next Ben"},
      {"six goods", "Ada 9c [ice ice ice ore ore ore] | Ben", "end",
       "Ada 7c [ice ice ice ore ore ore] | Ben 0c | next Ben"},
      {"many more cost no more", "Ada 9c [ice ice ice ice ice ore ore ore ore ore ore] | Ben", "end",
       "Ada 7c [ice ice ice ice ice ore ore ore ore ore ore] | Ben 0c | next Ben"},
      {"dropped in time", "Ada 9c [ice ice ice ore ore ore] | Ben", "drop ore / end",
       "Ada 9c [ice ice ice ore ore] | Ben 0c | next Ben"},
      {"exactly 2 credits", "Ada 2c [ice ice ice ore ore ore] | Ben", "end",
       "Ada 0c [ice ice ice ore ore ore] | Ben 0c | next Ben"},
      {"1 credit: all that is left", "Ada 1c [ice ice ice ore ore ore] | Ben", "end",
       "Ada 0c [ice ice ice ore ore ore] | Ben 0c | next Ben"},
      {"no credit", "Ada 0c [ice ice ice ore ore ore] | Ben", "end",
       "Ada 0c [ice ice ice ore ore ore] | Ben 0c | next Ben"},
      {"not the others", "Ada 9c | Ben 9c [ice ice ice ore ore ore]", "end",
       "Ada 9c | Ben 9c [ice ice ice ore ore ore] | next Ben"},
      {"each turn again", "Ada 9c [ice ice ice ore ore ore] | Ben", "end / turn Ben / end / turn Ada / end",
       "Ada 5c [ice ice ice ore ore ore] | Ben 0c | next Ben"},
      {"S6.1: a trigger stays", "Ada 49c [ice ice ice ore ore ore ore] hand ice | Ben", "sell ice / end",
       "Ada 50c [ice ice ore ore ore ore] | Ben 0c | discard ice | trigger Ada | next Ben"},
  })));
}

TEST_CASE("S3.2: buying", "[station][actions]") {
  check(GENERATE(values<Row>({
      {"bought", "Ada 9c hand ore | Ben", "buy ore", "Ada 6c [ore] | Ben 0c | discard ore"},
      {"exactly the price", "Ada 3c hand ore | Ben", "buy ore", "Ada 0c [ore] | Ben 0c | discard ore"},
      {"too dear", "Ada 2c hand ore | Ben", "buy ore", "S302c"},
      {"several units for one price", "Ada 9c hand bulk | Ben", "buy bulk", "Ada 4c [ore ore] | Ben 0c | discard bulk"},
      {"not in hand", "Ada 9c | Ben hand ore", "buy ore", "S302b"},
      {"no goods", "Ada 9c hand relay | Ben", "buy relay", "S302a"},
      {"no goods, nor in hand", "Ada 9c | Ben", "buy relay", "S302a"},
      {"no card of the deck", "Ada 9c | Ben", "buy junk", "S302b"},
      {"the hold has no end", "Ada 9c [ice ice ice ice ice ice] hand ore | Ben", "buy ore",
       "Ada 6c [ice ice ice ice ice ice ore] | Ben 0c | discard ore"},
      {"S5.2: no response", "Ada 9c hand ore | Ben hand ssd", "buy ore (Ben ssd)", "S502a"},
      {"S5.2: not a defence either", "Ada 9c hand ore | Ben hand decoy", "buy ore (Ben decoy)", "S502a"},
      {"S7: no choices", "Ada 9c hand ore | Ben", "buy ore goods=ore", "S700b"},
      {"no ruling makes credits", "Ada 2c hand ore | Ben", "stands buy ore", "refused S302c"},
  })));
}

TEST_CASE("S3.3: selling", "[station][actions]") {
  check(GENERATE(values<Row>({
      {"sold", "Ada [ore ice] hand ore | Ben", "sell ore", "Ada 7c [ice] | Ben 0c | discard ore"},
      {"several units", "Ada [ore ore ore] hand bulk | Ben", "sell bulk", "Ada 9c [ore] | Ben 0c | discard bulk"},
      {"exactly the units", "Ada [ore ore] hand bulk | Ben", "sell bulk", "Ada 9c | Ben 0c | discard bulk"},
      {"one unit short", "Ada [ore] hand bulk | Ben", "sell bulk", "S303c"},
      {"no goods of that kind", "Ada [ice] hand ore | Ben", "sell ore", "S303c"},
      {"not in hand", "Ada [ore] | Ben hand ore", "sell ore", "S303b"},
      {"not a goods card", "Ada [ore] hand loan | Ben", "sell loan", "S303a"},
      {"the card that was bought with is gone", "Ada 9c hand ore | Ben", "buy ore / sell ore", "S303b"},
      {"S6.1: to exactly 50", "Ada 43c [ore] hand ore | Ben", "sell ore",
       "Ada 50c | Ben 0c | discard ore | trigger Ada"},
      {"S6.1: to 49", "Ada 42c [ore] hand ore | Ben", "sell ore", "Ada 49c | Ben 0c | discard ore"},
      {"S5.2: no response", "Ada [ore] hand ore | Ben hand ssd", "sell ore (Ben ssd)", "S502a"},
  })));
}

TEST_CASE("S3.4: installing", "[station][actions]") {
  check(GENERATE(values<Row>({
      {"installed", "Ada 9c hand relay | Ben", "install relay", "Ada 9c play relay | Ben 0c"},
      {"activated at once", "Ada 2c hand relay | Ben | pile? ice", "install relay! drew=ice",
       "Ada 0c hand ice play relay* | Ben 0c"},
      {"S3.5: not activated a second time", "Ada 9c hand computer | Ben", "install computer! / activate computer",
       "S305b"},
      {"activated later in the turn", "Ada 9c hand computer | Ben", "install computer / activate computer",
       "Ada 10c play computer* | Ben 0c"},
      {"the third", "Ada hand relay play relay relay | Ben", "install relay", "Ada 0c play relay relay relay | Ben 0c"},
      {"a fourth", "Ada hand relay play relay relay crane | Ben", "install relay", "S304c"},
      {"a fourth, with a fault of the activation", "Ada hand relay play relay relay crane | Ben", "install relay!",
       "S304c S305d"},
      {"a place was made free", "Ada hand relay play relay relay crane | Ben", "scrap crane / install relay",
       "Ada 0c play relay relay relay | Ben 0c | discard crane"},
      {"not in hand", "Ada | Ben hand relay", "install relay", "S304b"},
      {"no equipment", "Ada hand ore | Ben", "install ore", "S304a"},
      {"S3.5: the activation is too dear", "Ada 1c hand relay | Ben | pile? ice", "install relay! drew=ice", "S305d"},
      {"S3.5: it has no effect", "Ada 1c hand crane | Ben", "install crane!", "S305c"},
      {"S3.5: its target is missing", "Ada 1c hand scanner | Ben", "install scanner!", "S305e"},
      {"S5.5: without a target, no response", "Ada 1c hand scanner | Ben hand ssd", "install scanner (Ben ssd)",
       "S505a"},
      {"S5.4: blocked, it stays in play", "Ada 1c hand scanner | Ben 9c hand decoy",
       "install scanner! -> Ben (Ben decoy)", "Ada 0c play scanner* | Ben 9c | discard decoy"},
      {"S7: choices though not activated", "Ada 9c hand relay | Ben | pile? ice", "install relay drew=ice", "S700b"},
      {"a ruling lets a fourth stand", "Ada hand relay play relay relay crane | Ben", "stands install relay",
       "Ada 0c play relay relay crane relay | Ben 0c"},
  })));
}

TEST_CASE("S3.5: activating", "[station][actions]") {
  check(GENERATE(values<Row>({
      {"activated", "Ada 2c play relay | Ben | pile? ice", "activate relay drew=ice",
       "Ada 0c hand ice play relay* | Ben 0c"},
      {"too dear", "Ada 1c play relay | Ben | pile? ice", "activate relay drew=ice", "S305d"},
      {"twice", "Ada play computer | Ben", "activate computer / activate computer", "S305b"},
      {"two copies", "Ada play computer computer | Ben", "activate computer / activate computer",
       "Ada 2c play computer* computer* | Ben 0c"},
      {"two copies, three times", "Ada play computer computer | Ben",
       "activate computer / activate computer / activate computer", "S305b"},
      {"scrapping takes the activated copy first", "Ada play computer computer | Ben",
       "activate computer / scrap computer / activate computer", "Ada 2c play computer* | Ben 0c | discard computer"},
      {"scrapping takes the activated copy first, wherever it lies", "Ada play computer computer* | Ben",
       "scrap computer", "Ada 0c play computer | Ben 0c | discard computer"},
      {"scrapped and installed anew, it is another activation", "Ada play computer | Ben",
       "activate computer / scrap computer / draw computer / install computer!", "Ada 2c play computer* | Ben 0c"},
      {"the next turn again", "Ada play computer | Ben",
       "activate computer / end / turn Ben / end / turn Ada / activate computer", "Ada 2c play computer* | Ben 0c"},
      {"not in play", "Ada hand computer | Ben play computer", "activate computer", "S305a"},
      {"no effect", "Ada play crane | Ben", "activate crane", "S305c"},
      {"S5.4: blocked counts as activated", "Ada 9c play scanner | Ben 9c hand decoy",
       "activate scanner -> Ben (Ben decoy) / activate scanner -> Ben", "S305b"},
      {"no equipment at all", "Ada hand ore | Ben", "activate ore", "S305a"},
      {"a ruling lets a second time stand", "Ada play computer | Ben", "activate computer / stands activate computer",
       "Ada 2c play computer* | Ben 0c"},
  })));
}

TEST_CASE("S3.6: playing", "[station][actions]") {
  check(GENERATE(values<Row>({
      {"support", "Ada hand loan | Ben", "play loan", "Ada 4c | Ben 0c | discard loan"},
      {"espionage", "Ada hand pickpocket | Ben 9c", "play pickpocket -> Ben", "Ada 3c | Ben 6c | discard pickpocket"},
      {"not in hand", "Ada | Ben hand loan", "play loan", "S306b"},
      {"no card of the deck", "Ada | Ben", "play junk", "S306b"},
      {"goods", "Ada hand ore | Ben", "play ore", "S306a"},
      {"equipment", "Ada hand relay | Ben", "play relay", "S306a"},
      {"S6.1: to exactly 50", "Ada 46c hand loan | Ben", "play loan", "Ada 50c | Ben 0c | discard loan | trigger Ada"},
  })));
}

TEST_CASE("S4.2 and S4.3: dropping and scrapping", "[station][actions]") {
  check(GENERATE(values<Row>({
      {"S4.2: one", "Ada [ice ore] | Ben", "drop ice", "Ada 0c [ore] | Ben 0c"},
      {"S4.2: any number", "Ada [ice ore ore] | Ben", "drop ore,ice,ore", "Ada 0c | Ben 0c"},
      {"S4.2: more than there are", "Ada [ice ore] | Ben", "drop ore,ore", "S402"},
      {"S4.2: none of them there", "Ada [ice] | Ben [ore]", "drop ore", "S402"},
      {"S4.2: no good of the deck", "Ada [ice] | Ben", "drop junk", "S402"},
      {"S4.2: after the last action", "Ada [ice] | Ben", "draw / draw / draw / drop ice", "Ada 0c | Ben 0c"},
      {"S5.2: dropping is not blocked", "Ada [ice] | Ben hand ssd", "drop ice (Ben ssd)", "S502a"},
      {"S4.3: scrapped", "Ada play relay crane | Ben", "scrap relay", "Ada 0c play crane | Ben 0c | discard relay"},
      {"S4.3: not in play", "Ada hand relay | Ben play relay", "scrap relay", "S403"},
      {"S4.3: twice", "Ada play relay | Ben", "scrap relay / scrap relay", "S403"},
      {"S4.3: no card of the deck", "Ada play relay | Ben", "scrap junk", "S403"},
      {"S5.2: scrapping is not blocked", "Ada play relay | Ben hand ssd", "scrap relay (Ben ssd)", "S502a"},
      {"no ruling drops what is not there", "Ada | Ben", "stands drop ice", "refused S402"},
  })));
}

}  // namespace orion
