#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/station/game.hpp"
#include "records/judge/broken_off.hpp"
#include "records/judge/duel_claims.hpp"
#include "records/judge/station_table_words.hpp"
#include "records/judge/station_verdict.hpp"
#include "records/read/station_record.hpp"

namespace orion::judge {

/// Verifies what a record claims on the way, and remembers when a claim last held: a false one says since when.
class AfterClaims {
 public:
  AfterClaims(ClaimTally& tally, std::vector<Finding>& findings) : tally_{tally}, findings_{findings} {}

  /// @param number  of the turn that is at its end
  void verify(const std::vector<read::WrittenAfter>& claims, const StationTable& table, std::size_t number);
  /// @param reshuffles  how many there were in the turn (S2.4)
  void verify(const read::WrittenReshuffle& claim, int reshuffles, std::size_t number);

 private:
  void judge(bool holds, catalogue::Code code, text::Span span, std::string message, const StationTable& table,
             std::size_t seat, std::size_t number);
  ClaimTally& tally_;
  std::vector<Finding>& findings_;
  std::map<std::pair<catalogue::Code, std::size_t>, std::size_t> last_held_;  ///< by code and seat: the turn
};

/// Verifies every key of a result (S6.3 to S6.5). What says how play was broken off is no claim while play goes on.
/// @param outcome  none while play goes on
/// @param last_turn  the record's last turn; 0 if it has none
void verify_result(const read::StationResult& result, const StationTable& table,
                   const std::optional<StationOutcome>& outcome, std::size_t last_turn, ClaimTally& tally,
                   std::vector<Finding>& findings);

/// S6.5: how a result says that play which goes on was broken off for good, if it does.
std::optional<BrokenOff> broken_off(const std::optional<read::StationResult>& result, const StationTable& table);

}  // namespace orion::judge
