#include <string>
#include <utility>

#include "cmd/format/format.hpp"
#include "records/text/lines.hpp"

namespace orion::cmd {

namespace {

class Oneline final : public PlainFormat {
 public:
  using PlainFormat::PlainFormat;

  Pieces pieces(const Judged& judged) const override {
    if (judged.verdict.findings.empty()) return {};
    const text::LineIndex lines{judged.document.bytes, judged.document.first_line};
    const std::string path = printable(judged.path);
    std::string text;
    for (const Finding& finding : judged.verdict.findings) {
      const auto [line, column] = lines.at(finding.span.begin);
      text += path + ":" + std::to_string(line) + ":" + std::to_string(column) + ": ";
      text += word(finding.severity);
      text += "[";
      text += catalogue::entry(finding.code).id;
      text += "] " + printable(finding.message) + "\n";
    }
    return {{std::move(text)}};
  }

  std::vector<std::string> remarks(const Summary& summary) const override { return passed_over(summary); }
};

}  // namespace

std::unique_ptr<Format> oneline_format(std::ostream& out) { return std::make_unique<Oneline>(out); }

}  // namespace orion::cmd
