#pragma once

// A row of a table of faults: the codes, and the place of every one of them, marked in the line.

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/records/read/station_document.hpp"
#include "tests/records/text/marked.hpp"

namespace orion::testing {

struct StationRow {
  std::string_view what, line, want;
};

/// Checks the codes; that every finding lies on a mark; and that every mark has a finding.
/// @param read  reads the document
template <class Read>
void check_row(const StationRow& row, const std::string& marked, Read read) {
  const auto [text, marks] = text::testing::unmark(marked);
  const auto done = read(text);
  CAPTURE(row.what, text, messages(*done), marked_codes(*done));
  CHECK(codes(*done) == row.want);
  for (const text::Span& mark : marks) {
    bool found = false;
    for (const Finding& each : done->findings) found = found || each.span == mark;
    CHECK(found);
  }
  for (const Finding& each : done->findings) {
    bool found = false;
    for (const text::Span& mark : marks) found = found || each.span == mark;
    CHECK(found);
    CHECK(each.message.back() != '.');
  }
}

}  // namespace orion::testing
