#pragma once

#include "records/judge/advice.hpp"
#include "records/judge/duel_move_words.hpp"

namespace orion::judge {

/// What would have made an illegal placement legal. @param judged  what was found of it
Advice duel_advice(const duel::MoveVerdict& judged, const duel::Placement& placement, const Before& before);

}  // namespace orion::judge
