#pragma once

#include <CLI/App.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// `orionref generate tournament -o FOLDER [--seed S] [--players N] [--system SYSTEM] [--illegal KIND] …`
void add_generate_tournament(CLI::App& generate, Streams streams, ExitStatus& exit);

}  // namespace orion::cmd
