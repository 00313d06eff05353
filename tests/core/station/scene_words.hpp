#pragma once

// What lies on the table, to and from text:
// "Ada 20c [ore ore] hand ice ? play relay* crane | Ben 5c | pile 2 | discard ice".

#include <optional>
#include <string>
#include <string_view>

#include "core/station/state.hpp"
#include "tests/core/station/deck_words.hpp"

namespace orion::testing {

/// Names in the order of seats.
inline constexpr std::string_view kNames[] = {"Ada", "Ben", "Cleo", "Dana", "Emil"};
std::optional<std::size_t> seat_of(std::string_view name);

/// A table in words; parts are separated by `|`. A seat: its name, `20c` (0 if absent), the hold in brackets, `hand`
/// with cards (`?`: unseen), `play` with equipment (`*`: activated this turn), `left`, `skips`. The others: `pile` with
/// its cards, top first; `pile?` with cards of unknown order; `unseen` with the cards that `?` in hands and in the
/// discard pile are; `discard`; `trigger Ada`. A card has as many copies as it is named here, if not more.
station::State scene_of(std::string_view text, NamedDeck& deck);

/// The same, but of the piles the number of cards in the draw pile and what is in the discard pile; with `+2 actions`,
/// `skips 1`, `buy-price-1` (until the end of the turn) for a seat, `extra Ada` for extra turns, `trigger Ada`.
std::string text_of(const station::State& state, const NamedDeck& deck);

}  // namespace orion::testing
