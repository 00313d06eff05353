#pragma once

// A picture in words: what happens one after the other, a row each.

#include <string>
#include <string_view>
#include <vector>

namespace orion::cmd {

struct Sketch {
  struct Row {
    std::string label;  ///< "draw phase"; empty: it belongs to the row above
    std::string words;
  };
  std::string caption;
  std::vector<Row> rows;
};

/// Rows of text, words beside their labels, in so many columns.
std::string sketch_text(const Sketch& sketch, std::size_t width);
/// The same as an SVG document.
std::string sketch_svg(std::string_view heading, const Sketch& sketch);

}  // namespace orion::cmd
