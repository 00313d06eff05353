#pragma once

#include <optional>

#include "cmd/draw/sketch.hpp"
#include "records/catalogue/explanations.hpp"

namespace orion::cmd {

/// What happens by a clause of The Orion Station, as the referee followed it in a record of the catalogue: of S1.2 and
/// S6 who has which turn, of the others a turn with everything that moves. @return nullopt where no record shows it
std::optional<Sketch> sketch_of(const catalogue::Clause& clause);

}  // namespace orion::cmd
