#pragma once

#include <CLI/App.hpp>

#include "cmd/format/command.hpp"

namespace orion::cmd {

/// What the parser knows of the program and its subcommands, but for what it hides from the help.
Command command_tree(CLI::App& app);

}  // namespace orion::cmd
