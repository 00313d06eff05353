#pragma once

#include <ostream>

#include "cmd/run/find_record.hpp"

namespace orion::cmd {

/// Every legal placement of the player to move in a game of Orion Duel.
void list_placements(std::ostream& out, const Found& found, bool json);

/// Every legal action of the player whose turn it is in a game of The Orion Station.
void list_actions(std::ostream& out, const Found& found, bool json);

}  // namespace orion::cmd
