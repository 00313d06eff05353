#include "records/judge/findings_order.hpp"

#include <algorithm>
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>

namespace orion::judge {

namespace {

using catalogue::Code;
using catalogue::Severity;

}  // namespace

void put_in_order(std::vector<Finding>& findings) {
  std::map<std::pair<std::uint32_t, std::size_t>, std::string_view> code_of_move;
  const auto number = [](const Finding& each) { return each.move ? each.move : each.turn; };
  for (const Finding& each : findings) {
    if (number(each)) code_of_move.try_emplace({each.anchor, *number(each)}, catalogue::entry(each.code).id);
  }
  const auto key = [&](const Finding& each) {
    const std::string_view own = catalogue::entry(each.code).id;
    return std::pair{each.anchor, number(each) ? code_of_move.at({each.anchor, *number(each)}) : own};
  };
  std::stable_sort(findings.begin(), findings.end(),
                   [&](const Finding& a, const Finding& b) { return key(a) < key(b); });
}

void cut(std::vector<Finding>& findings, std::size_t limit) {
  const bool cut_before = !findings.empty() && findings.back().code == Code::Y127TooManyFindings;
  if (findings.size() <= limit + (cut_before ? 1 : 0)) return;
  std::size_t more = 0;
  Severity worst = Severity::Note;
  text::Span at = findings[limit].span;
  for (const Severity level : {Severity::Note, Severity::Warning, Severity::Error}) {
    for (std::size_t index = findings.size(); index-- > 0 && findings.size() > limit;) {
      if (findings[index].severity != level) continue;
      worst = level;
      at = findings[index].span;
      ++more;
      findings.erase(findings.begin() + static_cast<std::ptrdiff_t>(index));
    }
  }
  Finding rest = finding(Code::Y127TooManyFindings, at, std::to_string(more) + " more findings in this document");
  rest.severity = worst;
  findings.push_back(std::move(rest));
}

bool has_error(const std::vector<Finding>& findings) {
  return std::any_of(findings.begin(), findings.end(),
                     [](const Finding& each) { return each.severity == Severity::Error; });
}

}  // namespace orion::judge
