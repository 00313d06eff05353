#include "records/text/scalar_source.hpp"

namespace orion::text {

Style scalar_style(std::string_view document, std::uint32_t begin) noexcept {
  if (begin >= document.size()) return Style::Plain;
  switch (document[begin]) {
    case '\'':
      return Style::SingleQuoted;
    case '"':
      return Style::DoubleQuoted;
    case '|':
      return Style::Literal;
    case '>':
      return Style::Folded;
    default:
      return Style::Plain;
  }
}

ScalarSource trace_scalar(std::string_view document, Style style, std::uint32_t begin, std::string_view text) {
  switch (style) {
    case Style::Literal:
    case Style::Folded:
      return trace_block_scalar(document, style, begin, text);
    case Style::Plain:
    case Style::SingleQuoted:
    case Style::DoubleQuoted:
    case Style::Block:
    case Style::Flow:
      break;
  }
  return trace_flow_scalar(document, style, begin, text);
}

}  // namespace orion::text
