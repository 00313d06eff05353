#pragma once

// What was done in a game of The Orion Station, in words.

#include <string>
#include <string_view>

#include "records/judge/station_verdict.hpp"

namespace orion::cmd {

/// "buy crystal", "draws grain, relay and keeps grain", "pays 2 credits for 6 goods": a moment of a course. What names
/// cards that the deck does not have is given as it stands in the record.
/// @pre the verdict has a deck and a course
std::string moment_words(const judge::StationVerdict& station, const judge::StationMoment& moment,
                         std::string_view bytes);

}  // namespace orion::cmd
