#pragma once

#include <cstddef>
#include <deque>
#include <iosfwd>
#include <string>
#include <string_view>
#include <vector>

namespace orion::cmd {

/// Prints how a file changes as a unified diff with three lines around each change, for `patch -p0`. The file is given
/// piece by piece, each piece with what becomes of it.
class UnifiedDiff {
 public:
  UnifiedDiff(std::ostream& out, std::string_view path) : out_{out}, path_{path} {}

  /// Both are whole lines, but for the last line of the file.
  void piece(std::string_view before, std::string_view after);
  /// To be called once behind the last piece.
  void finish() { end_hunk(); }

 private:
  void keep(std::string_view line);
  void change(char sign, std::string_view line);
  void begin_hunk();
  void end_hunk();

  std::ostream& out_;
  std::string path_;
  bool headed_ = false;
  std::size_t old_line_ = 1;  ///< the number of the next line
  std::size_t new_line_ = 1;
  std::deque<std::string> context_;  ///< the last lines before a hunk
  std::vector<std::string> hunk_;    ///< lines with their sign; empty outside a hunk
  std::size_t old_begin_ = 1;
  std::size_t new_begin_ = 1;
  std::size_t kept_ = 0;  ///< unchanged lines at the hunk's end
};

}  // namespace orion::cmd
