#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace orion::text {

/// What stands at one place of a text. `length` is 1 for a byte that begins no valid sequence, so that a walk goes on.
struct CodePoint {
  char32_t value = 0;
  std::uint8_t length = 1;
  bool valid = false;
};

/// Strict UTF-8 (RFC 3629): overlong forms, surrogates and values above U+10FFFF are not valid.
/// @param at  less than `text.size()`.
CodePoint decode_utf8(std::string_view text, std::size_t at) noexcept;

/// C0 (tab, LF and CR too), DEL and C1. Whether one of them is allowed is the caller's question.
constexpr bool is_control(char32_t value) noexcept { return value < 0x20 || (value >= 0x7F && value <= 0x9F); }

/// Characters that change the order or the lines of what is shown around them: marks and overrides of direction, and
/// the line and paragraph separators. Records may hold them; output shows them by number.
constexpr bool rearranges(char32_t value) noexcept {
  return value == 0x200E || value == 0x200F || (value >= 0x2028 && value <= 0x202E) ||
         (value >= 0x2066 && value <= 0x2069);
}

/// @return e.g. "U+0007".
std::string code_point_name(char32_t value);

inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

}  // namespace orion::text
