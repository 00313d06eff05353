#pragma once

#include <cstddef>
#include <vector>

#include "core/random/random.hpp"
#include "core/station/chooser.hpp"
#include "core/station/game.hpp"

namespace orion::station {

/// Chooses at random, each card, token and order of a new pile equally likely.
class RandomChooser final : public Chooser {
 public:
  /// @param goods  how many goods the deck has
  RandomChooser(std::size_t goods, random::Generator& random) noexcept : goods_{goods}, random_{random} {}

  std::vector<CardRef> cards(const Ask& ask, const State& state) override;
  std::vector<GoodRef> goods(const Ask& ask, const State& state, bool from_supply) override;
  std::vector<CardRef> kept(const std::vector<CardRef>& drawn, std::size_t count) override;
  std::vector<std::size_t> shuffled(const std::vector<std::size_t>& cards) override;

  /// The orders of the new piles since this was asked last, top card first.
  ReshuffleOrders take_orders() { return std::move(orders_); }

 private:
  std::size_t goods_;
  random::Generator& random_;
  ReshuffleOrders orders_;
};

}  // namespace orion::station
