#pragma once

#include <memory>
#include <ostream>
#include <string>

namespace orion::cmd {

/// A file that is written as a stream. A regular file appears under its name only when it is whole; what is no regular
/// file, such as /dev/null or a pipe, is written as it stands.
class OutputFile {
 public:
  /// @return nullptr where it cannot be written; `trouble` then says why
  static std::unique_ptr<OutputFile> open(const std::string& path, std::string& trouble);

  OutputFile() = default;
  OutputFile(const OutputFile&) = delete;
  OutputFile& operator=(const OutputFile&) = delete;
  virtual ~OutputFile() = default;

  virtual std::ostream& stream() = 0;
  /// @return false where something could not be written; `trouble` then says why
  virtual bool finish(std::string& trouble) = 0;
};

}  // namespace orion::cmd
