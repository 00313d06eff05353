#pragma once

#include <memory>
#include <string>
#include <vector>

#include "cmd/format/formats.hpp"
#include "cmd/output/output_file.hpp"
#include "cmd/streams.hpp"

namespace orion::cmd {

/// Where a run of `check` writes: standard output, and files.
class Outputs {
 public:
  explicit Outputs(Streams streams) : streams_{streams} {}

  void add_standard_output(std::string_view format, const TextOptions& text);
  /// @return false where the file cannot be written, which is said on standard error
  bool add_file(std::string_view format, const std::string& path, const TextOptions& text);
  bool add_baseline(const std::string& path);

  std::vector<Format*> formats() const;
  /// What people should know and the outputs do not tell them, for standard error.
  std::vector<std::string> remarks(const Summary& summary) const;

  /// Writes what comes at the end and puts the files in place. @return false where one could not be written, which is
  /// said on standard error
  bool finish(const Summary& summary);

 private:
  struct Output {
    std::unique_ptr<OutputFile> file;  ///< null: standard output
    std::string path;
    std::unique_ptr<Format> format;
    bool whole_only = false;  ///< worth nothing if something could not be read
  };
  OutputFile* open(const std::string& path);
  void cannot_write(const std::string& path, const std::string& trouble);

  Streams streams_;
  std::vector<Output> outputs_;
};

}  // namespace orion::cmd
