#include "cmd/format/spool.hpp"

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdlib>
#include <fcntl.h>
#include <stdexcept>
#include <unistd.h>

namespace orion::cmd {

namespace {

constexpr std::size_t kInMemory = std::size_t{1} << 20U;
constexpr std::size_t kChunk = std::size_t{1} << 16U;

std::string folder() {
  const char* const named = std::getenv("TMPDIR");  // NOLINT(concurrency-mt-unsafe): nothing here changes it
  return named != nullptr && *named != '\0' ? named : "/tmp";
}

/// Reasons in our own words: those of the system depend on its language.
[[noreturn]] void give_up(std::string_view doing, int error) {
  std::string reason = "system error " + std::to_string(error);
  if (error == ENOSPC || error == EDQUOT) reason = "the disk is full";
  if (error == EFBIG) reason = "it would be larger than allowed";
  if (error == ENOENT || error == ENOTDIR) reason = "there is no such folder";
  if (error == EACCES || error == EPERM || error == EROFS) reason = "no permission to write there";
  if (error == EIO) reason = "the device reports an error";
  throw std::runtime_error("cannot " + std::string{doing} + " a temporary file in " + folder() +
                           " (TMPDIR): " + reason);
}

/// A new file that has lost its name already.
int nameless_file() {
  std::string path = folder() + "/orionref-XXXXXX";
  const int file = mkostemp(path.data(), O_CLOEXEC);
  if (file < 0) give_up("make", errno);
  ::unlink(path.c_str());
  return file;
}

void write_at(int file, std::string_view bytes, std::size_t offset) {
  while (!bytes.empty()) {
    const ssize_t written = ::pwrite(file, bytes.data(), bytes.size(), static_cast<off_t>(offset));
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) give_up("write", errno);
    bytes.remove_prefix(static_cast<std::size_t>(written));
    offset += static_cast<std::size_t>(written);
  }
}

}  // namespace

Spool::~Spool() {
  if (file_ >= 0) ::close(file_);
}

void Spool::add(std::string_view lines) {
  memory_ += lines;
  if (memory_.size() > kInMemory) move_to_file();
}

void Spool::move_to_file() {
  if (file_ < 0) file_ = nameless_file();
  write_at(file_, memory_, file_size_);
  file_size_ += memory_.size();
  memory_.clear();
}

void Spool::give(const std::function<bool(std::string_view)>& take) const {
  std::array<char, kChunk> buffer{};
  for (std::size_t offset = 0; offset < file_size_;) {
    const ssize_t got = ::pread(file_, buffer.data(), buffer.size(), static_cast<off_t>(offset));
    if (got < 0 && errno == EINTR) continue;
    if (got <= 0) give_up("read", got < 0 ? errno : EIO);
    const std::size_t size = std::min(static_cast<std::size_t>(got), file_size_ - offset);
    if (!take({buffer.data(), size})) return;
    offset += size;
  }
  take(memory_);
}

void Spool::for_each_line(const std::function<bool(std::string_view)>& take) const {
  std::string begun;  // a line whose end is in the next chunk
  give([&](std::string_view chunk) {
    for (std::size_t end = 0; (end = chunk.find('\n')) != std::string_view::npos; chunk.remove_prefix(end + 1)) {
      begun += chunk.substr(0, end);
      if (!take(begun)) return false;
      begun.clear();
    }
    begun += chunk;
    return true;
  });
}

bool Spool::copy_to(std::ostream& out) const {
  give([&](std::string_view chunk) { return (out << chunk).good(); });
  return out.good();
}

void Spool::copy_to(Spool& other) const {
  give([&](std::string_view chunk) {
    other.add(chunk);
    return true;
  });
}

void Spool::clear() {
  memory_.clear();
  file_size_ = 0;
}

}  // namespace orion::cmd
