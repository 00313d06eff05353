#include "cmd/input/interrupt.hpp"

#include <atomic>
#include <sys/select.h>

#include "cmd/output/leftovers.hpp"

namespace orion::cmd {

namespace {

std::atomic<bool> raised{false};
static_assert(std::atomic<bool>::is_always_lock_free, "a signal handler may set nothing else");

extern "C" void on_interrupt(int) {
  raised = true;
  std::signal(SIGINT, end_by_signal);  // a second one ends the program at once
}

}  // namespace

void catch_interrupts() {
  struct sigaction action {};
  action.sa_handler = on_interrupt;
  // No SA_RESTART: a read that waits for input must come back.
  sigemptyset(&action.sa_mask);
  sigaction(SIGINT, &action, nullptr);
}

bool interrupted() noexcept { return raised; }

void wait_for_input(int descriptor) noexcept {
  if (descriptor < 0 || descriptor >= FD_SETSIZE) return;
  sigset_t interrupt{};
  sigset_t before{};
  sigemptyset(&interrupt);
  sigaddset(&interrupt, SIGINT);
  pthread_sigmask(SIG_BLOCK, &interrupt, &before);
  if (!raised) {
    fd_set asked{};
    FD_ZERO(&asked);
    FD_SET(descriptor, &asked);
    pselect(descriptor + 1, &asked, nullptr, nullptr, nullptr, &before);
  }
  pthread_sigmask(SIG_SETMASK, &before, nullptr);
}

InterruptsElsewhere::InterruptsElsewhere() {
  sigset_t interrupt{};
  sigemptyset(&interrupt);
  sigaddset(&interrupt, SIGINT);
  pthread_sigmask(SIG_BLOCK, &interrupt, &before_);
}

InterruptsElsewhere::~InterruptsElsewhere() { pthread_sigmask(SIG_SETMASK, &before_, nullptr); }

}  // namespace orion::cmd
