// S2.1, S2.4, S3.1 and the draw pile of S8: one row per clause and boundary.

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

void check(const Row& row, const station::Options& options = {}) {
  CAPTURE(row.clause, row.before, row.play);
  CHECK(played("x support {draw 2}", row.before, row.play, options) == row.after);
}

constexpr station::Options kStop{.pile_empty = station::PileEmpty::Stop};

}  // namespace

TEST_CASE("S2.1: the draw phase", "[station][drawing]") {
  check(GENERATE(values<Row>({
      {"two drawn, one kept", "Ada | Ben | pile? ice ore loan", "drawn ice,ore keep ore",
       "Ada 0c hand ore | Ben 0c | pile 1 | discard ice"},
      {"only what was discarded is told", "Ada | Ben | pile? ice ore loan", "drawn ice,ore discard ice",
       "Ada 0c hand ore | Ben 0c | pile 1 | discard ice"},
      {"both are told", "Ada | Ben | pile? ice ore loan", "drawn ice,ore keep ore discard ice",
       "Ada 0c hand ore | Ben 0c | pile 1 | discard ice"},
      {"neither is told", "Ada | Ben | pile? ice ore loan", "drawn ice,ore", "undetermined"},
      {"two of a kind", "Ada | Ben | pile? ice ice loan", "drawn ice,ice keep ice",
       "Ada 0c hand ice | Ben 0c | pile 1 | discard ice"},
      {"one drawn", "Ada | Ben | pile? ice ore loan", "drawn ice keep ice", "S201a"},
      {"three drawn", "Ada | Ben | pile? ice ore loan", "drawn ice,ore,loan keep ice", "S201a"},
      {"none drawn", "Ada | Ben | pile? ice ore loan", "drawn -", "S201a"},
      {"number, before cards", "Ada | Ben | pile? ice ore", "drawn grain keep grain", "S201a S800a"},
      {"cards, before what was kept", "Ada | Ben | pile? ice ore", "drawn ice,grain keep loan", "S800a"},
      {"kept: another card", "Ada hand loan | Ben | pile? ice ore", "drawn ice,ore keep loan", "S201b"},
      {"kept: two", "Ada | Ben | pile? ice ore", "drawn ice,ore keep ice,ore", "S201b"},
      {"kept: none", "Ada | Ben | pile? ice ore", "drawn ice,ore keep -", "S201b"},
      {"kept: one twice", "Ada | Ben | pile? ice ore", "drawn ice,ore keep ice,ice", "S201b S201b"},
      {"kept: no card of the deck", "Ada | Ben | pile? ice ore", "drawn ice,ore keep junk", "S201b"},
      {"discarded: another card", "Ada hand loan | Ben | pile? ice ore", "drawn ice,ore discard loan", "S201c"},
      {"discarded: both", "Ada | Ben | pile? ice ore", "drawn ice,ore discard ice,ore", "S201c"},
      {"discarded: the one that was kept", "Ada | Ben | pile? ice ore", "drawn ice,ore keep ice discard ice", "S201c"},
      {"discarded: neither card", "Ada | Ben | pile? ice ore", "drawn ice,ore discard -", "S201c"},
      {"unseen, and one is shown on discarding", "Ada | Ben | pile? ice ore loan", "drawn ?,ore discard ore",
       "Ada 0c hand ? | Ben 0c | pile 1 | discard ore"},
      {"unseen, and the seen one is kept", "Ada | Ben | pile? ice ore loan", "drawn ?,ore keep ore",
       "Ada 0c hand ore | Ben 0c | pile 1 | discard ?"},
      {"both unseen", "Ada | Ben | pile? ice ore loan", "drawn ?,? keep ?",
       "Ada 0c hand ? | Ben 0c | pile 1 | discard ?"},
      {"both unseen, and neither told: they are alike", "Ada | Ben | pile? ice ore loan", "drawn ?,?",
       "Ada 0c hand ? | Ben 0c | pile 1 | discard ?"},
      {"two of a kind, and neither told", "Ada | Ben | pile? ice ice loan", "drawn ice,ice",
       "Ada 0c hand ice | Ben 0c | pile 1 | discard ice"},
      {"one unseen, and neither told", "Ada | Ben | pile? ice ore loan", "drawn ?,ore", "undetermined"},
      {"a ruling lets another number stand", "Ada | Ben | pile? ice ore loan", "stands drawn ice,ore,loan keep ice",
       "Ada 0c hand ice | Ben 0c | discard ore loan"},
      {"a ruling lets both be kept", "Ada | Ben | pile? ice ore loan", "stands drawn ice,ore keep ice,ore",
       "Ada 0c hand ice ore | Ben 0c | pile 1"},
      {"no ruling keeps what was not drawn", "Ada | Ben | pile? ice ore loan", "stands drawn ice,ore keep loan",
       "refused S201b"},
  })));
}

