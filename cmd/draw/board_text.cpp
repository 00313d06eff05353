#include "cmd/draw/board_text.hpp"

#include <algorithm>
#include <array>
#include <vector>

#include "cmd/format/wrap.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

constexpr int kColumnWidth = 4;  // spaces of one line lie two columns apart
constexpr int kMargin = 12;      // for the names of the sides
constexpr int kHeight = 2 * duel::kColumns - 1;
constexpr std::size_t kWidth = 80;

/// A word in a line, and how it looks.
struct Cell {
  std::size_t begin;
  std::string text;
  std::string painted;
};
using Line = std::vector<Cell>;

/// Around a space: what is to be seen there. What is at fault comes first, for there is room for one pair of signs.
std::string between_signs(const SpaceScene& space, bool bare, const std::string& text) {
  if (space.at_fault) return "!" + text + "!";
  if (bare) return space.asked ? "[" + text + "]" : text;
  if (space.asked) return "?" + text + "?";
  const bool on_chain = !space.chains.empty();
  if (space.placed_last && on_chain) return "{" + text + "}";
  if (space.placed_last) return "[" + text + "]";
  return on_chain ? "(" + text + ")" : text;
}

std::string sign(const SpaceScene& space, bool bare) {
  std::string text;
  const char token = !space.token ? '\0' : *space.token == duel::TokenKind::Galaxy ? '*' : '@';
  if (space.hexagon) {
    text += *space.hexagon == duel::Colour::Blue ? 'B' : 'O';
    text += token == '\0' ? '-' : token;
  } else if (space.asked_colour) {
    text += *space.asked_colour == duel::Colour::Blue ? 'b' : 'o';
    text += token == '\0' ? '-' : token;
  } else if (token != '\0') {
    text += token;
  }
  return between_signs(space, bare, text + space.space.label());
}

std::string coloured(const SpaceScene& space, const std::string& text, const Paint& paint) {
  if (space.at_fault) return paint.red(text);
  const auto colour = space.hexagon ? space.hexagon : space.asked_colour;
  if (colour) return *colour == duel::Colour::Blue ? paint.blue(text) : paint.yellow(text);
  return space.token ? paint.bold(text) : text;
}

std::string in_a_row(Line& line) {
  std::sort(line.begin(), line.end(), [](const Cell& a, const Cell& b) { return a.begin < b.begin; });
  std::string row;
  std::size_t columns = 0;
  for (const Cell& cell : line) {
    row += std::string(cell.begin - columns, ' ') + cell.painted;
    columns = cell.begin + cell.text.size();
  }
  return row + "\n";
}

}  // namespace

std::string board_text(const BoardScene& scene, const Paint& paint) {
  std::array<Line, kHeight> lines;
  for (const SpaceScene& space : scene.spaces) {
    const std::string text = sign(space, scene.bare);
    const int middle = kMargin + kColumnWidth * space.space.column() + kColumnWidth;
    const auto begin = static_cast<std::size_t>(middle - static_cast<int>(text.size()) / 2);
    lines[static_cast<std::size_t>(half_spaces_down(space.space))].push_back(
        {begin, text, coloured(space, text, paint)});
  }
  const auto write = [&](std::size_t line, std::size_t begin, duel::Side side) {
    const std::string name{title(side)};
    lines[line].push_back({begin, name, name});
  };
  const std::size_t right = kMargin + kColumnWidth * (duel::kColumns + 2);
  write(2, 0, duel::Side::Eridanus);
  write(2, right, duel::Side::Lepus);
  write(10, 0, duel::Side::Taurus);
  write(10, right, duel::Side::Monoceros);
  write(18, 0, duel::Side::Gemini);
  write(18, right, duel::Side::CanisMajor);
  std::string board;
  for (Line& line : lines) {
    if (!line.empty()) board += in_a_row(line);
  }
  return board;
}

std::string board_legend(const BoardScene& scene) {
  const auto any = [&scene](const auto& is) { return std::any_of(scene.spaces.begin(), scene.spaces.end(), is); };
  std::string legend = "B blue, O orange, * galaxy, @ black hole";
  if (any([](const SpaceScene& each) { return each.placed_last && each.chains.empty(); }))
    legend += ", [ ] placed last";
  if (any([](const SpaceScene& each) { return !each.placed_last && !each.chains.empty(); }))
    legend += ", ( ) on a chain that counts";
  if (any([](const SpaceScene& each) { return each.placed_last && !each.chains.empty(); })) {
    legend += legend.find('[') == std::string::npos ? ", { } placed last and on a chain" : ", { } both";
  }
  if (scene.question) {
    legend += ", ? ? where the tile of move " + std::to_string(scene.question->move) + " was to lie (b blue, o orange)";
    if (any([](const SpaceScene& each) { return each.at_fault; })) legend += ", ! ! and breaks a rule";
  }
  return wrapped(legend, kWidth, 0);
}

}  // namespace orion::cmd
