#pragma once

#include <CLI/App.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// `orionref completion bash|zsh|fish`, and `orionref man`, which the help does not list: it is for the build.
void add_completion(CLI::App& app, Streams streams, ExitStatus& exit);

}  // namespace orion::cmd
