#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/station/setup.hpp"
#include "records/judge/judge.hpp"
#include "records/read/station_record.hpp"

namespace orion::judge {

/// What a game is played with, as far as a record gives it.
struct StationStart {
  std::shared_ptr<const read::StationDeck> deck;
  std::optional<station::Setup> setup;  ///< none: a hand is not recorded
};

/// Finds the deck and the hands, and reports what is wrong or missing (R220, R223 to R225, S7).
StationStart start_of(read::StationRecord& record, const station::Options& rules, const Settings& settings,
                      std::vector<Finding>& findings);

}  // namespace orion::judge
