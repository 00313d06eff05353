#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/text/content.hpp"

namespace orion::text {

/// Reads up to `size` bytes into `buffer`. @return how many (0 at the end), or nullopt where reading failed.
using ByteSource = std::function<std::optional<std::size_t>(char* buffer, std::size_t size)>;

/// One document's bytes as they stand in the stream: from its `---` line (or the start) to before the next one.
struct RawDocument {
  std::string bytes;           ///< cut at the splitter's limit if `oversize`
  std::size_t first_line = 1;  ///< 1-based line of the stream that `bytes` starts on
  bool oversize = false;       ///< the document is longer than the limit; the rest of it was passed over
};

/// How many bytes a document may have that begins so: `limit`, or as many as a manifest, if a line of what there is of
/// it has the key of one. The whole tells whether it is one.
std::size_t limit_of(std::string_view beginning, std::size_t limit);

/// Cuts a stream into documents at lines that are `---` alone or followed by a blank, tab or line end, reading as it
/// goes: memory is bounded by `limit_of`, whatever the stream's length. Stretches of nothing but blank lines and
/// comments, with or without a `---` line, are no documents and are left out.
class DocumentSplitter {
 public:
  DocumentSplitter(ByteSource source, std::size_t limit);
  /// @return false at the end of the stream, or where reading failed.
  bool next(RawDocument& document);
  /// The source failed: what `next` gave before is whole, what follows is lost.
  bool failed() const noexcept { return failed_; }

 private:
  bool read_stretch(RawDocument& document);
  bool ensure(std::size_t bytes);
  void take(std::size_t bytes, RawDocument& document);
  bool see_line_start();
  bool marker_at(std::size_t at) const noexcept;
  std::size_t line_end_or_marker() noexcept;

  ByteSource source_;
  std::size_t limit_;
  std::size_t limit_here_;  ///< for the document that is being read
  std::vector<char> buffer_;
  std::size_t at_ = 0;   ///< the first byte of the buffer that is in no document yet
  std::size_t end_ = 0;  ///< behind the last byte read
  std::size_t line_ = 1;
  ContentWatch content_{true};
  bool at_stream_start_ = true;
  bool exhausted_ = false;
  bool failed_ = false;
};

}  // namespace orion::text
