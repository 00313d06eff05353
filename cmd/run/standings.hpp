#pragma once

#include <CLI/App.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// `orionref standings`: the ranking and the cross-table of a tournament.
void add_standings(CLI::App& app, Streams streams, ExitStatus& exit);

}  // namespace orion::cmd
