#pragma once

// A document as its writer sees it: values in the order of the format, every comment with the entry that it belongs to.

#include <string_view>
#include <vector>

#include "records/text/tree.hpp"
#include "records/write/format_remarks.hpp"
#include "records/write/format_shape.hpp"

namespace orion::write {

/// Comments from their `#` on, and empty ones for blank lines that are kept.
using CommentLines = std::vector<std::string_view>;

struct Entry;

struct Value {
  text::NodeKind kind = text::NodeKind::Scalar;
  Shape shape = Shape::Foreign;
  std::string_view text;
  bool was_cut = false;  ///< plain, with a comment behind it: a warning that a canonical form keeps
  std::vector<Entry> entries;
  CommentLines tail;  ///< behind the last entry, as deep as the entries
};

/// A key with its value, or an item of a list.
struct Entry {
  CommentLines above;
  std::string_view key;
  Value value;
  std::string_view beside;  ///< the comment on its line
  bool beside_key = false;  ///< that comment stands behind the key of a block, not behind a value
};

struct Outline {
  bool has_marker = false;  ///< a line `---` opens the document
  std::string_view beside_marker;
  CommentLines head;  ///< before the first key
  Value record;
};

/// Texts live as long as the document and its tree.
Outline outline_of(std::string_view document, const text::Node& root);

}  // namespace orion::write
