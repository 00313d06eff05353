#include <string>
#include <string_view>

#include "records/judge/sha256.hpp"
#include "records/judge/station_hash.hpp"
#include "tests/catch.hpp"
#include "tests/records/judge/station_records.hpp"

namespace orion {
using Catch::Matchers::ContainsSubstring;
using testing::judged;
using testing::station_record;

namespace {

constexpr std::string_view kTurn =
    "turns:\n  - player: Ada\n    draw: [grain, ice]\n    keep: grain\n    actions: [{buy: ore}]\n";

/// Ada reaches the target of 24 with a sale in her second turn; Ben has a last turn.
constexpr std::string_view kGame =
    "rules: {base: rulebook, target: 24}\n"
    "turns:\n"
    "  - {player: Ada, draw: [grain, ice], keep: grain, actions: [{buy: ore}, {draw: ore}]}\n"
    "  - {player: Ben, draw: [ice, alloy], keep: ice}\n"
    "  - {player: Ada, draw: [ice, grain], keep: ice, actions: [{sell: ore}]}\n"
    "  - {player: Ben, draw: [alloy, medicine], keep: alloy}\n";

}  // namespace

TEST_CASE("station claims: after a turn, item by item", "[judge][station][claims]") {
  struct Row {
    std::string_view claim, codes, word;
  };
  const auto row = GENERATE(values<Row>({
      {"{Ada: {credits: 17, goods: 1, hold: [ore], hand: 5, equipment: []}}", "S605", ""},
      {"{Ada: {hand: [ssd, grain, ice, relay, tax-audit]}, Ben: {credits: 20}}", "S605", ""},
      {"{Ada: {credits: 18}}", "C616 S605", "18"},
      {"{Ada: {goods: 2}}", "C617 S605", "2"},
      {"{Ada: {hold: [ice]}}", "C618 S605", "[ice]"},
      {"{Ada: {hand: 4}}", "C619 S605", "4"},
      {"{Ada: {hand: [ssd, ssd, ice, relay, tax-audit]}}", "C619 S605", "[ssd, ssd, ice, relay, tax-audit]"},
      {"{Ada: {equipment: [relay]}}", "C620 S605", "[relay]"},
  }));
  CAPTURE(row.claim);
  const auto made = judged(station_record(std::string{kTurn} + "    after: " + std::string{row.claim} + "\n"));
  std::string codes = testing::codes(made.verdict);
  // The note stands at the player, before the claim.
  if (codes.starts_with("S605 ")) codes = codes.substr(5) + " S605";
  CHECK(codes == row.codes);
  CHECK(made.verdict.status == judge::Status::Legal);
  if (!row.word.empty()) CHECK(testing::marked(made, std::string{row.codes}.substr(0, 4)) == row.word);
}

TEST_CASE("station claims: a false one says when a claim last held", "[judge][station][claims]") {
  const auto made =
      judged(station_record(std::string{kTurn} +
                            "    after: {Ada: {credits: 17}}\n"
                            "  - {player: Ben, draw: [alloy, ice], keep: ice, after: {Ada: {credits: 18}}}\n"));
  CHECK(testing::message_of(made.verdict, "C616") == "Ada is recorded with 18 credits, and the turns give 17");
  CHECK_THAT(testing::notes_of(made.verdict, "C616"),
             ContainsSubstring("the last claim of this kind that held is that of turn 1"));
}

TEST_CASE("station claims: a false one adds up what changed", "[judge][station][claims]") {
  struct Row {
    std::string_view claim, code, note;
  };
  const auto row = GENERATE(values<Row>({
      {"credits: 18", "C616", "Ada's credits: 20 at the start; turn 1, action 1: − 3; now 17"},
      {"goods: 2", "C617", "Ada's goods: 0 at the start; turn 1, action 1: + ore; now 1"},
      {"hand: 4", "C619",
       "Ada's hand: 5 at the start; in the draw phase of turn 1: + grain + ice − ice; turn 1, action 1: − ore; now 5"},
      {"equipment: [relay]", "C620", "Ada's equipment: 0 at the start, and nothing changed since"},
  }));
  CAPTURE(row.claim);
  const auto made = judged(station_record(std::string{kTurn} + "    after: {Ada: {" + std::string{row.claim} + "}}\n"));
  CHECK(testing::notes_of(made.verdict, row.code) == std::string{row.note} + "\n");
}

TEST_CASE("station claims: of many changes the latest are told", "[judge][station][claims]") {
  std::string turns = "turns:\n";
  for (int turn = 1; turn <= 19; ++turn) {
    turns += "  - {player: " + std::string{turn % 2 == 1 ? "Ada" : "Ben"} +
             ", draw: [unknown, unknown], keep: unknown, actions: [{draw: unknown}]";
    turns += turn == 1 ? ", after: {Ada: {hand: 7}}}\n" : turn == 19 ? ", after: {Ada: {hand: 7}}}\n" : "}\n";
  }
  const auto made = judged(station_record(turns));
  std::string note = "Ada's hand: 17 before";
  for (const std::string_view turn : {"13", "15", "17", "19"}) {
    note += "; in the draw phase of turn " + std::string{turn} + ": + unknown + unknown − unknown";
    note += "; turn " + std::string{turn} + ", action 1: + unknown";
  }
  CHECK(testing::notes_of(made.verdict, "C619") ==
        note + "; now 25\nthe last claim of this kind that held is that of turn 1\n");
}

TEST_CASE("station claims: reshuffles (S2.4)", "[judge][station][claims]") {
  const auto none = judged(station_record(std::string{kTurn} + "    reshuffle: true\n"));
  CHECK_THAT(testing::codes(none.verdict), ContainsSubstring("C621"));
}

TEST_CASE("station claims: results", "[judge][station][claims]") {
  struct Row {
    std::string_view result, codes;
  };
  const auto row = GENERATE(values<Row>({
      {"{winner: Ada, credits: {Ada: 24, Ben: 20}, triggered-by: Ada}", ""},
      {"{winner: [Ada]}", ""},
      {"{winner: Ben}", "C611"},
      {"{winner: [Ada, Ben]}", "C611"},
      {"{winner: none}", "C611"},
      {"{credits: {Ben: 21}}", "C612"},
      {"{triggered-by: Ben}", "C613"},
      {"{how: resignation}", "C615"},
  }));
  CAPTURE(row.result);
  const auto made = judged(station_record(std::string{kGame} + "result: " + std::string{row.result} + "\n"));
  CHECK(testing::codes(made.verdict) == row.codes);
  CHECK(testing::station_outcome(made.verdict) == "Ada with 24 after 4, triggered by Ada");
  CHECK(made.verdict.complete);
}

TEST_CASE("station claims: while play goes on (S6.5)", "[judge][station][claims]") {
  struct Row {
    std::string_view result, summary, codes;
  };
  const auto row = GENERATE(values<Row>({
      {"{winner: Ada}", "legal, incomplete, claims fail", "C614"},
      {"{triggered-by: Ada}", "legal, incomplete, claims fail", "C614"},
      {"{winner: none}", "legal, incomplete, claims hold", ""},
      {"{credits: {Ada: 17}}", "legal, incomplete, claims hold", ""},
      {"{winner: Ben, how: resignation}", "legal, complete, claims none", ""},
      {"{how: unfinished}", "legal, incomplete, claims none", ""},
      {"{winner: Ben, how: unfinished}", "legal, incomplete, claims fail", "C614"},
  }));
  CAPTURE(row.result);
  const auto made = judged(station_record(std::string{kTurn} + "result: " + std::string{row.result} + "\n"));
  CHECK(testing::summary(made.verdict) == row.summary);
  CHECK(testing::codes(made.verdict, testing::Which::Errors) == row.codes);
}

TEST_CASE("station hash: the canonical text and its digest", "[judge][station][hash]") {
  const auto made = judged(station_record(kTurn));
  const judge::StationVerdict& station = *made.verdict.station;
  // The digest is what the program `sha256sum` says of these lines.
  const std::string_view text =
      "orion-station position 1\n"
      "player: Ada\n"
      "credits: 17\n"
      "hold: ore 1\n"
      "hand: grain 1 ice 1 relay 1 ssd 1 tax-audit 1\n"
      "equipment:\n"
      "player: Ben\n"
      "credits: 20\n"
      "hold:\n"
      "hand: broker-licence 1 decoy 1 ice 1 loan 1 pickpocket 1\n"
      "equipment:\n"
      "pile: 70\n"
      "discard: ice 1 ore 1\n"
      "triggered-by: nobody\n"
      "next: Ben\n";
  CHECK(judge::canonical_text(*station.game, *station.deck, station.players) == text);
  CHECK(station.position_hash() == "h" + judge::sha256_hex(text).substr(0, 16));
  CHECK(station.position_hash() == "ha26d26de3c3fae96");
  const auto claimed = judged(station_record(std::string{kTurn} + "    hash: " + station.position_hash() + "\n"));
  CHECK(testing::summary(claimed.verdict) == "legal, incomplete, claims hold");
  const auto false_one = judged(station_record(std::string{kTurn} + "    hash: h0123456789abcdef\n"));
  CHECK_THAT(testing::codes(false_one.verdict), ContainsSubstring("C606"));
}

}  // namespace orion
