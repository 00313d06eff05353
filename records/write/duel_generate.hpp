#pragma once

// Random records of Orion Duel, legal or with one planted fault. The same seed gives the same bytes everywhere.

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/duel/game.hpp"
#include "core/duel/random_game.hpp"
#include "core/random/random.hpp"
#include "records/read/rules.hpp"
#include "records/write/duel_script.hpp"
#include "records/write/plantable.hpp"

namespace orion::write {

/// A legal record, and the game at every point of it, for planting a fault where it fits.
struct LegalGame {
  DuelScript script;
  /// `stages[i]` is the game before move i + 1; the last one is the game after the last move.
  std::vector<duel::Game> stages;
};

/// A legal game by `rules`, with truthful claims; every sixth or so is broken off.
LegalGame legal_game(const read::DuelRules& rules, random::Generator& random);

/// One record as a document of its own, whole from its `---` line.
/// @param illegal  null, or the code of the finding to plant, one of `plantable()`
std::string generate_duel(std::uint64_t seed, const read::DuelRules& rules, const std::string_view* illegal);

/// The faults that can be planted.
std::vector<Plantable> plantable();

/// Plants a fault. @return whether this game had a place for it; if not, the script may be spoilt.
bool plant(std::string_view code, LegalGame& game, random::Generator& random);

}  // namespace orion::write
