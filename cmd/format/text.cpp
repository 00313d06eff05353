#include <algorithm>
#include <utility>

#include "cmd/format/format.hpp"
#include "cmd/format/frame.hpp"
#include "cmd/format/verdict_words.hpp"
#include "records/counted.hpp"
#include "records/text/lines.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

using catalogue::Severity;

/// A path as a shell takes it, and a command that looks for options.
std::string as_shell_word(std::string_view path) {
  if (path.starts_with('-')) return as_shell_word("./" + std::string{path});
  const bool plain = !path.empty() && std::all_of(path.begin(), path.end(), [](char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           std::string_view{"._-/+,:@%="}.find(c) != std::string_view::npos;
  });
  if (plain) return std::string{path};
  std::string word = "'";
  for (const char each : path) word += each == '\'' ? std::string{"'\\''"} : std::string{each};
  return word + "'";
}

/// "trade-demo, 27 different cards, 78 in all"
std::string deck_words(const judge::DeckVerdict& deck) {
  return printable(deck.name) + ", " + counted(static_cast<std::int64_t>(deck.ids), "different card") + ", " +
         std::to_string(deck.cards) + " in all";
}

/// Whether a finding is about what a turn leaves behind: a claim about a player, or the hash of the table.
bool is_about_the_table_after(const Finding& finding) {
  using enum catalogue::Code;
  return finding.turn &&
         ((finding.code >= C616AfterCredits && finding.code <= C620AfterEquipment) || finding.code == C606Hash);
}

/// For `--at`: the point before a move, a turn or an action; for what a turn leaves behind the point after it.
std::string point_of(const Finding& finding) {
  if (is_about_the_table_after(finding)) return std::to_string(*finding.turn);
  if (finding.move) return std::to_string(*finding.move - 1);
  if (!finding.action) return std::to_string(*finding.turn - 1);
  return std::to_string(*finding.turn) + "." + std::to_string(*finding.action - 1);
}

class Text final : public Format {
 public:
  Text(std::ostream& out, TextOptions options) : out_{out}, options_{std::move(options)}, paint_{options_.coloured} {}

  void record(const Judged& judged) override {
    const judge::Verdict& verdict = judged.verdict;
    // What changes between two sets of rules is asked for; records that stay as they are would bury it.
    if (options_.comparing && verdict.findings.empty()) return;
    out_ << head(judged) << '\n';
    for (const std::string& each : evidence_lines(verdict)) out_ << each << '\n';
    if (verdict.findings.empty()) return;
    const text::LineIndex lines{judged.document.bytes, judged.document.first_line};
    for (const Finding& finding : verdict.findings) print(judged, finding, lines);
  }

  void finish(const Summary& summary) override {
    if (!summary.not_ours.empty()) {
      out_ << counted(static_cast<std::int64_t>(summary.not_ours.size()), "file") << " without a record, passed over:";
      for (const std::string& path : summary.not_ours) out_ << ' ' << printable(path);
      out_ << '\n';
    }
    if (!summary.unfinished.empty())
      out_ << counted(static_cast<std::int64_t>(summary.unfinished.size()), "path") << " could not be read\n";
    out_ << counted(static_cast<std::int64_t>(summary.records), "record") << ": " << summary.legal << " legal, "
         << summary.illegal << " illegal, " << summary.undetermined << " undetermined, " << summary.unreadable
         << " unreadable; " << counted(static_cast<std::int64_t>(summary.errors), "error") << ", "
         << counted(static_cast<std::int64_t>(summary.warnings), "warning") << ", "
         << counted(static_cast<std::int64_t>(summary.notes), "note") << '\n';
    if (options_.comparing)
      out_ << counted(static_cast<std::int64_t>(summary.changed), "record")
           << " with another verdict or outcome by the other rules\n";
  }

