#pragma once
// The tests' own chance: the same draws on every machine, since the standard distributions differ between libraries.

#include <cstddef>
#include <cstdint>
#include <vector>

namespace orion::plain {

/// splitmix64, written out.
class Chance {
 public:
  explicit Chance(std::uint64_t seed) : state_{seed} {}
  std::uint64_t next();
  /// 0..bound-1, each alike: draws that would favour the small ones are thrown away. `bound` must not be 0.
  std::size_t below(std::size_t bound);
  bool percent(unsigned chance) { return below(100) < chance; }

  template <class T>
  const T& pick(const std::vector<T>& from) {
    return from[below(from.size())];
  }

  template <class T>
  void shuffle(std::vector<T>& items) {
    for (std::size_t left = items.size(); left > 1; --left) {
      const std::size_t other = below(left);
      const T last = items[left - 1];
      items[left - 1] = items[other];
      items[other] = last;
    }
  }

 private:
  std::uint64_t state_;
};

}  // namespace orion::plain
