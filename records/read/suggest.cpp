#include "records/read/suggest.hpp"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace orion::read {

namespace {

/// Damerau's distance with swaps of neighbours (optimal string alignment).
std::size_t edits(std::string_view a, std::string_view b) {
  const std::size_t width = b.size() + 1;
  std::vector<std::size_t> table((a.size() + 1) * width);
  const auto cell = [&](std::size_t row, std::size_t column) -> std::size_t& { return table[row * width + column]; };
  for (std::size_t row = 0; row <= a.size(); ++row) cell(row, 0) = row;
  for (std::size_t column = 0; column <= b.size(); ++column) cell(0, column) = column;
  for (std::size_t row = 1; row <= a.size(); ++row) {
    for (std::size_t column = 1; column <= b.size(); ++column) {
      const std::size_t changed = a[row - 1] == b[column - 1] ? 0 : 1;
      std::size_t best =
          std::min({cell(row - 1, column) + 1, cell(row, column - 1) + 1, cell(row - 1, column - 1) + changed});
      if (row > 1 && column > 1 && a[row - 1] == b[column - 2] && a[row - 2] == b[column - 1]) {
        best = std::min(best, cell(row - 2, column - 2) + 1);
      }
      cell(row, column) = best;
    }
  }
  return cell(a.size(), b.size());
}

constexpr std::size_t kLongestWord = 64;  // longer ones are nobody's slip of a key

}  // namespace

std::string_view nearest(std::string_view word, std::span<const std::string_view> known) {
  if (word.size() > kLongestWord) return {};
  std::string_view best;
  std::size_t least = std::max<std::size_t>(1, word.size() / 3) + 1;
  for (const std::string_view candidate : known) {
    const std::size_t cost = edits(word, candidate);
    if (cost < least) {
      least = cost;
      best = candidate;
    }
  }
  return best;
}

std::string hint(std::string_view word, std::span<const std::string_view> known) {
  if (const std::string_view near = nearest(word, known); !near.empty())
    return "did you mean `" + std::string{near} + "`?";
  std::string list = "known here: ";
  for (const std::string_view& each : known) {
    if (&each != known.data()) list += ", ";
    list += each;
  }
  return list;
}

std::string quoted(std::string_view value) {
  constexpr std::size_t kMost = 60;
  std::string shown{value.substr(0, kMost)};
  if (value.size() > kMost) {
    // never cut a code point in two
    std::size_t end = kMost;
    while (end > 0 && (static_cast<unsigned char>(value[end]) & 0xC0U) == 0x80U) --end;
    shown = std::string{value.substr(0, end)} + "…";
  }
  return "`" + on_one_line(shown) + "`";
}

std::string on_one_line(std::string_view text) {
  std::string line{text};
  std::replace(line.begin(), line.end(), '\n', ' ');
  std::replace(line.begin(), line.end(), '\t', ' ');
  return line;
}

}  // namespace orion::read
