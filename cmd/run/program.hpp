#pragma once

#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// The whole program but the process: parses the command line, runs a subcommand, and says what went wrong.
ExitStatus run_program(int count, const char* const* arguments, Streams streams);

}  // namespace orion::cmd
