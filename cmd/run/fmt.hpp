#pragma once

#include <CLI/App.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// `orionref fmt FILE…`
void add_fmt(CLI::App& app, Streams streams, ExitStatus& exit);

}  // namespace orion::cmd
