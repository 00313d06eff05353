// `compare_with` says what the same record would be by other rules: no more, and no less.

#include <string>

#include "tests/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/plain/plain_random.hpp"
#include "tests/plain/plain_yaml.hpp"
#include "tests/records/judge/judged.hpp"

namespace orion {
using testing::judged;

namespace {

/// Status and outcome as one text. How often a condition is reached is counted by the rules in force, and alone no
/// other outcome.
std::string answer(const judge::Verdict& verdict) {
  return std::string{judge::word(verdict.status)} + ", " + testing::outcome(verdict);
}

read::DuelRules rules(std::string_view text) {
  std::string trouble;
  return read::parse_duel_rules(text, trouble).value();
}

}  // namespace

TEST_CASE("comparison: there exactly where judging by the other rules gives another answer", "[judge][property]") {
  testing::Random random{10};
  std::size_t differ = 0;
  std::size_t by_count = 0;
  for (std::size_t round = 0; round < testing::rounds(300, 5'000); ++round) {
    plain::RandomOptions options;
    options.rules = {round % 2 == 0 ? plain::Count::Conditions : plain::Count::Instances, plain::Bends::Either};
    const std::string text = plain::yaml_of(plain::random_game(random.next(), options), {}, "r");
    const bool count = round % 3 == 0;
    const auto other = count ? rules(round % 2 == 0 ? "bga" : "rulebook") : rules("rulebook+bends=as-printed");
    judge::Settings by_other;
    by_other.rules.duel = other;
    judge::Settings beside;
    beside.compare_with.duel = other;
    const auto own = judged(text);
    const auto compared = judged(text, beside);
    const bool changes = answer(own.verdict) != answer(judged(text, by_other).verdict);
    INFO(text);
    CHECK(compared.verdict.comparison.has_value() == changes);
    CHECK((testing::find(compared.verdict, "R240") != nullptr) == changes);
    CHECK(answer(compared.verdict) == answer(own.verdict));
    if (changes) CHECK(compared.verdict.comparison->rules == std::variant<read::DuelRules, station::Options>{other});
    differ += changes ? 1 : 0;
    by_count += changes && count ? 1 : 0;
  }
  CHECK(differ > 20);
  CHECK(by_count > 0);
}

}  // namespace orion
