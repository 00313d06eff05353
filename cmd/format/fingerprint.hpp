#pragma once

#include <string>
#include <vector>

#include "cmd/format/format.hpp"

namespace orion::cmd {

/// What tells each finding of a record from all others, in their order, and stays the same while lines are added or
/// dropped elsewhere in the file: 32 hex digits of the SHA-256 of the file's place, the record's id (or its number
/// within the file), the code, the move or turn and action, the text marked, and the how-many-eth of these it is.
std::vector<std::string> fingerprints(const Judged& judged);

}  // namespace orion::cmd
