#pragma once

// The tests' own generator, so that a failing case is the same one on every machine: the distributions of the standard
// library differ between libraries.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace orion::testing {

/// splitmix64
class Random {
 public:
  explicit Random(std::uint64_t seed) noexcept : state_{seed} {}

  std::uint64_t next() noexcept {
    std::uint64_t mixed = state_ += 0x9e3779b97f4a7c15U;
    mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
    mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
    return mixed ^ (mixed >> 31U);
  }
  /// 0..bound-1; the bias of the remainder does not matter here. @pre bound > 0
  std::size_t below(std::size_t bound) noexcept { return static_cast<std::size_t>(next() % bound); }
  bool one_in(std::size_t many) noexcept { return below(many) == 0; }

  template <class T>
  const T& pick(const std::vector<T>& from) {
    return from[below(from.size())];
  }

 private:
  std::uint64_t state_;
};

/// `usual`, or `all` where the long tests are asked for (ORION_TEST_ALL).
std::size_t rounds(std::size_t usual, std::size_t all);

}  // namespace orion::testing
