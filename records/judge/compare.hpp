#pragma once

#include "records/judge/judge.hpp"
#include "records/judge/station_start.hpp"
#include "records/read/duel_record.hpp"
#include "records/read/station_record.hpp"

namespace orion::judge {

/// Judges a record by other rules as well; where that changes its verdict or outcome, the comparison is added to the
/// verdict, with a finding (R240).
void compare(const read::DuelRecord& record, const read::DuelRules& rules, const Settings& settings, Verdict& verdict);
void compare(const read::StationRecord& record, const StationStart& start, const station::Options& rules,
             const Settings& settings, Verdict& verdict);

}  // namespace orion::judge
