// "legal with this tile near by": whatever is suggested must be legal there.

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "records/judge/placing_words.hpp"
#include "tests/catch.hpp"
#include "tests/core/duel/words.hpp"
#include "tests/core/random.hpp"
#include "tests/plain/plain_faults.hpp"
#include "tests/plain/plain_yaml.hpp"
#include "tests/records/judge/records.hpp"

namespace orion {
using testing::judged;

namespace {

/// What a finding's notes suggest, one by one.
std::vector<std::string> suggested(const Finding& finding) {
  std::vector<std::string> all;
  for (const std::string& note : finding.notes) {
    const std::size_t colon = note.find("near by: ");
    if (!note.starts_with("legal") || colon == std::string::npos) continue;
    std::istringstream list{note.substr(colon + 9)};
    for (std::string one; std::getline(list >> std::ws, one, ',');) {
      if (!one.starts_with("and ")) all.push_back(one);
    }
  }
  return all;
}

/// The last finding of a move, and the position before it.
void check_suggestions(const std::string& text, std::size_t& checked) {
  const auto made = judged(text);
  for (const Finding& each : made.verdict.findings) {
    const std::vector<std::string> alternatives = suggested(each);
    if (alternatives.empty() || alternatives.front() == "nothing") continue;
    REQUIRE(each.move);
    judge::Settings before;
    before.moves_to_replay = *each.move - 1;
    const auto at = judged(text, before).verdict.duel->position;
    const duel::Options options = made.verdict.duel->rules.options;
    CHECK(alternatives.size() <= 5);
    for (const std::string& one : alternatives) {
      std::string asked{word(at.to_move)};
      asked += ": ";
      asked += one;
      INFO(text << asked);
      CHECK(testing::clauses(violations(at, options, testing::placement(asked))) == "legal");
      ++checked;
    }
  }
}

std::string notes(std::string_view moves) {
  const auto made = judged(testing::record_with("moves:\n  - orange: e4 e5 / f5\n" + std::string{moves}));
  std::string text;
  for (const Finding& each : made.verdict.findings) {
    for (const std::string& note : each.notes) text += note + "\n";
  }
  return text;
}

}  // namespace

TEST_CASE("alternatives: every one is legal", "[judge][property]") {
  testing::Random random{8};
  std::size_t checked = 0;
  for (std::size_t round = 0; round < testing::rounds(300, 5'000); ++round) {
    plain::Chance chance{random.next()};
    plain::RandomOptions options;
    options.rules = plain::random_rules(chance);
    options.placed_percent = 20;
    const plain::FaultCase scrawled = plain::scrawled_case(random.next(), options);
    check_suggestions(plain::yaml_of(scrawled.game, scrawled.claims, "r"), checked);
  }
  for (const std::string& kind : plain::fault_kinds()) {
    const plain::FaultCase planted = plain::fault_case(kind, random.next(), {});
    check_suggestions(plain::yaml_of(planted.game, planted.claims, kind), checked);
  }
  CHECK(checked > 200);
}

TEST_CASE("alternatives: when there are some, and for what", "[judge]") {
  using Catch::Matchers::ContainsSubstring;
  CHECK(notes("  - blue: e4\n") == "legal with this tile near by: d3, d4, e3, f4, c2, and 9 more\n");
  CHECK_THAT(notes("  - blue: g5 g8\n"), ContainsSubstring("legal near by: "));
  CHECK(notes("  - blue: g5 g8\n").find('/') == std::string::npos);  // as many hexagons of each colour
  CHECK_THAT(notes("  - blue: k11\n"), ContainsSubstring("legal near by: "));
  CHECK(notes("  - orange: g5 / g6\n") == "is a move of blue missing before this one?\n");
  CHECK(notes("  - blue: g5\n  - orange: c4\n  - blue: i9\n").empty());  // no single is left
}

TEST_CASE("alternatives: none after the end", "[judge]") {
  const auto made = judged(testing::almost_linked("  - blue: f9\n  - orange: f9 / e9\n"));
  CHECK(testing::codes(made.verdict) == "D603 D402");
  for (const Finding& each : made.verdict.findings) CHECK(suggested(each).empty());
}

}  // namespace orion
