// Every step of an effect (S7) about goods, equipment, turns, blocks and limits, with the table before and after.

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

TEST_CASE("S7: each step that moves goods", "[station][steps]") {
  check(GENERATE(values<Row>({
      {"load", "x support {load 2}", "Ada hand x | Ben", "play x goods=ore,ice",
       "Ada 0c [ice ore] | Ben 0c | discard x"},
      {"load, good fixed by the deck", "x support {load 2 good ore}", "Ada hand x | Ben", "play x",
       "Ada 0c [ore ore] | Ben 0c | discard x"},
      {"load, who: target", "x support opponent {load 1 target}", "Ada hand x | Ben", "play x -> Ben goods=ore",
       "Ada 0c | Ben 0c [ore] | discard x"},
      {"load, good fixed, each target", "x support each-opponent {load 1 target good ice}",
       "Ada hand x | Ben | Cleo [ore]", "play x", "Ada 0c | Ben 0c [ice] | Cleo 0c [ice ore] | discard x"},
      {"load per equipment of target", "x support opponent {load 1 per equipment of-target}",
       "Ada hand x | Ben play crane crane", "play x -> Ben goods=ice,ice",
       "Ada 0c [ice ice] | Ben 0c play crane crane | discard x"},
      {"load beyond any limit", "x support {load 9 good ice}", "Ada [ore] hand x | Ben", "play x",
       "Ada 0c [ice ice ice ice ice ice ice ice ice ore] | Ben 0c | discard x"},
      {"unload", "x support {unload 2}", "Ada [ice ore ore] hand x | Ben", "play x goods=ore,ice",
       "Ada 0c [ore] | Ben 0c | discard x"},
      {"unload: at most what is there", "x support {unload 2}", "Ada [ice] hand x | Ben", "play x goods=ice",
       "Ada 0c | Ben 0c | discard x"},
      {"unload, good fixed: at most what is there of it", "x support {unload 2 good ice}", "Ada [ice ore] hand x | Ben",
       "play x", "Ada 0c [ore] | Ben 0c | discard x"},
      {"unload, who: target", "x espionage opponent {unload 1 target}", "Ada [ice] hand x | Ben [ice ore]",
       "play x -> Ben goods=ore", "Ada 0c [ice] | Ben 0c [ice] | discard x"},
      {"unload, good fixed, each target", "x espionage each-opponent {unload 1 target good ice}",
       "Ada [ice] hand x | Ben [ice ice] | Cleo [ore]", "play x",
       "Ada 0c [ice] | Ben 0c [ice] | Cleo 0c [ore] | discard x"},
      {"unload: nothing there", "x support {unload 2}", "Ada hand x | Ben", "play x", "Ada 0c | Ben 0c | discard x"},
      {"take-goods", "x espionage opponent {take-goods 1}", "Ada [ice] hand x | Ben [ice ore]",
       "play x -> Ben goods=ore", "Ada 0c [ice ore] | Ben 0c [ice] | discard x"},
      {"take-goods: at most what is there", "x espionage opponent {take-goods 3}", "Ada hand x | Ben [ice ore]",
       "play x -> Ben goods=ore,ice", "Ada 0c [ice ore] | Ben 0c | discard x"},
      {"take-goods: nothing there", "x espionage opponent {take-goods 3}", "Ada hand x | Ben", "play x -> Ben",
       "Ada 0c | Ben 0c | discard x"},
      {"take-goods from each", "x espionage each-opponent {take-goods 1}", "Ada hand x | Ben [ice] | Cleo [ore]",
       "play x goods:Ben=ice goods:Cleo=ore", "Ada 0c [ice ore] | Ben 0c | Cleo 0c | discard x"},
      {"give-goods", "x support opponent {give-goods 1}", "Ada [ice ore] hand x | Ben", "play x -> Ben goods=ore",
       "Ada 0c [ice] | Ben 0c [ore] | discard x"},
      {"give-goods: at most what is there", "x support opponent {give-goods 2}", "Ada [ice] hand x | Ben",
       "play x -> Ben goods=ice", "Ada 0c | Ben 0c [ice] | discard x"},
      {"give-goods to each, told apart by player", "x support each-opponent {give-goods 1}",
       "Ada [ice ore] hand x | Ben | Cleo", "play x goods:Cleo=ice goods:Ben=ore",
       "Ada 0c | Ben 0c [ore] | Cleo 0c [ice] | discard x"},
      {"swap-goods", "x espionage opponent {swap-goods 1}", "Ada [ice] hand x | Ben [grain ore]",
       "play x -> Ben gives=ice gets=ore", "Ada 0c [ore] | Ben 0c [ice grain] | discard x"},
      {"swap-goods: as many as both have", "x espionage opponent {swap-goods 3}", "Ada [ice ice] hand x | Ben [ore]",
       "play x -> Ben gives=ice gets=ore", "Ada 0c [ice ore] | Ben 0c [ice] | discard x"},
      {"swap-goods: what is given is not got back", "x espionage opponent {swap-goods 1}",
       "Ada [ice] hand x | Ben [ore]", "play x -> Ben gives=ice gets=ice", "S306f"},
      {"swap-goods: alike for alike", "x espionage opponent {swap-goods 1}", "Ada [ice] hand x | Ben [ice ore]",
       "play x -> Ben gives=ice gets=ice", "Ada 0c [ice] | Ben 0c [ice ore] | discard x"},
      {"swap-goods: one of both has none", "x espionage opponent {swap-goods 1}", "Ada hand x | Ben [ice]",
       "play x -> Ben", "Ada 0c | Ben 0c [ice] | discard x"},
      {"swap-goods with each, one after another", "x espionage each-opponent {swap-goods 1}",
       "Ada [ice] hand x | Ben [ore] | Cleo [grain]",
       "play x gives:Ben=ice gets:Ben=ore gives:Cleo=ore gets:Cleo=grain",
       "Ada 0c [grain] | Ben 0c [ice] | Cleo 0c [ore] | discard x"},
      {"swap-goods with oneself", "x support any-player {swap-goods 1}", "Ada [ice ore] hand x | Ben",
       "play x -> Ada gives=ice gets=ore", "Ada 0c [ice ore] | Ben 0c | discard x"},
  })));
}

