#pragma once

#include <atomic>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <ostream>
#include <string>
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

  /// While it lives nothing is drawn and the line is free; after it the line is back.
  class Pause {
   public:
    Pause() = default;
    explicit Pause(Progress& progress);
    Pause(Pause&&) = default;
    Pause& operator=(Pause&&) = delete;
    Pause(const Pause&) = delete;
    Pause& operator=(const Pause&) = delete;
    ~Pause();

   private:
    std::unique_lock<std::mutex> lock_;
    Progress* shown_by_ = nullptr;  ///< whose line was there
  };

  enum class Shares { StandardErrorOnly, StandardOutputToo };

  /// From now on a line is drawn. Where no thread can be started, none is.
  /// @param shares  what else is written to that terminal
  void start(std::ostream& terminal, Shares shares, Total total);

  void count_record() noexcept { records_.fetch_add(1, std::memory_order_relaxed); }
  std::atomic<std::uint64_t>& bytes_read() noexcept { return bytes_; }
  /// Bytes that are to be read beside those of `Total`, as far as they are known.
  std::atomic<std::uint64_t>& bytes_more() noexcept { return more_; }

  /// For writing to standard output, which may be the same terminal.
  Pause pause_for_output();
  /// For writing to standard error, where standard output is not being written to.
  Pause pause_for_error();
  /// Whether what goes to standard output has to be on the terminal before the line is drawn again.
  bool shares_output() const noexcept { return shares_ == Shares::StandardOutputToo; }
  /// Takes the line away for good.
  void stop();

 private:
  void run(const Total& total);
  void draw(double seconds);
  void show();
  bool clear();

  /// Has the buffer of standard error while the line is drawn. A stream of its own: standard error itself is tied to
  /// standard output, and would flush that while another thread writes to it.
  std::ostream terminal_{nullptr};
  Shares shares_ = Shares::StandardErrorOnly;
  std::atomic<std::uint64_t> records_{0};
  std::atomic<std::uint64_t> bytes_{0};
  std::atomic<std::uint64_t> more_{0};
  std::atomic<bool> stopping_{false};
  std::optional<std::uint64_t> total_;
  std::string line_;
  bool shown_ = false;
  std::mutex mutex_;
  std::condition_variable stopped_;
  std::thread thread_;
};

}  // namespace orion::cmd
