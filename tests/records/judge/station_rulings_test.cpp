#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/records/judge/station_records.hpp"

namespace orion {
using testing::judged;
using testing::station_record;

TEST_CASE("station rulings: on an action", "[judge][station][rulings]") {
  struct Row {
    std::string_view what, action, codes;
    int credits;
  };
  const auto row = GENERATE(values<Row>({
      {"a legal action needs none", "{buy: ore, ruling: {decision: stands}}", "S605 R234", 17},
      {"S2.2 can stand", "{draw: loan}, {draw: loan}, {draw: ice}, {buy: ore, ruling: {decision: stands}}", "S605 R231",
       17},
      {"S3.2 not in hand cannot", "{buy: crystal, ruling: {decision: stands}}", "S302b R232", 20},
      {"withdrawn is not applied", "{buy: ore, ruling: {decision: withdrawn}}", "S605 R233", 20},
      {"withdrawn may be illegal", "{buy: crystal, ruling: {decision: withdrawn}}", "S605 R233", 20},
      {"a needless target can stand", "{buy: ore, target: Ben, ruling: {decision: stands}}", "S605 R231", 17},
  }));
  CAPTURE(row.what);
  const auto made = judged(station_record("turns:\n  - {player: Ada, draw: [grain, ice], keep: grain, actions: [" +
                                          std::string{row.action} + "]}\n"));
  CHECK(testing::codes(made.verdict) == row.codes);
  CHECK(made.verdict.station->game->state().seats[0].credits == row.credits);
}

TEST_CASE("station rulings: on a turn", "[judge][station][rulings]") {
  struct Row {
    std::string_view what, turns, codes, next;
  };
  const auto row = GENERATE(values<Row>({
      {"out of order stands, and the order goes on behind that seat",
       "  - {player: Ben, draw: [grain, ice], keep: ice, ruling: {decision: stands}}\n", "S605 R231", "Ada"},
      {"a third card drawn stands",
       "  - {player: Ada, draw: [grain, ice, ore], keep: ice, ruling: {decision: stands}}\n", "S605 R231", "Ben"},
      {"withdrawn: the same player is to move",
       "  - {player: Ada, draw: [grain, ice], keep: ice, ruling: {decision: withdrawn}}\n", "S605 R233", "Ada"},
      {"a card that cannot be there cannot stand",
       "  - {player: Ada, draw: [dock-crane, dock-crane], keep: dock-crane, ruling: {decision: stands}}\n",
       "S800a R232", ""},
  }));
  CAPTURE(row.what);
  const auto made = judged(station_record("turns:\n" + std::string{row.turns}));
  CHECK(testing::codes(made.verdict) == row.codes);
  if (!row.next.empty()) CHECK(made.verdict.station->players[made.verdict.station->game->next().value()] == row.next);
}

TEST_CASE("station: --after-illegal skip", "[judge][station][rulings]") {
  judge::Settings skip;
  skip.after_illegal = duel::AfterIllegal::Skip;
  const auto action = judged(station_record("turns:\n  - {player: Ada, draw: [grain, ice], keep: grain, actions: "
                                            "[{buy: crystal}, {buy: ore}]}\n"),
                             skip);
  CHECK(testing::codes(action.verdict) == "S605 S302b");
  CHECK(action.verdict.station->game->state().seats[0].credits == 17);
  const auto turn = judged(station_record("turns:\n  - {player: Ada, draw: [grain], keep: grain}\n"
                                          "  - {player: Ben, draw: [grain, ore], keep: grain}\n"),
                           skip);
  CHECK(testing::codes(turn.verdict) == "S201a S605");
  CHECK(turn.verdict.station->game->next() == 0U);
  CHECK(turn.verdict.station->turns_replayed == 1);
  // A leaving that is left out is nobody's turn.
  const auto leaving = judged(
      "game: orion-station\nformat: 1\ndeck: trade-demo\nrules: {base: rulebook, hand: 1, draw: 0}\n"
      "players: [Ada, Ben, Cleo, Dana]\n"
      "setup: {hands: {Ada: [ice], Ben: [ice], Cleo: [ice], Dana: [ice]}}\n"
      "turns: [{player: Ada}, {leaves: Ben}, {player: Cleo}, {leaves: Ben}, {player: Dana}]\n",
      skip);
  CHECK(testing::codes(leaving.verdict) == "S606 S605");
}

TEST_CASE("station: a turn after the end that stands, and an illegal action in it", "[judge][station][rulings]") {
  const auto made = judged(station_record(
      "turns:\n  - leaves: Ben\n"
      "  - {player: Ada, draw: [ice, ice], keep: ice, ruling: {decision: stands}, actions: [{sell: ore}]}\n"));
  CHECK(testing::codes(made.verdict, testing::Which::Errors) == "S303c");
  CHECK(testing::summary(made.verdict) == "illegal, incomplete, claims none");
  CHECK(testing::station_outcome(made.verdict) == "none");
}

}  // namespace orion