TEST_CASE("S7: each step that moves equipment", "[station][steps]") {
  check(GENERATE(values<Row>({
      {"scrap-equipment", "x espionage opponent {scrap-equipment 1}", "Ada hand x play relay | Ben play relay crane",
       "play x -> Ben equipment=crane", "Ada 0c play relay | Ben 0c play relay | discard crane x"},
      {"scrap-equipment: at most what is there", "x espionage opponent {scrap-equipment 2}",
       "Ada hand x | Ben play crane", "play x -> Ben equipment=crane", "Ada 0c | Ben 0c | discard crane x"},
      {"S5.9: scrap-equipment, none there", "x espionage opponent {scrap-equipment 1}", "Ada hand x play relay | Ben",
       "play x -> Ben", "Ada 0c play relay | Ben 0c | discard x"},
      {"scrap-equipment of oneself", "x support self {scrap-equipment 1}", "Ada hand x play relay crane | Ben",
       "play x equipment=crane", "Ada 0c play relay | Ben 0c | discard crane x"},
      {"scrap-equipment: an activated copy first", "x support self {scrap-equipment 1}",
       "Ada hand x play relay relay* relay | Ben", "play x equipment=relay",
       "Ada 0c play relay relay | Ben 0c | discard relay x"},
      {"scrap-equipment of each", "x espionage each-opponent {scrap-equipment 1}",
       "Ada hand x | Ben play crane relay | Cleo play relay computer",
       "play x equipment:Cleo=relay equipment:Ben=crane",
       "Ada 0c | Ben 0c play relay | Cleo 0c play computer | discard relay crane x"},
      {"scrap-equipment per goods of self", "x espionage opponent {scrap-equipment 1 per goods}",
       "Ada [ice ice] hand x | Ben play crane relay relay", "play x -> Ben equipment=relay,relay",
       "Ada 0c [ice ice] | Ben 0c play crane | discard relay relay x"},
      {"take-equipment", "x espionage opponent {take-equipment 1}", "Ada hand x play relay | Ben play relay crane",
       "play x -> Ben equipment=crane", "Ada 0c play relay crane | Ben 0c play relay | discard x"},
      {"take-equipment: the third", "x espionage opponent {take-equipment 1}",
       "Ada hand x play relay relay | Ben play crane", "play x -> Ben equipment=crane",
       "Ada 0c play relay relay crane | Ben 0c | discard x"},
      {"S3.4: take-equipment, a fourth", "x espionage opponent {take-equipment 1}",
       "Ada hand x play relay relay computer | Ben play crane", "play x -> Ben equipment=crane", "S304c"},
      {"S3.4: take-equipment, two of which one is too many", "x espionage opponent {take-equipment 2}",
       "Ada hand x play relay relay | Ben play crane computer", "play x -> Ben equipment=crane,computer", "S304c"},
      {"take-equipment: none there, though at the limit", "x espionage opponent {take-equipment 1}",
       "Ada hand x play relay relay computer | Ben", "play x -> Ben",
       "Ada 0c play relay relay computer | Ben 0c | discard x"},
      {"take-equipment from each", "x espionage each-opponent {take-equipment 1}",
       "Ada hand x | Ben play crane | Cleo play relay", "play x equipment:Ben=crane equipment:Cleo=relay",
       "Ada 0c play crane relay | Ben 0c | Cleo 0c | discard x"},
      {"S3.5: take-equipment from oneself, activated it stays", "x support any-player {take-equipment 1}",
       "Ada hand x play relay* crane | Ben", "play x -> Ada equipment=relay",
       "Ada 0c play crane relay* | Ben 0c | discard x"},
      {"take-equipment: what was taken can be activated", "x espionage opponent {take-equipment 1}",
       "Ada hand x | Ben play computer", "play x -> Ben equipment=computer / activate computer",
       "Ada 1c play computer* | Ben 0c | discard x"},
  })));
}

