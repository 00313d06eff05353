// The same record in other clothes: order of keys, quotes, block or flow style, comments, x- keys, line ends. What is
// said of it stays the same.

#include <algorithm>
#include <set>
#include <string>
#include <vector>

#include "tests/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/plain/plain_faults.hpp"
#include "tests/plain/plain_yaml.hpp"
#include "tests/records/judge/judged.hpp"
#include "tests/records/read/tailor.hpp"

namespace orion {
using testing::judged;
using testing::Tailor;

namespace {

/// All that is said of a record but its places, which differ, and so the order of the findings.
std::multiset<std::string> said(const judge::Verdict& verdict) {
  std::multiset<std::string> all{testing::summary(verdict), testing::outcome(verdict), verdict.id.value_or("")};
  if (verdict.duel) {
    all.insert(verdict.duel->position_hash() + " " + std::to_string(verdict.duel->moves_replayed));
    all.insert(to_string(verdict.duel->rules));
    for (const auto reading : verdict.duel->readings) all.emplace(reading);
  }
  for (const Finding& each : verdict.findings) {
    std::string text{catalogue::entry(each.code).id};
    text += each.primary ? " primary " : " beside ";
    text += std::to_string(each.move.value_or(0)) + " " + each.message;
    for (const std::string& note : each.notes) text += " | " + note;
    for (const Related& related : each.related) text += " > " + related.message;
    all.insert(text);
  }
  return all;
}

void check_styles(const std::string& text, testing::Random& random, int times) {
  const auto expected = said(judged(text).verdict);
  const text::ReadText tree = text::read_text(text);
  REQUIRE(tree.root != nullptr);
  for (int time = 0; time < times; ++time) {
    const std::string other = Tailor{random, time % 2 == 1}.document(*tree.root);
    INFO(other);
    CHECK(said(judged(other).verdict) == expected);
  }
}

const std::vector<std::string>& handwritten() {
  static const std::vector<std::string> records{
      testing::record_with("moves:\n  - orange: e4 e5 / f5\n  - blue: g7\n    clock: 0:12:40\n    note: 'a # b'\n"
                           "  - {orange: k11 / k10, move: 3}\nresult: {winner: orange, how: resignation}\n"),
      testing::record_with(
          "moves:\n  - {orange: e4, ruling: {decision: stands, by: me, reason: \"it's fine\"}}\n"
          "  - {orange: d4, ruling: {decision: stands}}\n  - {blue: e4, ruling: {decision: withdrawn}}\n"
          "result: {winner: blue, conditions: {blue: {link: 2}, orange: [galaxies]}, score: {blue: -1}}\n"),
      testing::record_with_setup("{galaxies: {blue: k7 k10 h7 f2 f10 d5 a2 a2}, black-holes: {blue: j5 j8 j11}, start: "
                                 "orange, placed: [blue: k7 k8, orange: e4 e6]}",
                                 "rules: {bends: as-printed, base: bga}\nmoves: [orange: e4 e5, blue: a2]\n"),
      testing::record_with_setup("{name: symmetric-2}",
                                 "id: a\nevent: {name: Open, date: 2026-05-02}\nmoves: [blue: e4]\n"),
  };
  return records;
}

}  // namespace

TEST_CASE("styles: handwritten records", "[read][property]") {
  testing::Random random{11};
  for (const std::string& record : handwritten()) check_styles(record, random, 100);
}

TEST_CASE("styles: random records, right and wrong", "[read][property]") {
  testing::Random random{12};
  for (std::size_t round = 0; round < testing::rounds(100, 1'000); ++round) {
    plain::RandomOptions options;
    options.placed_percent = 20;
    const plain::FaultCase scrawled = plain::scrawled_case(random.next(), options);
    check_styles(plain::yaml_of(scrawled.game, scrawled.claims, "r" + std::to_string(round)), random, 4);
  }
}

TEST_CASE("styles: LF, CRLF and a byte order mark, same verdicts at the same places", "[read][property]") {
  testing::Random random{13};
  std::vector<std::string> records = handwritten();
  for (int round = 0; round < 100; ++round) {
    const plain::FaultCase scrawled = plain::scrawled_case(random.next(), {});
    records.push_back(plain::yaml_of(scrawled.game, scrawled.claims, "r"));
  }
  records.push_back("game: orion-duel\nformat: 2\nñame: a\nplayers: [é, «x]\nsetup:\n  - ü\n");
  records.push_back("note: |\n  a\n  b\ngame: orion-duel\n");
  for (const std::string& lf : records) {
    std::string crlf;
    for (const char c : lf) crlf += c == '\n' ? "\r\n" : std::string{c};
    const auto expected = judged(lf);
    for (const std::string& copy : {crlf, "\xEF\xBB\xBF" + lf, "\xEF\xBB\xBF" + crlf}) {
      const auto other = judged(copy);
      INFO(copy);
      CHECK(said(other.verdict) == said(expected.verdict));
      CHECK(testing::places(other) == testing::places(expected));
    }
  }
}

}  // namespace orion
