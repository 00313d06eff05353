#pragma once

#include <string>

#include "cmd/format/format.hpp"
#include "cmd/format/frame.hpp"

namespace orion::cmd {

/// A record and what came of it, on one line without its end: "games/a.yaml (final-1): legal, complete, claims hold:
/// orange (Ben) wins …".
std::string verdict_line(const Judged& judged, const Paint& paint);

}  // namespace orion::cmd
