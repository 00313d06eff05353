#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/records/judge/station_records.hpp"

namespace orion {
using Catch::Matchers::ContainsSubstring;
using testing::judged;
using testing::station_record;
using testing::Which;

namespace {

constexpr std::string_view kFirst =
    "turns:\n  - {player: Ada, draw: [grain, ice], keep: grain, actions: [{buy: ore}]}\n";

std::string with_action(std::string_view action) {
  return station_record("turns:\n  - {player: Ada, draw: [grain, ice], keep: grain, actions: [" + std::string{action} +
                        "]}\n");
}

}  // namespace

TEST_CASE("station: a legal record that stops", "[judge][station]") {
  const auto made = judged(station_record(kFirst));
  CHECK(testing::summary(made.verdict) == "legal, incomplete, claims none");
  CHECK(testing::codes(made.verdict) == "S605");
  CHECK(testing::marked(made, "S605") == "Ada");
  REQUIRE(made.verdict.station);
  CHECK(made.verdict.station->turns_replayed == 1);
  CHECK(made.verdict.station->game->state().seats[0].credits == 17);
}

TEST_CASE("station: the very word, and where in the game", "[judge][station]") {
  struct Row {
    std::string_view action, code, word, point;
  };
  const auto row = GENERATE(values<Row>({
      {"{buy: crystal}", "S302b", "crystal", "1.1"},
      {"{buy: relay}", "S302a", "relay", "1.1"},
      {"{sell: ore}", "S303c", "ore", "1.1"},
      {"{install: ice}", "S304a", "ice", "1.1"},
      {"{activate: relay}", "S305a", "relay", "1.1"},
      {"{install: relay, activate: true, drew: [loan], target: Ben}", "S305g", "Ben", "1.1"},
      {"{install: relay, activate: true}", "S700c", "relay", "1.1"},
      {"{install: relay, activate: true, drew: [loan, loan]}", "S700c", "[loan, loan]", "1.1"},
      {"{play: tax-audit, responses: [{player: Ada, play: ssd}]}", "S508a", "Ada", "1.1"},
      {"{play: tax-audit, responses: [{player: Ben, play: ssd}]}", "S502b", "ssd", "1.1"},
      {"{play: tax-audit, responses: [{player: Ben, play: decoy, protects: Ada}]}", "S506c", "Ada", "1.1"},
      {"{play: tax-audit, goods: [ice]}", "S700b", "[ice]", "1.1"},
      {"{drop: [ore]}", "S402", "ore", "1.1"},
      {"{buy: ice}, {drop: [ice, grain]}", "S402", "grain", "1.2"},
      {"{scrap: relay}", "S403", "relay", "1.1"},
      {"{draw: dock-crane}, {draw: dock-crane}", "S800a", "dock-crane", "1.2"},
      {"{buy: ice}, {buy: grain}, {draw: loan}, {play: tax-audit}", "S202", "play", "1.4"},
  }));
  CAPTURE(row.action);
  const auto made = judged(with_action(row.action));
  CHECK(testing::codes(made.verdict, Which::Errors) == row.code);
  CHECK(testing::marked(made, row.code) == row.word);
  CHECK(testing::point_of(made.verdict, row.code) == row.point);
  CHECK(testing::summary(made.verdict) == "illegal, incomplete, claims none");
}

TEST_CASE("station: notes give sums, since when, copies and the table before", "[judge][station]") {
  const std::string ben =
      "  - {player: Ben, draw: [alloy, crystal], keep: crystal, actions: [{install: broker-licence}, {buy: crystal}, "
      "{sell: crystal}]}\n";
  const auto sold = judged(station_record(std::string{kFirst} + ben));
  CHECK(testing::codes(sold.verdict, Which::Errors) == "S303b");
  CHECK_THAT(testing::notes_of(sold.verdict, "S303b"),
             ContainsSubstring("the last one left Ben's hand for the discard pile in turn 2, action 2"));
  CHECK_THAT(testing::notes_of(sold.verdict, "S303b"),
             ContainsSubstring("before: Ben: 15 credits; hold: crystal; hand of 4: ice, pickpocket, loan, decoy; in "
                               "play: broker-licence"));
  const auto dear =
      judged(station_record("turns:\n  - {player: Ada, draw: [crystal, medicine], keep: crystal}\n"
                            "  - {player: Ben, draw: [alloy, crystal], keep: crystal, actions: [{install: "
                            "broker-licence}, {buy: crystal}]}\n",
                            ""));
  CHECK(testing::codes(dear.verdict, Which::Errors).empty());
  const auto poor =
      judged("rules: {base: rulebook, start-credits: 4}\n" +
             station_record("turns:\n  - {player: Ada, draw: [crystal, medicine], keep: crystal}\n"
                            "  - {player: Ben, draw: [alloy, crystal], keep: crystal, actions: [{install: "
                            "broker-licence}, {buy: crystal}]}\n"));
  CHECK(testing::message_of(poor.verdict, "S302c") == "`crystal` costs 5, and Ben has 4 credits");
  CHECK_THAT(testing::notes_of(poor.verdict, "S302c"), ContainsSubstring("buy price 6 − 1 for broker-licence = 5"));
  const auto drawn = judged(with_action("{draw: dock-crane}, {draw: dock-crane}"));
  CHECK_THAT(testing::notes_of(drawn.verdict, "S800a"),
             ContainsSubstring("the deck has 1 copy of dock-crane: 1 in Ada's hand") &&
                 ContainsSubstring("the last one left the draw pile for Ada's hand in turn 1, action 1"));
  const auto typo = judged(with_action("{buy: oer}"));
  CHECK_THAT(testing::notes_of(typo.verdict, "S302b"), ContainsSubstring("did you mean `ore`?"));
}

TEST_CASE("station: S1.2, S6.2 and S6.6 at the player", "[judge][station]") {
  const std::string again = "  - {player: Ada, draw: [alloy, crystal], keep: crystal}\n";
  const auto order = judged(station_record(std::string{kFirst} + again));
  CHECK(testing::codes(order.verdict, Which::Errors) == "S102a");
  CHECK(testing::point_of(order.verdict, "S102a") == "2");
  CHECK(testing::marked(order, "S102a") == "Ada");
  const auto left = judged(station_record("turns:\n  - leaves: Ben\n  - {player: Ada, draw: [alloy, crystal]}\n"));
  CHECK(testing::codes(left.verdict, Which::Errors) == "S602b");
  CHECK(testing::station_outcome(left.verdict) == "Ada with 20 after 1, triggered by nobody");
  CHECK(testing::summary(left.verdict) == "illegal, complete, claims none");
}

TEST_CASE("station: an illegal set-up", "[judge][station]") {
  struct Row {
    std::string_view ada, codes, word;
  };
  const auto row = GENERATE(values<Row>({
      {"[ice, ice, ice, ice]", "S101", "[ice, ice, ice, ice]"},
      {"[dock-crane, dock-crane, ice, ice, ice]", "S800d", "dock-crane"},
      {"[oer, ice, ice, ice, ice]", "S800d", "oer"},
  }));
  const auto made = judged(testing::station_record_with_hands(
      "    Ada: " + std::string{row.ada} + "\n    Ben: [ice, pickpocket, decoy, loan, relay]\n", kFirst));
  CHECK(testing::codes(made.verdict, Which::Errors) == row.codes);
  CHECK(testing::marked(made, row.codes) == row.word);
  CHECK(testing::point_of(made.verdict, row.codes) == "0");
  CHECK(made.verdict.status == judge::Status::Illegal);
  CHECK_FALSE(made.verdict.replayed());
}

TEST_CASE("station: what is not recorded is named and leaves the verdict undetermined", "[judge][station]") {
  struct Row {
    std::string_view what, turns, words;
  };
  const auto row = GENERATE(values<Row>({
      {"draw", "turns: [{player: Ada}]\n", "which cards Ada drew is not recorded"},
      {"keep", "turns: [{player: Ada, draw: [grain, ice]}]\n", "which of the cards drawn was kept is not recorded"},
  }));
  CAPTURE(row.what);
  const auto made = judged(station_record(row.turns));
  CHECK(testing::codes(made.verdict) == "R220");
  CHECK(made.verdict.status == judge::Status::Undetermined);
  CHECK_THAT(testing::message_of(made.verdict, "R220"), ContainsSubstring(std::string{row.words}));
  const auto hands = judged(testing::station_record_with_hands("    Ada: [ice, ore, relay, tax-audit, ssd]\n", kFirst));
  CHECK(testing::codes(hands.verdict) == "R220");
  CHECK(hands.verdict.status == judge::Status::Undetermined);
  const auto deck =
      judged("game: orion-station\nformat: 1\ndeck: no-such-deck\nplayers: [Ada, Ben]\nsetup: {}\nturns: []\n");
  CHECK(testing::codes(deck.verdict) == "R223");
  CHECK(deck.verdict.status == judge::Status::Undetermined);
}

TEST_CASE("station: unseen cards", "[judge][station]") {
  const std::string_view hands =
      "    Ada: [ice, unknown, unknown, tax-audit, ssd]\n"
      "    Ben: [ice, pickpocket, decoy, loan, dock-crane]\n";
  const auto used = judged(testing::station_record_with_hands(
      hands, "turns:\n  - {player: Ada, draw: [grain, unknown], discard: grain, actions: [{buy: ore}]}\n"));
  CHECK(testing::codes(used.verdict) == "R235 S605");
  CHECK(testing::message_of(used.verdict, "R235") ==
        "the verdict rests on 3 cards that nobody saw, of which 1 showed later");
  CHECK(testing::marked(used, "R235") == "unknown");
  const auto elsewhere = judged(testing::station_record_with_hands(
      hands, "turns:\n  - {player: Ada, draw: [grain, ice], keep: ice, actions: [{install: dock-crane}]}\n"));
  CHECK(testing::codes(elsewhere.verdict, Which::Errors) == "S800c");
}

TEST_CASE("station: of two unseen cards the order of a new pile does not tell which was kept", "[judge][station]") {
  const auto made = judged(
      "game: orion-station\nformat: 1\nrules: {base: rulebook, hand: 2}\n"
      "deck: {deck: d, format: 1, cards: [{id: a, kind: goods, copies: 4, buy: 1, sell: 3}, {id: b, kind: goods, "
      "copies: 2, "
      "buy: 1, sell: 2}, {id: c, kind: goods, copies: 1, buy: 1, sell: 2}, {id: z, kind: goods, copies: 2, buy: 1, "
      "sell: "
      "2}]}\n"
      "players: [Ada, Ben]\nsetup: {hands: {Ada: [a, unknown], Ben: [b, unknown]}}\nturns:\n"
      "  - {player: Ada, draw: [b, a], keep: a, actions: [{buy: a}]}\n"
      "  - {player: Ben, draw: [c, a], keep: a, actions: [{draw: a}]}\n"
      "  - {player: Ada, draw: [unknown, unknown], keep: unknown, actions: [{draw: unknown}], reshuffle: [b, c, a]}\n"
      "  - {player: Ben, draw: [b], keep: b, reshuffle: [b]}\n");
  CHECK(testing::codes(made.verdict, Which::Errors).empty());
}

}  // namespace orion
