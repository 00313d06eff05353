#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace orion::text {

/// An escape of a double-quoted scalar.
struct Escape {
  char32_t value = 0;
  std::uint8_t length = 2;  ///< of its source, backslash included
};

/// @param at  the backslash; what follows is not a line end.
/// @return nullopt where YAML knows no such escape (`\'` included, which yaml-cpp takes).
std::optional<Escape> escape_at(std::string_view document, std::size_t at) noexcept;

/// @return 0..15, or -1 for what is no hexadecimal digit.
constexpr int hex_digit(char digit) noexcept {
  if (digit >= '0' && digit <= '9') return digit - '0';
  if (digit >= 'a' && digit <= 'f') return digit - 'a' + 10;
  if (digit >= 'A' && digit <= 'F') return digit - 'A' + 10;
  return -1;
}

/// A character that no text of ours may hold: control characters but tab and LF, surrogates, values above U+10FFFF; and
/// U+00A0 as `\_`, for which older readers give a broken byte.
bool is_forbidden(const Escape& escape, char letter) noexcept;

std::string encode_utf8(char32_t value);

}  // namespace orion::text
