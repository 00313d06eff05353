// Records with bytes changed, doubled, dropped and moved: whatever comes of it, there is a verdict, and what it says of
// places can be shown.

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "tests/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/plain/plain_faults.hpp"
#include "tests/plain/plain_yaml.hpp"
#include "tests/records/judge/records.hpp"

namespace orion {

namespace {

/// Words that stand in records, so that changes make sense to the reader often enough to come far.
constexpr std::string_view kWords[] = {
    "blue",   "orange", "start", "winner", "stands", "name",      "1",
    "-1",     "/",      ":",     "- ",     "  ",     "\n",        "{",
    "}",      "[",      "]",     ", ",     "\"",     "'",         "#",
    "x-a: b", "|\n",    "é",     "\r\n",   "link",   "h00000000", "ruling: {decision: stands}"};
constexpr std::string_view kLabels[] = {"a2", "b4", "c8",  "d5", "e5",  "e6",   "f9",
                                        "g7", "h3", "i10", "k8", "k11", "e4 e5"};

template <std::size_t N>
std::string_view pick(const std::string_view (&words)[N], testing::Random& random) {
  return words[random.below(N)];
}

bool is_word(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }

void change_word(std::string& text, testing::Random& random, std::size_t at) {
  std::size_t begin = at;
  std::size_t end = at;
  while (begin > 0 && is_word(text[begin - 1])) --begin;
  while (end < text.size() && is_word(text[end])) ++end;
  const bool label = end - begin > 1 && end - begin < 4 && !random.one_in(5);
  text.replace(begin, end - begin, label ? pick(kLabels, random) : pick(kWords, random));
}

void mutate(std::string& text, testing::Random& random) {
  const std::size_t at = random.below(text.size() + 1);
  const std::size_t length = std::min(random.below(12), text.size() - at);
  switch (random.below(10)) {
    case 0:
      text.erase(at, length);
      return;
    case 1:
      text.insert(at, text.substr(random.below(text.size() + 1), length));
      return;
    case 2:
      if (at < text.size()) text[at] = static_cast<char>(random.below(256));
      return;
    default:
      change_word(text, random, at);
      return;
  }
}

/// Empty, or what is wrong with a verdict as such.
std::string defect(const testing::Judged& made) {
  const judge::Verdict& verdict = made.verdict;
  const std::size_t size = made.text.size();
  bool error = false;
  for (std::size_t index = 0; index < verdict.findings.size(); ++index) {
    const Finding& each = verdict.findings[index];
    error = error || each.severity == catalogue::Severity::Error;
    if (each.span.begin > each.span.end || each.span.end > size) return "a span beyond the document";
    for (const Related& related : each.related) {
      if (related.span.begin > related.span.end || related.span.end > size) return "a related span beyond it";
    }
    if (index > 0 && verdict.findings[index - 1].anchor > each.anchor) return "findings out of order";
    if (each.message.empty() || each.message.find('\n') != std::string::npos) return "a message that is no line";
  }
  const bool judged = verdict.status == judge::Status::Legal || verdict.status == judge::Status::Illegal;
  if (judged && !verdict.duel) return "judged without a game";
  if (!judged && !error) return "not judged, and nothing says why";
  if (verdict.status == judge::Status::Illegal && !error) return "illegal without a finding";
  if (verdict.claims == judge::Claims::Fail && !error) return "a false claim without a finding";
  return {};
}

}  // namespace

TEST_CASE("mutated records: always a verdict that holds together", "[judge][property]") {
  testing::Random random{9};
  std::vector<std::string> records{testing::almost_linked("  - blue: f9\n  - {orange: b1, move: 2}\n",
                                                          "result: {winner: blue, score: {blue: -1}}\n")};
  for (std::uint64_t seed = 0; seed < 40; ++seed) {
    const plain::FaultCase scrawled = plain::scrawled_case(seed, {});
    records.push_back(plain::yaml_of(scrawled.game, scrawled.claims, "r"));
  }
  std::size_t judged = 0;
  for (std::size_t round = 0; round < testing::rounds(5'000, 200'000); ++round) {
    std::string text = random.pick(records);
    for (std::size_t times = random.one_in(3) ? 3 : 1; times > 0; --times) mutate(text, random);
    judge::Settings settings;
    if (random.one_in(3)) settings.after_illegal = duel::AfterIllegal::Skip;
    if (random.one_in(3)) settings.compare_with.duel = read::DuelRules{duel::Profile::Bga, {}};
    if (random.one_in(5)) settings.moves_to_replay = random.below(20);
    const auto made = testing::judged(text, settings);
    if (const std::string wrong = defect(made); !wrong.empty()) FAIL_CHECK(wrong << "\n" << text);
    if (made.verdict.duel) ++judged;
  }
  CHECK(judged > 500);
}

}  // namespace orion
