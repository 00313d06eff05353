#include "cmd/input/interrupt.hpp"

#include <atomic>

namespace orion::cmd {

namespace {

std::atomic<bool> raised{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set nothing else");

extern "C" void on_interrupt(int) { raised = true; }

}  // namespace

void catch_interrupts() {
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  // No SA_RESTART: a read that waits for input must come back. SA_RESETHAND: a second SIGINT ends the program at once.
  action.sa_flags = static_cast<int>(SA_RESETHAND);
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
}

bool interrupted() noexcept { return raised; }

InterruptsElsewhere::InterruptsElsewhere() {
  sigset_t interrupt{};
  sigemptyset(&interrupt);
  sigaddset(&interrupt, SIGINT);
  pthread_sigmask(SIG_BLOCK, &interrupt, &before_);
}

InterruptsElsewhere::~InterruptsElsewhere() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

}  // namespace orion::cmd
