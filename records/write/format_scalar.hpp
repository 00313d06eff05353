#pragma once

// How a text is written in YAML so that every reader takes it for this text and nothing else.

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace orion::write {

/// Where a text stands: between brackets more characters mean something.
enum class Place { Block, Flow };

/// Whether a text without quotes is read back as it is, here and by readers of YAML 1.1 and 1.2 alike.
bool is_safe_plain(std::string_view text, Place place);

/// Whether another reader would make of the plain text something that is no text, and print it otherwise: `yes`, `1e3`,
/// `0:12:40`, `null`. Whole numbers and dates are not among them.
bool looks_like_another_type(std::string_view text);

/// In double quotes, with no more escapes than needed, on one line.
std::string in_double_quotes(std::string_view text);

/// The same on as many lines as keep each below the limit of lines. @param indent  of all lines but the first
std::string in_broken_quotes(std::string_view text, std::size_t indent);

/// Whether a line of the document could not hold the text.
bool is_too_long_for_a_line(std::string_view text);

/// A text of several lines as `|` and the lines below it, without the last line end. @param indent  of the lines
/// @return nullopt where that would not keep the text: blanks at the end of a line, empty lines at either end
std::optional<std::string> as_literal(std::string_view text, std::size_t indent);

/// In code points, for the width of a line.
std::size_t width_of(std::string_view text);

}  // namespace orion::write
