#include "cmd/input/interrupt.hpp"

#include <csignal>

namespace orion::cmd {

namespace {

volatile std::sig_atomic_t raised = 0;

extern "C" void on_interrupt(int) { raised = 1; }

}  // namespace

void catch_interrupts() {
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  // No SA_RESTART: a read that waits for input must come back. SA_RESETHAND: a second SIGINT ends the program at once.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
}

bool interrupted() noexcept { return raised != 0; }

}  // namespace orion::cmd
