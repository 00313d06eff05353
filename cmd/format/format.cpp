#include "cmd/format/format.hpp"

#include "records/text/utf8.hpp"

namespace orion::cmd {

void Summary::add(const judge::Verdict& verdict) {
  ++records;
  switch (verdict.status) {
    case judge::Status::Legal:
      ++legal;
      break;
    case judge::Status::Illegal:
      ++illegal;
      break;
    case judge::Status::Undetermined:
      ++undetermined;
      break;
    case judge::Status::Unreadable:
      ++unreadable;
      break;
  }
  for (const Finding& finding : verdict.findings) {
    switch (finding.severity) {
      case catalogue::Severity::Error:
        ++errors;
        break;
      case catalogue::Severity::Warning:
        ++warnings;
        break;
      case catalogue::Severity::Note:
        ++notes;
        break;
    }
  }
  if (verdict.comparison) ++changed;
}

std::string printable(std::string_view text) {
  std::string shown;
  shown.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const text::CodePoint point = text::decode_utf8(text, at);
    const std::string_view bytes = text.substr(at, point.length);
    at += point.length;
    if (point.valid && !text::is_control(point.value) && !text::rearranges(point.value)) {
      shown += bytes;
      continue;
    }
    for (const char each : bytes) {
      constexpr std::string_view kDigits = "0123456789abcdef";
      const auto byte = static_cast<unsigned char>(each);
      shown += "\\x";
      shown += kDigits[byte >> 4U];
      shown += kDigits[byte & 0xFU];
    }
  }
  return shown;
}

}  // namespace orion::cmd
