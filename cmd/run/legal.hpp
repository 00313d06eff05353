#pragma once

#include <CLI/App.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// `orionref legal FILE [--at N] [--record N|ID] ["orange: e4 e5 / f5"]`
void add_legal(CLI::App& app, Streams streams, ExitStatus& exit);

}  // namespace orion::cmd
