#include "core/duel/board.hpp"

namespace orion::duel {

namespace {

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

}  // namespace orion::duel
