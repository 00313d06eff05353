#pragma once

#include <array>
#include <cstdint>

namespace orion::duel {

/// A colour of hexagons, and the player who owns the tiles with a majority of it (D1.4).
enum class Colour : std::uint8_t { Blue, Orange };

inline constexpr std::array kColours{Colour::Blue, Colour::Orange};

constexpr Colour opponent(Colour player) noexcept { return player == Colour::Blue ? Colour::Orange : Colour::Blue; }

/// One value a colour, or a player.
template <class T>
struct PerColour {
  T blue{};
  T orange{};

  constexpr T& operator[](Colour colour) noexcept { return colour == Colour::Blue ? blue : orange; }
  constexpr const T& operator[](Colour colour) const noexcept { return colour == Colour::Blue ? blue : orange; }
  friend constexpr bool operator==(const PerColour&, const PerColour&) noexcept = default;
};

}  // namespace orion::duel
