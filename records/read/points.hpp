#pragma once

#include <optional>
#include <string_view>

#include "records/read/fields.hpp"

namespace orion::read {

/// Points of a match or a tournament, exact: in hundredths.
struct Points {
  int hundredths = 0;
  friend bool operator==(const Points&, const Points&) noexcept = default;
};

/// `1`, `0.5`, `-1.25`: up to six digits, and up to two behind a point.
std::optional<Spanned<Points>> read_points(const Context& context, const Node& node, std::string_view what);

}  // namespace orion::read
