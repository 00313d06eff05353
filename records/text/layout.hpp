#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "records/text/span.hpp"

namespace orion::text {

/// What a light look at the first bytes of a document finds, without parsing: enough for a better message about a
/// document that could not be parsed. It may be wrong about text that only looks like YAML, so that nothing is refused
/// because of it.
struct Layout {
  std::optional<Span> tab;                   ///< the first run of tabs outside quotes, comments and block scalars
  std::optional<Span> comment_in_flow;       ///< the first comment between brackets
  std::optional<Span> long_key;              ///< the first key too long for yaml-cpp to know it as one
  std::optional<std::uint32_t> open_quote;   ///< still open at the end
  std::vector<std::uint32_t> open_brackets;  ///< still open at the end, the innermost last
};

Layout scan_layout(std::string_view document);

}  // namespace orion::text
