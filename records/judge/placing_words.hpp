#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/duel/placing.hpp"
#include "core/duel/position.hpp"
#include "records/finding.hpp"
#include "records/read/duel_record.hpp"

namespace orion::judge {

/// Which move laid a hexagon on each space, so that a finding can point there.
class Laid {
 public:
  struct By {
    std::size_t move;  ///< 1-based; 0 for a tile of `setup.placed`
    duel::Colour player;
    text::Span span;
  };
  void add(const read::WrittenPlacement& placed, std::size_t move);
  const std::optional<By>& at(duel::Space space) const { return by_[static_cast<std::size_t>(space.bit())]; }

 private:
  std::array<std::optional<By>, 128> by_{};
};

/// One broken clause in words: a finding for each hexagon at fault where a clause speaks of hexagons, else one.
std::vector<Finding> placing_findings(const duel::PlacingViolation& violation, const read::WrittenPlacement& placed,
                                      const duel::Position& before, const Laid& laid);

/// D105b: under `bends: either` a mirrored bend is legal and worth a look.
Finding mirrored_note(const read::WrittenPlacement& placed);

/// "`k11` is not on the board: column k goes from 7 to 10"
std::string off_board(const read::WrittenSpace& written);

/// "e4 e5 / f5"
std::string to_string(const duel::Placement& placement);

struct NearBy {
  std::vector<const duel::Placement*> first{};  ///< the nearest
  std::size_t left_out = 0;                     ///< so many more are near as well

  /// ", and 3 more"; empty where none is left out
  std::string more() const { return left_out > 0 ? ", and " + std::to_string(left_out) + " more" : ""; }
};

/// Legal placements of the same tile (or, where the hexagons form none, of as many hexagons of each colour) that come
/// nearest to what was written: most hexagons the same first, then the smallest distance. Empty where nothing is near.
NearBy legal_near_by(const duel::Position& before, const duel::Options& options, const duel::Placement& written);

/// Legal placements of whatever tiles are left that have most of the hexagons written, and fewest others.
NearBy legal_with_another_tile(const duel::Position& before, const duel::Options& options,
                               const duel::Placement& written);

}  // namespace orion::judge
