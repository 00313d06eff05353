#include "cmd/standings/columns.hpp"

#include <algorithm>
#include <utility>

#include <fmt/core.h>

namespace orion::cmd {

namespace {

bool is_ascii(std::string_view text) {
  return std::all_of(text.begin(), text.end(), [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
}

/// From the decimal point on.
std::size_t decimals_of(std::string_view number) {
  const std::size_t point = number.find('.');
  return point == std::string_view::npos ? 0 : number.size() - point;
}

}  // namespace

std::size_t display_columns(std::string_view text) {
  if (is_ascii(text)) return text.size();
  // fmt fills up to a width by what a terminal shows: from the blanks that it adds follows the rest.
  const std::size_t width = 2 * text.size();
  return width + text.size() - fmt::format("{:<{}}", text, width).size();
}

void Columns::add_column(std::string heading, Side side) { columns_.push_back({std::move(heading), side}); }

void Columns::add_row(std::vector<std::string> cells) { rows_.push_back(std::move(cells)); }

std::string Columns::text() const {
  std::vector<std::vector<std::string>> rows{{}};
  for (const Column& column : columns_) rows.front().push_back(column.heading);
  rows.insert(rows.end(), rows_.begin(), rows_.end());
  std::vector<std::string> lines(rows.size());
  std::vector<std::size_t> behind(rows.size(), 0);  // blanks that are only written where something follows
  for (std::size_t index = 0; index < columns_.size(); ++index) {
    const Side side = columns_[index].side;
    std::size_t decimals = 0;
    for (std::size_t row = 1; side == Side::Point && row < rows.size(); ++row)
      decimals = std::max(decimals, decimals_of(rows[row][index]));
    for (std::size_t row = 1; side == Side::Point && row < rows.size(); ++row)
      rows[row][index].append(decimals - decimals_of(rows[row][index]), ' ');
    std::size_t width = 0;
    for (const auto& cells : rows) width = std::max(width, display_columns(cells[index]));
    for (std::size_t row = 0; row < rows.size(); ++row) {
      const std::string& cell = rows[row][index];
      const std::size_t blanks = width - display_columns(cell);
      const std::size_t before = side == Side::Left ? 0 : blanks;
      const std::size_t end = cell.find_last_not_of(' ') + 1;
      if (end > 0) lines[row] += std::string(behind[row] + before, ' ') + cell.substr(0, end);
      behind[row] = (end > 0 ? 0 : behind[row] + before) + cell.size() - end + (blanks - before) + 2;
    }
  }
  std::string all;
  for (const std::string& line : lines) all += line + "\n";
  return all;
}

}  // namespace orion::cmd
