#pragma once

#include <string>
#include <vector>

#include "core/station/remedies.hpp"
#include "records/judge/station_table_words.hpp"

namespace orion::judge {

/// A legal action as it would stand in a record, its choices as they were made: "sell: crystal",
/// "play: sabotage, target: Ben, equipment: [relay]". Nobody knows what "draw: …" draws.
std::string action_in_words(const station::Action& action, const StationTable& table);

/// The same with what its choices could be: "equipment: [1 of relay, dock-crane]".
/// @param options  a list for each of the action's choices
std::string action_in_words(const station::Action& action, const StationTable& table,
                            const std::vector<station::ChoiceOptions>& options);

}  // namespace orion::judge
