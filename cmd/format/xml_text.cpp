#include "cmd/format/xml_text.hpp"

#include "records/text/utf8.hpp"

namespace orion::cmd {

namespace {

bool xml_knows(const text::CodePoint& point) {
  if (!point.valid || point.value == 0xFFFE || point.value == 0xFFFF) return false;
  return point.value >= 0x20 || point.value == '\t' || point.value == '\n' || point.value == '\r';
}

}  // namespace

std::string xml_text(std::string_view text) {
  std::string kept;
  kept.reserve(text.size());
  for (std::size_t at = 0; at < text.size();) {
    const text::CodePoint point = text::decode_utf8(text, at);
    kept += xml_knows(point) ? text.substr(at, point.length) : std::string_view{"\xEF\xBF\xBD"};
    at += point.length;
  }
  return kept;
}

}  // namespace orion::cmd
