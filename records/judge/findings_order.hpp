#pragma once

#include <cstddef>
#include <vector>

#include "records/finding.hpp"

namespace orion::judge {

/// By place, then code. What one move breaks keeps its order: it stands at the place of its primary finding, and among
/// what else is there by that one's code.
void put_in_order(std::vector<Finding>& findings);

/// At most so many findings of a document are kept, notes dropped before anything else, and then how many more there
/// are: an error if one of those is.
void cut(std::vector<Finding>& findings, std::size_t limit);

bool has_error(const std::vector<Finding>& findings);

}  // namespace orion::judge
