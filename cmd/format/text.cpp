#include <algorithm>
#include <utility>

#include "cmd/format/finding_text.hpp"
#include "cmd/format/format.hpp"
#include "cmd/format/frame.hpp"
#include "cmd/format/verdict_line.hpp"
#include "cmd/format/verdict_words.hpp"
#include "records/counted.hpp"
#include "records/text/lines.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

using catalogue::Severity;

bool has_more_than_notes(const judge::Verdict& verdict) {
  return std::any_of(verdict.findings.begin(), verdict.findings.end(),
                     [](const Finding& each) { return each.severity != Severity::Note; });
}

std::string findings_words(std::size_t count) { return counted(static_cast<std::int64_t>(count), "finding"); }

class Text final : public PlainFormat {
 public:
  Text(std::ostream& out, TextOptions options)
      : PlainFormat{out}, options_{std::move(options)}, paint_{options_.coloured} {}

  Pieces pieces(const Judged& judged) const override {
    const judge::Verdict& verdict = judged.verdict;
    // What changes between two sets of rules is asked for; records that stay as they are would bury it.
    if (options_.comparing && verdict.findings.empty()) return {};
    if (options_.quiet && !has_more_than_notes(verdict)) return {};
    std::string text = verdict_line(judged, paint_) + "\n";
    for (const std::string& each : evidence_lines(verdict)) text += each + "\n";
    if (judged.left_out > 0) text += "  " + findings_words(judged.left_out) + " left out, which the baseline lists\n";
    if (verdict.findings.empty()) return {{std::move(text)}};
    const text::LineIndex lines{judged.document.bytes, judged.document.first_line};
    for (const Finding& finding : verdict.findings)
      text += finding_text(judged, finding, lines, paint_, options_.replay_options);
    return {{std::move(text)}};
  }

  void finish(const Summary& summary) override {
    std::ostream& sum = out();
    if (options_.quiet) {
      print_changes(summary);
      return;
    }
    if (!summary.not_ours.empty()) {
      sum << counted(static_cast<std::int64_t>(summary.not_ours.size()), "file") << " without a record, passed over:";
      for (const std::string& path : summary.not_ours) sum << ' ' << printable(path);
      sum << '\n';
    }
    if (!summary.unfinished.empty())
      sum << counted(static_cast<std::int64_t>(summary.unfinished.size()), "path") << " could not be read\n";
    print_changes(summary);
    if (summary.baseline && summary.baseline->left_out > 0)
      sum << findings_words(summary.baseline->left_out) << " left out, which the baseline lists\n";
    sum << sum_words(summary) << '\n';
    if (options_.comparing)
      sum << counted(static_cast<std::int64_t>(summary.changed), "record")
          << " with another verdict or outcome by the other rules\n";
  }

 private:
  void print_changes(const Summary& summary) {
    if (!summary.baseline) return;
    for (const KnownFinding& each : summary.baseline->more) out() << more_words(each) << '\n';
    for (const KnownFinding& each : summary.baseline->gone) out() << gone_words(each) << '\n';
  }

  TextOptions options_;
  Paint paint_;
};

}  // namespace

std::unique_ptr<Format> text_format(std::ostream& out, TextOptions options) {
  return std::make_unique<Text>(out, std::move(options));
}

}  // namespace orion::cmd
