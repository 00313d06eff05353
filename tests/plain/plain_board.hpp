#pragma once
// The board of Orion Duel as D1.1 and D1.2 write it: the column table, spelt out, and nothing clever.
//
// Everything in tests/plain is a second opinion on the rules: written from their text alone, sharing no code and no
// idea with the program, so that where the two agree both are believable. Plain beats fast here.

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace orion::plain {

enum class Colour { Blue, Orange };
inline constexpr std::array<Colour, 2> kColours{Colour::Blue, Colour::Orange};

Colour opponent(Colour colour);
std::string name_of(Colour colour);  ///< "blue", "orange"

/// One value for each player.
template <class T>
struct Both {
  T blue{};
  T orange{};
  T& of(Colour colour) { return colour == Colour::Blue ? blue : orange; }
  const T& of(Colour colour) const { return colour == Colour::Blue ? blue : orange; }
  bool operator==(const Both&) const = default;
};

/// 0..84, in the order of the column table: a2, a3, ..., k10.
using Space = std::size_t;
inline constexpr std::size_t kSpaces = 85;

/// Column index 1..11 and number, as D1.1 writes them. Columns run left to right, numbers upward.
struct Coordinates {
  int q;
  int r;
};

const std::string& name_of(Space space);
/// nullopt when the board has no space of that name.
std::optional<Space> space_of(const std::string& label);
Coordinates coordinates_of(Space space);
std::optional<Space> space_at(Coordinates coordinates);
int distance(Space a, Space b);
const std::vector<Space>& neighbours(Space space);

struct Side {
  std::string name;
  std::vector<Space> spaces;
};
struct OppositeSides {
  Side first;
  Side second;
};
/// The three pairs of D1.2.
const std::vector<OppositeSides>& opposite_sides();

}  // namespace orion::plain
