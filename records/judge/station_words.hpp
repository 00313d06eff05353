#pragma once

#include <string>
#include <vector>

#include "core/station/violation.hpp"
#include "records/finding.hpp"
#include "records/judge/station_places.hpp"
#include "records/judge/station_table_words.hpp"
#include "records/read/station_record.hpp"

namespace orion::judge {

/// The code of a fault.
catalogue::Code code_of(station::Fault fault) noexcept;

/// What is wrong with a turn or an action in words: a finding for each violation, in their order. The table of `table`
/// is the one before.
/// @param action  null for the draw phase and for the turn itself
std::vector<Finding> station_findings(const std::vector<station::Violation>& violations, const StationTable& table,
                                      const read::StationTurn& turn, const read::WrittenAction* action);

/// What is wrong with a set-up in words.
Finding setup_finding(const station::Violation& violation, const read::StationRecord& record,
                      const StationTable& table);

/// The sentence of one violation.
std::string station_message(const station::Violation& violation, const StationPlace& place, const StationTable& table,
                            const read::WrittenAction* action);
/// What helps to see why: sums, since when, where copies are.
std::vector<std::string> station_notes(const station::Violation& violation, const StationPlace& place,
                                       const StationTable& table);

}  // namespace orion::judge
