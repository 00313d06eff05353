#pragma once

#include <string>
#include <string_view>

namespace orion::cmd {

/// A path as a shell takes it, and a command that looks for options.
std::string as_shell_word(std::string_view path);

}  // namespace orion::cmd
