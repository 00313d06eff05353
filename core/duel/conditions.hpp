#pragma once

// The victory conditions of D5: how often each player has reached each, and what shows it.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/duel/board.hpp"
#include "core/duel/options.hpp"
#include "core/duel/position.hpp"

namespace orion::duel {

/// D5.1 to D5.3.
enum class Condition : std::uint8_t { Link, Galaxies, BlackHoles };

inline constexpr std::array kConditions{Condition::Link, Condition::Galaxies, Condition::BlackHoles};

inline constexpr int kGalaxiesForCondition = 4;    // D5.2
inline constexpr int kBlackHolesForCondition = 3;  // D5.3

/// How often one player has reached each condition.
class ConditionCounts {
 public:
  constexpr int of(Condition condition) const noexcept { return counts_[static_cast<std::size_t>(condition)]; }
  constexpr void add(Condition condition, int times) noexcept { counts_[static_cast<std::size_t>(condition)] += times; }
  /// D5.6: as the option counts them, each condition 0 or 1, or every instance.
  constexpr ConditionCounts counted(Count count) const noexcept {
    ConditionCounts result = *this;
    if (count == Count::Conditions) {
      for (int& times : result.counts_) times = times > 0 ? 1 : 0;
    }
    return result;
  }
  constexpr int total() const noexcept { return counts_[0] + counts_[1] + counts_[2]; }
  friend constexpr bool operator==(const ConditionCounts&, const ConditionCounts&) noexcept = default;

 private:
  std::array<int, kConditions.size()> counts_{};
};

/// Every instance that holds in a position, for both players.
PerColour<ConditionCounts> instances(const Position& position) noexcept;

/// What shows that a condition is reached.
struct Evidence {
  Colour player;  ///< who has reached it
  Condition condition;
  Colour colour;                  ///< of the chain: the opponent's for black holes (D5.3)
  std::optional<SidePair> sides;  ///< for a link
  BoardSet tokens;                ///< the galaxies or black holes on the chain
  /// For a link a shortest chain, from the first side to the opposite one; else the whole chain in label order.
  std::vector<Space> chain;
};

/// One piece of evidence for each linked pair of sides and each chain with enough tokens; blue's first, in the order of
/// `kConditions`, of pairs, and of chains by their first token.
std::vector<Evidence> evidence(const Position& position);

}  // namespace orion::duel
