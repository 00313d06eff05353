#pragma once

#include <CLI/App.hpp>

#include "cmd/exit_status.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// `orionref explain`: the rule behind a finding, in words.
void add_explain(CLI::App& app, Streams streams, ExitStatus& exit);

}  // namespace orion::cmd
