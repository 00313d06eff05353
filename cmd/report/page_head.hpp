#pragma once

// What stands before the body of a page, and the elements that are written straight to it.

#include <ostream>
#include <string>
#include <string_view>

namespace orion::cmd {

struct PageHead {
  std::string title;
  std::string style;        ///< CSS
  std::string_view script;  ///< that ends the body; empty for none
};

/// Up to the body. The page loads nothing, and only its own style and script count, known by their hashes.
void write_head(std::ostream& out, const PageHead& head);
/// Style and script stand in HTML as they are: what would end them is in neither.
void write_raw(std::ostream& out, const char* element, std::string_view text);
/// An element that holds words alone.
void write_words(std::ostream& out, const char* element, std::string_view text);

}  // namespace orion::cmd
