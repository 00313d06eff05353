#pragma once

// A table in the making: players in order, and who is still tied with whom.

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <span>
#include <vector>

#include "core/tournament/results.hpp"

namespace orion::tournament {

/// All players, tied at first. Ties are broken in place; players who stay tied keep the order of the list of players.
class Ties {
 public:
  /// From `begin` to before `end` in order().
  struct Range {
    std::size_t begin;
    std::size_t end;
    std::size_t size() const noexcept { return end - begin; }
  };

  explicit Ties(std::size_t players) : order_(players), leads_(players, false) {
    std::iota(order_.begin(), order_.end(), Player{0});
    if (players > 0) leads_[0] = true;
  }

  std::span<const Player> order() const noexcept { return order_; }
  /// Whether the player at a place of order() is behind the one before, not tied.
  bool leads(std::size_t place) const noexcept { return leads_[place]; }

  /// The ties of two players and more.
  std::vector<Range> open() const {
    std::vector<Range> all;
    for (std::size_t begin = 0, end = 0; begin < order_.size(); begin = end) {
      for (end = begin + 1; end < order_.size() && !leads_[end]; ++end) continue;
      if (end - begin > 1) all.push_back({begin, end});
    }
    return all;
  }

  /// Orders tied players by what they have, most first, and parts those that have not the same.
  /// @param value  gives what a player has
  template <class Value>
  void part(Range tie, Value value) {
    const auto first = order_.begin() + static_cast<std::ptrdiff_t>(tie.begin);
    const auto last = order_.begin() + static_cast<std::ptrdiff_t>(tie.end);
    std::stable_sort(first, last, [&](Player a, Player b) { return value(b) < value(a); });
    for (std::size_t place = tie.begin + 1; place < tie.end; ++place) {
      if (value(order_[place]) != value(order_[place - 1])) leads_[place] = true;
    }
  }

 private:
  std::vector<Player> order_;
  std::vector<bool> leads_;
};

}  // namespace orion::tournament
