#pragma once

#include <string_view>

#include "records/judge/decks.hpp"

namespace orion::testing {

/// A deck with every kind of card, target, step and modifier: games with it go where those with a plain deck do not.
std::string_view odd_deck_text();
const judge::LoadedDeck& odd_deck();

}  // namespace orion::testing
