#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/duel/game.hpp"
#include "records/judge/verdict.hpp"
#include "records/read/duel_record.hpp"

namespace orion::judge {

/// Counts claims as they are verified, one by one.
class ClaimTally {
 public:
  /// @param false_claim  what to report if the claim does not hold
  void judge(bool holds, std::vector<Finding>& findings, Finding false_claim);
  void holds() noexcept { any_ = true; }
  Claims sum() const noexcept { return failed_ ? Claims::Fail : any_ ? Claims::Hold : Claims::None; }

 private:
  bool any_ = false;
  bool failed_ = false;
};

/// What a result is verified against: the position that the replay reached.
struct Reached {
  const duel::Game& game;
  std::size_t last_move;                   ///< the record's last move; 0 if it has none
  std::optional<std::size_t> ended_after;  ///< the move after which play had ended
};

/// Verifies every key of a result (D6.4). What says how play was broken off is no claim while play goes on.
void verify_result(const read::DuelResult& result, const Reached& reached, ClaimTally& tally,
                   std::vector<Finding>& findings);

/// D6.4: how a result says that play which goes on was broken off for good, if it does.
std::optional<BrokenOff> broken_off(const std::optional<read::DuelResult>& result);

}  // namespace orion::judge