 private:
  std::string head(const Judged& judged) const {
    const judge::Verdict& verdict = judged.verdict;
    std::string line = paint_.bold(printable(judged.path));
    if (judged.number > 1) line += " document " + std::to_string(judged.number);
    if (verdict.id) line += " (" + printable(*verdict.id) + ")";
    const bool legal = verdict.status == judge::Status::Legal;
    const std::string_view status = judge::word(verdict.status);
    line += ": " + (legal                                           ? paint_.green(status)
                    : verdict.status == judge::Status::Undetermined ? paint_.yellow(status)
                                                                    : paint_.red(status));
    if (verdict.deck) return line + ": " + deck_words(*verdict.deck);
    if (!verdict.duel && !verdict.station) return line;
    line += verdict.complete ? ", complete" : ", incomplete";
    // Of a game cut off by an illegal move only claims on the way were judged: "hold" would be taken for the result's.
    const bool cut_off = verdict.status == judge::Status::Illegal && !verdict.complete;
    if (verdict.claims == judge::Claims::Fail || (verdict.claims == judge::Claims::Hold && !cut_off)) {
      line += verdict.claims == judge::Claims::Hold ? ", claims hold" : ", " + paint_.red("claims fail");
    }
    if (const std::string rules = other_rules(verdict); !rules.empty()) line += ", by " + rules;
    line += printable(ending_words(verdict));
    return line;
  }

  std::string severity(Severity level, std::string_view code) const {
    std::string label = std::string{word(level)} + "[" + std::string{code} + "]";
    switch (level) {
      case Severity::Error:
        return paint_.red(label);
      case Severity::Warning:
        return paint_.yellow(label);
      case Severity::Note:
        return paint_.blue(label);
    }
    return label;
  }

  void print(const Judged& judged, const Finding& finding, const text::LineIndex& lines) {
    const catalogue::CodeEntry& entry = catalogue::entry(finding.code);
    const auto [line, column] = lines.at(finding.span.begin);
    out_ << printable(judged.path) << ':' << line << ':' << column << ": " << severity(finding.severity, entry.id)
         << ": " << printable(finding.message) << '\n';
    const std::size_t gutter = gutter_of(lines, finding.span);
    const std::string margin = " " + std::string(gutter, ' ') + " " + paint_.blue("=") + " ";
    if (finding.severity == Severity::Note) {
      for (const std::string& note : finding.notes) out_ << margin << printable(note) << '\n';
      return;
    }
    // A record that is not there has no line to show.
    if (finding.code != catalogue::Code::R201NoRecord) out_ << code_frame(lines, finding.span, gutter, paint_);
    for (const Related& each : finding.related) {
      const auto [at_line, at_column] = lines.at(each.span.begin);
      out_ << margin << each.message << ": " << printable(judged.path) << ':' << at_line << ':' << at_column << '\n';
    }
    if (!entry.clause.empty()) {
      out_ << margin << "rule " << entry.clause << ": " << entry.rule << '\n';
    } else {
      const bool remark = finding.code >= catalogue::Code::R231RulingStands;
      out_ << margin << (remark ? "rule: " : "format: ") << entry.rule << '\n';
    }
    if (finding.move || finding.turn) out_ << margin << where(judged, finding) << '\n';
    for (const std::string& note : finding.notes) out_ << margin << printable(note) << '\n';
  }

  /// Where in the game, and how to see the position.
  std::string where(const Judged& judged, const Finding& finding) const {
    std::string text = finding.move ? "move " + std::to_string(*finding.move) : "turn " + std::to_string(*finding.turn);
    if (finding.turn == 0U) text = "the set-up";
    if (finding.action) text += ", action " + std::to_string(*finding.action);
    if (judged.verdict.id) text += " of " + printable(*judged.verdict.id);
    if (judged.path == "-" || finding.turn == 0U) return text;
    const std::string_view shown = finding.move                        ? "; the position before it"
                                   : is_about_the_table_after(finding) ? "; the table after it"
                                                                       : "; the table before it";
    text += std::string{shown} + ": orionref show " + as_shell_word(printable(judged.path)) + options_.replay_options +
            " --at " + point_of(finding);
    if (judged.number > 1) text += " --record " + std::to_string(judged.number);
    return text;
  }

  std::ostream& out_;
  TextOptions options_;
  Paint paint_;
};

}  // namespace

std::unique_ptr<Format> text_format(std::ostream& out, TextOptions options) {
  return std::make_unique<Text>(out, std::move(options));
}

}  // namespace orion::cmd
