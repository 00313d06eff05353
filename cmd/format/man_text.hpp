#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace orion::cmd {

/// Text as man(7) takes it within a line: nothing in it is taken for a request, and a long list may break at its
/// commas.
std::string man_text(std::string_view text);

/// A part of a help text: lines between empty lines.
struct Paragraph {
  std::string heading;  ///< a first line that ends with a colon and has indented lines below it, without the colon
  std::vector<std::string> lines;  ///< without the indentation that is common to them
  bool as_it_is = false;           ///< the lines are to stay as they are: they were indented
};

std::vector<Paragraph> paragraphs(std::string_view help);

/// The paragraph as lines of man(7), without its heading.
std::string man_paragraph(const Paragraph& paragraph);

}  // namespace orion::cmd
