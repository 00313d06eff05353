#pragma once

namespace orion::cmd {

/// What a run ends with; the highest that applies.
enum class ExitStatus {
  Clean = 0,       ///< no finding at or above the fail level
  Findings = 1,    ///< findings, malformed YAML and exceeded limits included
  Usage = 2,       ///< usage, or nothing to check
  Unfinished = 3,  ///< something could not be read or written
  Interrupted = 130,
};

constexpr ExitStatus worse(ExitStatus a, ExitStatus b) noexcept {
  return static_cast<int>(a) < static_cast<int>(b) ? b : a;
}

}  // namespace orion::cmd
