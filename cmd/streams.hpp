#pragma once

#include <iosfwd>

namespace orion::cmd {

/// Where a subcommand writes; tests pass string streams. Standard input is read through its file descriptor.
struct Streams {
  std::ostream& out;
  std::ostream& err;
};

}  // namespace orion::cmd
