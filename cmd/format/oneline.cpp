#include "cmd/format/format.hpp"
#include "records/text/lines.hpp"

namespace orion::cmd {

namespace {

class Oneline final : public Format {
 public:
  explicit Oneline(std::ostream& out) : out_{out} {}

  void record(const Judged& judged) override {
    if (judged.verdict.findings.empty()) return;
    const text::LineIndex lines{judged.document.bytes, judged.document.first_line};
    const std::string path = printable(judged.path);
    for (const Finding& finding : judged.verdict.findings) {
      const auto [line, column] = lines.at(finding.span.begin);
      out_ << path << ':' << line << ':' << column << ": " << word(finding.severity) << '['
           << catalogue::entry(finding.code).id << "] " << printable(finding.message) << '\n';
    }
  }
  void finish(const Summary&) override {}

 private:
  std::ostream& out_;
};

}  // namespace

std::unique_ptr<Format> oneline_format(std::ostream& out) { return std::make_unique<Oneline>(out); }

}  // namespace orion::cmd
