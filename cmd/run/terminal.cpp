#include "cmd/run/terminal.hpp"

#include <cstdlib>
#include <unistd.h>

namespace orion::cmd {

namespace {

std::string_view variable(const char* name) {
  const char* value = std::getenv(name);
  return value == nullptr ? std::string_view{} : std::string_view{value};
}

}  // namespace

bool wants_colours(std::string_view when) {
  if (when != "auto") return when == "always";
  if (!variable("NO_COLOR").empty()) return false;
  if (const auto force = variable("CLICOLOR_FORCE"); !force.empty() && force != "0") return true;
  return isatty(STDOUT_FILENO) == 1 && variable("TERM") != "dumb" && !variable("TERM").empty();
}

bool can_redraw_on_standard_error() {
  return isatty(STDERR_FILENO) == 1 && variable("TERM") != "dumb" && !variable("TERM").empty();
}

}  // namespace orion::cmd
