#pragma once

#include <vector>

#include "core/station/violation.hpp"
#include "records/judge/advice.hpp"
#include "records/judge/station_table_words.hpp"

namespace orion::judge {

/// What would have made an illegal action legal.
/// @param table  the one before it, in the turn of the player whose action it is
/// @param violations  what is wrong with it there
Advice station_advice(const StationTable& table, const station::Action& action,
                      const std::vector<station::Violation>& violations);

/// The same where nothing but the turn was judged (S1.2, S6.2).
/// @param then  the table if it were that player's turn  @param ended  play had ended
Advice advice_out_of_turn(const StationTable& then, const station::Action& action, bool ended);

}  // namespace orion::judge
