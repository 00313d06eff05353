#pragma once

// Tables on a terminal.

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace orion::cmd {

/// The columns that a text takes; letters of East Asia and emoji take two.
std::size_t display_columns(std::string_view text);

/// Rows whose columns stand below each other, two blanks between them.
class Columns {
 public:
  enum class Side { Left, Right, Point };  ///< `Point`: numbers with their decimal points below each other
  void add_column(std::string heading, Side side);
  void add_row(std::vector<std::string> cells);
  /// With a line of headings. No line ends in blanks.
  std::string text() const;

 private:
  struct Column {
    std::string heading;
    Side side;
  };
  std::vector<Column> columns_;
  std::vector<std::vector<std::string>> rows_;
};

}  // namespace orion::cmd
