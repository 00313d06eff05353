#pragma once

#include <cstdint>

namespace orion::text {

/// Half-open range of byte offsets into the bytes of one document (a byte order mark and its `---` line included, so
/// that the offsets are those of the file minus the document's own offset).
struct Span {
  std::uint32_t begin = 0;
  std::uint32_t end = 0;

  friend constexpr bool operator==(const Span&, const Span&) noexcept = default;
};

}  // namespace orion::text
