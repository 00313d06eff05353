#pragma once

#include <optional>

#include "records/read/fields.hpp"

namespace orion::read {

/// The value of the key `event`. Of the event the referee needs nothing but that it can be read.
void read_event(const Context& context, const Node& node);

/// The value of a key `date`: year-month-day, of the calendar.
std::optional<Text> read_date(const Context& context, const Node& node);

}  // namespace orion::read
