#pragma once

// The board of D1.1: spaces, sets of spaces, and the six sides.
//
// Numbering: column letter a-k is q = 0..10, the number 1-11 is r = 0..10, and space (q, r) is bit 11 q + r of a set.
// Bits in rising order are therefore the spaces in label order (a2, a3, …, b1, …), and a step to a neighbour is a shift
// by 1, 11 or
// 12. A shift that leaves a column at its end lands on a bit that is no space: (q, 10) is on the board only for q >= 5,
// and (q + 1, 0) only for q <= 4. So one mask after the shifts is enough.

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <optional>
#include <string>
#include <string_view>

#include "core/duel/colour.hpp"

namespace orion::duel {

inline constexpr int kColumns = 11;
inline constexpr int kSpaceCount = 85;

constexpr int magnitude(int value) noexcept { return value < 0 ? -value : value; }

/// A space of the board. Only spaces of the board exist; there is no off-board value.
class Space {
 public:
  /// @param column  0..10 for a..k.  @param number  as printed, 1..11.
  /// @return nullopt where the board has no such space (D1.1).
  static constexpr std::optional<Space> at(int column, int number) noexcept {
    const int row = number - 1;
    if (column < 0 || column >= kColumns || row < 0 || row >= kColumns) return std::nullopt;
    if (magnitude(column - row) > 5 || is_corner(column, row)) return std::nullopt;
    return Space{static_cast<std::uint8_t>(column * kColumns + row)};
  }
  /// @param label  column letter and number without padding, e.g. "e10".
  static std::optional<Space> parse(std::string_view label) noexcept;
  /// @pre `bit` is a bit of `BoardSet::board()`.
  static constexpr Space from_bit(int bit) noexcept { return Space{static_cast<std::uint8_t>(bit)}; }

  constexpr int bit() const noexcept { return bit_; }
  constexpr int column() const noexcept { return bit_ / kColumns; }
  constexpr int number() const noexcept { return bit_ % kColumns + 1; }
  std::string label() const;

  friend constexpr auto operator<=>(Space, Space) noexcept = default;

 private:
  explicit constexpr Space(std::uint8_t bit) noexcept : bit_{bit} {}
  static constexpr bool is_corner(int column, int row) noexcept {
    const auto at_edge = [](int value) { return value == 0 || value == 5 || value == 10; };
    return at_edge(column) && at_edge(row) && !(column == 5 && row == 5);
  }
  std::uint8_t bit_;
};

/// Steps from one space to another: 1 between neighbours (D1.1).
constexpr int distance(Space a, Space b) noexcept {
  const int columns = a.column() - b.column();
  const int numbers = a.number() - b.number();
  const int across = magnitude(columns - numbers);
  const int along = magnitude(columns) > magnitude(numbers) ? magnitude(columns) : magnitude(numbers);
  return along > across ? along : across;
}

/// A set of spaces in two machine words.
class BoardSet {
 public:
  /// Runs through the spaces in label order.
  class Iterator {
   public:
    using iterator_category = std::input_iterator_tag;
    using value_type = Space;
    using difference_type = std::ptrdiff_t;
    using pointer = const Space*;
    using reference = Space;
    constexpr Iterator(std::uint64_t low, std::uint64_t high) noexcept : low_{low}, high_{high} {}
    constexpr Space operator*() const noexcept {
      return Space::from_bit(low_ != 0 ? std::countr_zero(low_) : 64 + std::countr_zero(high_));
    }
    constexpr Iterator& operator++() noexcept {
      if (low_ != 0) {
        low_ &= low_ - 1;
      } else {
        high_ &= high_ - 1;
      }
      return *this;
    }
    friend constexpr bool operator==(const Iterator&, const Iterator&) noexcept = default;

   private:
    std::uint64_t low_;
    std::uint64_t high_;
  };

  constexpr BoardSet() noexcept = default;
  explicit constexpr BoardSet(Space space) noexcept { add(space); }

  /// All 85 spaces.
  static constexpr BoardSet board() noexcept {
    BoardSet all;
    for (int column = 0; column < kColumns; ++column) {
      for (int number = 1; number <= kColumns; ++number) {
        if (const auto space = Space::at(column, number)) all.add(*space);
      }
    }
    return all;
  }

  constexpr void add(Space space) noexcept {
    if (space.bit() < 64) {
      low_ |= std::uint64_t{1} << space.bit();
    } else {
      high_ |= std::uint64_t{1} << (space.bit() - 64);
    }
  }
  constexpr bool has(Space space) const noexcept {
    return space.bit() < 64 ? ((low_ >> space.bit()) & 1) != 0 : ((high_ >> (space.bit() - 64)) & 1) != 0;
  }
  constexpr bool empty() const noexcept { return (low_ | high_) == 0; }
  constexpr int size() const noexcept { return std::popcount(low_) + std::popcount(high_); }
  constexpr bool meets(const BoardSet& other) const noexcept {
    return ((low_ & other.low_) | (high_ & other.high_)) != 0;
  }
  /// @pre not empty
  constexpr Space first() const noexcept { return *begin(); }
  constexpr Iterator begin() const noexcept { return {low_, high_}; }
  constexpr Iterator end() const noexcept { return {0, 0}; }

