#pragma once

#include <string_view>

#include "records/read/fields.hpp"

namespace orion::read {

/// The value of the key `format`. @param what  whose format it is, for messages: "the record"
void read_format(const Context& context, const Node& node, std::string_view what);

}  // namespace orion::read
