#pragma once

#include <string>

#include <CLI/Option.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/format/frame.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// A board to play on, and a score sheet to write on.
struct SetupSheet {
  std::string setup;   ///< a name of D2.6, or "blank"
  std::string sheet;   ///< "board", "score", "both"
  std::string format;  ///< "text", "svg", "json"
};

/// `orionref show --setup NAME`
ExitStatus show_setup(const SetupSheet& sheet, const Paint& paint, Streams streams);

/// Completion offers the names.
void suggest_setups(CLI::Option& option);

}  // namespace orion::cmd
