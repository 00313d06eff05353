#include "cmd/check/progress.hpp"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <string>
#include <sys/ioctl.h>
#include <system_error>
#include <unistd.h>
#include <utility>

#include "cmd/input/interrupt.hpp"

namespace orion::cmd {

namespace {

using Clock = std::chrono::steady_clock;
constexpr std::chrono::milliseconds kBeforeTheFirst{1000};
constexpr std::chrono::milliseconds kBetween{200};

double seconds_since(Clock::time_point begin) { return std::chrono::duration<double>(Clock::now() - begin).count(); }

/// "12 s", "3 min 20 s", "2 h 5 min"
std::string duration_words(double seconds) {
  const auto whole = static_cast<std::int64_t>(std::ceil(seconds));
  constexpr std::int64_t kMinute = 60;
  constexpr std::int64_t kHour = 60 * kMinute;
  if (whole < kMinute) return std::to_string(whole) + " s";
  if (whole < kHour) return std::to_string(whole / kMinute) + " min " + std::to_string(whole % kMinute) + " s";
  return std::to_string(whole / kHour) + " h " + std::to_string(whole % kHour / kMinute) + " min";
}

/// As many as fit the terminal, or else a line would become two, of which only the second is taken away again.
void cut_to_terminal(std::string& line) {
  winsize size{};
  const bool known = ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col > 0;  // NOLINT(*-vararg)
  if (known && line.size() >= size.ws_col) line.resize(size.ws_col - 1U);
}

}  // namespace

Progress::~Progress() { stop(); }

Progress::Pause::Pause(Progress& progress) : lock_{progress.mutex_} {
  if (progress.clear()) shown_by_ = &progress;
}

Progress::Pause::~Pause() {
  if (lock_.owns_lock() && shown_by_ != nullptr) shown_by_->show();
}

void Progress::start(std::ostream& terminal, Shares shares, Total total) {
  terminal_.rdbuf(terminal.rdbuf());
  shares_ = shares;
  const InterruptsElsewhere guard;
  try {
    thread_ = std::thread{[this, total = std::move(total)] { run(total); }};
  } catch (const std::system_error&) {
    terminal_.rdbuf(nullptr);  // the run is worth more than its progress
  }
}

Progress::Pause Progress::pause_for_output() {
  return terminal_.rdbuf() != nullptr && shares_output() ? Pause{*this} : Pause{};
}

Progress::Pause Progress::pause_for_error() {
  return terminal_.rdbuf() != nullptr && !shares_output() ? Pause{*this} : Pause{};
}

void Progress::stop() {
  if (!thread_.joinable()) return;
  {
    const std::lock_guard lock{mutex_};  // else it could be missed by a thread that is about to wait
    stopping_ = true;
  }
  stopped_.notify_all();
  thread_.join();
  clear();
  terminal_.rdbuf(nullptr);
}

void Progress::run(const Total& total) {
  const Clock::time_point begin = Clock::now();
  const auto stopping = [this] { return stopping_.load(); };
  {
    std::unique_lock lock{mutex_};
    if (stopped_.wait_for(lock, kBeforeTheFirst, stopping)) return;
    draw(seconds_since(begin));
  }
  // Walking the folders once more takes a moment itself; the run goes on meanwhile.
  const auto bytes = total([&] { return !stopping(); });
  std::unique_lock lock{mutex_};
  total_ = bytes;
  while (!stopped_.wait_for(lock, kBetween, stopping)) draw(seconds_since(begin));
}

void Progress::draw(double seconds) {
  const std::uint64_t records = records_;
  const std::uint64_t bytes = bytes_;
  std::string line = std::to_string(records) + (records == 1 ? " record" : " records");
  const std::uint64_t total = total_ ? *total_ + more_ : 0;
  if (total > 0) {
    const double part = std::min(1.0, static_cast<double>(bytes) / static_cast<double>(total));
    constexpr double kHundred = 100;
    line = std::to_string(static_cast<int>(part * kHundred)) + " %, " + line;
  }
  line += ", " + std::to_string(static_cast<std::int64_t>(static_cast<double>(records) / seconds)) + " a second";
  if (bytes > 0 && total >= bytes) {
    const double left = static_cast<double>(total - bytes) * seconds / static_cast<double>(bytes);
    line += ", " + duration_words(left) + " left";
  }
  cut_to_terminal(line);
  line_ = std::move(line);
  show();
}

void Progress::show() {
  terminal_ << "\r\x1b[K" << line_ << std::flush;
  shown_ = true;
}

/// @return whether the line was there
bool Progress::clear() {
  if (!std::exchange(shown_, false)) return false;
  terminal_ << "\r\x1b[K" << std::flush;
  return true;
}

}  // namespace orion::cmd
