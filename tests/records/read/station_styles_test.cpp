// The same record or deck in other clothes: order of keys, quotes, block or flow style, comments, x- keys, line ends.
// What is read of it, and what is said of it, stays the same.

#include <set>
#include <string>
#include <vector>

#include "tests/records/read/station_rows.hpp"
#include "tests/records/read/tailor.hpp"

namespace orion {
using testing::dump;
using testing::ReadStation;
using testing::station_with;

namespace {

std::multiset<std::string> said(const ReadStation& read) {
  std::multiset<std::string> all{dump(read.record), dump(read.deck)};
  for (const Finding& each : read.findings)
    all.insert(std::string{catalogue::entry(each.code).id} + " " + each.message);
  return all;
}

const std::vector<std::string>& records() {
  static const std::vector<std::string> all{
      station_with("result: {winner: [Ada, b], credits: {Ada: 50, Ben: 50}, triggered-by: Ada}"),
      station_with(
          "turns:\n  - {player: Ada, draw: [grain, decoy], keep: grain, actions: [{buy: ore}, {install: relay, "
          "activate: true, drew: [loan]}, {drop: [ore]}, {draw: []}], after: {Ada: {credits: 15, goods: 0}, "
          "b: {hand: [ice], hold: []}}}\n"
          "  - {player: Ben, reshuffle: [[ice], [ore]], actions: [{play: tax-audit, target: Ada, choices: "
          "[{step: 2, player: Ada, cards: [ice], goods: [ore]}], responses: [{player: Ada, play: ssd, "
          "protects: Ben, responses: [{player: Ben, play: x}]}]}]}\n"
          "  - {leaves: Ben, note: \"a # b\", hash: h0123456789abcdef}\n"),
      station_with(
          "turns:\n  - {player: Adda, acts: 1, actions: [{byu: x}, {target: Ben}, {play: a, outcome: [{player: "
          "Ada, give: 2}, {gain: -1, player: Eve}]}], after: {Ben: {credits: x}}}\n"),
      station_with("deck: {deck: a, format: 1, cards: [{id: a, kind: goods, good: ore, buy: 1, sell: 2}, {id: b, kind: "
                   "support, effect: [{load: 1, good: ore}, {take: 1}, {gain: {per: hand, of: target, times: 2}}, "
                   "block]}, {id: c, kind: equipment, while-in-play: {buy-price: [-1, {good: ore, by: 2}], immune: "
                   "[espionage]}, cost: -1}]}\nrules: {target: 40, pile-empty: stop, hand: 0}"),
  };
  return all;
}

}  // namespace

TEST_CASE("station styles: records in other clothes", "[read][station][property]") {
  testing::Random random{21};
  for (const std::string& text : records()) {
    const auto expected = testing::read_station(text);
    for (int time = 0; time < 100; ++time) {
      const auto other = testing::read_station(testing::Tailor{random, time % 2 == 1}.document(*expected->tree.root));
      INFO(other->text);
      CHECK(said(*other) == said(*expected));
    }
  }
}

TEST_CASE("station styles: LF, CRLF and a byte order mark", "[read][station][property]") {
  for (const std::string& lf : records()) {
    std::string crlf;
    for (const char c : lf) crlf += c == '\n' ? "\r\n" : std::string{c};
    const auto expected = testing::read_station(lf);
    for (const std::string& copy : {crlf, "\xEF\xBB\xBF" + lf, "\xEF\xBB\xBF" + crlf}) {
      const auto other = testing::read_station(copy);
      INFO(copy);
      CHECK(said(*other) == said(*expected));
      CHECK(other->findings.size() == expected->findings.size());
    }
  }
}

}  // namespace orion
