#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

#include "core/duel/board.hpp"
#include "core/duel/placement.hpp"

namespace orion::duel {

/// How many different placements the tiles of one player have on an empty board (D1.4).
inline constexpr std::size_t kPlacementCount = 2323;
/// How many chains of one colour they have at most: a space, or two neighbours, of which there are 222.
inline constexpr std::size_t kMostChains = kSpaceCount + 222;

/// Every placement of D1.4 for one player, in the order of kinds and, within a kind, of spaces.
///
/// The hexagons of a colour of a tile are one unbroken chain (D1.4), and the placements share a few hundred chains. So
/// what is asked of each chain can be asked once for all the placements that have it.
class PlacementTable {
 public:
  explicit PlacementTable(Colour player);
  std::span<const Placement> placements() const noexcept { return placements_; }
  /// The spaces of each placement, in the order of `placements`.
  std::span<const BoardSet> masks() const noexcept { return masks_; }
  /// The chains of a colour that placements have, each once; tiles without it have the empty one.
  std::span<const BoardSet> chains(Colour colour) const noexcept { return chains_[colour]; }
  /// The places of each placement's chains in `chains`, in the order of `placements`.
  std::span<const PerColour<std::uint16_t>> chain_places() const noexcept { return chain_places_; }
  /// Where the placements of a kind stand in that order: from the first to behind the last.
  std::pair<std::size_t, std::size_t> of(TileKind kind) const noexcept {
    const auto index = static_cast<std::size_t>(kind);
    return {bounds_[index], bounds_[index + 1]};
  }

 private:
  std::vector<Placement> placements_;
  std::vector<BoardSet> masks_;
  PerColour<std::vector<BoardSet>> chains_;
  std::vector<PerColour<std::uint16_t>> chain_places_;
  std::array<std::size_t, kTileKinds.size() + 1> bounds_{};
};

/// Built at the first call, then shared.
const PlacementTable& placement_table(Colour player);

}  // namespace orion::duel
