#pragma once

#include <string>

#include "core/duel/position.hpp"

namespace orion::cmd {

/// The board as text, every space with its name, Taurus on the left as in D1.1. Letters and signs carry everything:
/// `B-e4` a blue hexagon, `O-e4` an orange one, `*e4` a galaxy, `@e4` a black hole, `B*e4` a blue hexagon on a galaxy;
/// the spaces of `marked` stand in brackets.
std::string board_text(const duel::Position& position, const duel::BoardSet& marked);

}  // namespace orion::cmd
