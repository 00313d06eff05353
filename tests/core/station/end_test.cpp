// S1.2 and S6: the order of turns, what triggers the end, the last round, who wins, leaving.

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
  CHECK(played("feast support each-opponent {gain 9 target}; raid espionage each-opponent {take 9};"
               "party support any-player {gain 9 target, gain 9}; again support {extra-turn, gain 4};"
               "wait support opponent {skip-turn target}; pay support opponent {give 9};"
               "more support opponent {extra-turn target}; note support opponent-turn {gain 9}",
               row.before, row.play) == row.after);
}

}  // namespace

TEST_CASE("S1.2: turns are taken in order", "[station][end]") {
  check(GENERATE(values<Row>({
      {"round the table", "Ada | Ben | Cleo", "turn Ada / end / turn Ben / end / turn Cleo / end",
       "Ada 0c | Ben 0c | Cleo 0c | next Ada"},
      {"another player", "Ada | Ben | Cleo", "turn Ada / end / turn Cleo", "S102a"},
      {"the same player again", "Ada | Ben | Cleo", "turn Ada / end / turn Ada", "S102a"},
      {"not the first", "Ada | Ben | Cleo", "turn Ben", "S102a"},
      {"one who has left", "Ada | Ben | Cleo", "turn Ada / end / leave Ben / turn Ben", "S102a S606"},
  })));
}

TEST_CASE("S6.1: what triggers the end", "[station][end]") {
  check(GENERATE(values<Row>({
      {"49 credits", "Ada 45c hand loan | Ben", "play loan", "Ada 49c | Ben 0c | discard loan"},
      {"exactly 50 credits", "Ada 46c hand loan | Ben", "play loan", "Ada 50c | Ben 0c | discard loan | trigger Ada"},
      {"more", "Ada 47c hand loan | Ben", "play loan", "Ada 51c | Ben 0c | discard loan | trigger Ada"},
      {"in somebody else's turn", "Ada 20c hand pay | Ben 41c", "play pay -> Ben",
       "Ada 11c | Ben 50c | discard pay | trigger Ben"},
      {"two in one step: the next in seat order", "Ada hand feast | Ben 41c | Cleo 45c", "play feast",
       "Ada 0c | Ben 50c | Cleo 54c | discard feast | trigger Ben"},
      {"two in one step: seat order from the acting player", "Ada 41c | Ben hand feast | Cleo 42c",
       "end / turn Ben / play feast", "Ada 50c | Ben 0c | Cleo 51c | discard feast | trigger Cleo"},
      {"two in two steps: the earlier step", "Ada 45c hand party | Ben 41c", "play party -> Ben",
       "Ada 54c | Ben 50c | discard party | trigger Ben"},
      {"two in two steps: the acting player's was later", "Ada 45c hand party | Ben 40c", "play party -> Ben",
       "Ada 54c | Ben 49c | discard party | trigger Ada"},
      {"in the middle of an effect, spent again within it", "Ada 0c hand raid pay | Ben 60c",
       "play raid / play pay -> Ben", "Ada 0c | Ben 60c | discard raid pay | trigger Ben"},
      {"stays below 50", "Ada 46c hand loan pay | Ben", "play loan / play pay -> Ben",
       "Ada 41c | Ben 9c | discard loan pay | trigger Ada"},
      {"the first stays the first", "Ada 46c hand loan pay | Ben 45c", "play loan / play pay -> Ben",
       "Ada 41c | Ben 54c | discard loan pay | trigger Ada"},
      {"by a response", "Ada 20c hand pickpocket | Ben 41c hand note", "play pickpocket -> Ben (Ben note)",
       "Ada 23c | Ben 47c | discard pickpocket note | trigger Ben"},
  })));
}

