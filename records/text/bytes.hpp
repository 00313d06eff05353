#pragma once

#include <string_view>
#include <vector>

#include "records/text/fault.hpp"
#include "records/text/reader.hpp"

namespace orion::text {

/// Looks at the bytes before anything reads a meaning into them: strict UTF-8, no control characters but tab, LF and CR
/// LF, no other encoding, no overlong line. What is refused here either changes silently in yaml-cpp or is told apart
/// by nobody who looks at the screen.
///
/// Result: the first fault of each kind, in the order of their places, so that a binary file does not give a hundred.
std::vector<Fault> scan_bytes(std::string_view document, const Limits& limits);

}  // namespace orion::text
