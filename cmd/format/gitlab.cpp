#include <string>
#include <unordered_map>
#include <utility>

#include "cmd/format/fingerprint.hpp"
#include "cmd/format/format.hpp"
#include "cmd/format/report_path.hpp"
#include "cmd/format/sarif_rules.hpp"
#include "cmd/format/verdict_json.hpp"
#include "records/judge/sha256.hpp"
#include "records/text/lines.hpp"

namespace orion::cmd {

namespace {

using catalogue::Severity;

constexpr std::size_t kRemembered = 100'000;  // fingerprints
// How the text of a piece begins: what follows is the fingerprint, which may have to be made another.
constexpr std::string_view kBefore = R"({"fingerprint":")";

std::string_view severity_word(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return "major";
    case Severity::Warning:
      return "minor";
    case Severity::Note:
      return "info";
  }
  return "major";
}

Json place(const text::LineColumn& at) { return {{"line", at.line}, {"column", at.column}}; }

/// An array, printed as the records come.
class GitlabFormat final : public Format {
 public:
  explicit GitlabFormat(std::ostream& out) : out_{out} {}

  Pieces pieces(const Judged& judged) const override {
    Pieces made;
    if (judged.verdict.findings.empty()) return made;
    const text::LineIndex lines{judged.document.bytes, judged.document.first_line};
    const std::vector<std::string> prints = fingerprints(judged);
    const std::string path = paths_.name(judged.path);
    auto print = prints.begin();
    for (const Finding& finding : judged.verdict.findings) {
      const Json issue{
          {"fingerprint", *print++},
          {"type", "issue"},
          {"check_name", rule_id(finding.code)},
          {"description", printable(finding.message)},
          {"severity", severity_word(finding.severity)},
          {"location",
           {{"path", path},
            {"positions",
             {{"begin", place(lines.at(finding.span.begin))}, {"end", place(lines.at(finding.span.end))}}}}}};
      made.push_back({dumped(issue), finding.severity});
    }
    return made;
  }

  void take(const Facts&, Pieces pieces) override {
    for (Piece& piece : pieces) {
      ++findings_;
      const std::string print =
          piece.text.substr(kBefore.size(), piece.text.find('"', kBefore.size()) - kBefore.size());
      piece.text.replace(kBefore.size(), print.size(), unique(print));
      out_ << (findings_ == 1 ? "[\n  " : ",\n  ") << piece.text;
    }
  }

  void finish(const Summary&) override { out_ << (findings_ == 0 ? "[]\n" : "\n]\n"); }

  std::vector<std::string> remarks(const Summary& summary) const override { return passed_over(summary); }

 private:
  /// GitLab drops findings whose fingerprint it has seen in the report: those of records with the same id in a file, or
  /// of a file that was named twice. In a report that is too long to remember them all, the number of the finding tells
  /// them apart.
  std::string unique(const std::string& print) {
    const auto known = seen_.find(print);
    std::string told_apart;
    if (known != seen_.end()) {
      told_apart = "again " + std::to_string(++known->second);
    } else if (seen_.size() < kRemembered) {
      seen_.emplace(print, 1);
      return print;
    } else {
      told_apart = "finding " + std::to_string(findings_);
    }
    return judge::sha256_hex(print + " " + told_apart).substr(0, print.size());
  }

  std::ostream& out_;
  ReportPaths paths_;
  std::size_t findings_ = 0;
  std::unordered_map<std::string, std::size_t> seen_;  // and how often; never walked, so that its order is no matter
};

}  // namespace

std::unique_ptr<Format> gitlab_format(std::ostream& out) { return std::make_unique<GitlabFormat>(out); }

}  // namespace orion::cmd
