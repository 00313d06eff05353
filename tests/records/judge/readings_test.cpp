// Which readings of the rules a verdict rests on, and what other rules would say.

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/records/judge/records.hpp"

namespace orion {
using Catch::Matchers::ContainsSubstring;
using testing::judged;

namespace {

std::string readings(const judge::Verdict& verdict) {
  std::string text;
  for (const auto each : verdict.duel->readings) text += (text.empty() ? "" : " ") + std::string{each};
  return text;
}

constexpr std::string_view kMirrored = "moves:\n  - orange: g7 h8 / g6\n";  // orange's bends turn left

judge::Settings by(std::string_view rules) {
  judge::Settings settings;
  std::string trouble;
  settings.rules = read::parse_rules(rules, trouble);
  return settings;
}

judge::Settings compared_with(std::string_view rules) {
  judge::Settings settings;
  std::string trouble;
  settings.compare_with = read::parse_rules(rules, trouble);
  return settings;
}

}  // namespace

TEST_CASE("readings: those that mattered, in clause order", "[judge]") {
  CHECK(readings(judged(testing::going_on()).verdict).empty());
  CHECK(readings(judged(testing::record_with(kMirrored)).verdict) == "D1.5");
  CHECK(readings(judged(testing::record_with_setup(
                            "{galaxies: k7 k10 h7 f2 f10 d5 a2 a5, black-holes: j5 j8 j11 f6 b1 b4 b7, start: orange}",
                            "moves: [orange: e4]\n"))
                     .verdict) == "D2.3");
  CHECK(readings(judged(testing::record_with_setup(
                            "{galaxies: k7 k10 h7 f2 f10 d5 a2, black-holes: j5 j8 j11 f6 b1 b4 b7, start: orange}",
                            kMirrored))
                     .verdict) == "D1.5 D2.3 D2.8");
}

TEST_CASE("readings: D1.5 a mirrored bend is noted, an as-printed one is not", "[judge]") {
  CHECK(testing::codes(judged(testing::record_with(kMirrored)).verdict) == "D105b D604");
  CHECK(testing::codes(judged(testing::record_with("moves:\n  - orange: g7 f7 / g6\n")).verdict, testing::Which::Errors)
            .empty());
  CHECK(testing::codes(judged(testing::record_with("rules: {bends: as-printed}\n" + std::string{kMirrored})).verdict) ==
        "D105a");
}

TEST_CASE("readings: D1.5 a mirrored bend among the placed tiles", "[judge]") {
  const auto made = judged(
      testing::record_with_setup("{name: symmetric-1, start: blue, placed: [orange: g7 h8 / g6]}", "moves: []\n"));
  CHECK(made.verdict.status == judge::Status::Legal);
  CHECK(readings(made.verdict) == "D1.5");
  CHECK(testing::codes(made.verdict) == "D105b D604");
}

TEST_CASE("rules: those asked for stand above the record's", "[judge]") {
  const std::string text = testing::record_with("rules: bga\n" + std::string{kMirrored});
  CHECK(to_string(judged(text).verdict.duel->rules) == "bga");
  CHECK(judged(text).verdict.status == judge::Status::Legal);
  const auto made = judged(text, by("rulebook+bends=as-printed"));
  CHECK(to_string(made.verdict.duel->rules) == "rulebook+bends=as-printed");
  CHECK(made.verdict.status == judge::Status::Illegal);
}

TEST_CASE("comparison: only where verdict or outcome changes", "[judge]") {
  const auto same = judged(testing::linked(), compared_with("bga"));
  CHECK_FALSE(same.verdict.comparison);
  CHECK(testing::codes(same.verdict).empty());

  const auto other = judged(testing::record_with(kMirrored), compared_with("rulebook+bends=as-printed"));
  REQUIRE(other.verdict.comparison);
  CHECK(to_string(std::get<read::DuelRules>(other.verdict.comparison->rules)) == "rulebook+bends=as-printed");
  CHECK(other.verdict.comparison->status == judge::Status::Illegal);
  CHECK(other.verdict.status == judge::Status::Legal);
  CHECK(testing::codes(other.verdict) == "R240 D105b D604");
  CHECK(testing::places(other).substr(0, 12) == "1:1-1:5 R240");
  const std::string message = testing::message_of(other.verdict, "R240");
  CHECK_THAT(message, ContainsSubstring("by rulebook: legal, "));
  CHECK_THAT(message, ContainsSubstring("by rulebook+bends=as-printed: illegal, "));
  CHECK(testing::find(other.verdict, "R240")->severity == catalogue::Severity::Warning);
}

}  // namespace orion
