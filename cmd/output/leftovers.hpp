#pragma once

#include <string>

namespace orion::cmd {

/// The name of a file that must not stay behind. While it is registered, a signal that ends the process takes the file
/// away first.
class Leftover {
 public:
  Leftover() = default;
  explicit Leftover(const std::string& name) noexcept;
  Leftover(Leftover&& other) noexcept;
  Leftover& operator=(Leftover&&) = delete;
  Leftover(const Leftover&) = delete;
  Leftover& operator=(const Leftover&) = delete;
  /// The file may stay, or is gone.
  ~Leftover();

 private:
  int slot_ = -1;  ///< none: the name is too long, or too many are registered
};

/// From here on SIGPIPE, SIGTERM and SIGHUP end the process as ever, and take registered files away before. SIGPIPE
/// does so also where the caller had it ignored.
void clean_up_when_killed();

/// Takes registered files away. A signal handler may call it.
void remove_leftovers() noexcept;

/// A signal handler: takes registered files away and ends the process by the signal.
extern "C" void end_by_signal(int signal);

}  // namespace orion::cmd
