// Everything that can be wrong with the shape of actions, responses, choices and outcomes: codes and places.

#include <string>
#include <string_view>

#include "tests/records/read/station_rows.hpp"

namespace orion {
using testing::check_row;
using testing::dump;
using testing::station_with;
using testing::StationRow;

namespace {

std::string with_action(std::string_view action) {
  return station_with("turns:\n  - player: Ada\n    actions:\n      - " + std::string{action} + "\n");
}
std::string with_outcome(std::string_view entry) {
  return with_action("{play: loan, outcome: [" + std::string{entry} + "]}");
}

}  // namespace

TEST_CASE("station: R226 which action?", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"none", "«{target: Ben}»", "R226"},
      {"an empty one", "«{}»", "R226"},
      {"only a note", "«note: a»", "R226"},
      {"a slip: said once", "{«byu»: ore}", "R205"},
      {"a slip beside others", "{«instal»: relay, drew: [loan]}", "R205"},
      {"two", "{buy: ore, «sell»: ore}", "R226"},
      {"three", "{buy: ore, «sell»: ore, «drop»: [ore]}", "R226 R226"},
      {"activate beside play is another action", "{play: loan, «activate»: relay}", "R226"},
      {"install beside play", "{play: loan, «install»: relay, activate: true}", "R226"},
      {"activate beside install is none", "{install: relay, activate: true}", ""},
  }));
  check_row(row, with_action(row.line), testing::read_station);
}

TEST_CASE("station: R226 beside an unknown key that is no slip", "[read][station]") {
  CHECK(testing::marked_codes(*testing::read_station(with_action("{bargain: ore}"))) ==
        "R226 «{bargain: ore}»\nR205 «bargain»");
}

TEST_CASE("station: R226 names the first action", "[read][station]") {
  const auto read = testing::read_station(with_action("{buy: ore, sell: ice}"));
  REQUIRE(read->findings.size() == 1);
  REQUIRE(read->findings[0].related.size() == 1);
  CHECK(text::testing::slice(read->text, read->findings[0].related[0].span) == "buy");
  CHECK(dump(read->record.turns.at(0).actions.at(0)) == "buy ore");
}

TEST_CASE("station: actions", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"R205: a key of others", "{buy: ore, «by»: me}", "R205"},
      {"R205: player", "{buy: ore, «player»: Ada}", "R205"},
      {"R205: protects", "{play: loan, «protects»: Ben}", "R205"},
      {"R205: hash", "{play: loan, «hash»: h0123456789abcdef}", "R205"},
      {"R207: an action", "«buy»", "R207"},
      {"R207: a list", "«[buy, ore]»", "R207"},
      {"R207: a card", "{buy: «[ore]»}", "R207"},
      {"R207: scrap", "{scrap: «{relay: 1}»}", "R207"},
      {"R207: draw", "{draw: «{ice: 1}»}", "R207"},
      {"R207: drop", "{drop: [«[ice]»]}", "R207"},
      {"R207: target", "{play: loan, target: «[Ben]»}", "R207"},
      {"R207: cards", "{play: loan, cards: «ice»}", "R207"},
      {"R207: drew", "{install: relay, activate: true, drew: «loan»}", "R207"},
      {"R207: outcome", "{play: loan, outcome: «{gain: 1}»}", "R207"},
      {"R207: choices", "{play: loan, choices: «{step: 1}»}", "R207"},
      {"R207: responses", "{play: loan, responses: «{player: Ben, play: ssd}»}", "R207"},
      {"R207: ruling", "{play: loan, ruling: «stands»}", "R207"},
      {"R208: activate a card beside install", "{activate: «relay», install: relay}", "R208"},
      {"R208: decision", "{play: loan, ruling: {decision: «gone»}}", "R208"},
      {"R221: a card", "{play: «\"\"»}", "R221"},
      {"R221: a good", "{drop: [ore, «' '»]}", "R221"},
      {"R222: target", "{play: loan, target: «Cleo»}", "R222"},
  }));
  check_row(row, with_action(row.line), testing::read_station);
}

