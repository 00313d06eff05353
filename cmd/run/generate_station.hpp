#pragma once

#include <CLI/App.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// `orionref generate station [--seed S] [--count N] [--players N] [--deck NAME|FILE] [--rules RULES] [--illegal KIND]`
void add_generate_station(CLI::App& generate, Streams streams, ExitStatus& exit);

}  // namespace orion::cmd
