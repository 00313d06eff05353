#include "cmd/output/replacement.hpp"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <memory>
#include <sys/stat.h>
#include <unistd.h>
#include <utility>

namespace orion::cmd {

namespace {

constexpr std::size_t kBufferSize = 64 * 1024;
constexpr mode_t kPermissions = 07777;
constexpr mode_t kNewFile = 0666;

/// Reasons in our own words: those of the system depend on its language.
std::string reason(int error) {
  switch (error) {
    case EACCES:
    case EPERM:
      return "no permission to write beside it";
    case EROFS:
      return "its file system is read-only";
    case ENOSPC:
    case EDQUOT:
      return "there is no space left";
    case EFBIG:
      return "it would be larger than a file may be";
    case ENOENT:
      return "there is no such file";
    case ENAMETOOLONG:
      return "the name is too long";
    case EIO:
      return "the device reports an error";
    default:
      return "system error " + std::to_string(error);
  }
}

/// The path behind all links. Empty where there is none, with `errno` set.
std::string real_path(const std::string& path) {
  const std::unique_ptr<char, decltype(&std::free)> real{realpath(path.c_str(), nullptr), &std::free};
  return real ? std::string{real.get()} : std::string{};
}

}  // namespace

std::optional<Replacement> Replacement::open_beside(std::string target, std::string& trouble) {
  // Hidden, so that nobody who walks the folder takes it for a record.
  std::string name = target.substr(0, target.rfind('/') + 1) + ".orionref-XXXXXX";
  const int descriptor = mkostemp(name.data(), O_CLOEXEC);
  if (descriptor < 0) {
    trouble = errno == ENOENT || errno == ENOTDIR ? "there is no such folder" : reason(errno);
    return std::nullopt;
  }
  return Replacement{std::move(target), std::move(name), descriptor};
}

std::optional<Replacement> Replacement::beside(const std::string& path, std::string& trouble) {
  std::string target = real_path(path);
  struct stat old {};
  if (target.empty() || stat(target.c_str(), &old) != 0) {
    trouble = reason(errno);
    return std::nullopt;
  }
  if (!S_ISREG(old.st_mode)) {
    trouble = "it is no regular file";
    return std::nullopt;
  }
  std::optional<Replacement> replacement = open_beside(std::move(target), trouble);
  if (!replacement) return std::nullopt;
  // Only root may give files away. For others the file becomes their own, as with every editor that writes safely; the
  // owner comes first, since changing it takes permissions away.
  const bool same_owner = fchown(replacement->descriptor_, old.st_uid, old.st_gid) == 0;
  const mode_t kept = same_owner ? kPermissions : mode_t{0777};
  if (fchmod(replacement->descriptor_, old.st_mode & kept) != 0) {
    trouble = reason(errno);
    return std::nullopt;
  }
  return replacement;
}

std::optional<Replacement> Replacement::at(const std::string& path, std::string& trouble) {
  if (!real_path(path).empty() || errno != ENOENT) return beside(path, trouble);
  struct stat link {};
  if (lstat(path.c_str(), &link) == 0) {
    trouble = "it is a link that leads nowhere";
    return std::nullopt;
  }
  std::optional<Replacement> replacement = open_beside(path, trouble);
  if (!replacement) return std::nullopt;
  const mode_t mask = umask(0);  // that is how one reads it
  umask(mask);
  if (fchmod(replacement->descriptor_, kNewFile & ~mask) != 0) {
    trouble = reason(errno);
    return std::nullopt;
  }
  return replacement;
}

Replacement::Replacement(std::string target, std::string name, int descriptor) noexcept
    : target_{std::move(target)}, name_{std::move(name)}, leftover_{name_}, descriptor_{descriptor} {}

Replacement::Replacement(Replacement&& other) noexcept
    : target_{std::move(other.target_)},
      name_{std::exchange(other.name_, {})},
      leftover_{std::move(other.leftover_)},
      descriptor_{std::exchange(other.descriptor_, -1)},
      error_{other.error_},
      buffer_{std::move(other.buffer_)} {}

Replacement::~Replacement() {
  if (descriptor_ >= 0) close(descriptor_);
  if (!name_.empty()) unlink(name_.c_str());
}

void Replacement::write(std::string_view bytes) {
  buffer_ += bytes;
  if (buffer_.size() >= kBufferSize) flush();
}

void Replacement::flush() {
  std::string_view rest = buffer_;
  while (!rest.empty() && error_ == 0) {
    const ssize_t count = ::write(descriptor_, rest.data(), rest.size());
    if (count >= 0) {
      rest.remove_prefix(static_cast<std::size_t>(count));
    } else if (errno != EINTR) {
      error_ = errno;
    }
  }
  buffer_.clear();
}

bool Replacement::put_in_place(std::string& trouble) {
  flush();
  // On the disk before it has the name: else a crash could leave the name with nothing behind it.
  if (error_ == 0 && fsync(descriptor_) != 0) error_ = errno;
  if (close(std::exchange(descriptor_, -1)) != 0 && error_ == 0) error_ = errno;
  if (error_ == 0 && std::rename(name_.c_str(), target_.c_str()) != 0) error_ = errno;
  if (error_ != 0) {
    trouble = reason(error_);
    return false;
  }
  name_.clear();
  return true;
}

}  // namespace orion::cmd
