#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/station/options.hpp"
#include "records/read/rules.hpp"
#include "records/read/station_rules.hpp"

namespace orion::read {

/// Rules named on a command line: for the games that have rules of that name.
struct ChosenRules {
  std::optional<DuelRules> duel;
  std::optional<station::Options> station;
};

/// "rulebook" is rules of both games, "bga" and "rulebook+bends=as-printed" of Orion Duel, "rulebook+target=40" of The
/// Orion Station.
/// @param trouble  what is wrong, where they are rules of neither
ChosenRules parse_rules(std::string_view text, std::string& trouble);

}  // namespace orion::read
