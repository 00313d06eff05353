#pragma once

#include "core/station/cards.hpp"
#include "tests/core/random.hpp"

namespace orion::testing {

/// A deck of random kinds, targets, steps and modifiers that a deck file could declare.
station::Deck random_deck(Random& random);

}  // namespace orion::testing
