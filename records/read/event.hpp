#pragma once

#include "records/read/fields.hpp"

namespace orion::read {

/// The value of the key `event`. Of the event the referee needs nothing but that it can be read.
void read_event(const Context& context, const Node& node);

}  // namespace orion::read
