#include "records/text/lines.hpp"

#include <algorithm>
#include <cstring>

#include "records/text/utf8.hpp"

namespace orion::text {
namespace {

std::uint32_t after_mark(std::string_view document) {
  return document.starts_with(kByteOrderMark) ? static_cast<std::uint32_t>(kByteOrderMark.size()) : 0;
}

}  // namespace

LineIndex::LineIndex(std::string_view document, std::size_t first_line) : document_{document}, first_line_{first_line} {
  starts_.push_back(after_mark(document));
  std::size_t at = 0;
  while (at < document.size()) {
    const void* found = std::memchr(document.data() + at, '\n', document.size() - at);
    if (found == nullptr) break;
    at = static_cast<std::size_t>(static_cast<const char*>(found) - document.data()) + 1;
    starts_.push_back(static_cast<std::uint32_t>(at));
  }
}

LineColumn LineIndex::at(std::uint32_t offset) const {
  const std::size_t place = std::min<std::size_t>(offset, document_.size());
  auto next = std::upper_bound(starts_.begin(), starts_.end(), place);
  if (next == starts_.begin()) ++next;  // within the byte order mark
  const auto line = static_cast<std::size_t>(next - starts_.begin()) - 1;

  LineColumn result{first_line_ + line, 1};
  std::size_t at = starts_[line];
  while (at < place) {
    at += decode_utf8(document_, at).length;
    if (at > place) break;  // within a character: its own column
    ++result.column;
  }
  return result;
}

std::string_view LineIndex::line(std::size_t number) const {
  if (number < first_line_ || number - first_line_ >= starts_.size()) return {};
  const std::size_t index = number - first_line_;
  const std::size_t begin = starts_[index];
  if (index + 1 == starts_.size()) return document_.substr(begin);
  std::string_view text = document_.substr(begin, starts_[index + 1] - 1 - begin);
  if (text.ends_with('\r')) text.remove_suffix(1);
  return text;
}

}  // namespace orion::text
