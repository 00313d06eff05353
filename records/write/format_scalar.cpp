#include "records/write/format_scalar.hpp"

#include <algorithm>
#include <array>

#include "records/text/utf8.hpp"

namespace orion::write {

namespace {

using namespace std::string_view_literals;

/// Half of what a line may have: escapes can double a text, and its key and indentation stand before it.
constexpr std::size_t kLongestPiece = 30'000;
constexpr std::size_t kBrokenPiece = 4'000;

constexpr bool is_digit(char c) noexcept { return c >= '0' && c <= '9'; }

/// Line ends of YAML 1.1 alone, byte order marks and what YAML does not count as printable: shown as escapes.
bool needs_escape(char32_t value) noexcept {
  return value == 0x2028 || value == 0x2029 || value == 0xFEFF || value == 0xFFFE || value == 0xFFFF;
}

bool holds_escapes(std::string_view text) {
  // All of them are of three bytes that begin with E2 or EF.
  for (std::size_t at = text.find_first_of("\xE2\xEF"); at < text.size(); at = text.find_first_of("\xE2\xEF", at + 1)) {
    if (needs_escape(text::decode_utf8(text, at).value)) return true;
  }
  return false;
}

/// 0, or digits that do not begin with 0, with or without a minus; few enough for every reader's numbers.
bool is_whole_number(std::string_view text) noexcept {
  constexpr std::size_t kMostDigits = 15;
  if (text == "0") return true;
  if (text.starts_with('-')) text.remove_prefix(1);
  return !text.empty() && text.size() <= kMostDigits && text[0] != '0' &&
         text.find_first_not_of("0123456789") == std::string_view::npos;
}

/// How many bytes at the start are a year, month and day with hyphens. 0 where there is none.
std::size_t date_length(std::string_view text) noexcept {
  std::size_t at = 0;
  const auto digits = [&](std::size_t least, std::size_t most) {
    const std::size_t from = at;
    while (at < text.size() && at - from < most && is_digit(text[at])) ++at;
    return at - from >= least;
  };
  const auto hyphen = [&] { return at < text.size() && text[at++] == '-'; };
  return digits(4, 4) && hyphen() && digits(1, 2) && hyphen() && digits(1, 2) ? at : 0;
}

bool has_inner_mark(std::string_view text) noexcept {
  for (std::size_t at = 0; at < text.size(); ++at) {
    if (text[at] == ':' && (at + 1 == text.size() || text[at + 1] == ' ')) return true;
    if (text[at] == '#' && at > 0 && text[at - 1] == ' ') return true;
  }
  return false;
}

void append_escaped(std::string& out, std::string_view text, std::size_t at, std::size_t length) {
  const char byte = text[at];
  if (byte == '"' || byte == '\\') {
    out += '\\';
    out += byte;
  } else if (byte == '\n') {
    out += "\\n";
  } else if (byte == '\t') {
    out += "\\t";
  } else if (length == 3 && needs_escape(text::decode_utf8(text, at).value)) {
    constexpr std::string_view kDigits = "0123456789ABCDEF";
    const auto value = static_cast<std::size_t>(text::decode_utf8(text, at).value);
    out += "\\u";
    for (int shift = 12; shift >= 0; shift -= 4) out += kDigits[(value >> static_cast<unsigned>(shift)) & 0xFU];
  } else {
    out += text.substr(at, length);
  }
}

}  // namespace

bool looks_like_another_type(std::string_view text) {
  static constexpr std::array kWords{"null"sv,  "Null"sv,  "NULL"sv,  "~"sv,   "true"sv, "True"sv, "TRUE"sv,
                                     "false"sv, "False"sv, "FALSE"sv, "yes"sv, "Yes"sv,  "YES"sv,  "no"sv,
                                     "No"sv,    "NO"sv,    "on"sv,    "On"sv,  "ON"sv,   "off"sv,  "Off"sv,
                                     "OFF"sv,   "y"sv,     "Y"sv,     "n"sv,   "N"sv,    "="sv,    "<<"sv};
  if (std::find(kWords.begin(), kWords.end(), text) != kWords.end()) return true;
  if (const std::size_t date = date_length(text); date > 0) {
    if (date == text.size()) return date != "2026-05-02"sv.size();
    if (text[date] == ' ' || text[date] == 't' || text[date] == 'T') return true;  // a time of day follows
  }
  std::string_view digits = text;
  if (digits.starts_with('-') || digits.starts_with('+')) digits.remove_prefix(1);
  if (digits.starts_with('.')) {
    digits.remove_prefix(1);
    static constexpr std::array kNumbers{"inf"sv, "Inf"sv, "INF"sv, "nan"sv, "NaN"sv, "NAN"sv};
    if (std::find(kNumbers.begin(), kNumbers.end(), digits) != kNumbers.end()) return true;
  }
  if (digits.empty() || !is_digit(digits[0])) return false;
  return !is_whole_number(text) &&
         digits.find_first_not_of("0123456789abcdefABCDEFxXoO_+-.:") == std::string_view::npos;
}

bool is_safe_plain(std::string_view text, Place place) {
  if (text.empty() || text.find_first_of("\n\t") != std::string_view::npos) return false;
  if (text.front() == ' ' || text.back() == ' ') return false;
  if ("?:,[]{}#&*!|>'\"%@`"sv.find(text.front()) != std::string_view::npos) return false;
  if (text.starts_with("---") || text.starts_with("...")) return false;
  if (text.front() == '-' && (text.size() == 1 || text[1] == ' ')) return false;
  if (has_inner_mark(text) || holds_escapes(text)) return false;
  // Older readers take every colon between brackets for the end of a key, and every question mark for the start of one.
  return place == Place::Block || text.find_first_of(",[]{}:?") == std::string_view::npos;
}

std::string in_double_quotes(std::string_view text) {
  std::string out = "\"";
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = text::decode_utf8(text, at).length;
    append_escaped(out, text, at, length);
    at += length;
  }
  return out + '"';
}

