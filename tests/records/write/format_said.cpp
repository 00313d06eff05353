#include "tests/records/write/format_said.hpp"

#include <algorithm>
#include <vector>

#include "tests/records/judge/judged.hpp"

namespace orion::testing {

namespace {

std::string joined(const std::vector<std::string_view>& readings) {
  std::string text;
  for (const std::string_view reading : readings) text += std::string{reading} + " ";
  return text;
}

}  // namespace

std::string said_of(const std::string& document) {
  const judge::Verdict verdict = judged(document).verdict;
  std::string said = summary(verdict) + "\n" + outcome(verdict) + "\n" + verdict.id.value_or("-") + "\n";
  if (verdict.duel) {
    said += verdict.duel->position_hash() + " " + std::to_string(verdict.duel->moves_seen) + "\n";
    said += joined(verdict.duel->readings);
  }
  if (verdict.station) {
    if (verdict.station->game) said += verdict.station->position_hash() + "\n";
    if (verdict.station->outcome) {
      for (const std::int64_t credits : verdict.station->outcome->credits) said += std::to_string(credits) + " ";
    }
    said += joined(verdict.station->readings);
  }
  if (verdict.deck) said += verdict.deck->name + " " + std::to_string(verdict.deck->cards);
  std::vector<std::string> findings;
  for (const Finding& each : verdict.findings) {
    if (each.code != catalogue::Code::Y118TextCutByComment) findings.push_back(each.message);
  }
  std::sort(findings.begin(), findings.end());
  for (const std::string& each : findings) said += "\n" + each;
  return said;
}

std::size_t cut_texts(const std::string& document) {
  const auto findings = judged(document).verdict.findings;
  return static_cast<std::size_t>(std::count_if(findings.begin(), findings.end(), [](const Finding& each) {
    return each.code == catalogue::Code::Y118TextCutByComment;
  }));
}

}  // namespace orion::testing
