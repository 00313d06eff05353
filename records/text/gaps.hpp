#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

#include "records/text/fault_list.hpp"
#include "records/text/tree.hpp"

namespace orion::text {

/// @return the first byte at or behind `at` that is neither blank, line end, nor in a comment, nor one of `also`.
std::uint32_t skip_between(std::string_view document, std::uint32_t at, std::string_view also = {}) noexcept;

/// Looks at what stands between the scalars of a document that was parsed whole: nothing but blanks, comments and
/// YAML's own marks, so that tabs and comments are told exactly. Plain scalars are looked at for tabs too.
/// @param scalars  all of them, in the order of their places.
void check_gaps(std::string_view document, const std::vector<const Node*>& scalars, FaultList& faults);

}  // namespace orion::text
