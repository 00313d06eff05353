#pragma once

#include <span>
#include <string>
#include <string_view>

namespace orion::read {

/// The word of `known` that `word` is most likely a slip of: the fewest letters added, dropped, changed or swapped with
/// their neighbour, at most a third of its length (and at least one). Empty where none is near enough.
std::string_view nearest(std::string_view word, std::span<const std::string_view> known);

/// "did you mean `galaxies`?", or else "known here: a, b, c".
std::string hint(std::string_view word, std::span<const std::string_view> known);

/// A value as it can stand in a message: in backquotes, cut where it is long, line ends written as blanks.
std::string quoted(std::string_view value);

/// Text of a record on one line of a message: line ends and tabs become blanks, so that it cannot pass for other lines.
std::string on_one_line(std::string_view text);

}  // namespace orion::read
