#pragma once

#include <optional>

#include "records/read/fields.hpp"

namespace orion::read {

/// The value of the key `hash`, a claim about the position: `h` and 16 hexadecimal digits.
std::optional<Text> read_hash(const Context& context, const Node& node);

}  // namespace orion::read