TEST_CASE("station: responses", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"R205: target", "{player: Ben, play: ssd, «target»: Ada}", "R205"},
      {"R205: ruling", "{player: Ben, play: ssd, «ruling»: {}}", "R205"},
      {"R205: buy", "{player: Ben, play: ssd, «buy»: ore}", "R205"},
      {"R206: play", "{«player»: Ben}", "R206"},
      {"R206: player", "{«play»: ssd}", "R206"},
      {"R207: a response", "«ssd»", "R207"},
      {"R207: play", "{player: Ben, play: «[ssd]»}", "R207"},
      {"R222: player", "{player: «Cleo», play: ssd}", "R222"},
      {"R222: protects", "{player: Ben, play: ssd, protects: «Cleo»}", "R222"},
      {"R222: in a response to a response", "{player: Ben, play: ssd, responses: [{player: «Eve», play: decoy}]}",
       "R222"},
  }));
  check_row(row, with_action("{play: tax-audit, responses: [" + std::string{row.line} + "]}"), testing::read_station);
}

TEST_CASE("station: entries of choices", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"R205: a slip", "{step: 1, «card»: [ice]}", "R205"},
      {"R205: choices in choices", "{step: 1, cards: [ice], «choices»: []}", "R205"},
      {"R206: nothing chosen", "«{step: 1, player: Ben}»", "R206"},
      {"R206: nothing at all", "«{}»", "R206"},
      {"R207: an entry", "«ice»", "R207"},
      {"R207: a list", "{cards: «ice»}", "R207"},
      {"R210: step", "{step: «first», cards: [ice]}", "R210"},
      {"R210: step 0", "{step: «0», cards: [ice]}", "R210"},
      {"R222: player", "{player: «Cleo», cards: [ice]}", "R222"},
  }));
  check_row(row, with_action("{play: loan, choices: [" + std::string{row.line} + "]}"), testing::read_station);
}

TEST_CASE("station: entries of an outcome", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"R205: a slip", "{player: Ada, «gian»: 1}", "R205"},
      {"R205: a step that is told by others", "{player: Ada, «take»: 1}", "R205"},
      {"R205: to nobody", "{player: Ada, gain: 1, «to»: Ben}", "R205"},
      {"R206: player", "{«gain»: 1}", "R206"},
      {"R206: nothing", "«{player: Ada}»", "R206"},
      {"R206: to", "{«player»: Ada, give: 2}", "R206"},
      {"R206: cards to", "{«player»: Ada, give-cards: [ice]}", "R206"},
      {"R206: goods to", "{«give-goods»: [ice], player: Ada}", "R206"},
      {"R206: equipment to", "{«player»: Ada, give-equipment: [relay]}", "R206"},
      {"R207: an entry", "«gain»", "R207"},
      {"R207: two in one", "{player: Ada, gain: 1, «lose»: 1}", "R207"},
      {"R207: a number of cards", "{player: Ada, draw: «2»}", "R207"},
      {"R207: a list of credits", "{player: Ada, gain: «[2]»}", "R207"},
      {"R208: skip-turn", "{player: Ada, skip-turn: «no»}", "R208"},
      {"R208: extra-turn", "{player: Ada, extra-turn: «2»}", "R208"},
      {"R210: gain", "{player: Ada, gain: «some»}", "R210"},
      {"R210: below nothing", "{player: Ada, lose: «-1»}", "R210"},
      {"R210: out of bounds", "{player: Ada, extra-actions: «10000»}", "R210"},
      {"R222: player", "{player: «Cleo», gain: 1}", "R222"},
      {"R222: to", "{player: Ada, give: 1, to: «Cleo»}", "R222"},
  }));
  check_row(row, with_outcome(row.line), testing::read_station);
}

}  // namespace orion
