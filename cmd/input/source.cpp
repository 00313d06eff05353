#include "cmd/input/source.hpp"

#include <algorithm>
#include <cerrno>
#include <fcntl.h>
#include <poll.h>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

#include "cmd/input/interrupt.hpp"

namespace orion::cmd {

namespace {

/// Reasons in our own words: those of the system depend on its language.
std::string reason(int error) {
  switch (error) {
    case ENOENT:
      return "there is no such file";
    case ENOTDIR:
      return "a part of its path is no folder";
    case EACCES:
    case EPERM:
      return "no permission to read it";
    case EISDIR:
      return "it is a folder";
    case ELOOP:
      return "its links go round in a circle";
    case ENAMETOOLONG:
      return "the name is too long";
    case EMFILE:
    case ENFILE:
      return "too many files are open";
    case EBADF:
      return "it is closed";
    case EIO:
      return "the device reports an error";
    default:
      return "system error " + std::to_string(error);
  }
}

/// Whether a read comes back at once, with bytes or at the end.
bool is_ready(int descriptor) {
  pollfd asked{descriptor, POLLIN, 0};
  return poll(&asked, 1, 0) > 0;
}

}  // namespace

std::optional<Source> Source::open(const std::string& path, std::string& trouble) {
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg): that is how POSIX declares it
  int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  // Opening a pipe waits for its writer, and may be woken by a signal.
  // NOLINTNEXTLINE(cppcoreguidelines-pro-type-vararg)
  while (descriptor < 0 && errno == EINTR && !interrupted()) descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) {
    trouble = reason(errno);
    return std::nullopt;
  }
  Source source{descriptor, true};
  struct stat status {};
  if (fstat(descriptor, &status) == 0 && S_ISDIR(status.st_mode)) {
    trouble = reason(EISDIR);
    return std::nullopt;
  }
  return source;
}

Source Source::standard_input(std::function<void()> before_waiting, std::function<void()> after_waiting) {
  Source source{STDIN_FILENO, false};
  source.before_waiting_ = std::move(before_waiting);
  source.after_waiting_ = std::move(after_waiting);
  return source;
}

Source::Source(Source&& other) noexcept
    : descriptor_{other.descriptor_},
      owned_{std::exchange(other.owned_, false)},
      before_waiting_{std::move(other.before_waiting_)},
      after_waiting_{std::move(other.after_waiting_)},
      trouble_{std::move(other.trouble_)} {}

Source::~Source() {
  if (owned_) close(descriptor_);
}

text::ByteSource Source::bytes() {
  return [this](char* buffer, std::size_t size) { return read(buffer, size); };
}

std::optional<std::string> read_file(const std::string& path, std::size_t most, std::string& trouble) {
  constexpr std::size_t kStep = 64 * 1024;
  std::optional<Source> source = Source::open(path, trouble);
  if (!source) return std::nullopt;
  const text::ByteSource bytes = source->bytes();
  std::string text;
  std::size_t size = 0;
  while (size < most) {
    text.resize(std::min(most, size + std::max(kStep, size)));
    const auto count = bytes(text.data() + size, text.size() - size);
    if (!count) {
      trouble = source->trouble();
      return std::nullopt;
    }
    if (*count == 0) break;
    size += *count;
  }
  text.resize(size);
  return text;
}

std::optional<std::size_t> Source::read(char* buffer, std::size_t size) {
  if (!is_ready(descriptor_)) {
    if (before_waiting_) before_waiting_();
    wait_for_input(descriptor_);
  }
  while (!interrupted()) {
    const ssize_t count = ::read(descriptor_, buffer, size);
    const int error = errno;
    if (after_waiting_) after_waiting_();
    if (count >= 0) return static_cast<std::size_t>(count);
    if (error != EINTR) {
      trouble_ = reason(error);
      return std::nullopt;
    }
  }
  trouble_ = "interrupted";
  return std::nullopt;  // what was read of a document is not the whole of it
}

}  // namespace orion::cmd
