#pragma once

#include <array>
#include <cstddef>
#include <span>
#include <utility>
#include <vector>

#include "core/duel/board.hpp"
#include "core/duel/placement.hpp"

namespace orion::duel {

/// How many different placements the tiles of one player have on an empty board (D1.4).
inline constexpr std::size_t kPlacementCount = 2323;

/// Every placement of D1.4 for one player, in the order of kinds and, within a kind, of spaces.
class PlacementTable {
 public:
  explicit PlacementTable(Colour player);
  std::span<const Placement> placements() const noexcept { return placements_; }
  /// The spaces of each placement, in the same order: dense, for passing over covered ones quickly.
  std::span<const BoardSet> masks() const noexcept { return masks_; }
  /// Where the placements of a kind stand in both: from the first to behind the last.
  std::pair<std::size_t, std::size_t> of(TileKind kind) const noexcept {
    const auto index = static_cast<std::size_t>(kind);
    return {bounds_[index], bounds_[index + 1]};
  }

 private:
  std::vector<Placement> placements_;
  std::vector<BoardSet> masks_;
  std::array<std::size_t, kTileKinds.size() + 1> bounds_{};
};

/// Built at the first call, then shared.
const PlacementTable& placement_table(Colour player);

}  // namespace orion::duel
