#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace orion::cmd {

/// Text in lines of at most `width` code points; those behind the first are indented by `hang` blanks. A word that is
/// longer has a line of its own.
std::string wrapped(std::string_view text, std::size_t width, std::size_t hang);

/// Lines printed elsewhere, indented, each at most `width` code points wide: source lines with a gutter are cut, with
/// `…` at their end, others are continued below.
std::string fitted(std::string_view lines, std::size_t indent, std::size_t width);

/// Code points.
std::size_t columns_of(std::string_view text) noexcept;

}  // namespace orion::cmd
