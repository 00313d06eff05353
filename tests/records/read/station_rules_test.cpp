// `rules` of a Station record, in the record and on a command line.

#include <string>
#include <string_view>

#include "tests/records/read/station_rows.hpp"

namespace orion {
using testing::check_row;
using testing::station_with;
using testing::StationRow;

TEST_CASE("station rules: faults in a record", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"R205: a slip", "rules: {«targt»: 40}", "R205"},
      {"R205: of another game", "rules: {base: rulebook, «bends»: either}", "R205"},
      {"R207: a list", "rules: «[rulebook]»", "R207"},
      {"R207: a number in a list", "rules: {target: «[40]»}", "R207"},
      {"R208: a profile", "rules: «bga»", "R208"},
      {"R208: a base", "rules: {base: «Rulebook»}", "R208"},
      {"R208: pile-empty", "rules: {pile-empty: «shuffle»}", "R208"},
      {"R208: sell-needs-goods", "rules: {sell-needs-goods: «no»}", "R208"},
      {"R210: no number", "rules: {target: «many»}", "R210"},
      {"R210: start-credits", "rules: {start-credits: «-1»}", "R210"},
      {"R210: start-credits, many", "rules: {start-credits: «10000»}", "R210"},
      {"R210: hand", "rules: {hand: «101»}", "R210"},
      {"R210: target", "rules: {target: «0»}", "R210"},
      {"R210: target, high", "rules: {target: «10000»}", "R210"},
      {"R210: actions", "rules: {actions: «101»}", "R210"},
      {"R210: draw", "rules: {draw: «101»}", "R210"},
      {"R210: keep", "rules: {keep: «-1»}", "R210"},
      {"R210: goods-limit", "rules: {goods-limit: «10000»}", "R210"},
      {"R210: penalty", "rules: {penalty: «10000»}", "R210"},
      {"R210: equipment-limit", "rules: {equipment-limit: «101»}", "R210"},
      {"two at once", "rules: {hand: «x», draw: «-2», keep: 2}", "R210 R210"},
  }));
  check_row(row, station_with(row.line), testing::read_station);
}

TEST_CASE("station rules: every option, in a record and on a command line", "[read][station]") {
  struct Row {
    std::string_view line, text;
  };
  const auto row = GENERATE(values<Row>({
      {"rules: rulebook", "rulebook"},
      {"rules: {}", "rulebook"},
      {"rules: {base: rulebook, target: 50}", "rulebook"},
      {"rules: {target: 40}", "rulebook+target=40"},
      {"rules: {start-credits: 0}", "rulebook+start-credits=0"},
      {"rules: {hand: 100}", "rulebook+hand=100"},
      {"rules: {target: 9999}", "rulebook+target=9999"},
      {"rules: {actions: 0}", "rulebook+actions=0"},
      {"rules: {draw: 0}", "rulebook+draw=0"},
      {"rules: {keep: 2}", "rulebook+keep=2"},
      {"rules: {goods-limit: 0}", "rulebook+goods-limit=0"},
      {"rules: {penalty: 9999}", "rulebook+penalty=9999"},
      {"rules: {equipment-limit: 4}", "rulebook+equipment-limit=4"},
      {"rules: {pile-empty: stop}", "rulebook+pile-empty=stop"},
      {"rules: {pile-empty: reshuffle, sell-needs-goods: false}", "rulebook+sell-needs-goods=false"},
      {"rules: {sell-needs-goods: true, x-a: b}", "rulebook"},
      {"rules: {pile-empty: stop, target: 1, base: rulebook, start-credits: 5}",
       "rulebook+start-credits=5+target=1+pile-empty=stop"},
  }));
  const auto done = testing::read_station(station_with(row.line));
  CAPTURE(row.line, testing::messages(*done));
  CHECK(done->findings.empty());
  CHECK(read::to_string(done->record.rules) == row.text);
  std::string trouble;
  CHECK(read::parse_station_rules(row.text, trouble) == done->record.rules);
  CHECK(trouble.empty());
}

TEST_CASE("station rules: refused on a command line", "[read][station]") {
  const auto text = GENERATE(values<std::string_view>({"",
                                                       "+",
                                                       "bga",
                                                       "Rulebook",
                                                       "target=40",
                                                       "rulebook+",
                                                       "rulebook+target",
                                                       "rulebook+target=",
                                                       "rulebook+target=x",
                                                       "rulebook+target=0",
                                                       "rulebook+target=10000",
                                                       "rulebook+target=04",
                                                       "rulebook+target=+4",
                                                       "rulebook+target= 4",
                                                       "rulebook+hand=-1",
                                                       "rulebook+hand=99999999999999999999",
                                                       "rulebook+pile-empty=never",
                                                       "rulebook+sell-needs-goods=yes",
                                                       "rulebook+sell-needs-goods",
                                                       "rulebook+bends=either",
                                                       "rulebook++hand=4",
                                                       "rulebook+hand=4+",
                                                       "rulebook hand=4"}));
  CAPTURE(text);
  std::string trouble;
  CHECK_FALSE(read::parse_station_rules(text, trouble));
  CHECK_FALSE(trouble.empty());
}

TEST_CASE("station rules: the last word on a command line counts", "[read][station]") {
  std::string trouble;
  const auto rules = read::parse_station_rules("rulebook+hand=4+pile-empty=stop+hand=5", trouble);
  REQUIRE(rules);
  CHECK(read::to_string(*rules) == "rulebook+pile-empty=stop");
}

TEST_CASE("station rules: what differs from the printed rules", "[read][station]") {
  CHECK(read::changed_options({}).empty());
  station::Options options;
  options.keep = 2;
  options.sell_needs_goods = false;
  const auto changed = read::changed_options(options);
  REQUIRE(changed.size() == 2);
  CHECK(changed[0].name == "keep");
  CHECK(changed[0].value == "2");
  CHECK(changed[0].number);
  CHECK(changed[1].name == "sell-needs-goods");
  CHECK(changed[1].value == "false");
  CHECK_FALSE(changed[1].number);
}

}  // namespace orion
