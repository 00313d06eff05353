#pragma once

#include <string_view>

#include "core/station/violation.hpp"
#include "records/read/station_record.hpp"

namespace orion::judge {

/// The very words of a record that a fault is about.
struct StationPlace {
  text::Span span;
  std::string_view written{};  ///< what stands there, where it is the name of a card, a good or a player
};

/// @param action  null for the draw phase and for the turn itself
StationPlace place_of(const station::Violation& violation, const read::StationTurn& turn,
                      const read::WrittenAction* action);
StationPlace place_of(const station::Where& where, const read::StationTurn& turn, const read::WrittenAction* action);

}  // namespace orion::judge
