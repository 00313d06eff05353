#include "core/duel/board.hpp"

namespace orion::duel {

namespace {

// In the order of `Side`.
constexpr std::array kSideSpaces{spaces_named("a2 a3 a4 a5"),     spaces_named("k7 k8 k9 k10"),
                                 spaces_named("b7 c8 d9 e10"),    spaces_named("g2 h3 i4 j5"),
                                 spaces_named("g11 h11 i11 j11"), spaces_named("b1 c1 d1 e1")};

static_assert(kBoard.size() == kSpaceCount);

}  // namespace

std::optional<Space> Space::parse(std::string_view label) noexcept {
  if (label.size() < 2 || label.size() > 3 || label[1] == '0') return std::nullopt;
  int number = 0;
  for (const char digit : label.substr(1)) {
    if (digit < '0' || digit > '9') return std::nullopt;
    number = 10 * number + (digit - '0');
  }
  return at(label[0] - 'a', number);
}

std::string Space::label() const { return static_cast<char>('a' + column()) + std::to_string(number()); }

const BoardSet& spaces_of(Side side) noexcept { return kSideSpaces[static_cast<std::size_t>(side)]; }

}  // namespace orion::duel