TEST_CASE("S2.4: when the pile is empty", "[station][drawing]") {
  check(GENERATE(values<Row>({
      {"reshuffled by itself", "Ada | Ben | discard ice ore loan", "drawn ice,ore keep ice",
       "Ada 0c hand ice | Ben 0c | pile 1 | discard ore"},
      {"in the middle of a draw", "Ada | Ben | pile? ice | discard ore loan", "drawn ice,ore keep ice",
       "Ada 0c hand ice | Ben 0c | pile 1 | discard ore"},
      {"in the middle: the first is of the old pile", "Ada | Ben | pile? ice | discard ore loan",
       "drawn ore,ice keep ice", "S800a"},
      {"in the middle: the second is of the new pile", "Ada | Ben hand grain | pile? ice | discard ore loan",
       "drawn ice,grain keep ice", "S800a"},
      {"not before the pile is empty", "Ada | Ben | pile? ice ore | discard loan loan", "drawn ice,loan keep ice",
       "S800a"},
      {"one card is left in all: drawn and kept", "Ada | Ben | pile? ice", "drawn ice keep ice",
       "Ada 0c hand ice | Ben 0c"},
      {"one card is left in all: need not be said to be kept", "Ada | Ben | discard ice", "drawn ice",
       "Ada 0c hand ice | Ben 0c"},
      {"one card is left in all: two cannot be drawn", "Ada | Ben | pile? ice", "drawn ice,ice keep ice",
       "S201a S800a"},
      {"no card is left: no `keep`", "Ada | Ben", "drawn -", "Ada 0c | Ben 0c"},
      {"no card is left, and one is kept", "Ada hand ice | Ben", "drawn - keep ice", "S201b S201b"},
      {"the card not kept is discarded after both are drawn", "Ada | Ben | pile? ice", "drawn ice,ice discard ice",
       "S201a S800a"},
      {"a card played is in the discard pile before its effect", "Ada hand x | Ben | pile? ice", "play x drew=ice,x",
       "Ada 0c hand ice x | Ben 0c"},
      {"an effect draws all that is left", "Ada hand x | Ben", "play x drew=x", "Ada 0c hand x | Ben 0c"},
      {"a card bought with is there as well", "Ada 9c hand ice | Ben", "buy ice / draw ice",
       "Ada 8c [ice] hand ice | Ben 0c"},
      {"so is one that was blocked with", "Ada hand pickpocket | Ben hand decoy",
       "play pickpocket -> Ben (Ben decoy) / draw decoy", "Ada 0c hand decoy | Ben 0c | pile 1"},
      {"unseen cards of the discard pile come back", "Ada | Ben | unseen ice ore | discard ? ?", "drawn ice,? keep ?",
       "Ada 0c hand ? | Ben 0c | discard ice"},
      {"twice in one turn", "Ada 9c | Ben | discard ice", "draw ice / buy ice / draw ice",
       "Ada 8c [ice] hand ice | Ben 0c"},
  })));
}

