#pragma once

#include <string>
#include <vector>

#include "records/judge/station_difference_table.hpp"

namespace orion::judge {

using StationReread = Reread<read::StationRecord>;

/// Set-up and result of two games with everything beside the turns. @param seats  of B
void compare_topics(const StationReread& a, const StationReread& b, const SeatsOfA& seats, Difference& made);

/// How the players of a record are called in messages.
std::vector<std::string> names_of(const read::StationRecord& record);

/// Players of B by their names in A, where that is not by their places.
std::optional<SeatsOfA> seats_by_name(const read::StationRecord& a, const read::StationRecord& b);

}  // namespace orion::judge
