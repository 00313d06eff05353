#include <array>
#include <utility>

#include "cmd/format/finding_text.hpp"
#include "cmd/format/format.hpp"
#include "cmd/format/percent.hpp"
#include "cmd/format/report_path.hpp"
#include "cmd/format/spool.hpp"
#include "cmd/format/verdict_words.hpp"
#include "records/text/lines.hpp"

namespace orion::cmd {

namespace {

using catalogue::Severity;

constexpr std::size_t kShown = 10;  // of a kind and a step, on the page of a run

std::string_view command(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return "error";
    case Severity::Warning:
      return "warning";
    case Severity::Note:
      return "notice";
  }
  return "error";
}

/// @param further  what is escaped beside the per cent sign and line ends
std::string escaped(std::string_view text, std::string_view further) {
  std::string made;
  for (const char each : text) {
    if (each != '%' && each != '\r' && each != '\n' && further.find(each) == std::string_view::npos) {
      made += each;
    } else {
      add_percent_encoded(made, each);
    }
  }
  return made;
}
std::string message(std::string_view text) { return escaped(text, ""); }
std::string property(std::string_view text) { return escaped(text, ":,"); }

/// Where a finding is. GitHub takes columns only of a place within one line.
std::string place(const text::LineIndex& lines, text::Span at) {
  const text::LineColumn begin = lines.at(at.begin);
  const text::LineColumn end = lines.at(at.end);
  std::string made = ",line=" + std::to_string(begin.line) + ",endLine=" + std::to_string(end.line);
  if (begin.line == end.line)
    made += ",col=" + std::to_string(begin.column) + ",endColumn=" + std::to_string(end.column);
  return made;
}

/// Commands, the most severe first, then the sum in a line that is none.
class GithubFormat final : public Format {
 public:
  explicit GithubFormat(std::ostream& out) : out_{out} {}

  Pieces pieces(const Judged& judged) const override {
    Pieces made;
    if (judged.verdict.findings.empty()) return made;
    const text::LineIndex lines{judged.document.bytes, judged.document.first_line};
    const std::string file = property(printable(paths_.name(judged.path)));
    for (const Finding& finding : judged.verdict.findings) {
      const catalogue::CodeEntry& entry = catalogue::entry(finding.code);
      std::string words = printable(finding.message) + "\n" + rule_words(finding);
      for (const Related& each : finding.related)
        words += "\n" + printable(each.message) + ": line " + std::to_string(lines.at(each.span.begin).line);
      for (const Elsewhere& each : finding.elsewhere) words += "\n" + elsewhere_words(judged, each);
      for (const std::string& note : finding.notes) words += "\n" + printable(note);
      made.push_back({"::" + std::string{command(finding.severity)} + " file=" + file + place(lines, finding.span) +
                          ",title=" + property(std::string{entry.id} + " " + std::string{entry.title}) +
                          "::" + message(words) + "\n",
                      finding.severity});
    }
    return made;
  }

  void take(const Facts&, Pieces pieces) override {
    for (const Piece& piece : pieces) commands_[static_cast<std::size_t>(piece.severity)].add(piece.text);
  }

  void finish(const Summary& summary) override {
    print(Severity::Error);
    for (const std::string& path : summary.unfinished) {
      out_ << "::error file=" << property(printable(paths_.name(path)))
           << ",title=not read::" << message("cannot read " + printable(path)) << '\n';
    }
    print(Severity::Warning);
    print(Severity::Note);
    out_ << sum_words(summary) << '\n';
  }

  std::vector<std::string> remarks(const Summary& summary) const override {
    std::vector<std::string> made = passed_over(summary);
    if (summary.errors + summary.unfinished.size() > kShown || summary.warnings > kShown || summary.notes > kShown) {
      made.push_back("GitHub shows at most " + std::to_string(kShown) +
                     " errors, warnings and notices each of a step; the log of the step has them all");
    }
    return made;
  }

 private:
  void print(Severity severity) { commands_[static_cast<std::size_t>(severity)].copy_to(out_); }

  std::ostream& out_;
  ReportPaths paths_;
  std::array<Spool, 3> commands_;  // by severity
};

}  // namespace

std::unique_ptr<Format> github_format(std::ostream& out) { return std::make_unique<GithubFormat>(out); }

}  // namespace orion::cmd
