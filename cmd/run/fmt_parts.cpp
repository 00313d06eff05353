#include "cmd/run/fmt_parts.hpp"

#include <algorithm>

namespace orion::cmd {

StreamParts::StreamParts(const text::ByteSource& source, std::size_t limit)
    : splitter_{[this, source](char* buffer, std::size_t size) {
                  const auto read = source(buffer, size);
                  if (read) window_.append(buffer, *read);
                  return read;
                },
                limit} {}

bool StreamParts::next(StreamPart& part) {
  if (ended_) return false;
  part.is_stretch = !behind_oversize_;
  part.has_document = splitter_.next(part.document);
  if (splitter_.failed()) return false;
  if (!part.has_document) {
    ended_ = true;
    part.before = take(window_.size());
    return true;
  }
  std::size_t begin = 0;
  for (std::size_t line = line_; line < part.document.first_line; ++line) begin = window_.find('\n', begin) + 1;
  part.before = take(begin);
  take(part.document.bytes.size());
  behind_oversize_ = part.document.oversize;
  return true;
}

std::string StreamParts::take(std::size_t bytes) {
  std::string taken = window_.substr(0, bytes);
  window_.erase(0, bytes);
  line_ += static_cast<std::size_t>(std::count(taken.begin(), taken.end(), '\n'));
  return taken;
}

}  // namespace orion::cmd