std::string in_broken_quotes(std::string_view text, std::size_t indent) {
  std::string out = "\"";
  std::size_t piece = 0;
  for (std::size_t at = 0; at < text.size();) {
    const std::size_t length = text::decode_utf8(text, at).length;
    if (at - piece >= kBrokenPiece) {
      out += "\\\n" + std::string(indent, ' ');
      if (text[at] == ' ') out += '\\';  // else the blank would belong to the indentation
      piece = at;
    }
    append_escaped(out, text, at, length);
    at += length;
  }
  return out + '"';
}

bool is_too_long_for_a_line(std::string_view text) { return text.size() > kLongestPiece; }

std::optional<std::string> as_literal(std::string_view text, std::size_t indent) {
  const bool kept = text.ends_with('\n');
  std::string_view rest = text.substr(0, text.size() - (kept ? 1 : 0));
  if (text.find('\n') == std::string_view::npos || rest.empty() || rest.front() == '\n' || rest.back() == '\n' ||
      holds_escapes(text)) {
    return std::nullopt;
  }
  // Where the first line begins with a blank, the header says how much of it is indentation.
  std::string out = rest.front() == ' ' ? "|2" : "|";
  if (!kept) out += '-';
  while (true) {
    const std::size_t end = std::min(rest.find('\n'), rest.size());
    const std::string_view line = rest.substr(0, end);
    const bool odd = !line.empty() && (line.front() == '\t' || line.back() == ' ' || line.back() == '\t');
    if (odd || is_too_long_for_a_line(line)) return std::nullopt;
    out += '\n';
    if (!line.empty()) out += std::string(indent, ' ') + std::string{line};
    if (end == rest.size()) return out;
    rest.remove_prefix(end + 1);
  }
}

std::size_t width_of(std::string_view text) {
  std::size_t width = 0;
  for (std::size_t at = 0; at < text.size(); at += text::decode_utf8(text, at).length) ++width;
  return width;
}

}  // namespace orion::write