TEST_CASE("S2.4: pile-empty: stop", "[station][drawing]") {
  check(GENERATE(values<Row>({
            {"draws yield fewer cards", "Ada | Ben | pile? ice | discard ore loan", "drawn ice",
             "Ada 0c hand ice | Ben 0c | discard ore loan"},
            {"none", "Ada | Ben | discard ore loan", "drawn -", "Ada 0c | Ben 0c | discard ore loan"},
            {"a second card from nowhere", "Ada | Ben | pile? ice | discard ore", "drawn ice,ore keep ice",
             "S201a S800a"},
            {"an effect", "Ada hand x | Ben | pile? ice | discard ore", "play x drew=ice",
             "Ada 0c hand ice | Ben 0c | discard ore x"},
            {"an effect with nothing to draw", "Ada hand x | Ben | discard ore", "play x",
             "Ada 0c | Ben 0c | discard ore x"},
        })),
        kStop);
}

TEST_CASE("S3.1: drawing as an action", "[station][drawing]") {
  check(GENERATE(values<Row>({
      {"one card", "Ada | Ben | pile? ice ore", "draw ice", "Ada 0c hand ice | Ben 0c | pile 1"},
      {"unseen", "Ada | Ben | pile? ice ore", "draw ?", "Ada 0c hand ? | Ben 0c | pile 1"},
      {"two", "Ada | Ben | pile? ice ore", "draw ice,ore", "S301"},
      {"none, though one is there", "Ada | Ben | pile? ice ore", "draw", "S301"},
      {"none, though one could be reshuffled", "Ada | Ben | discard ice", "draw", "S301"},
      {"none is there", "Ada | Ben", "draw", "Ada 0c | Ben 0c"},
      {"none is there: counts", "Ada | Ben", "draw / draw / draw / draw", "S202"},
      {"none is there, and one is drawn", "Ada | Ben hand ice", "draw ice", "S301 S800a"},
      {"a card that is elsewhere", "Ada | Ben hand ice | pile? ore", "draw ice", "S800a"},
      {"no card of the deck", "Ada | Ben hand ice | pile? ore", "draw junk", "S800a"},
      {"S5.5: no response", "Ada | Ben hand ssd | pile? ore", "draw ore (Ben ssd)", "S505a"},
      {"S7: no choices", "Ada | Ben | pile? ore", "draw ore drew=ore", "S700b"},
      {"a ruling lets two stand", "Ada | Ben | pile? ice ore", "stands draw ice,ore", "Ada 0c hand ice ore | Ben 0c"},
  })));
}

TEST_CASE("S8: the recorded order of the pile", "[station][drawing]") {
  check(GENERATE(values<Row>({
      {"as it lies", "Ada | Ben | pile ice ore loan", "drawn ice,ore keep ice",
       "Ada 0c hand ice | Ben 0c | pile 1 | discard ore"},
      {"in another order", "Ada | Ben | pile ice ore loan", "drawn ore,ice keep ice", "S800b"},
      {"the card below", "Ada | Ben | pile ice ore loan", "draw ore", "S800b"},
      {"a card that is elsewhere", "Ada hand grain | Ben | pile ice ore loan", "draw grain", "S800a"},
      {"it tells what was not seen", "Ada | Ben | pile ice ore loan", "draw ?", "Ada 0c hand ice | Ben 0c | pile 2"},
      {"and the next card is the one below", "Ada | Ben | pile ice ore loan", "draw ? / draw ore",
       "Ada 0c hand ice ore | Ben 0c | pile 1"},
      {"and not the one that was drawn", "Ada | Ben | pile ice ore loan", "draw ? / draw ice", "S800a"},
      {"what was not seen may show later", "Ada 9c | Ben | pile ice ore loan", "draw ? / buy ice",
       "Ada 8c [ice] | Ben 0c | pile 2 | discard ice"},
      {"but is not what lies in the pile", "Ada 9c | Ben | pile ice ore loan", "draw ? / buy ore", "S302b"},
      {"kept as unseen", "Ada | Ben | pile ice ore loan", "drawn ?,ore keep ?",
       "Ada 0c hand ice | Ben 0c | pile 1 | discard ore"},
      {"drawn as unseen and kept by its name", "Ada | Ben | pile ice ore loan", "drawn ?,ore keep ice",
       "Ada 0c hand ice | Ben 0c | pile 1 | discard ore"},
      {"two not seen, one of them kept: not which", "Ada 9c | Ben | pile ice ore loan", "drawn ?,? keep ?",
       "Ada 9c hand ? | Ben 0c | pile 1 | discard ?"},
      {"it may be the second", "Ada 9c | Ben | pile ice ore loan", "drawn ?,? keep ? / buy ore",
       "Ada 6c [ore] | Ben 0c | pile 1 | discard ore ?"},
      {"but nothing that lies in the pile", "Ada hand x | Ben | pile ice ore loan", "drawn ?,? keep ? / play loan",
       "S800c"},
      {"two alike", "Ada | Ben | pile ice ice loan", "drawn ?,? keep ?",
       "Ada 0c hand ice | Ben 0c | pile 1 | discard ice"},
      {"by an effect", "Ada hand x | Ben | pile ice ore loan", "play x drew=ice,ore",
       "Ada 0c hand ice ore | Ben 0c | pile 1 | discard x"},
      {"by an effect, in another order", "Ada hand x | Ben | pile ice ore loan", "play x drew=ore,ice", "S800b"},
      {"until the first reshuffle", "Ada | Ben | pile ice | discard ore loan", "drawn ice,loan keep ice",
       "Ada 0c hand ice | Ben 0c | pile 1 | discard loan"},
      {"a card of the pile is in no hand with unseen cards", "Ada 9c hand ? | Ben | pile ice | unseen ore", "buy ice",
       "S800c"},
      {"nor can it be given", "Ada hand pickpocket | Ben hand ? | pile decoy | unseen ore",
       "play pickpocket -> Ben (Ben decoy)", "S800c"},
      {"the other copy can be", "Ada 9c hand ? | Ben | pile ice | unseen ice", "buy ice / draw ice",
       "Ada 8c [ice] hand ice | Ben 0c | discard ice"},
  })));
}

