#pragma once

#include <optional>

#include "records/read/fields.hpp"

namespace orion::read {

/// What `event` says. The rules need nothing of it.
struct Event {
  std::optional<Text> name;
  std::optional<Text> site;
  std::optional<Text> date;
  std::optional<Text> round;
  std::optional<Text> table;
};

/// The value of the key `event`.
Event read_event(const Context& context, const Node& node);

/// The value of a key `date`: year-month-day, of the calendar.
std::optional<Text> read_date(const Context& context, const Node& node);

}  // namespace orion::read
