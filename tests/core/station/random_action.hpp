#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "core/station/game.hpp"
#include "tests/core/random.hpp"

namespace orion::testing {

/// Chooses at random, each possibility equally likely, and notes the order of new piles.
class TestChooser final : public station::Chooser {
 public:
  TestChooser(Random& random, std::size_t goods) : random_{random}, goods_{goods} {}
  std::vector<station::CardRef> cards(const station::Ask& ask, const station::State& state) override;
  std::vector<station::GoodRef> goods(const station::Ask& ask, const station::State& state, bool from_supply) override;
  std::vector<station::CardRef> kept(const std::vector<station::CardRef>& drawn, std::size_t count) override;
  std::vector<std::size_t> shuffled(const std::vector<std::size_t>& cards) override;
  station::ReshuffleOrders take_orders() { return std::exchange(orders_, {}); }

 private:
  Random& random_;
  std::size_t goods_;
  station::ReshuffleOrders orders_;
};

/// An action of the player whose turn it is, with responses, its choices left open; mostly with cards that are there.
station::Action random_action(Random& random, const station::Game& game);
/// Random choices, which are mostly wrong, in an action and its responses.
void scatter_choices(Random& random, const station::Game& game, station::Action& action);
/// A random outcome for every step `as-recorded` of an action and its responses.
void tell_outcomes(Random& random, const station::Game& game, station::Action& action);

}  // namespace orion::testing
