#pragma once

#include "records/judge/judge.hpp"
#include "records/judge/verdict.hpp"
#include "records/read/duel_record.hpp"

namespace orion::judge {

/// Replays a record that was read without an error and rules on it: set-up, every move, every claim.
/// @param verdict  what reading found is in it; the rest is filled in
void judge_duel(const read::DuelRecord& record, const read::DuelRules& rules, const Settings& settings,
                Verdict& verdict);

}  // namespace orion::judge
