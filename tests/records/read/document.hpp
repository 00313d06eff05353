#pragma once

// A whole record of which a test changes one line, and the places that a test marks in it: `format: «2»`.

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "tests/records/judge/judged.hpp"
#include "tests/records/read/lines.hpp"
#include "tests/records/text/marked.hpp"

namespace orion::testing {

/// The usual record with one line changed.
inline std::string document_with(std::string_view line) {
  static constexpr std::array<std::string_view, 5> kUsual{
      "game: orion-duel", "format: 1", "players: {blue: Ada, orange: Ben}", "setup: {name: symmetric-1, start: orange}",
      "moves:\n  - orange: e4 e5 / f5"};
  return with_line(kUsual, line);
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
