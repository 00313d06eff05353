#pragma once

#include <functional>
#include <optional>
#include <string>

#include "records/text/splitter.hpp"

namespace orion::cmd {

/// An open file or standard input as a stream of bytes. Closes what it opened.
class Source {
 public:
  /// @return nullopt where the file cannot be opened for reading, or is a folder; `trouble` then says why.
  static std::optional<Source> open(const std::string& path, std::string& trouble);
  /// @param before_waiting  called before a read that waits, so that output can be handed on while input is waited for
  /// @param after_waiting   called behind it
  static Source standard_input(
      std::function<void()> before_waiting, std::function<void()> after_waiting = [] {});

  Source(Source&& other) noexcept;
  Source& operator=(Source&&) = delete;
  Source(const Source&) = delete;
  Source& operator=(const Source&) = delete;
  ~Source();

  /// For a `DocumentSplitter`; valid while the source lives.
  text::ByteSource bytes();
  /// Why reading failed, if it did.
  const std::string& trouble() const noexcept { return trouble_; }

 private:
  Source(int descriptor, bool owned) noexcept : descriptor_{descriptor}, owned_{owned} {}
  std::optional<std::size_t> read(char* buffer, std::size_t size);

  int descriptor_;
  bool owned_;
  std::function<void()> before_waiting_;
  std::function<void()> after_waiting_;
  std::string trouble_;
};

/// The first `most` bytes of a file.
/// @return nullopt where it cannot be read; `trouble` then says why
std::optional<std::string> read_file(const std::string& path, std::size_t most, std::string& trouble);

}  // namespace orion::cmd
