#pragma once

// Who plays whom in the next round, as an organiser would draw it.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/tournament/results.hpp"

namespace orion::tournament {

/// The players of a game, in the order of its seats.
using Table = std::vector<Player>;

/// The games of a round. Who is at no table and has no bye sits out.
struct Draw {
  std::vector<Table> tables;
  std::vector<Player> byes;
};

/// A round of a round robin: one player stays, the others go round. Whose turn it is against nobody sits out.
/// @param round  from 0; behind the last one it begins anew, with the seats exchanged
Draw robin_round(std::span<const Player> players, std::size_t round);

/// The rounds in which all of them meet once.
std::size_t robin_rounds(std::size_t players) noexcept;

/// Tables of at most `most` players, as even as can be: neighbours in the order sit together. With two at a table the
/// last of an odd number sits out.
Draw even_tables(std::span<const Player> order, std::size_t most);

/// A round of a knockout. In the first one so many have byes that two to the power of something are left; they are the
/// first ones in the order.
Draw knockout_round(std::span<const Player> order);

/// The rounds until one is left.
std::size_t knockout_rounds(std::size_t players) noexcept;

/// Rounds of a swiss, drawn one after the other.
class SwissDraw {
 public:
  explicit SwissDraw(std::size_t players) : players_{players}, met_(players * players), had_bye_(players) {}

  /// Neighbours in the order who have not met yet. Of an odd number the last one without a bye has one.
  /// @pre the round, from 1, is at most `most_rounds` of the players that are left
  Draw next(std::span<const Player> order);

  /// So many rounds can always be drawn.
  static std::size_t most_rounds(std::size_t players) noexcept;

 private:
  bool met(Player one, Player other) const { return met_[one * players_ + other]; }
  std::vector<Table> pairs(std::vector<Player> order) const;
  bool exchange(std::vector<Table>& tables, Player one, Player other) const;

  std::size_t players_;
  std::vector<bool> met_;
  std::vector<bool> had_bye_;
};

}  // namespace orion::tournament
