#pragma once

#include <CLI/App.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// `orionref show FILE [--at N] [--record N|ID]`
void add_show(CLI::App& app, Streams streams, ExitStatus& exit);

}  // namespace orion::cmd
