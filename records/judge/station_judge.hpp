#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "records/judge/advice.hpp"
#include "records/judge/judge.hpp"
#include "records/judge/station_start.hpp"
#include "records/judge/verdict.hpp"
#include "records/read/station_record.hpp"

namespace orion::judge {

/// Replays a Station record that was read without an error and rules on it: set-up, every turn, every claim.
/// @param start  the deck and the hands; without them the game is undetermined
/// @param verdict  what reading found is in it; the rest is filled in
/// @param asked  an action that does not stand in the record, or null
/// @return what `asked` would break on the table that the replay reached; empty if it is legal or none was asked
Answer judge_station(const read::StationRecord& record, const StationStart& start, const station::Options& rules,
                     const Settings& settings, Verdict& verdict, const read::AskedAction* asked = nullptr);

}  // namespace orion::judge
