#pragma once

#include <CLI/App.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// `orionref generate duel`, `orionref generate station`, `orionref generate tournament`
void add_generate(CLI::App& app, Streams streams, ExitStatus& exit);

}  // namespace orion::cmd
