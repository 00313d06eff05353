#pragma once

#include <utility>
#include <vector>

#include "core/duel/conditions.hpp"

namespace orion::cmd {

/// A line through a chain, as neighbouring spaces: a link from side to side; of galaxies or black holes the steps that
/// join the tokens, each by a shortest way to those before.
std::vector<std::pair<duel::Space, duel::Space>> chain_steps(const duel::Evidence& evidence);

}  // namespace orion::cmd
