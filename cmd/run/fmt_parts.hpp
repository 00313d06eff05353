#pragma once

#include <cstddef>
#include <string>

#include "records/text/splitter.hpp"

namespace orion::cmd {

/// A document of a stream, and what stands before it and belongs to none.
struct StreamPart {
  std::string before;      ///< comments and lone `---` lines, or the rest of a document that was too large
  bool is_stretch = true;  ///< `before` is the former
  bool has_document = false;
  text::RawDocument document;
};

/// Cuts a stream into documents as `DocumentSplitter` does, and loses no byte: all parts one after the other are the
/// stream. Memory is bounded by the longest document, or run of comments between two.
class StreamParts {
 public:
  StreamParts(const text::ByteSource& source, std::size_t limit);
  StreamParts(const StreamParts&) = delete;
  StreamParts& operator=(const StreamParts&) = delete;

  /// @return false at the end of the stream, or where reading failed. The last part has no document.
  bool next(StreamPart& part);
  bool failed() const noexcept { return splitter_.failed(); }

 private:
  std::string take(std::size_t bytes);

  std::string window_;    ///< read, and in no part yet
  std::size_t line_ = 1;  ///< that the window begins on
  bool behind_oversize_ = false;
  bool ended_ = false;
  text::DocumentSplitter splitter_;
};

}  // namespace orion::cmd
