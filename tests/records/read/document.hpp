#pragma once

// A whole record of which a test changes one line, and the places that a test marks in it: `format: «2»`.

#include <string>
#include <string_view>
#include <vector>

#include "tests/records/judge/judged.hpp"
#include "tests/records/text/marked.hpp"

namespace orion::testing {

/// The usual record; the line of the key that `line` begins with is replaced by it, and a key that is not there is
/// added. `line` may go on over several lines. Without anything after its colon the key is left out.
inline std::string document_with(std::string_view line) {
  const std::vector<std::string_view> usual{"game: orion-duel", "format: 1", "players: {blue: Ada, orange: Ben}",
                                            "setup: {name: symmetric-1, start: orange}",
                                            "moves:\n  - orange: e4 e5 / f5"};
  const std::string without_marks = text::testing::unmark(line).text;
  const std::string key = without_marks.substr(0, without_marks.find(':') + 1);
  const bool left_out = without_marks == key;
  std::string document;
  bool there = key.empty();
  for (const std::string_view each : usual) {
    const bool replaced = !key.empty() && each.starts_with(key);
    there = there || replaced;
    if (replaced && left_out) continue;
    document += replaced ? line : each;
    document += '\n';
  }
  if (!there) document += std::string{line} + '\n';
  return document;
}

/// "R209 «2»": the errors and the text that each one marks, a line a finding.
inline std::string errors_with_text(const Judged& judged) {
  std::string text;
  for (const Finding& each : judged.verdict.findings) {
    if (each.severity != catalogue::Severity::Error) continue;
    text += (text.empty() ? "" : "\n") + std::string{catalogue::entry(each.code).id} + " «";
    text += text::testing::slice(judged.text, each.span);
    text += "»";
  }
  return text;
}

/// Whether a finding with the code lies exactly on a place that the test marked.
inline bool lies_on_mark(const Judged& judged, std::string_view code, const std::vector<text::Span>& marks) {
  for (const Finding& each : judged.verdict.findings) {
    if (catalogue::entry(each.code).id != code) continue;
    for (const text::Span& mark : marks) {
      if (each.span == mark) return true;
    }
  }
  return false;
}

}  // namespace orion::testing
