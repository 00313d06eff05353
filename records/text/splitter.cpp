#include "records/text/splitter.hpp"

#include <algorithm>
#include <cstring>
#include <string_view>
#include <utility>

#include "records/text/reader.hpp"
#include "records/text/utf8.hpp"

namespace orion::text {
namespace {

constexpr std::size_t kBufferSize = 64 * 1024;
/// `---` and CR LF: what must be in view to know whether a line is a marker. A byte order mark may stand before the
/// first.
constexpr std::size_t kMarkerView = 5;
constexpr std::size_t kFirstView = kMarkerView + kByteOrderMark.size();

/// Whether a line begins with the key, as in `match: [Ada, Ben]`.
bool has_key(std::string_view line, std::string_view key) noexcept {
  const bool in_quotes = line.starts_with('"') || line.starts_with('\'');
  const std::string_view quote = line.substr(0, in_quotes ? 1 : 0);
  for (const std::string_view part : {quote, key, quote}) {
    if (!line.starts_with(part)) return false;
    line.remove_prefix(part.size());
  }
  line.remove_prefix(std::min(line.find_first_not_of(" \t"), line.size()));
  return line.starts_with(':');
}

}  // namespace

std::size_t limit_of(std::string_view beginning, std::size_t limit) {
  for (std::size_t at = 0; at < beginning.size();) {
    std::string_view line = beginning.substr(at, beginning.find('\n', at) - at);
    at += line.size() + 1;
    if (line.starts_with(kByteOrderMark)) line.remove_prefix(kByteOrderMark.size());
    if (has_key(line, "tournament") || has_key(line, "match")) return std::max(limit, kManifestLimit);
  }
  return limit;
}

DocumentSplitter::DocumentSplitter(ByteSource source, std::size_t limit)
    : source_{std::move(source)}, limit_{limit}, limit_here_{limit}, buffer_(kBufferSize) {}

bool DocumentSplitter::next(RawDocument& document) {
  while (ensure(at_stream_start_ ? kFirstView : kMarkerView) && at_ < end_) {
    if (!read_stretch(document)) break;
    content_.finish();
    if (content_.seen()) return true;
  }
  document = {};
  return false;
}

/// Reads from a document's first line to before the next marker. @return false where reading failed.
bool DocumentSplitter::read_stretch(RawDocument& document) {
  document.bytes.clear();
  document.first_line = line_;
  document.oversize = false;
  limit_here_ = limit_;
  content_ = ContentWatch{at_stream_start_};

  // The stretch's own marker opens it, so that the search begins behind it.
  const std::string_view view{buffer_.data() + at_, end_ - at_};
  const std::size_t mark = at_stream_start_ && view.starts_with(kByteOrderMark) ? kByteOrderMark.size() : 0;
  at_stream_start_ = false;
  take(marker_at(at_ + mark) ? mark + 3 : mark, document);

  bool at_line_start = false;
  for (;;) {
    if (!(at_line_start ? see_line_start() : ensure(1))) return false;
    if (at_ == end_) return true;
    if (at_line_start && marker_at(at_)) return true;
    const std::size_t stop = line_end_or_marker();
    at_line_start = buffer_[stop - 1] == '\n';
    take(stop - at_, document);
  }
}

/// Reads until the line that begins here is known to be a marker or not, and not a byte more: who writes a document and
/// its end into a pipe, and then waits, gets an answer. @return false where reading failed.
bool DocumentSplitter::see_line_start() {
  for (std::size_t bytes = 1; bytes <= kMarkerView; ++bytes) {
    if (!ensure(bytes)) return false;
    if (end_ - at_ < bytes) return true;  // the stream's end
    const char last = buffer_[at_ + bytes - 1];
    const bool undecided = bytes <= 3 ? last == '-' : last == '\r';
    if (!undecided) return true;
  }
  return true;
}

/// @return the end of what may be taken in one go: before the next marker, or as far as the buffer tells.
std::size_t DocumentSplitter::line_end_or_marker() noexcept {
  const char* const bytes = buffer_.data();
  std::size_t from = at_;
  while (from < end_) {
    const void* found = std::memchr(bytes + from, '\n', end_ - from);
    if (found == nullptr) return end_;
    from = static_cast<std::size_t>(static_cast<const char*>(found) - bytes) + 1;
    ++line_;
    // Too near the buffer's end to tell: the caller reads on and looks itself.
    if (end_ - from < kMarkerView || marker_at(from)) return from;
  }
  return end_;
}

bool DocumentSplitter::marker_at(std::size_t at) const noexcept {
  const std::string_view view{buffer_.data() + at, std::min(end_ - at, kMarkerView)};
  if (!view.starts_with("---")) return false;
  if (view.size() == 3) return exhausted_;
  return view[3] == ' ' || view[3] == '\t' || view[3] == '\n' || view.substr(3) == "\r\n";
}

void DocumentSplitter::take(std::size_t bytes, RawDocument& document) {
  const std::string_view piece{buffer_.data() + at_, bytes};
  if (!content_.seen()) content_.feed(piece);
  std::size_t room = limit_here_ - document.bytes.size();
  if (bytes > room && limit_here_ == limit_ && !document.oversize) {
    limit_here_ = limit_of(document.bytes, limit_);
    room = limit_here_ - document.bytes.size();
  }
  document.bytes.append(piece.substr(0, room));
  if (bytes > room) document.oversize = true;
  at_ += bytes;
}

/// Has that many bytes in view, fewer only at the stream's end. @return false where reading failed.
bool DocumentSplitter::ensure(std::size_t bytes) {
  if (failed_) return false;
  while (end_ - at_ < bytes && !exhausted_) {
    // A few bytes at most are left, so that moving them costs nothing and every read is a large one.
    std::memmove(buffer_.data(), buffer_.data() + at_, end_ - at_);
    end_ -= at_;
    at_ = 0;
    const auto read = source_(buffer_.data() + end_, buffer_.size() - end_);
    if (!read) {
      failed_ = true;
      return false;
    }
    exhausted_ = *read == 0;
    end_ += *read;
  }
  return true;
}

}  // namespace orion::text
