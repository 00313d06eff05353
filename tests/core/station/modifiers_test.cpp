// Every modifier of S7, in play and until the end of the turn; immunity, targets and timings.

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/core/station/table.hpp"

namespace orion {
using testing::played;

namespace {

struct Row {
  std::string_view clause, card, before, play, after;
};

void check(const Row& row) {
  CAPTURE(row.clause, row.card, row.before, row.play);
  CHECK(played(row.card, row.before, row.play) == row.after);
}

}  // namespace

TEST_CASE("S7: each modifier in play", "[station][modifiers]") {
  check(GENERATE(values<Row>({
      {"actions: a fourth", "x equipment in-play actions 1", "Ada play x | Ben", "draw / draw / draw / draw",
       "Ada 0c play x | Ben 0c"},
      {"actions: no fifth", "x equipment in-play actions 1", "Ada play x | Ben", "draw / draw / draw / draw / draw",
       "S202"},
      {"actions: two cards add up", "x equipment in-play actions 1", "Ada play x x | Ben",
       "draw / draw / draw / draw / draw", "Ada 0c play x x | Ben 0c"},
      {"actions: fewer", "x equipment in-play actions -1", "Ada play x | Ben", "draw / draw / draw", "S202"},
      {"actions: never below 0", "x equipment in-play actions -9; y equipment in-play actions 1", "Ada play x y | Ben",
       "draw", "S202"},
      {"actions: the owner's, not another player's", "x equipment in-play actions 1", "Ada | Ben play x",
       "draw / draw / draw / draw", "S202"},
      {"goods-limit: 7 are free", "x equipment in-play goods-limit 2",
       "Ada 9c [ice ice ice ice ice ice ice] play x | Ben", "end",
       "Ada 9c [ice ice ice ice ice ice ice] play x | Ben 0c | next Ben"},
      {"goods-limit: 8 are not", "x equipment in-play goods-limit 2",
       "Ada 9c [ice ice ice ice ice ice ice ice] play x | Ben", "end",
       "Ada 7c [ice ice ice ice ice ice ice ice] play x | Ben 0c | next Ben"},
      {"goods-limit: never below 0", "x equipment in-play goods-limit -9", "Ada 9c play x | Ben", "end",
       "Ada 9c play x | Ben 0c | next Ben"},
      {"goods-limit: 0, and one token", "x equipment in-play goods-limit -9", "Ada 9c [ice] play x | Ben", "end",
       "Ada 7c [ice] play x | Ben 0c | next Ben"},
      {"penalty: more", "x equipment in-play penalty 3", "Ada 9c [ice ice ice ice ice ice] play x | Ben", "end",
       "Ada 4c [ice ice ice ice ice ice] play x | Ben 0c | next Ben"},
      {"penalty: never below 0", "x equipment in-play penalty -3", "Ada 9c [ice ice ice ice ice ice] play x | Ben",
       "end", "Ada 9c [ice ice ice ice ice ice] play x | Ben 0c | next Ben"},
      {"equipment-limit: a fourth", "x equipment in-play equipment-limit 1", "Ada hand relay play x relay relay | Ben",
       "install relay", "Ada 0c play x relay relay relay | Ben 0c"},
      {"equipment-limit: no fifth", "x equipment in-play equipment-limit 1",
       "Ada hand relay play x relay relay relay | Ben", "install relay", "S304c"},
      {"equipment-limit: a card can make its own place", "x equipment in-play equipment-limit 1",
       "Ada hand x play relay relay relay | Ben", "install x", "Ada 0c play relay relay relay x | Ben 0c"},
      {"equipment-limit: or take it", "x equipment in-play equipment-limit -1", "Ada hand x play relay relay | Ben",
       "install x", "S304c"},
      {"equipment-limit: never below 0", "x equipment in-play equipment-limit -9", "Ada hand relay play x | Ben",
       "install relay", "S304c"},
      {"buy-price: all goods", "x equipment in-play buy-price -1", "Ada 2c hand ore play x | Ben", "buy ore",
       "Ada 0c [ore] play x | Ben 0c | discard ore"},
      {"buy-price: never below 0", "x equipment in-play buy-price -9", "Ada 2c hand ore play x | Ben", "buy ore",
       "Ada 2c [ore] play x | Ben 0c | discard ore"},
      {"buy-price: of one good", "x equipment in-play buy-price -1 ore", "Ada 9c hand ore ice play x | Ben",
       "buy ore / buy ice", "Ada 6c [ice ore] play x | Ben 0c | discard ice ore"},
      {"buy-price: general and of one good add up", "x equipment in-play buy-price -1 ore in-play buy-price -1",
       "Ada 9c hand ore grain play x | Ben", "buy ore / buy grain",
       "Ada 7c [grain ore] play x | Ben 0c | discard grain ore"},
      {"buy-price: of a card, not of a unit", "x equipment in-play buy-price -1; y goods good ore units 3 buy 5",
       "Ada 9c hand y play x | Ben", "buy y", "Ada 5c [ore ore ore] play x | Ben 0c | discard y"},
      {"sell-price: all goods", "x equipment in-play sell-price 1", "Ada 0c [ore] hand ore play x | Ben", "sell ore",
       "Ada 8c play x | Ben 0c | discard ore"},
      {"sell-price: never below 0", "x equipment in-play sell-price -9", "Ada 0c [ore] hand ore play x | Ben",
       "sell ore", "Ada 0c play x | Ben 0c | discard ore"},
      {"sell-price: of one good", "x equipment in-play sell-price 2 ice", "Ada 0c [ore ice] hand ore ice play x | Ben",
       "sell ore / sell ice", "Ada 12c play x | Ben 0c | discard ice ore"},
      {"draw: three", "x equipment in-play draw 1", "Ada play x | Ben | pile ice ore loan",
       "drawn ice,ore,loan keep ore", "Ada 0c hand ore play x | Ben 0c | discard ice loan"},
      {"draw: two are too few then", "x equipment in-play draw 1", "Ada play x | Ben | pile ice ore loan",
       "drawn ice,ore keep ore", "S201a"},
      {"draw: never below 0", "x equipment in-play draw -9", "Ada play x | Ben | pile ice", "drawn -",
       "Ada 0c play x | Ben 0c | pile 1"},
      {"keep: two", "x equipment in-play keep 1", "Ada play x | Ben | pile ice ore", "drawn ice,ore keep ore,ice",
       "Ada 0c hand ice ore play x | Ben 0c"},
      {"keep: all, need not be said", "x equipment in-play keep 1", "Ada play x | Ben | pile ice ore", "drawn ice,ore",
       "Ada 0c hand ice ore play x | Ben 0c"},
      {"keep: one is too few then", "x equipment in-play keep 1", "Ada play x | Ben | pile ice ore",
       "drawn ice,ore keep ore", "S201b"},
      {"keep: none, never below 0", "x equipment in-play keep -9", "Ada play x | Ben | pile ice ore", "drawn ice,ore",
       "Ada 0c play x | Ben 0c | discard ice ore"},
      {"activation-cost: less", "x equipment in-play activation-cost -1",
       "Ada 1c play x scanner relay | Ben | pile ice", "activate relay drew=ice",
       "Ada 0c hand ice play x scanner relay* | Ben 0c"},
      {"activation-cost: never below 0", "x equipment in-play activation-cost -9", "Ada 1c play x computer | Ben",
       "activate computer", "Ada 2c play x computer* | Ben 0c"},
      {"activation-cost: more", "x equipment in-play activation-cost 1", "Ada 2c play x relay | Ben | pile ice",
       "activate relay drew=ice", "S305d"},
      {"activation-cost: on installing, of the card itself too",
       "x equipment cost 2 in-play activation-cost -1 {gain 0}", "Ada 1c hand x | Ben", "install x!",
       "Ada 0c play x* | Ben 0c"},
  })));
}

TEST_CASE("S7: each modifier by modify", "[station][modifiers]") {
  check(GENERATE(values<Row>({
      {"actions", "x support {modify actions 1}", "Ada hand x | Ben", "play x / draw x / draw / draw",
       "Ada 0c hand x actions+1 | Ben 0c"},
      {"actions: a limit that sinks below what was taken", "x support {modify actions -2}", "Ada hand x | Ben",
       "draw / play x / draw x", "S202"},
      {"goods-limit", "x support {modify goods-limit 1}", "Ada 9c [ice ice ice ice ice ice] hand x | Ben",
       "play x / end", "Ada 9c [ice ice ice ice ice ice] | Ben 0c | discard x | next Ben"},
      {"penalty", "x support {modify penalty -1}", "Ada 9c [ice ice ice ice ice ice] hand x | Ben", "play x / end",
       "Ada 8c [ice ice ice ice ice ice] | Ben 0c | discard x | next Ben"},
      {"equipment-limit", "x support {modify equipment-limit 1}", "Ada hand x crane play relay relay relay | Ben",
       "play x / install crane", "Ada 0c play relay relay relay crane equipment-limit+1 | Ben 0c | discard x"},
      {"buy-price", "x support {modify buy-price -2}", "Ada 9c hand x ore | Ben", "play x / buy ore",
       "Ada 8c [ore] buy-price-2 | Ben 0c | discard ore x"},
      {"buy-price of one good", "x support {modify buy-price -1 ice}", "Ada 9c hand x ore ice | Ben",
       "play x / buy ore / buy ice", "Ada 6c [ice ore] buy-price-1 ice | Ben 0c | discard ice ore x"},
      {"sell-price", "x support {modify sell-price 2}", "Ada 0c [ore] hand x ore | Ben", "play x / sell ore",
       "Ada 9c sell-price+2 | Ben 0c | discard ore x"},
      {"sell-price: beside equipment", "x support {modify sell-price 2}; y equipment in-play sell-price 1",
       "Ada 0c [ore] hand x ore play y | Ben", "play x / sell ore",
       "Ada 10c play y sell-price+2 | Ben 0c | discard ore x"},
      {"draw: of no use after the draw phase", "x support {modify draw 1}", "Ada hand x | Ben | pile ice ore loan",
       "play x / end / turn Ben / drawn ice,ore keep ice", "Ada 0c | Ben 0c hand ice | pile 1 | discard ore x"},
      {"keep: of no use after the draw phase", "x support opponent {modify keep 1 target}",
       "Ada hand x | Ben | pile ice ore", "play x -> Ben / end / turn Ben / drawn ice,ore keep ice",
       "Ada 0c | Ben 0c hand ice | discard ore x"},
      {"activation-cost", "x support {modify activation-cost -1}", "Ada 1c hand x play relay | Ben | pile ice",
       "play x / activate relay drew=ice", "Ada 0c hand ice play relay* activation-cost-1 | Ben 0c | discard x"},
  })));
}

TEST_CASE("S5.9: immunity", "[station][modifiers]") {
  check(GENERATE(values<Row>({
      {"espionage", "", "Ada 0c hand pickpocket | Ben 5c play firewall", "play pickpocket -> Ben", "S306d"},
      {"espionage: not against support", "x support opponent {take 3}", "Ada 0c hand x | Ben 5c play firewall",
       "play x -> Ben", "Ada 3c | Ben 2c play firewall | discard x"},
      {"espionage: not against equipment", "", "Ada 1c play scanner | Ben 5c play firewall", "activate scanner -> Ben",
       "Ada 2c play scanner* | Ben 3c play firewall"},
      {"support", "x support opponent {take 3}; y equipment immune support", "Ada 0c hand x | Ben 5c play y",
       "play x -> Ben", "S306d"},
      {"equipment", "y equipment immune equipment", "Ada 1c play scanner | Ben 5c play y", "activate scanner -> Ben",
       "S305f"},
      {"equipment, on installing", "y equipment immune equipment", "Ada 1c hand scanner | Ben 5c play y",
       "install scanner! -> Ben", "S305f"},
      {"a list", "x support opponent {take 3}; y equipment immune support immune espionage",
       "Ada hand x | Ben 5c play y", "play x -> Ben", "S306d"},
      {"left out of each-opponent", "", "Ada hand audit | Ben 5c play firewall | Cleo 5c", "play audit",
       "Ada 0c | Ben 5c play firewall | Cleo 3c | discard audit"},
      {"all left out of each-opponent: legal", "", "Ada hand audit | Ben 5c play firewall", "play audit",
       "Ada 0c | Ben 5c play firewall | discard audit"},
      {"no more once it is scrapped", "x support opponent {scrap-equipment 1}",
       "Ada hand x pickpocket | Ben 5c play firewall", "play x -> Ben equipment=firewall / play pickpocket -> Ben",
       "Ada 3c | Ben 2c | discard firewall pickpocket x"},
      {"of the player who acts: not against steps on oneself", "x espionage {gain 1}", "Ada hand x play firewall | Ben",
       "play x", "Ada 1c play firewall | Ben 0c | discard x"},
      {"of the player who acts: who cannot be chosen either", "x espionage any-player {gain 1 target}",
       "Ada hand x play firewall | Ben", "play x -> Ada", "S306d"},
  })));
}

TEST_CASE("S7: each target", "[station][modifiers]") {
  check(GENERATE(values<Row>({
      {"none", "x support {gain 1}", "Ada hand x | Ben", "play x", "Ada 1c | Ben 0c | discard x"},
      {"none, and one is given", "x support {gain 1}", "Ada hand x | Ben", "play x -> Ben", "S306e"},
      {"none, and one is given, by equipment", "", "Ada play computer | Ben", "activate computer -> Ben", "S305g"},
      {"none, and one is given on installing", "", "Ada hand computer | Ben", "install computer! -> Ben", "S305g"},
      {"not activated, and one is given", "", "Ada hand scanner | Ben", "install scanner -> Ben", "S305g"},
      {"self", "x support self {gain 1 target}", "Ada hand x | Ben", "play x", "Ada 1c | Ben 0c | discard x"},
      {"self, another is given", "x support self {gain 1 target}", "Ada hand x | Ben", "play x -> Ben", "S306d"},
      {"opponent", "x support opponent {gain 1 target}", "Ada hand x | Ben", "play x -> Ben",
       "Ada 0c | Ben 1c | discard x"},
      {"opponent, none is given", "x support opponent {gain 1 target}", "Ada hand x | Ben", "play x", "S306c"},
      {"opponent, none is given, by equipment", "", "Ada 9c play scanner | Ben", "activate scanner", "S305e"},
      {"opponent, oneself", "x support opponent {gain 1 target}", "Ada hand x | Ben", "play x -> Ada", "S306d"},
      {"opponent, oneself, by equipment", "", "Ada 9c play scanner | Ben", "activate scanner -> Ada", "S305f"},
      {"S6.6: opponent who has left", "x support opponent {gain 1 target}", "Ada hand x | Ben left | Cleo",
       "play x -> Ben", "S306d S606"},
      {"S6.6: by equipment", "", "Ada 9c play scanner | Ben left | Cleo", "activate scanner -> Ben", "S305f S606"},
      {"any-player, another", "x support any-player {gain 1 target}", "Ada hand x | Ben", "play x -> Ben",
       "Ada 0c | Ben 1c | discard x"},
      {"any-player, oneself", "x support any-player {gain 1 target}", "Ada hand x | Ben", "play x -> Ada",
       "Ada 1c | Ben 0c | discard x"},
      {"any-player, none is given", "x support any-player {gain 1 target}", "Ada hand x | Ben", "play x", "S306c"},
      {"each-opponent, in seat order from the player", "x support each-opponent {give 2}", "Ada 3c hand x | Ben | Cleo",
       "play x", "Ada 0c | Ben 2c | Cleo 1c | discard x"},
      {"each-opponent, from a seat in the middle", "x support each-opponent {give 2}", "Ada | Ben 3c hand x | Cleo",
       "end / turn Ben / play x", "Ada 1c | Ben 0c | Cleo 2c | discard x"},
      {"each-opponent, one is named", "x support each-opponent {give 2}", "Ada 3c hand x | Ben | Cleo", "play x -> Ben",
       "S306e"},
      {"each-opponent, without those who left", "x support each-opponent {give 2}", "Ada 5c hand x | Ben left | Cleo",
       "play x", "Ada 3c | Ben 0c left | Cleo 2c | discard x"},
      {"S7: beside buying", "", "Ada 9c hand ore | Ben", "buy ore -> Ben", "S700a"},
      {"S7: beside selling", "", "Ada 9c [ore] hand ore | Ben", "sell ore -> Ben", "S700a"},
      {"S7: beside drawing", "", "Ada 9c | Ben | pile ice", "draw ice -> Ben", "S700a"},
      {"S7: beside dropping", "", "Ada 9c [ore] | Ben", "drop ore -> Ben", "S700a"},
      {"S7: beside scrapping", "", "Ada 9c play relay | Ben", "scrap relay -> Ben", "S700a"},
  })));
}

TEST_CASE("S7: each timing", "[station][modifiers]") {
  check(GENERATE(values<Row>({
      {"own-turn: played", "x support {gain 1}", "Ada hand x | Ben", "play x", "Ada 1c | Ben 0c | discard x"},
      {"own-turn: no response", "x support {block}", "Ada hand pickpocket | Ben hand x",
       "play pickpocket -> Ben (Ben x)", "S401c"},
      {"opponent-turn: a response", "x support opponent-turn {block}", "Ada hand pickpocket | Ben 5c hand x",
       "play pickpocket -> Ben (Ben x)", "Ada 0c | Ben 5c | discard pickpocket x"},
      {"opponent-turn: not played", "x support opponent-turn {block}", "Ada hand x | Ben", "play x", "S306a"},
      {"opponent-turn: equipment from the hand", "x equipment opponent-turn {block}",
       "Ada hand pickpocket | Ben 5c hand x", "play pickpocket -> Ben (Ben x)",
       "Ada 0c | Ben 5c | discard pickpocket x"},
      {"a defence card is not played", "", "Ada hand decoy | Ben", "play decoy", "S306a"},
      {"an SSD is not played", "", "Ada hand ssd | Ben", "play ssd", "S306a"},
      {"free: not counted when played", "x support free {gain 1}", "Ada hand x | Ben", "draw / draw / draw / play x",
       "Ada 1c | Ben 0c | discard x"},
      {"free: not counted when activated", "x equipment free {gain 1}", "Ada play x | Ben",
       "draw / draw / draw / activate x", "Ada 1c play x* | Ben 0c"},
      {"free: not counted when installed", "x equipment free {gain 1}", "Ada hand x | Ben",
       "draw / draw / draw / install x!", "Ada 1c play x* | Ben 0c"},
      {"free: once a turn all the same", "x equipment free {gain 1}", "Ada play x | Ben", "activate x / activate x",
       "S305b"},
      {"free: can be blocked", "x espionage free opponent {take 3}", "Ada hand x | Ben 5c hand decoy",
       "play x -> Ben (Ben decoy)", "Ada 0c | Ben 5c | discard decoy x"},
      {"blockable: false", "x espionage unblockable opponent {take 3}", "Ada hand x | Ben 5c hand decoy",
       "play x -> Ben (Ben decoy)", "S505b"},
      {"blockable: false, an SSD", "x espionage unblockable opponent {take 3}", "Ada hand x | Ben 5c hand ssd",
       "play x -> Ben (Ben ssd)", "S505b"},
      {"blockable: false, without a response", "x espionage unblockable opponent {take 3}",
       "Ada hand x | Ben 5c hand ssd", "play x -> Ben", "Ada 3c | Ben 2c hand ssd | discard x"},
  })));
}

}  // namespace orion
