#pragma once

#include <ostream>

#include "cmd/format/command.hpp"

namespace orion::cmd {

// Scripts that complete the command line. They hold all words themselves and do not call the program.

void write_bash_completion(std::ostream& out, const Command& program);
void write_zsh_completion(std::ostream& out, const Command& program);
void write_fish_completion(std::ostream& out, const Command& program);

}  // namespace orion::cmd
