#pragma once

// The table of The Orion Station as a text that two records can be held against each other by, and what lies before
// the players otherwise.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "records/judge/difference_parts.hpp"
#include "records/read/station_record.hpp"

namespace orion::judge {

/// Which seat of A each seat of B is; none: A has no such player.
using SeatsOfA = std::vector<std::optional<std::size_t>>;

/// A record, and how its seats are called where the two are compared.
struct Seated {
  const StationVerdict& station;
  const SeatsOfA& seats;
};

/// The table of a moment. Equal texts: equal tables, the order of the draw pile aside.
std::string table_key(const Seated& seated, const station::State& state, std::optional<std::size_t> next, bool in_turn);

/// @param players  as A calls them
std::vector<SeatDifference> seats_that_differ(const Both<Seated>& both, const Both<const station::State*>& states,
                                              const std::vector<std::string>& players);

/// The cards that are not the same in two decks: in one alone, or with another effect, price or number.
std::vector<std::string> cards_that_differ(const read::StationDeck& a, const read::StationDeck& b);

}  // namespace orion::judge
