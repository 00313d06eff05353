#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/duel/game.hpp"
#include "records/finding.hpp"
#include "records/judge/placing_words.hpp"
#include "records/read/duel_record.hpp"

namespace orion::judge {

/// How things stood before a move.
struct Before {
  duel::Position position;
  const duel::Options& options;
  const Laid& laid;
  std::optional<duel::Ending> ended;
  std::size_t ended_after;              ///< if it had ended: the move; 0 for before the first
  std::optional<text::Span> last_move;  ///< and that move's placement
};

/// Every clause that a move breaks, the primary one first, the legal alternatives with it. Empty for a legal move.
std::vector<Finding> broken_clauses(const duel::MoveVerdict& judged, const read::WrittenPlacement& placed,
                                    const Before& before);

}  // namespace orion::judge
