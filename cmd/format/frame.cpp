#include "cmd/format/frame.hpp"

#include <algorithm>
#include <vector>

namespace orion::cmd {

namespace {

constexpr std::size_t kWidest = 160;  // code points of a line that are shown
constexpr std::size_t kBefore = 60;   // of them before the mark, where the line has to be cut

/// The code points of a line, each as its bytes; what is no UTF-8 is shown as `?`.
std::vector<std::string> code_points(std::string_view line) {
  std::vector<std::string> points;
  for (std::size_t at = 0; at < line.size();) {
    const auto byte = static_cast<unsigned char>(line[at]);
    std::size_t size = byte < 0x80                   ? 1
                       : byte >= 0xF0 && byte < 0xF5 ? 4
                       : byte >= 0xE0 && byte < 0xF0 ? 3
                       : byte >= 0xC2 && byte < 0xE0 ? 2
                                                     : 0;
    bool valid = size > 0 && at + size <= line.size();
    for (std::size_t next = 1; valid && next < size; ++next)
      valid = (static_cast<unsigned char>(line[at + next]) & 0xC0U) == 0x80U;
    if (!valid) size = 1;
    const bool control =
        byte < 0x20 || byte == 0x7F || (valid && byte == 0xC2 && static_cast<unsigned char>(line[at + 1]) < 0xA0);
    if (byte == '\t') {
      points.emplace_back(" ");
    } else {
      points.emplace_back(valid && !control ? std::string{line.substr(at, size)} : "?");
    }
    at += size;
  }
  return points;
}

}  // namespace

std::string Paint::paint(std::string_view code, std::string_view text) const {
  if (!on) return std::string{text};
  return "\x1b[" + std::string{code} + "m" + std::string{text} + "\x1b[0m";
}

std::size_t gutter_of(const text::LineIndex& lines, text::Span at) {
  return std::to_string(lines.at(at.begin).line).size();
}

std::string code_frame(const text::LineIndex& lines, text::Span at, std::size_t gutter, const Paint& paint) {
  const text::LineColumn begin = lines.at(at.begin);
  const text::LineColumn end = lines.at(at.end);
  std::vector<std::string> points = code_points(lines.line(begin.line));
  const std::size_t from = std::min(begin.column - 1, points.size());
  const std::size_t to = begin.line == end.line ? std::min(end.column - 1, points.size()) : points.size();
  std::size_t first = 0;
  std::size_t last = points.size();
  if (points.size() > kWidest) {
    first = from > kBefore ? from - kBefore : 0;
    last = std::min(points.size(), first + kWidest);
  }
  std::string shown = first > 0 ? "…" : "";
  for (std::size_t index = first; index < last; ++index) shown += points[index];
  if (last < points.size()) shown += "…";
  const std::string number = std::to_string(begin.line);
  const std::string margin = std::string(gutter, ' ') + " " + paint.blue("|");
  const std::size_t marks = std::max<std::size_t>(1, std::min(to, last) - std::min(from, std::min(to, last)));
  std::string frame = " " + margin + "\n";
  frame +=
      " " + paint.blue(std::string(gutter - std::min(gutter, number.size()), ' ') + number + " |") + " " + shown + "\n";
  frame += " " + margin + " " + std::string(from - first + (first > 0 ? 1 : 0), ' ') +
           paint.red(std::string(marks, '^')) + "\n";
  return frame;
}

}  // namespace orion::cmd
