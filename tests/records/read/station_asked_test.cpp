// An action that is asked about, as a document of its own.

#include <string>
#include <string_view>
#include <vector>

#include "tests/records/read/station_rows.hpp"

namespace orion {

namespace {

struct Asked {
  std::string codes;
  std::string said;  ///< "P1: buy ore"; empty where it is no action
};

Asked ask(const std::string& text) {
  const auto record = testing::read_station(testing::station_with("turns: []"));
  const text::ReadText tree = text::read_text(text);
  REQUIRE(tree.root != nullptr);
  std::vector<Finding> findings;
  const auto asked = read::read_asked_action({text, findings}, *tree.root, record->record);
  Asked result;
  for (const Finding& each : findings) {
    result.codes += (result.codes.empty() ? "" : " ") + std::string{catalogue::entry(each.code).id};
  }
  if (asked) {
    if (asked->player) result.said = "P" + std::to_string(asked->player->seat + 1) + ": ";
    result.said += testing::dump(asked->action);
  }
  return result;
}

}  // namespace

TEST_CASE("station: an action asked about", "[read][station]") {
  struct Row {
    std::string text, codes, said;
  };
  const auto row = GENERATE(values<Row>({
      {"buy: ore", "", "buy ore"},
      {"{install: relay, activate: true}", "", "install relay and activate"},
      {"{player: Ada, buy: ore}", "", "P1: buy ore"},
      {"{buy: ore, player: b}", "", "P2: buy ore"},
      {"Ada: {buy: ore}", "", "P1: buy ore"},
      {"b: {play: loan, target: Ada, responses: [{player: Ada, play: ssd}]}", "",
       "P2: play loan at P1 (P1 plays ssd )"},
      {"{x-a: b, Ben: {drop: [ore]}}", "", "P2: drop [ore]"},
      {"draw: []", "", "draw"},
      {"[buy, ore]", "R207", ""},
      {"buy", "R207", ""},
      {"{}", "R226", ""},
      {"player: Ada", "R226", ""},
      {"{palyer: Ada}", "R205 R226", ""},
      {"Ada: {byu: ore}", "R205", ""},
      {"Ada: {}", "R226", ""},
      {"Ada: ore", "R205 R226", ""},
      {"Cleo: {buy: ore}", "R222", ""},
      {"{player: Cleo, buy: ore}", "R222", ""},
      {"Ada: {player: Ada, buy: ore}", "R205", ""},
      {"buy: {ore: 1}", "R222 R205 R226", ""},
      {"{buy: ore, sell: ore}", "R226", ""},
  }));
  const Asked asked = ask(row.text);
  CAPTURE(row.text);
  CHECK(asked.codes == row.codes);
  CHECK(asked.said == row.said);
}

}  // namespace orion