TEST_CASE("S6.2: the last round", "[station][end]") {
  check(GENERATE(values<Row>({
      {"every other player has one turn", "Ada 46c hand loan | Ben | Cleo",
       "play loan / end / turn Ben / end / turn Cleo / end",
       "Ada 50c | Ben 0c | Cleo 0c | discard loan | trigger Ada | Ada wins"},
      {"the trigger's turn is played to its end", "Ada 46c hand loan | Ben | Cleo | pile? ice",
       "play loan / draw ice / end", "Ada 50c hand ice | Ben 0c | Cleo 0c | discard loan | trigger Ada | next Ben"},
      {"passing over the seat of the trigger", "Ada | Ben 46c hand loan | Cleo",
       "end / turn Ben / play loan / end / turn Cleo / end",
       "Ada 0c | Ben 50c | Cleo 0c | discard loan | trigger Ben | next Ada"},
      {"and then it is over", "Ada | Ben 46c hand loan | Cleo",
       "end / turn Ben / play loan / end / turn Cleo / end / turn Ada / end",
       "Ada 0c | Ben 50c | Cleo 0c | discard loan | trigger Ben | Ben wins"},
      {"triggered in another's turn: that turn is nobody's last", "Ada 20c hand pay | Ben 41c | Cleo",
       "play pay -> Ben / end / turn Cleo / end", "Ada 11c | Ben 50c | Cleo 0c | discard pay | trigger Ben | next Ada"},
      {"triggered in another's turn: its player is last", "Ada 20c hand pay | Ben 41c | Cleo",
       "play pay -> Ben / end / turn Cleo / end / turn Ada / end",
       "Ada 11c | Ben 50c | Cleo 0c | discard pay | trigger Ben | Ben wins"},
      {"out of order", "Ada 46c hand loan | Ben | Cleo", "play loan / end / turn Cleo", "S602a"},
      {"the trigger has no turn", "Ada 46c hand loan | Ben | Cleo", "play loan / end / turn Ada", "S602a"},
      {"no second last turn", "Ada 46c hand loan | Ben | Cleo", "play loan / end / turn Ben / end / turn Ben", "S602a"},
      {"after the end", "Ada 46c hand loan | Ben", "play loan / end / turn Ben / end / turn Ada", "S602b"},
      {"an extra turn given in the last round is not taken", "Ada 46c hand loan | Ben hand again | Cleo",
       "play loan / end / turn Ben / play again / end",
       "Ada 50c | Ben 4c | Cleo 0c | discard loan again | trigger Ada | next Cleo"},
      {"nor one given in the turn of the trigger", "Ada 46c hand again | Ben | Cleo", "play again / end",
       "Ada 50c | Ben 0c | Cleo 0c | discard again | trigger Ada | next Ben"},
      {"nor one given before to another", "Ada 46c hand more loan | Ben | Cleo",
       "play more -> Cleo / play loan / end / turn Ben / end / turn Cleo / end",
       "Ada 50c | Ben 0c | Cleo 0c | discard loan more | trigger Ada | Ada wins"},
      {"triggered in an extra turn: seat order goes on from where it was", "Ada hand more | Ben | Cleo 46c hand loan",
       "play more -> Cleo / end / turn Cleo / play loan / end / turn Ben / end",
       "Ada 0c | Ben 0c | Cleo 50c | discard loan more | trigger Cleo | next Ada"},
      {"a skipped turn is the last one", "Ada 46c hand loan wait | Ben | Cleo", "play wait -> Ben / play loan / end",
       "Ada 50c | Ben 0c | Cleo 0c | discard loan wait | trigger Ada | next Cleo"},
      {"a skipped turn is the last one, and the end", "Ada 46c hand loan wait | Ben",
       "play wait -> Ben / play loan / end", "Ada 50c | Ben 0c | discard loan wait | trigger Ada | Ada wins"},
      {"skipped in the last round", "Ada 46c hand loan | Ben hand wait | Cleo",
       "play loan / end / turn Ben / play wait -> Cleo / end",
       "Ada 50c | Ben 0c | Cleo 0c | discard loan wait | trigger Ada | Ada wins"},
      {"skipping one who has had the last turn changes nothing", "Ada 46c hand loan | Ben | Cleo hand wait",
       "play loan / end / turn Ben / end / turn Cleo / play wait -> Ben / end",
       "Ada 50c | Ben 0c skips 1 | Cleo 0c | discard loan wait | trigger Ada | Ada wins"},
      {"reaching 50 in the last round triggers nothing", "Ada 46c hand loan | Ben 48c hand loan | Cleo",
       "play loan / end / turn Ben / play loan / end / turn Cleo / end",
       "Ada 50c | Ben 52c | Cleo 0c | discard loan loan | trigger Ada | Ben wins"},
      {"S2.3 in the last turn", "Ada 46c hand loan | Ben 51c [ice ice ice ice ice ice]",
       "turn Ada / play loan / end / turn Ben / end",
       "Ada 50c | Ben 49c [ice ice ice ice ice ice] | discard loan | trigger Ada | Ada wins"},
  })));
}

