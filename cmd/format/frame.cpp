#include "cmd/format/frame.hpp"

#include <algorithm>
#include <vector>

#include "records/text/utf8.hpp"

namespace orion::cmd {

namespace {

constexpr std::size_t kWidest = 160;  // code points of a line that are shown
constexpr std::size_t kBefore = 60;   // of them before the mark, where the line has to be cut

/// The code points of a line, each as its bytes; what is no UTF-8 or a control character is shown as `?`, a tab as a
/// blank.
std::vector<std::string> code_points(std::string_view line) {
  std::vector<std::string> points;
  for (std::size_t at = 0; at < line.size();) {
    const text::CodePoint point = text::decode_utf8(line, at);
    if (line[at] == '\t') {
      points.emplace_back(" ");
    } else if (!point.valid || text::is_control(point.value) || text::rearranges(point.value)) {
      points.emplace_back("?");
    } else {
      points.emplace_back(line.substr(at, point.length));
    }
    at += point.length;
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
