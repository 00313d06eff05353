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

bool has_more_than_notes(const judge::Verdict& verdict) {
  return std::any_of(verdict.findings.begin(), verdict.findings.end(),
                     [](const Finding& each) { return each.severity != Severity::Note; });
}

std::string place_words(std::size_t line, std::size_t column) {
  return ":" + std::to_string(line) + ":" + std::to_string(column);
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
    std::string text = head(judged) + "\n";
    for (const std::string& each : evidence_lines(verdict)) text += each + "\n";
    if (judged.left_out > 0) text += "  " + findings_words(judged.left_out) + " left out, which the baseline lists\n";
    if (verdict.findings.empty()) return {{std::move(text)}};
    const text::LineIndex lines{judged.document.bytes, judged.document.first_line};
    for (const Finding& finding : verdict.findings) text += words_of(judged, finding, lines);
    return {{std::move(text)}};
  }

  void finish(const Summary& summary) override {
    if (options_.quiet) return;
    std::ostream& sum = out();
    if (!summary.not_ours.empty()) {
      sum << counted(static_cast<std::int64_t>(summary.not_ours.size()), "file") << " without a record, passed over:";
      for (const std::string& path : summary.not_ours) sum << ' ' << printable(path);
      sum << '\n';
    }
    if (!summary.unfinished.empty())
      sum << counted(static_cast<std::int64_t>(summary.unfinished.size()), "path") << " could not be read\n";
    if (summary.baseline) {
      for (const KnownFinding& each : summary.baseline->gone) sum << gone_words(each) << '\n';
      if (summary.baseline->left_out > 0)
        sum << findings_words(summary.baseline->left_out) << " left out, which the baseline lists\n";
    }
    sum << counted(static_cast<std::int64_t>(summary.records), "record") << ": " << summary.legal << " legal, "
        << summary.illegal << " illegal, " << summary.undetermined << " undetermined, " << summary.unreadable
        << " unreadable; " << counted(static_cast<std::int64_t>(summary.errors), "error") << ", "
        << counted(static_cast<std::int64_t>(summary.warnings), "warning") << ", "
        << counted(static_cast<std::int64_t>(summary.notes), "note") << '\n';
    if (options_.comparing)
      sum << counted(static_cast<std::int64_t>(summary.changed), "record")
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

  std::string words_of(const Judged& judged, const Finding& finding, const text::LineIndex& lines) const {
    const catalogue::CodeEntry& entry = catalogue::entry(finding.code);
    const auto [line, column] = lines.at(finding.span.begin);
    std::string text = printable(judged.path) + place_words(line, column) + ": " +
                       severity(finding.severity, entry.id) + ": " + printable(finding.message) + "\n";
    const std::size_t gutter = gutter_of(lines, finding.span);
    const std::string margin = " " + std::string(gutter, ' ') + " " + paint_.blue("=") + " ";
    const auto remark = [&](const std::string& words) { text += margin + words + "\n"; };
    if (finding.severity == Severity::Note) {
      for (const std::string& note : finding.notes) remark(printable(note));
      return text;
    }
    // A record that is not there has no line to show.
    if (finding.code != catalogue::Code::R201NoRecord) text += code_frame(lines, finding.span, gutter, paint_);
    for (const Related& each : finding.related) {
      const auto [at_line, at_column] = lines.at(each.span.begin);
      remark(each.message + ": " + printable(judged.path) + place_words(at_line, at_column));
    }
    if (!entry.clause.empty()) {
      remark("rule " + std::string{entry.clause} + ": " + std::string{entry.rule});
    } else {
      const bool is_remark = finding.code >= catalogue::Code::R231RulingStands;
      remark((is_remark ? "rule: " : "format: ") + std::string{entry.rule});
    }
    if (finding.move || finding.turn) remark(where(judged, finding));
    for (const std::string& note : finding.notes) remark(printable(note));
    return text;
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

  TextOptions options_;
  Paint paint_;
};

}  // namespace

std::unique_ptr<Format> text_format(std::ostream& out, TextOptions options) {
  return std::make_unique<Text>(out, std::move(options));
}

}  // namespace orion::cmd
