#pragma once

#include <string>

#include "records/judge/verdict.hpp"

namespace orion::cmd {

/// The table of The Orion Station in plain text: players, piles, actions left, trigger. Every line ends in LF.
/// @pre the verdict has a game
std::string table_text(const judge::StationVerdict& station);

}  // namespace orion::cmd
