#include "cmd/format/fingerprint.hpp"

#include <map>
#include <string_view>

#include "records/judge/sha256.hpp"

namespace orion::cmd {

namespace {

constexpr std::size_t kDigits = 32;

void add(std::string& text, std::string_view part) {
  text += part;
  text += '\0';  // no part can hold one, so that no two lists of parts give the same text
}

void add(std::string& text, const std::optional<std::size_t>& number) {
  add(text, number ? std::to_string(*number) : std::string{});
}

}  // namespace

std::vector<std::string> fingerprints(const Judged& judged) {
  std::vector<std::string> prints;
  std::map<std::string, std::size_t> seen;
  const std::string_view bytes = judged.document.bytes;
  for (const Finding& finding : judged.verdict.findings) {
    std::string text;
    add(text, judged.place);
    add(text, judged.verdict.id ? *judged.verdict.id : "#" + std::to_string(judged.number));
    add(text, catalogue::entry(finding.code).id);
    add(text, finding.move);
    add(text, finding.turn);
    add(text, finding.action);
    add(text, bytes.substr(finding.span.begin, finding.span.end - finding.span.begin));
    const std::size_t earlier = seen[text]++;
    add(text, std::to_string(earlier));
    prints.push_back(judge::sha256_hex(text).substr(0, kDigits));
  }
  return prints;
}

}  // namespace orion::cmd
