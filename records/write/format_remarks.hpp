#pragma once

// What stands between the values of a document and means nothing to YAML, but something to its writer: comments and
// blank lines.

#include <cstdint>
#include <string_view>
#include <vector>

#include "records/text/tree.hpp"

namespace orion::write {

struct Remark {
  std::uint32_t at = 0;      ///< of a comment its `#`, of a blank line its start
  std::uint32_t column = 0;  ///< in bytes from 0
  bool own_line = true;      ///< nothing but blanks stands before it
  std::string_view text;     ///< from the `#` to the end of the line; empty for a blank line
  bool is_blank() const noexcept { return text.empty(); }
};

struct Dash {
  std::uint32_t at = 0;
  std::uint32_t column = 0;
};

struct Remarks {
  std::vector<Remark> remarks;          ///< in the order of the text
  std::vector<Dash> dashes;             ///< of the items of block lists
  std::vector<std::uint32_t> contents;  ///< where scalars and bracketed collections begin
};

/// @param root  of the document, or nullptr for a stretch that holds none
Remarks remarks_of(std::string_view document, const text::Node* root);

/// In bytes, of the line that `at` is on.
std::uint32_t column_of(std::string_view document, std::uint32_t at) noexcept;

}  // namespace orion::write
