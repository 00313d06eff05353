// Generated records: the same bytes with every compiler, legal where none is planted, and every fault found where it
// is.

#include <cstdlib>

#include "records/judge/sha256.hpp"
#include "records/write/duel_generate.hpp"
#include "tests/catch.hpp"
#include "tests/records/judge/judged.hpp"

namespace orion {

namespace {

/// 10 in a short run, 100 with ORION_TEST_ALL.
std::uint64_t records_a_kind() { return std::getenv("ORION_TEST_ALL") == nullptr ? 10 : 100; }

read::DuelRules rules_for(std::string_view kind) {
  read::DuelRules rules;
  if (kind == "D105a") rules.options.bends = duel::Bends::AsPrinted;
  return rules;
}

}  // namespace

TEST_CASE("generate: the bytes of seeds 1 to 100 are pinned", "[generate]") {
  std::string bytes;
  for (std::uint64_t seed = 1; seed <= 100; ++seed) {
    read::DuelRules rules;
    if (seed % 3 == 0) rules = {duel::Profile::Bga, duel::options_of(duel::Profile::Bga)};
    bytes += write::generate_duel(seed, rules, nullptr);
  }
  for (const write::Plantable& each : write::plantable())
    bytes += write::generate_duel(7, rules_for(each.code), &each.code);
  // A change of this number changes what every seed means to everybody: say so in the changelog.
  CHECK(judge::sha256_hex(bytes) == "4082cc592ecd66bb222087a44a58616d8c5c7b00555a9cd0e1221b3d21846f2b");
}

TEST_CASE("generate: games without a planted fault are legal, and claim the truth", "[generate]") {
  for (std::uint64_t seed = 1; seed <= 30 * records_a_kind(); ++seed) {
    const auto made = testing::judged(write::generate_duel(seed, {}, nullptr));
    CAPTURE(made.text);
    CHECK(made.verdict.status == judge::Status::Legal);
    CHECK(testing::codes(made.verdict, testing::Which::Errors).empty());
  }
}

TEST_CASE("generate: a planted fault is the first thing found", "[generate]") {
  for (const write::Plantable& kind : write::plantable()) {
    for (std::uint64_t seed = 1; seed <= records_a_kind(); ++seed) {
      const auto made = testing::judged(write::generate_duel(seed, rules_for(kind.code), &kind.code));
      CAPTURE(made.text);
      const std::string errors = testing::codes(made.verdict, testing::Which::Errors);
      CHECK(errors.substr(0, errors.find(' ')) == kind.code);
    }
  }
}

}  // namespace orion