TEST_CASE("S6.3 and S6.4: who wins", "[station][end]") {
  check(GENERATE(values<Row>({
      {"S6.3: most credits", "Ada 46c hand loan | Ben 51c | Cleo 30c | trigger Ada",
       "play loan / end / turn Ben / end / turn Cleo / end",
       "Ada 50c | Ben 51c | Cleo 30c | discard loan | trigger Ada | Ben wins"},
      {"S6.3: nothing else counts", "Ada 50c | Ben 49c [ore ore ore] hand loan ice play relay | trigger Ada",
       "end / turn Ben / end", "Ada 50c | Ben 49c [ore ore ore] hand ice loan play relay | trigger Ada | Ada wins"},
      {"S6.1: below 50", "Ada 30c | Ben 20c | trigger Ada", "end / turn Ben / end",
       "Ada 30c | Ben 20c | trigger Ada | Ada wins"},
      {"S6.4: a tie with the trigger", "Ada 50c | Ben 50c | Cleo 50c | trigger Ada",
       "end / turn Ben / end / turn Cleo / end", "Ada 50c | Ben 50c | Cleo 50c | trigger Ada | Ada wins"},
      {"S6.4: a tie without the trigger is shared", "Ada 40c | Ben 45c | Cleo 45c | trigger Ada",
       "end / turn Ben / end / turn Cleo / end", "Ada 40c | Ben 45c | Cleo 45c | trigger Ada | Ben Cleo wins"},
      {"S6.4: the trigger is among the tied, not first in seat order", "Ada 50c | Ben 50c | Cleo 9c | trigger Ben",
       "end / turn Cleo / end / turn Ada / end", "Ada 50c | Ben 50c | Cleo 9c | trigger Ben | Ben wins"},
  })));
}

