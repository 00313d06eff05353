#pragma once

#include <cstddef>
#include <functional>
#include <ostream>
#include <string>
#include <string_view>

namespace orion::cmd {

/// Lines that can be printed only later, because something that is not known yet stands before them. Few are kept in
/// memory, many in a temporary file that has no name and is gone with the program: memory does not grow with them.
/// Where the file cannot be written or read, all functions throw std::runtime_error.
class Spool {
 public:
  Spool() = default;
  Spool(const Spool&) = delete;
  Spool& operator=(const Spool&) = delete;
  ~Spool();

  /// @param lines  whole lines, each with its line end
  void add(std::string_view lines);
  /// Gives every line without its line end, until `take` returns false.
  void for_each_line(const std::function<bool(std::string_view)>& take) const;
  /// @return whether the stream took everything
  bool copy_to(std::ostream& out) const;
  void copy_to(Spool& other) const;
  void clear();

 private:
  void give(const std::function<bool(std::string_view)>& take) const;
  void move_to_file();

  std::string memory_;         ///< what comes behind the file
  int file_ = -1;              ///< its descriptor
  std::size_t file_size_ = 0;  ///< bytes of it that count
};

}  // namespace orion::cmd
