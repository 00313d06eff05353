#pragma once

#include "core/duel/setup.hpp"
#include "records/finding.hpp"
#include "records/read/duel_record.hpp"

namespace orion::judge {

/// A fault of the set-up in words, at the space that was named later.
Finding setup_finding(const duel::SetupViolation& violation, const read::WrittenTokens& galaxies,
                      const read::WrittenTokens& black_holes);

}  // namespace orion::judge
