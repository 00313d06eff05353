#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "cmd/output/leftovers.hpp"

namespace orion::cmd {

/// A file's new content, written beside it and put in its place whole, or not at all: whoever opens the file finds the
/// old content or the new, also after a crash. Permissions and, where that is allowed, the owner are the old file's. A
/// link stays a link: what it points to is replaced.
class Replacement {
 public:
  /// @return nullopt where nothing can be written beside the file; `trouble` then says why.
  static std::optional<Replacement> beside(const std::string& path, std::string& trouble);
  /// As `beside`, but there need not be a file of that name before.
  static std::optional<Replacement> at(const std::string& path, std::string& trouble);

  Replacement(Replacement&& other) noexcept;
  Replacement& operator=(Replacement&&) = delete;
  Replacement(const Replacement&) = delete;
  Replacement& operator=(const Replacement&) = delete;
  /// Takes away what was written, unless it was put in place. A signal that ends the process does so too.
  ~Replacement();

  void write(std::string_view bytes);
  /// @return false where something could not be written; `trouble` then says why, and the file is as it was.
  bool put_in_place(std::string& trouble);

 private:
  Replacement(std::string target, std::string name, int descriptor) noexcept;
  static std::optional<Replacement> open_beside(std::string target, std::string& trouble);
  void flush();

  std::string target_;
  std::string name_;  ///< of what is written; empty when that is gone
  Leftover leftover_;
  int descriptor_ = -1;
  int error_ = 0;
  std::string buffer_;
};

}  // namespace orion::cmd