  friend constexpr BoardSet operator|(BoardSet a, const BoardSet& b) noexcept {
    a.low_ |= b.low_;
    a.high_ |= b.high_;
    return a;
  }
  friend constexpr BoardSet operator&(BoardSet a, const BoardSet& b) noexcept {
    a.low_ &= b.low_;
    a.high_ &= b.high_;
    return a;
  }
  /// The spaces of `a` that are not in `b`.
  friend constexpr BoardSet operator-(BoardSet a, const BoardSet& b) noexcept {
    a.low_ &= ~b.low_;
    a.high_ &= ~b.high_;
    return a;
  }
  constexpr BoardSet& operator|=(const BoardSet& other) noexcept { return *this = *this | other; }
  constexpr BoardSet& operator&=(const BoardSet& other) noexcept { return *this = *this & other; }
  constexpr BoardSet& operator-=(const BoardSet& other) noexcept { return *this = *this - other; }
  friend constexpr bool operator==(const BoardSet&, const BoardSet&) noexcept = default;

  /// The spaces next to a space of this set; spaces of the set itself are in it where they have a neighbour in the set.
  constexpr BoardSet neighbours() const noexcept;

 private:
  constexpr BoardSet(std::uint64_t low, std::uint64_t high) noexcept : low_{low}, high_{high} {}
  constexpr BoardSet up(int bits) const noexcept { return {low_ << bits, (high_ << bits) | (low_ >> (64 - bits))}; }
  constexpr BoardSet down(int bits) const noexcept { return {(low_ >> bits) | (high_ << (64 - bits)), high_ >> bits}; }

  std::uint64_t low_ = 0;
  std::uint64_t high_ = 0;
};

inline constexpr BoardSet kBoard = BoardSet::board();

constexpr BoardSet BoardSet::neighbours() const noexcept {
  return (up(1) | down(1) | up(11) | down(11) | up(12) | down(12)) & kBoard;
}

/// The spaces of a list of labels with single blanks between them, as the rules print them.
/// @pre every label is a space of the board: for the project's own tables, not for input
constexpr BoardSet spaces_named(std::string_view labels) noexcept {
  BoardSet set;
  while (!labels.empty()) {
    const int column = labels.front() - 'a';
    labels.remove_prefix(1);
    int number = 0;
    for (; !labels.empty() && labels.front() != ' '; labels.remove_prefix(1))
      number = 10 * number + (labels.front() - '0');
    if (const auto space = Space::at(column, number)) set.add(*space);
    if (!labels.empty()) labels.remove_prefix(1);
  }
  return set;
}

/// The unbroken chain in `allowed` that holds `from`: every space that steps between neighbours in `allowed` reach.
/// @pre `from` is part of `allowed`
constexpr BoardSet chain_from(BoardSet from, const BoardSet& allowed) noexcept {
  while (true) {
    const BoardSet grown = from | (from.neighbours() & allowed);
    if (grown == from) return from;
    from = grown;
  }
}

/// The sides of D1.2, opposite ones next to each other.
enum class Side : std::uint8_t { Taurus, Monoceros, Eridanus, CanisMajor, Lepus, Gemini };

inline constexpr std::array kSides{Side::Taurus,     Side::Monoceros, Side::Eridanus,
                                   Side::CanisMajor, Side::Lepus,     Side::Gemini};
inline constexpr int kSidePairs = 3;

struct SidePair {
  Side one;
  Side opposite;
  friend constexpr bool operator==(const SidePair&, const SidePair&) noexcept = default;
};

/// @param pair  0..kSidePairs-1
constexpr SidePair side_pair(int pair) noexcept {
  return {kSides[static_cast<std::size_t>(2 * pair)], kSides[static_cast<std::size_t>(2 * pair + 1)]};
}

// In the order of `Side`.
inline constexpr std::array kSideSpaces{spaces_named("a2 a3 a4 a5"),     spaces_named("k7 k8 k9 k10"),
                                        spaces_named("b7 c8 d9 e10"),    spaces_named("g2 h3 i4 j5"),
                                        spaces_named("g11 h11 i11 j11"), spaces_named("b1 c1 d1 e1")};

/// The four spaces of a side (D1.2).
constexpr const BoardSet& spaces_of(Side side) noexcept { return kSideSpaces[static_cast<std::size_t>(side)]; }

}  // namespace orion::duel
