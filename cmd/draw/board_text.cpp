#include "cmd/draw/board_text.hpp"

#include <array>

namespace orion::cmd {

namespace {

constexpr int kColumnWidth = 4;  // spaces of one line lie two columns apart
constexpr int kMargin = 12;      // for the names of the sides
constexpr int kHeight = 2 * duel::kColumns - 1;

std::string sign(const duel::Position& position, duel::Space space, bool marked) {
  std::string text;
  const char token = position.galaxies.has(space) ? '*' : position.black_holes.has(space) ? '@' : '\0';
  if (position.covered().has(space)) {
    text += position.hexagons.blue.has(space) ? 'B' : 'O';
    text += token == '\0' ? '-' : token;
  } else if (token != '\0') {
    text += token;
  }
  text += space.label();
  return marked ? "[" + text + "]" : text;
}

void write(std::string& line, int at, const std::string& text) {
  const auto begin = static_cast<std::size_t>(at);
  if (line.size() < begin + text.size()) line.resize(begin + text.size(), ' ');
  line.replace(begin, text.size(), text);
}

}  // namespace

std::string board_text(const duel::Position& position, const duel::BoardSet& marked) {
  std::array<std::string, kHeight> lines;
  for (const duel::Space space : duel::kBoard) {
    // Columns stand upright; a step to the right goes half a space down, so that numbers grow upward along each column.
    const int height = 2 * (space.number() - 1) - space.column();  // -5 at the bottom to 15 at the top
    const auto line = static_cast<std::size_t>(15 - height);
    const std::string text = sign(position, space, marked.has(space));
    const int middle = kMargin + kColumnWidth * space.column() + kColumnWidth;
    write(lines[line], middle - static_cast<int>(text.size()) / 2, text);
  }
  const int right = kMargin + kColumnWidth * (duel::kColumns + 2);
  write(lines[2], 0, "Eridanus");
  write(lines[2], right, "Lepus");
  write(lines[10], 0, "Taurus");
  write(lines[10], right, "Monoceros");
  write(lines[18], 0, "Gemini");
  write(lines[18], right, "Canis Major");
  std::string board;
  for (const std::string& line : lines) {
    if (line.find_first_not_of(' ') != std::string::npos) board += line + "\n";
  }
  return board;
}

}  // namespace orion::cmd
