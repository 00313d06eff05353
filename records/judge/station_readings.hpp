#pragma once

#include <string_view>
#include <vector>

#include "records/judge/station_verdict.hpp"
#include "records/read/station_record.hpp"

namespace orion::judge {

/// Which open points of the rules a record's verdict rests on.
std::vector<std::string_view> station_readings(const read::StationRecord& record, const StationVerdict& verdict);

/// The first place where a record has a card as `unknown`, and the first outcome that is taken from it; else its
/// `game`.
text::Span first_unknown(const read::StationRecord& record);
text::Span first_outcome(const read::StationRecord& record);

}  // namespace orion::judge
