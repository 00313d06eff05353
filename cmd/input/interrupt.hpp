#pragma once

namespace orion::cmd {

/// From here on SIGINT only raises a flag, so that a run can end after its last whole line.
void catch_interrupts();

/// Whether SIGINT came.
bool interrupted() noexcept;

}  // namespace orion::cmd
