#pragma once

// What must be the same of a document before and behind `fmt`.

#include <cstddef>
#include <string>

namespace orion::testing {

/// All that the referee says, but for places and for what hangs on the order of places. A text that is cut by a comment
/// is warned about before and behind: see `cut_texts`.
std::string said_of(const std::string& document);

/// How many texts are cut by a comment (Y118).
std::size_t cut_texts(const std::string& document);

}  // namespace orion::testing
