#pragma once

// A whole document of which a test changes one line.

#include <span>
#include <string>
#include <string_view>

#include "tests/records/text/marked.hpp"

namespace orion::testing {

/// The lines of `usual`; the one of the key that `line` begins with is replaced by it, and a key that is not there is
/// added. `line` may go on over several lines. Without anything after its colon the key is left out.
inline std::string with_line(std::span<const std::string_view> usual, std::string_view line) {
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

}  // namespace orion::testing
