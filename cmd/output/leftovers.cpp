#include "cmd/output/leftovers.hpp"

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstddef>
#include <unistd.h>
#include <utility>

namespace orion::cmd {

namespace {

// A run writes a handful of files. Nothing here is ever freed: a signal may come at any moment.
constexpr std::size_t kSlots = 32;
constexpr std::size_t kLongest = 4096;

enum class State { Free, BeingFilled, Used };
struct Slot {
  std::atomic<State> state{State::Free};
  std::array<char, kLongest> name{};
};
std::array<Slot, kSlots> slots;
static_assert(std::atomic<State>::is_always_lock_free, "a signal handler may read nothing else");

}  // namespace

Leftover::Leftover(const std::string& name) noexcept {
  if (name.size() >= kLongest) return;
  for (std::size_t index = 0; index < kSlots; ++index) {
    Slot& slot = slots[index];
    State free = State::Free;
    if (!slot.state.compare_exchange_strong(free, State::BeingFilled)) continue;
    *std::copy(name.begin(), name.end(), slot.name.begin()) = '\0';
    slot.state = State::Used;
    slot_ = static_cast<int>(index);
    return;
  }
}

Leftover::Leftover(Leftover&& other) noexcept : slot_{std::exchange(other.slot_, -1)} {}

Leftover::~Leftover() {
  if (slot_ >= 0) slots[static_cast<std::size_t>(slot_)].state = State::Free;
}

void remove_leftovers() noexcept {
  for (const Slot& slot : slots) {
    if (slot.state == State::Used) unlink(slot.name.data());
  }
}

extern "C" void end_by_signal(int signal) {
  remove_leftovers();
  std::signal(signal, SIG_DFL);
  std::raise(signal);  // comes when this handler has returned
}

void clean_up_when_killed() {
  struct sigaction action {};
  action.sa_handler = end_by_signal;
  sigemptyset(&action.sa_mask);
  sigaction(SIGPIPE, &action, nullptr);
  for (const int signal : {SIGTERM, SIGHUP}) {
    struct sigaction before {};
    // Who starts a program under nohup wants it to go on.
    if (sigaction(signal, nullptr, &before) == 0 && before.sa_handler == SIG_DFL) sigaction(signal, &action, nullptr);
  }
}

}  // namespace orion::cmd
