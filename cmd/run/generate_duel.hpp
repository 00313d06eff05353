#pragma once

#include <CLI/App.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// `orionref generate duel [--seed S] [--count N] [--rules RULES] [--illegal KIND]`
void add_generate_duel(CLI::App& generate, Streams streams, ExitStatus& exit);

}  // namespace orion::cmd
