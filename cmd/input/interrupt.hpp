#pragma once

#include <csignal>

namespace orion::cmd {

/// From here on SIGINT only raises a flag, so that a run can end after its last whole line.
void catch_interrupts();

/// Whether SIGINT came. Any thread may ask.
bool interrupted() noexcept;

/// Waits until there is something to read, or SIGINT comes or has come: a read alone would miss one that comes just
/// before it waits.
void wait_for_input(int descriptor) noexcept;

/// While it lives, SIGINT does not come to this thread, nor to those that it starts: the one that reads must get it, or
/// a read that waits would go on waiting.
class InterruptsElsewhere {
 public:
  InterruptsElsewhere();
  InterruptsElsewhere(const InterruptsElsewhere&) = delete;
  InterruptsElsewhere& operator=(const InterruptsElsewhere&) = delete;
  ~InterruptsElsewhere();

 private:
  sigset_t before_{};
};

}  // namespace orion::cmd
