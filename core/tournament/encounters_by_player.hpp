#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/tournament/results.hpp"

namespace orion::tournament {

/// In which encounters a player is: 4 bytes a seat. Only those of the first `rounds` rounds.
class EncountersByPlayer {
 public:
  EncountersByPlayer(const Results& results, std::size_t players, std::size_t rounds);
  /// Places in the results, ascending; twice where the player has two seats.
  std::span<const std::uint32_t> of(Player player) const noexcept {
    return std::span{encounters_}.subspan(first_[player], first_[player + 1] - first_[player]);
  }

 private:
  std::vector<std::uint32_t> first_;
  std::vector<std::uint32_t> encounters_;
};

}  // namespace orion::tournament
