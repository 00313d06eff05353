#pragma once

// The project's own random numbers. The distributions of the standard library differ between libraries; these give the
// same numbers everywhere.

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace orion::random {

/// xoshiro256** by Blackman and Vigna, its state filled by SplitMix64 from the seed, as its authors advise.
class Generator {
 public:
  explicit constexpr Generator(std::uint64_t seed) noexcept {
    for (std::uint64_t& word : state_) {
      seed += 0x9E3779B97F4A7C15U;
      std::uint64_t mixed = seed;
      mixed = (mixed ^ (mixed >> 30U)) * 0xBF58476D1CE4E5B9U;
      mixed = (mixed ^ (mixed >> 27U)) * 0x94D049BB133111EBU;
      word = mixed ^ (mixed >> 31U);
    }
  }

  constexpr std::uint64_t next() noexcept {
    const std::uint64_t result = rotated(state_[1] * 5, 7) * 9;
    const std::uint64_t shifted = state_[1] << 17U;
    state_[2] ^= state_[0];
    state_[3] ^= state_[1];
    state_[1] ^= state_[2];
    state_[0] ^= state_[3];
    state_[2] ^= shifted;
    state_[3] = rotated(state_[3], 45);
    return result;
  }

  /// A number from 0 to `bound` - 1, each equally likely: what would favour the low ones is drawn again.
  /// @pre bound > 0
  constexpr std::size_t below(std::size_t bound) noexcept {
    const std::uint64_t size = bound;
    const std::uint64_t spare = (0 - size) % size;  // 2^64 modulo size
    std::uint64_t drawn = next();
    while (drawn < spare) drawn = next();
    return static_cast<std::size_t>(drawn % size);
  }

  /// True once in `times` on average.
  constexpr bool once_in(std::size_t times) noexcept { return below(times) == 0; }

  template <class T>
  constexpr const T& one_of(const std::vector<T>& list) noexcept {
    return list[below(list.size())];
  }

  /// Fisher and Yates, from the end.
  template <class T>
  constexpr void shuffle(std::vector<T>& list) noexcept {
    for (std::size_t left = list.size(); left > 1; --left) std::swap(list[left - 1], list[below(left)]);
  }

 private:
  static constexpr std::uint64_t rotated(std::uint64_t word, unsigned bits) noexcept {
    return (word << bits) | (word >> (64U - bits));
  }
  std::array<std::uint64_t, 4> state_{};
};

}  // namespace orion::random