TEST_CASE("S6.6: leaving", "[station][end]") {
  check(GENERATE(values<Row>({
      {"hand and equipment are discarded, goods go",
       "Ada | Ben 9c [ice ore] hand loan ? play relay crane* | Cleo | unseen ice", "end / leave Ben",
       "Ada 0c | Ben 9c left | Cleo 0c | discard relay crane loan ? | next Cleo"},
      {"the next player", "Ada | Ben | Cleo", "end / leave Ben / turn Cleo / end / turn Ada / end",
       "Ada 0c | Ben 0c left | Cleo 0c | next Cleo"},
      {"not the next player", "Ada | Ben | Cleo", "end / leave Ada / turn Ben / end / turn Cleo / end",
       "Ada 0c left | Ben 0c | Cleo 0c | next Ben"},
      {"before the first turn", "Ada | Ben | Cleo", "leave Ada", "Ada 0c left | Ben 0c | Cleo 0c | next Ben"},
      {"twice", "Ada | Ben | Cleo", "end / leave Ben / leave Ben", "S606"},
      {"down to one: the game ends, and that player wins", "Ada 9c | Ben 20c", "end / leave Ben",
       "Ada 9c | Ben 20c left | Ada wins"},
      {"down to one, step by step", "Ada 9c | Ben 20c | Cleo 30c", "end / leave Cleo / leave Ada",
       "Ada 9c left | Ben 20c | Cleo 30c left | Ben wins"},
      {"after the end nobody leaves", "Ada 9c | Ben 20c", "end / leave Ben / leave Ada", "S602b"},
      {"cannot win", "Ada 50c | Ben 90c | Cleo 9c | trigger Ada", "end / leave Ben / turn Cleo / end",
       "Ada 50c | Ben 90c left | Cleo 9c | trigger Ada | Ada wins"},
      {"a last turn owed is taken", "Ada 50c | Ben | Cleo | trigger Ada", "end / turn Ben / end / leave Cleo",
       "Ada 50c | Ben 0c | Cleo 0c left | trigger Ada | Ada wins"},
      {"a last turn owed is taken, and another is still owed", "Ada 50c | Ben | Cleo | trigger Ada", "end / leave Cleo",
       "Ada 50c | Ben 0c | Cleo 0c left | trigger Ada | next Ben"},
      {"the trigger leaves: the others have their last turns", "Ada 50c | Ben 3c | Cleo 3c | trigger Ada",
       "end / leave Ada / turn Ben / end / turn Cleo / end",
       "Ada 50c left | Ben 3c | Cleo 3c | trigger Ada | Ben Cleo wins"},
      {"one who left triggers nothing", "Ada | Ben 60c left | Cleo", "draw", "Ada 0c | Ben 60c left | Cleo 0c"},
      {"the seat is passed over", "Ada | Ben left | Cleo", "end", "Ada 0c | Ben 0c left | Cleo 0c | next Cleo"},
      {"an extra turn of one who left falls", "Ada hand more | Ben | Cleo | Dana",
       "play more -> Cleo / end / leave Cleo", "Ada 0c | Ben 0c | Cleo 0c left | Dana 0c | discard more | next Ben"},
  })));
}

TEST_CASE("S6.6: leaving counts as a turn", "[station][end]") {
  testing::Table table{"", "Ada | Ben | Cleo"};
  CHECK(table.play("turn Ada / end / leave Ben / turn Cleo") == "legal");
  CHECK(table.game().turns() == 3);
}

TEST_CASE("S6.1: the turn of the trigger", "[station][end]") {
  testing::Table table{"", "Ada | Ben 46c hand loan"};
  CHECK(table.play("end / turn Ben") == "legal");
  CHECK_FALSE(table.game().trigger_turn());
  CHECK(table.play("play loan") == "legal");
  CHECK(table.game().trigger_turn() == 2);
}

TEST_CASE("S1.2: a turn that a ruling lets stand out of order", "[station][end]") {
  testing::Table table{"", "Ada | Ben | Cleo | Dana"};
  CHECK(table.play("turn Ada / end") == "legal");
  table.game().start_turn(2);
  table.game().end_turn();
  CHECK(table.game().next() == 3);

  testing::Table last{"", "Ada 50c | Ben | Cleo | trigger Ada"};
  CHECK(last.play("turn Ada / end") == "legal");
  last.game().start_turn(2);  // Cleo's last turn, before Ben's
  last.game().end_turn();
  CHECK(last.game().next() == 1);
  last.game().start_turn(1);
  last.game().end_turn();
  CHECK(last.game().ended());
  last.game().start_turn(1);  // and one after the end
  last.game().end_turn();
  CHECK(last.game().ended());
}

TEST_CASE("turns that are skipped or withdrawn", "[station][end]") {
  testing::Table table{"", "Ada 50c | Ben | Cleo"};
  CHECK(table.play("turn Ada / draw / end") == "legal");
  table.game().withdraw_turn();
  CHECK(table.text() == "Ada 50c | Ben 0c | Cleo 0c | trigger Ada | next Ben");
  table.game().skip_turn(1);
  CHECK(table.text() == "Ada 50c | Ben 0c | Cleo 0c | trigger Ada | next Cleo");
  table.game().skip_turn(2);
  CHECK(table.text() == "Ada 50c | Ben 0c | Cleo 0c | trigger Ada | Ada wins");
  table.game().skip_turn(2);
  CHECK(table.game().turns() == 5);
}

}  // namespace orion
