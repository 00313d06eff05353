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
  LeftOut left_out;
  leave_out(findings, limit, left_out);
  tell(left_out, findings);
}

void leave_out(std::vector<Finding>& findings, std::size_t limit, LeftOut& left_out) {
  std::vector<bool> goes(findings.size());
  std::size_t left = findings.size();
  for (const Severity level : {Severity::Note, Severity::Warning, Severity::Error}) {
    for (std::size_t index = findings.size(); index-- > 0 && left > limit;) {
      const Finding& each = findings[index];
      if (each.severity != level) continue;
      goes[index] = true;
      --left;
      const bool first = left_out.number++ == 0;
      if (first || level > left_out.worst || (level == left_out.worst && each.anchor <= left_out.anchor)) {
        left_out.worst = level;
        left_out.at = each.span;
        left_out.anchor = each.anchor;
      }
    }
  }
  std::size_t kept = 0;
  for (std::size_t index = 0; index < findings.size(); ++index) {
    if (goes[index]) continue;
    if (kept != index) findings[kept] = std::move(findings[index]);
    ++kept;
  }
  findings.resize(kept);
}

void tell(const LeftOut& left_out, std::vector<Finding>& findings) {
  if (left_out.number == 0) return;
  Finding rest = finding(Code::Y127TooManyFindings, left_out.at,
                         std::to_string(left_out.number) + " more findings in this document");
  rest.severity = left_out.worst;
  findings.push_back(std::move(rest));
}

void FewFindings::add(Finding finding) {
  ++added_;
  findings_.push_back(std::move(finding));
  constexpr std::size_t kTimes = 16;  // sorting now and then costs little for each
  if (findings_.size() < kTimes * std::max<std::size_t>(limit_, 1)) return;
  put_in_order(findings_);
  leave_out(findings_, limit_, left_out_);
}

std::vector<Finding> FewFindings::take() {
  put_in_order(findings_);
  leave_out(findings_, limit_, left_out_);
  tell(left_out_, findings_);
  return std::move(findings_);
}

bool has_error(const std::vector<Finding>& findings) {
  return std::any_of(findings.begin(), findings.end(),
                     [](const Finding& each) { return each.severity == Severity::Error; });
}

}  // namespace orion::judge
