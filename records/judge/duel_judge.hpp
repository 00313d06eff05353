#pragma once

#include "records/judge/advice.hpp"
#include "records/judge/judge.hpp"
#include "records/judge/verdict.hpp"
#include "records/read/duel_record.hpp"

namespace orion::judge {

/// Replays a record that was read without an error and rules on it: set-up, every move, every claim.
/// @param verdict  what reading found is in it; the rest is filled in
/// @param asked  a placement that does not stand in the record, or null
/// @return what `asked` would break in the position that the replay reached; empty if it is legal or none was asked
Answer judge_duel(const read::DuelRecord& record, const read::DuelRules& rules, const Settings& settings,
                  Verdict& verdict, const read::WrittenPlacement* asked = nullptr);

}  // namespace orion::judge
