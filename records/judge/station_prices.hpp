#pragma once

#include <optional>
#include <string>

#include "records/judge/station_table_words.hpp"

namespace orion::judge {

/// What a legal action costs or brings by itself, in credits; effects of cards are not among it.
struct Price {
  std::optional<int> costs{};   ///< buying; activating, on installing too
  std::optional<int> brings{};  ///< selling
};

/// With what is in force on the table. An install that activates is priced as if its card were in play.
Price price_of(const station::Action& action, const station::Game& game);

/// Why no action of a kind is legal now, in a few words: "no equipment in play", or what is wrong with each that could
/// be named. @pre none is
std::string why_none(station::ActionKind kind, const StationTable& table);

}  // namespace orion::judge
