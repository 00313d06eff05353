#include "cmd/format/wrap.hpp"

#include <algorithm>

namespace orion::cmd {

namespace {

bool continues(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

/// The first `count` code points.
std::string_view first_columns(std::string_view text, std::size_t count) {
  std::size_t end = 0;
  while (end < text.size() && count > 0) {
    ++end;
    while (end < text.size() && continues(text[end])) ++end;
    --count;
  }
  return text.substr(0, end);
}

/// A line of a code frame: blanks, perhaps a number, a blank and a bar.
bool is_frame(std::string_view line) {
  const std::size_t bar = line.find_first_not_of(" 0123456789");
  return bar != std::string_view::npos && bar > 0 && line[bar] == '|';
}

}  // namespace

std::size_t columns_of(std::string_view text) noexcept {
  return static_cast<std::size_t>(std::count_if(text.begin(), text.end(), [](char byte) { return !continues(byte); }));
}

std::string wrapped(std::string_view text, std::size_t width, std::size_t hang) {
  const std::size_t start = std::min(text.find_first_not_of(' '), text.size());
  std::string all;
  std::string line{text.substr(0, start)};
  text.remove_prefix(start);
  bool fresh = true;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!fresh && columns_of(line) + 1 + columns_of(word) > width) {
      all += line + "\n";
      line = std::string(hang, ' ');
      fresh = true;
    }
    if (!fresh) line += ' ';
    line += word;
    fresh = false;
  }
  return all + line + "\n";
}

std::string fitted(std::string_view lines, std::size_t indent, std::size_t width) {
  const std::string margin(indent, ' ');
  std::string all;
  while (!lines.empty()) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    const std::string line = margin + std::string{lines.substr(0, end)};
    lines.remove_prefix(std::min(end + 1, lines.size()));
    if (columns_of(line) <= width) {
      all += line + "\n";
    } else if (is_frame(line)) {
      all += std::string{first_columns(line, width - 1)} + "…\n";
    } else {
      // Below the words, behind the sign that a remark begins with.
      const std::size_t words = line.find_first_not_of(" =");
      all += wrapped(line, width, words == indent ? indent + 4 : words);
    }
  }
  return all;
}

}  // namespace orion::cmd
