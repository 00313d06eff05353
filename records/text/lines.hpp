#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "records/text/span.hpp"

namespace orion::text {

/// 1-based; columns count Unicode code points (a byte that is no valid UTF-8 counts as one). A byte order mark at the
/// very start of the document has no column of its own.
struct LineColumn {
  std::size_t line = 1;
  std::size_t column = 1;
  friend bool operator==(const LineColumn&, const LineColumn&) noexcept = default;
};

/// Converts byte offsets of one document into lines and columns, for output only.
class LineIndex {
 public:
  /// @param first_line  the line of the file on which `document` starts, so that lines are the file's.
  LineIndex(std::string_view document, std::size_t first_line);
  LineColumn at(std::uint32_t offset) const;
  /// The text of a line of the file (as counted by `at`) without its line end and byte order mark; empty if there is
  /// none.
  std::string_view line(std::size_t number) const;

 private:
  std::string_view document_;
  std::size_t first_line_;
  std::vector<std::uint32_t> starts_;
};

}  // namespace orion::text