TEST_CASE("S8: the recorded order of a new pile", "[station][drawing]") {
  check(GENERATE(values<Row>({
      {"as listed", "Ada | Ben | discard ice ore loan", "turn Ada reshuffle loan,ice,ore / drawn loan,ice keep ice",
       "Ada 0c hand ice | Ben 0c | pile 1 | discard loan"},
      {"not as listed", "Ada | Ben | discard ice ore loan", "turn Ada reshuffle loan,ice,ore / drawn ice,loan keep ice",
       "S800b"},
      {"in the middle of a draw", "Ada | Ben | pile? grain | discard ice ore",
       "turn Ada reshuffle ore,ice / drawn grain,ore keep ore", "Ada 0c hand ore | Ben 0c | pile 1 | discard grain"},
      {"a card is missing", "Ada | Ben | discard ice ore loan", "turn Ada reshuffle loan,ice / drawn loan,ice keep ice",
       "S800g"},
      {"a card too many", "Ada hand loan | Ben | discard ice ore loan",
       "turn Ada reshuffle loan,ice,ore,loan / drawn loan,ice keep ice", "S800g"},
      {"another card", "Ada hand grain | Ben | discard ice ore",
       "turn Ada reshuffle ice,grain / drawn ice,grain keep ice", "S800g"},
      {"a card twice for another", "Ada | Ben | discard ice ore", "turn Ada reshuffle ice,ice / drawn ice,ice keep ice",
       "S800g"},
      {"no card of the deck", "Ada | Ben | discard ice ore", "turn Ada reshuffle ice,junk / drawn ice,ore keep ice",
       "S800g"},
      {"an empty list", "Ada | Ben | discard ice ore", "turn Ada reshuffle - / drawn ice,ore keep ice", "S800g"},
      {"no ruling lets it stand", "Ada | Ben | discard ice ore", "turn Ada reshuffle - / stands drawn ice,ore keep ice",
       "refused S800g"},
      {"judged only where there is a reshuffle", "Ada | Ben | pile? ice ore",
       "turn Ada reshuffle loan / drawn ice,ore keep ice", "Ada 0c hand ice | Ben 0c | discard ore"},
      {"two in one turn", "Ada 9c hand ice | Ben | discard loan ore",
       "turn Ada reshuffle ore,loan reshuffle ice / drawn ore,loan keep loan / buy ice / draw ore / draw ice",
       "S800g at 4"},
      {"two in one turn, both right", "Ada 9c hand ice | Ben | discard loan ore",
       "turn Ada reshuffle ore,loan reshuffle ice,ore / drawn ore,loan keep loan / buy ice / draw ice / draw ore",
       "Ada 8c [ice] hand ice ore loan | Ben 0c"},
      {"for this turn only", "Ada 9c hand ice | Ben | discard loan ore",
       "turn Ada reshuffle ore,loan reshuffle ice / drawn ore,loan keep loan / end / turn Ben / draw ore",
       "Ada 9c hand ice loan | Ben 0c hand ore"},
      {"unseen discards may be any that were not seen", "Ada hand ? | Ben | unseen ice ore grain | discard loan ? ?",
       "turn Ada reshuffle grain,loan,ice / draw grain", "Ada 0c hand grain ? | Ben 0c | pile 2"},
      {"unseen discards, and a seen one left out", "Ada hand ? | Ben | unseen ice ore grain | discard loan ? ?",
       "turn Ada reshuffle grain,ore,ice / draw grain", "S800g"},
      {"unseen cards cannot be listed as unseen", "Ada | Ben | unseen ice | discard loan ?",
       "turn Ada reshuffle ?,loan / draw ice", "S800g"},
  })));
}

