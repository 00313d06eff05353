#pragma once

#include <CLI/App.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// `orionref check [PATH…]`
void add_check(CLI::App& app, Streams streams, ExitStatus& exit);

}  // namespace orion::cmd
