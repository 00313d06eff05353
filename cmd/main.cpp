#include <csignal>
#include <exception>
#include <iostream>
#include <new>

#include "cmd/input/interrupt.hpp"
#include "cmd/run/program.hpp"

int main(int count, char** arguments) {
  using orion::cmd::ExitStatus;
  std::ios::sync_with_stdio(false);
  std::cin.tie(nullptr);
  // A closed pipe ends the program as SIGPIPE does, also where the caller had it ignored.
  std::signal(SIGPIPE, SIG_DFL);
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
