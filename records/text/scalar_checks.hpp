#pragma once

#include <cstdint>
#include <string_view>

#include "records/text/fault_list.hpp"
#include "records/text/tree.hpp"

namespace orion::text {

/// Makes the node of a scalar: its style, its exact place, its text (a view into the document where it stands there as
/// it is). Refuses what its source hides: forbidden escapes, and text that two readers would read differently.
Node place_scalar(std::string_view document, std::uint32_t at, std::string_view text, Tree& tree, FaultList& faults);

/// @return behind the last byte of an anchor's, alias' or tag's name or of a plain word, a key's colon left
/// out; at least one character on.
std::uint32_t word_end(std::string_view document, std::uint32_t at) noexcept;

/// @return behind a plain `null`, `Null`, `NULL` or `~` at `at`; `at` where there is none.
std::uint32_t null_word_end(std::string_view document, std::uint32_t at) noexcept;

}  // namespace orion::text
