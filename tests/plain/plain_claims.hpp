#pragma once
// What a record claims about its result, and whether it is so (D6.4).

#include "tests/plain/plain_judge.hpp"

namespace orion::plain {

/// The words for one player's conditions, with their counts: only those reached.
std::map<std::string, int> reached(const Conditions& conditions);

/// Resignation, time, agreement, forfeit, adjudication: play was broken off, for good. `unfinished` is not among them.
bool tells_breaking_off(const Claims& claims);

/// "hold", "fail" or "none" for a game replayed to its last position, of which `verdict` knows ending, conditions and
/// score.
std::string verify(const Claims& claims, const Verdict& verdict);

}  // namespace orion::plain
