#include <cstdlib>
#include <exception>
#include <fcntl.h>
#include <iostream>
#include <new>
#include <string_view>
#include <unistd.h>

#include "cmd/input/interrupt.hpp"
#include "cmd/output/leftovers.hpp"
#include "cmd/run/program.hpp"

namespace {

/// Where standard input, output or error are closed, files that are opened would take their place, and be written to.
/// Reading and writing them fails now as it did before: what is opened here goes the other way.
void occupy_closed_streams() {
  for (int descriptor = 0; descriptor <= 2; ++descriptor) {
    if (fcntl(descriptor, F_GETFD) != -1) continue;            // NOLINT(cppcoreguidelines-pro-type-vararg)
    open("/dev/null", descriptor == 0 ? O_WRONLY : O_RDONLY);  // NOLINT(cppcoreguidelines-pro-type-vararg)
  }
}

bool memory_ran_out() noexcept {
  try {
    if (std::current_exception()) throw;
  } catch (const std::bad_alloc&) {
    return true;
  } catch (...) {
    return false;
  }
  return false;
}

/// Where memory runs out in a destructor, as it does in those of JSON values, no handler below is reached.
[[noreturn]] void end_without_memory() {
  if (!memory_ran_out()) std::abort();
  constexpr std::string_view kWords = "orionref: out of memory\n";
  static_cast<void>(write(STDERR_FILENO, kWords.data(), kWords.size()) == 0);
  orion::cmd::remove_leftovers();
  _exit(static_cast<int>(orion::cmd::ExitStatus::Unfinished));
}

}  // namespace

int main(int count, char** arguments) {
  using orion::cmd::ExitStatus;
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  std::set_terminate(end_without_memory);
  occupy_closed_streams();
  orion::cmd::clean_up_when_killed();
  orion::cmd::catch_interrupts();
  try {
    return static_cast<int>(orion::cmd::run_program(count, arguments, {std::cout, std::cerr}));
  } catch (const std::bad_alloc&) {
    std::cerr << "orionref: out of memory\n";
  } catch (const std::exception& error) {
    std::cerr << "orionref: " << error.what() << '\n';
  }
  return static_cast<int>(ExitStatus::Unfinished);
}
