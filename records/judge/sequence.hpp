#pragma once

// What was done to one sequence to make another of it. Entries are numbers: equal ones stand for equal things. Whatever
// is said of A and B is said of B and A as well, with the two exchanged.

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace orion::judge {

/// What is the case on either side.
template <class T>
struct Both {
  T a{};
  T b{};
  friend bool operator==(const Both&, const Both&) = default;
};

/// Entries of a sequence. An empty stretch says before which entry it lies.
struct Stretch {
  std::size_t first = 0;  ///< from 0
  std::size_t count = 0;
  std::size_t end() const noexcept { return first + count; }
  friend bool operator==(const Stretch&, const Stretch&) = default;
};

/// Stretches that stand in each other's place; one of the two may be empty.
using Edit = Both<Stretch>;

enum class Shape : std::uint8_t {
  Same,
  Changed,    ///< as many entries, and a few differ from those in their place
  Exchanged,  ///< two entries have taken each other's place
  Moved,      ///< a stretch stands elsewhere
  CutShort,   ///< one stops where the other goes on
  Inserted,   ///< B has a stretch more
  Omitted,    ///< A has
  Several,    ///< more than one of these
  Parted,     ///< nothing behind the first difference is common
};

struct SequenceDifference {
  Shape shape = Shape::Same;
  std::vector<Edit> edits;  ///< in order; between them the sequences are equal
  Both<std::size_t> sizes;
  std::size_t common_before = 0;  ///< entries in front of the first difference
  std::size_t common = 0;         ///< entries between the edits, in all

  /// The entries that are equal, by their places.
  std::vector<std::pair<std::size_t, std::size_t>> pairs() const;
};

/// Time and memory grow with the product of what differs of the two.
SequenceDifference compare_sequences(std::span<const std::size_t> a, std::span<const std::size_t> b);

}  // namespace orion::judge
