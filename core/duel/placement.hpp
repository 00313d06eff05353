#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>

#include "core/duel/board.hpp"
#include "core/duel/colour.hpp"
#include "core/duel/tile.hpp"

namespace orion::duel {

/// One hexagon of a placement as it was announced. Without a space it lies off the board, which is D4.1's to judge.
struct Hexagon {
  std::optional<Space> space;
  Colour colour;
};

inline constexpr std::size_t kMostHexagons = 3;

/// One announced placement: whose tile, and 1 to 3 hexagons on spaces. It may be illegal in every way that a player can
/// say; `core/duel/placing.hpp` judges it.
class Placement {
 public:
  /// @param hexagons  1..kMostHexagons of them
  Placement(Colour owner, std::span<const Hexagon> hexagons) noexcept;

  constexpr Colour owner() const noexcept { return owner_; }
  std::span<const Hexagon> hexagons() const noexcept { return {hexagons_.data(), size_}; }
  /// Spaces of the board under hexagons of a colour.
  const BoardSet& of(Colour colour) const noexcept { return spaces_[colour]; }
  /// Spaces of the board under any hexagon.
  BoardSet spaces() const noexcept { return spaces_.blue | spaces_.orange; }
  bool off_board() const noexcept { return off_board_; }
  /// Two hexagons are on one space.
  bool repeats_a_space() const noexcept { return repeats_; }
  /// The kind of tile that the hexagons form in the owner's colouring (D1.4), if they form one.
  std::optional<TileKind> kind() const noexcept { return kind_; }
  /// A bend of the hand that the owner's tiles do not have (D1.5).
  bool mirrored() const noexcept { return mirrored_; }

 private:
  std::array<Hexagon, kMostHexagons> hexagons_;
  std::uint8_t size_;
  Colour owner_;
  bool off_board_ = false;
  bool repeats_ = false;
  bool mirrored_ = false;
  std::optional<TileKind> kind_;
  PerColour<BoardSet> spaces_;
};

}  // namespace orion::duel
