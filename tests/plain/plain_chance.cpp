#include "tests/plain/plain_chance.hpp"

#include <limits>

namespace orion::plain {

std::uint64_t Chance::next() {
  state_ += 0x9e3779b97f4a7c15U;
  std::uint64_t mixed = state_;
  mixed = (mixed ^ (mixed >> 30U)) * 0xbf58476d1ce4e5b9U;
  mixed = (mixed ^ (mixed >> 27U)) * 0x94d049bb133111ebU;
  return mixed ^ (mixed >> 31U);
}

std::size_t Chance::below(std::size_t bound) {
  constexpr std::uint64_t kMost = std::numeric_limits<std::uint64_t>::max();
  const std::uint64_t whole = kMost - kMost % bound;  // a multiple of bound; what lies from it on is thrown away
  std::uint64_t draw = next();
  while (draw >= whole) draw = next();
  return static_cast<std::size_t>(draw % bound);
}

}  // namespace orion::plain
