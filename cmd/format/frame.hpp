#pragma once

#include <string>

#include "records/text/lines.hpp"
#include "records/text/span.hpp"

namespace orion::cmd {

/// Escape sequences around words, or nothing where the output has no colours.
struct Paint {
  bool on = false;
  std::string bold(std::string_view text) const { return paint("1", text); }
  std::string red(std::string_view text) const { return paint("1;31", text); }
  std::string yellow(std::string_view text) const { return paint("1;33", text); }
  std::string green(std::string_view text) const { return paint("1;32", text); }
  std::string blue(std::string_view text) const { return paint("1;34", text); }

 private:
  std::string paint(std::string_view code, std::string_view text) const;
};

/// The line of a finding with its words marked:
///
///        |
///     17 |   - orange: c3 c4 / d5
///        |                     ^^
///
/// @param gutter  width of the line number; a place over several lines is marked on its first
std::string code_frame(const text::LineIndex& lines, text::Span at, std::size_t gutter, const Paint& paint);

/// Digits of a line number.
std::size_t gutter_of(const text::LineIndex& lines, text::Span at);

}  // namespace orion::cmd
