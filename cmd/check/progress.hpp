#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <iosfwd>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace orion::cmd {

/// A line on the terminal that says how far a run has come, for runs that take longer than a second: records, records a
/// second, and how long it will still take.
class Progress {
 public:
  /// Counts the bytes that are to be read; nullopt where nobody knows. Called beside the run, and to end soon after
  /// `go_on` says false.
  using Total = std::function<std::optional<std::uint64_t>(const std::function<bool()>& go_on)>;

  /// Draws nothing.
  Progress() = default;
  Progress(const Progress&) = delete;
  Progress& operator=(const Progress&) = delete;
  ~Progress();

  /// From now on a line is drawn.
  void start(std::ostream& terminal, Total total);
  bool on() const noexcept { return terminal_ != nullptr; }

  void count_record() noexcept { records_.fetch_add(1, std::memory_order_relaxed); }
  std::atomic<std::uint64_t>& bytes_read() noexcept { return bytes_; }

  /// While it lives nothing is drawn, and the line is free.
  std::unique_lock<std::mutex> pause();
  /// Takes the line away for good.
  void stop();

 private:
  void run(const Total& total);
  void draw(double seconds);
  void clear();

  std::ostream* terminal_ = nullptr;
  std::atomic<std::uint64_t> records_{0};
  std::atomic<std::uint64_t> bytes_{0};
  std::atomic<bool> stopping_{false};
  std::optional<std::uint64_t> total_;
  bool shown_ = false;
  std::mutex mutex_;
  std::condition_variable stopped_;
  std::thread thread_;
};

}  // namespace orion::cmd