TEST_CASE("S8: unseen cards", "[station][drawing]") {
  check(GENERATE(values<Row>({
      {"a play uses one up", "Ada 9c hand ? ? | Ben | unseen ice ore", "buy ore",
       "Ada 6c [ore] hand ? | Ben 0c | discard ore"},
      {"the seen copy goes first", "Ada 9c hand ore ? | Ben | unseen ore", "buy ore",
       "Ada 6c [ore] hand ? | Ben 0c | discard ore"},
      {"no unseen card is left", "Ada 9c hand ? | Ben | unseen ore | pile? ice", "buy ore / buy ice", "S302b"},
      {"every copy was seen elsewhere", "Ada 9c hand ? | Ben hand ore | unseen ice", "buy ore", "S800c"},
      {"every copy was seen elsewhere, for selling", "Ada 9c [ore] hand ? | Ben hand ore | unseen ice", "sell ore",
       "S800c"},
      {"for installing", "Ada hand ? | Ben hand relay | unseen ice", "install relay", "S800c"},
      {"for playing", "Ada hand ? | Ben hand loan | unseen ice", "play loan", "S800c"},
      {"for a response", "Ada hand pickpocket | Ben hand ? | Cleo hand decoy | unseen ice",
       "play pickpocket -> Ben (Ben decoy)", "S800c"},
      {"installed from unseen", "Ada hand ? | Ben | unseen relay", "install relay", "Ada 0c play relay | Ben 0c"},
      {"a response from unseen", "Ada hand pickpocket | Ben hand ? | unseen decoy",
       "play pickpocket -> Ben (Ben decoy)", "Ada 0c | Ben 0c | discard pickpocket decoy"},
      {"what lies in an unseen hand may be drawn from the pile", "Ada | Ben hand ? | unseen ice | pile? ore",
       "draw ice", "Ada 0c hand ice | Ben 0c hand ?"},
      {"and then be nowhere else", "Ada | Ben 9c hand ? | unseen ice | pile? ore loan loan",
       "draw ice / end / turn Ben / buy ice", "S800c"},
      {"an unseen card cannot be named as one", "Ada 9c hand ? | Ben | unseen ice", "buy ?", "S302b"},
  })));
}

TEST_CASE("S8: how many unseen cards a verdict rests on", "[station][drawing]") {
  testing::Table table{"", "Ada 9c hand ? ? ice | Ben | unseen ore ore"};
  CHECK(table.play("buy ice") == "legal");
  CHECK(table.game().state().unseen_used == 0);
  CHECK(table.play("buy ore / buy ore") == "legal");
  CHECK(table.game().state().unseen_used == 2);
}

}  // namespace orion
