#include "cmd/format/format.hpp"

#include <utility>

#include "cmd/format/verdict_words.hpp"
#include "records/text/utf8.hpp"

namespace orion::cmd {

Facts facts_of(const Judged& judged) {
  Facts facts{
      .path = judged.path, .number = judged.number, .status = judged.verdict.status, .left_out = judged.left_out};
  for (const Finding& finding : judged.verdict.findings) {
    switch (finding.severity) {
      case catalogue::Severity::Error:
        ++facts.errors;
        break;
      case catalogue::Severity::Warning:
        ++facts.warnings;
        break;
      case catalogue::Severity::Note:
        ++facts.notes;
        break;
    }
  }
  facts.changed = judged.verdict.comparison.has_value();
  return facts;
}

void Summary::add(const Facts& facts) {
  ++records;
  switch (facts.status) {
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
  errors += facts.errors;
  warnings += facts.warnings;
  notes += facts.notes;
  if (facts.changed) ++changed;
  if (baseline) baseline->left_out += facts.left_out;
}

void PlainFormat::take(const Facts&, Pieces pieces) {
  for (const Piece& piece : pieces) out_ << piece.text;
}

std::vector<std::string> passed_over(const Summary& summary) {
  std::vector<std::string> remarks;
  if (!summary.not_ours.empty()) {
    remarks.emplace_back("passed over, without a record:");
    for (const std::string& path : summary.not_ours) remarks.back() += " " + printable(path);
  }
  return remarks;
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
