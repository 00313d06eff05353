#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace orion::duel {

/// The six kinds of tiles of D1.4, in its order.
enum class TileKind : std::uint8_t { Single, Pair, Duo, Line, Bend, Triangle };

inline constexpr std::array kTileKinds{TileKind::Single, TileKind::Pair, TileKind::Duo,
                                       TileKind::Line,   TileKind::Bend, TileKind::Triangle};

/// Copies of a kind that each player has (D1.4).
constexpr int copies(TileKind kind) noexcept { return kind == TileKind::Single || kind == TileKind::Pair ? 1 : 3; }

/// The tiles that a player has not placed yet. Tiles of one kind are alike.
class Stock {
 public:
  /// All 14 tiles.
  static constexpr Stock full() noexcept {
    Stock stock;
    for (const TileKind kind : kTileKinds) stock.at(kind) = static_cast<std::uint8_t>(copies(kind));
    return stock;
  }
  constexpr int left(TileKind kind) const noexcept { return left_[static_cast<std::size_t>(kind)]; }
  constexpr bool empty() const noexcept { return left_ == decltype(left_){}; }
  /// Takes one tile of a kind, if there is one.
  constexpr void take(TileKind kind) noexcept {
    if (left(kind) > 0) --at(kind);
  }
  friend constexpr bool operator==(const Stock&, const Stock&) noexcept = default;

 private:
  constexpr std::uint8_t& at(TileKind kind) noexcept { return left_[static_cast<std::size_t>(kind)]; }
  std::array<std::uint8_t, kTileKinds.size()> left_{};
};

}  // namespace orion::duel
