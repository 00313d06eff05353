#pragma once

#include <optional>
#include <vector>

#include "core/duel/position.hpp"
#include "records/judge/placing_words.hpp"
#include "records/read/duel_record.hpp"

namespace orion::judge {

/// The position that play starts from, as far as a record gives it.
struct Start {
  duel::Position position;
  Laid laid;
  bool illegal = false;       ///< the set-up breaks a rule (D2.8)
  bool undetermined = false;  ///< something that the rules need is not recorded
  bool mirrored = false;      ///< a bend among the placed tiles is mirrored
  bool playable = true;       ///< there is enough to judge play by
};

/// Sets up tokens, placed tiles and the side to move, and reports what is wrong or missing.
Start set_up(const read::DuelRecord& record, const duel::Options& options, std::vector<Finding>& findings);

}  // namespace orion::judge
