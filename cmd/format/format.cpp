#include "cmd/format/format.hpp"

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

std::string printable(std::string_view path) {
  std::string shown;
  shown.reserve(path.size());
  for (const char character : path) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte >= 0x20 && byte != 0x7F) {
      shown += character;
      continue;
    }
    constexpr std::string_view kDigits = "0123456789abcdef";
    shown += "\\x";
    shown += kDigits[byte >> 4U];
    shown += kDigits[byte & 0xFU];
  }
  return shown;
}

}  // namespace orion::cmd
