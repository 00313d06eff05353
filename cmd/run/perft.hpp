#pragma once

#include <CLI/App.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// `orionref perft SETUP DEPTH [--divide]`
void add_perft(CLI::App& app, Streams streams, ExitStatus& exit);

}  // namespace orion::cmd
