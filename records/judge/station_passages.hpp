#pragma once

#include <string>
#include <vector>

#include "core/station/journal.hpp"
#include "records/judge/course.hpp"
#include "records/judge/station_table_words.hpp"

namespace orion::judge {

/// "ore: Ada's hand → the discard pile", "3 credits: Ada's credits → the supply"
std::string passage_in_words(const StationTable& table, const station::Passage& passage);

/// Everything that moved in one part of a turn, in its order.
std::vector<std::string> passages_in_words(const StationTable& table, const StationMoment& moment);

}  // namespace orion::judge