TEST_CASE("S7: each step about turns, blocks and limits", "[station][steps]") {
  check(GENERATE(values<Row>({
      {"extra-actions", "x support {extra-actions 2}", "Ada 20c hand x | Ben 20c", "play x",
       "Ada 20c +2 actions | Ben 20c | discard x"},
      {"extra-actions: five in all", "x support {extra-actions 2}", "Ada hand x | Ben",
       "play x / draw x / draw / draw / draw", "Ada 0c hand x +2 actions | Ben 0c"},
      {"extra-actions: no sixth", "x support {extra-actions 2}", "Ada hand x | Ben",
       "play x / draw x / draw / draw / draw / draw", "S202"},
      {"extra-actions add up", "x support {extra-actions 1}", "Ada hand x x | Ben", "play x / play x",
       "Ada 0c +2 actions | Ben 0c | discard x x"},
      {"extra-actions, in this turn only", "x support {extra-actions 2}", "Ada hand x | Ben", "play x / end",
       "Ada 0c | Ben 0c | discard x | next Ben"},
      {"extra-actions, who: target: of no use in this turn", "x support opponent {extra-actions 2 target}",
       "Ada hand x | Ben", "play x -> Ben / end", "Ada 0c | Ben 0c | discard x | next Ben"},
      {"extra-actions per goods of self", "x support {extra-actions 1 per goods}", "Ada [ice ore] hand x | Ben",
       "play x", "Ada 0c [ice ore] +2 actions | Ben 0c | discard x"},
      {"skip-turn, who: target", "x espionage opponent {skip-turn target}", "Ada hand x | Ben | Cleo", "play x -> Ben",
       "Ada 0c | Ben 0c skips 1 | Cleo 0c | discard x"},
      {"skip-turn: the turn is missed", "x espionage opponent {skip-turn target}", "Ada hand x | Ben | Cleo",
       "play x -> Ben / end", "Ada 0c | Ben 0c | Cleo 0c | discard x | next Cleo"},
      {"skip-turn: one only", "x espionage opponent {skip-turn target}", "Ada hand x | Ben",
       "play x -> Ben / end / turn Ada / end", "Ada 0c | Ben 0c | discard x | next Ben"},
      {"skip-turn twice", "x espionage opponent {skip-turn target}", "Ada hand x x | Ben",
       "play x -> Ben / play x -> Ben / end / turn Ada / end", "Ada 0c | Ben 0c | discard x x | next Ada"},
      {"skip-turn of oneself", "x support {skip-turn}", "Ada hand x | Ben", "play x / end / turn Ben / end",
       "Ada 0c | Ben 0c | discard x | next Ben"},
      {"skip-turn of each", "x espionage each-opponent {skip-turn target}", "Ada hand x | Ben | Cleo", "play x / end",
       "Ada 0c | Ben 0c | Cleo 0c | discard x | next Ada"},
      {"extra-turn", "x support {extra-turn}", "Ada hand x | Ben", "play x", "Ada 0c | Ben 0c | discard x | extra Ada"},
      {"extra-turn: right after this one", "x support {extra-turn}", "Ada hand x | Ben", "play x / end",
       "Ada 0c | Ben 0c | discard x | next Ada"},
      {"extra-turn: then seat order", "x support {extra-turn}", "Ada hand x | Ben", "play x / end / turn Ada / end",
       "Ada 0c | Ben 0c | discard x | next Ben"},
      {"extra-turn, who: target: then seat order from the turn that gave it", "x support opponent {extra-turn target}",
       "Ada hand x | Ben | Cleo", "play x -> Cleo / end / turn Cleo / end",
       "Ada 0c | Ben 0c | Cleo 0c | discard x | next Ben"},
      {"extra-turn, missed for a skip", "x support opponent {skip-turn target, extra-turn target}",
       "Ada hand x | Ben | Cleo", "play x -> Cleo / end", "Ada 0c | Ben 0c | Cleo 0c | discard x | next Ben"},
      {"block", "", "Ada 20c hand pickpocket | Ben 20c hand decoy", "play pickpocket -> Ben (Ben decoy)",
       "Ada 20c | Ben 20c | discard pickpocket decoy"},
      {"modify", "x support {modify buy-price -1}", "Ada 20c hand x | Ben 20c", "play x",
       "Ada 20c buy-price-1 | Ben 20c | discard x"},
      {"modify: until the end of the turn", "x support {modify buy-price -1}", "Ada 20c hand x | Ben 20c",
       "play x / end", "Ada 20c | Ben 20c | discard x | next Ben"},
      {"modify, who: target", "x espionage opponent {modify penalty 2 target}", "Ada hand x | Ben", "play x -> Ben",
       "Ada 0c | Ben 0c penalty+2 | discard x"},
      {"modify, each target", "x espionage each-opponent {modify penalty 2 target}", "Ada hand x | Ben | Cleo",
       "play x", "Ada 0c | Ben 0c penalty+2 | Cleo 0c penalty+2 | discard x"},
      {"modify, several at once", "x support {modify buy-price -1 ore and actions 1}", "Ada hand x | Ben", "play x",
       "Ada 0c buy-price-1 ore actions+1 | Ben 0c | discard x"},
      {"modify adds up", "x support {modify buy-price -1, modify buy-price -2}", "Ada hand x | Ben", "play x",
       "Ada 0c buy-price-3 | Ben 0c | discard x"},
      {"as-recorded", "x support {as-recorded}", "Ada 20c hand x | Ben 20c", "play x outcome=gain/Ada/2+lose/Ben/1",
       "Ada 22c | Ben 19c | discard x"},
      {"as-recorded: nothing happened", "x support {as-recorded}", "Ada 20c hand x | Ben 20c",
       "play x outcome=", "Ada 20c | Ben 20c | discard x"},
      {"as-recorded: not told", "x support {as-recorded}", "Ada 20c hand x | Ben 20c", "play x", "undetermined"},
  })));
}

}  // namespace orion
