#pragma once

// Values made by a program, as the writer of canonical form takes them. What `fmt` makes of the text that results is
// the text itself.

#include <cstdint>
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "records/write/format_outline.hpp"

namespace orion::write {

/// Makes values; texts live as long as this.
class OutlineValues {
 public:
  static Value mapping(Shape shape);
  static Value list(Shape shape);
  /// Its shape is what the key asks for that it is put below.
  Value scalar(std::string_view text);
  Value number(std::int64_t number) { return scalar(std::to_string(number)); }
  Value words(const std::vector<std::string>& words);

  /// @param key  with the order of the format kept by the caller
  void add(Value& mapping, std::string_view key, Value value);
  static void add(Value& list, Value value);

 private:
  std::string_view kept(std::string_view text) { return texts_.emplace_back(text); }

  std::deque<std::string> texts_;
};

}  // namespace orion::write
