#include "records/text/escape.hpp"

#include "records/text/utf8.hpp"

namespace orion::text {
namespace {

std::optional<Escape> hex_escape(std::string_view digits, std::size_t count) noexcept {
  if (digits.size() < count) return std::nullopt;
  char32_t value = 0;
  for (const char digit : digits.substr(0, count)) {
    const int number = hex_digit(digit);
    if (number < 0) return std::nullopt;
    value = (value << 4U) | static_cast<char32_t>(number);
  }
  return Escape{value, static_cast<std::uint8_t>(2 + count)};
}

}  // namespace

std::optional<Escape> escape_at(std::string_view document, std::size_t at) noexcept {
  if (at + 1 >= document.size()) return std::nullopt;
  const std::string_view behind = document.substr(at + 2);
  switch (document[at + 1]) {
    case '0':
      return Escape{0x00};
    case 'a':
      return Escape{0x07};
    case 'b':
      return Escape{0x08};
    case 't':
    case '\t':
      return Escape{0x09};
    case 'n':
      return Escape{0x0A};
    case 'v':
      return Escape{0x0B};
    case 'f':
      return Escape{0x0C};
    case 'r':
      return Escape{0x0D};
    case 'e':
      return Escape{0x1B};
    case ' ':
      return Escape{U' '};
    case '"':
      return Escape{U'"'};
    case '/':
      return Escape{U'/'};
    case '\\':
      return Escape{U'\\'};
    case 'N':
      return Escape{0x85};
    case '_':
      return Escape{0xA0};
    case 'L':
      return Escape{0x2028};
    case 'P':
      return Escape{0x2029};
    case 'x':
      return hex_escape(behind, 2);
    case 'u':
      return hex_escape(behind, 4);
    case 'U':
      return hex_escape(behind, 8);
    default:
      return std::nullopt;
  }
}

bool is_forbidden(const Escape& escape, char letter) noexcept {
  if (escape.value == U'\t' || escape.value == U'\n') return false;
  const bool surrogate = escape.value >= 0xD800 && escape.value <= 0xDFFF;
  return is_control(escape.value) || surrogate || escape.value > 0x10FFFF || letter == '_';
}

std::string encode_utf8(char32_t value) {
  const auto tail = [value](unsigned shift) { return static_cast<char>(0x80U | ((value >> shift) & 0x3FU)); };
  if (value < 0x80) return {static_cast<char>(value)};
  if (value < 0x800) return {static_cast<char>(0xC0U | (value >> 6U)), tail(0)};
  if (value < 0x10000) return {static_cast<char>(0xE0U | (value >> 12U)), tail(6), tail(0)};
  return {static_cast<char>(0xF0U | (value >> 18U)), tail(12), tail(6), tail(0)};
}

}  // namespace orion::text
