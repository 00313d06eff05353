#include <algorithm>
#include <utility>

#include "cmd/format/format.hpp"
#include "cmd/format/frame.hpp"
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

std::string player_name(const judge::DuelVerdict& duel, duel::Colour player) {
  std::string name{orion::word(player)};
  if (!duel.players[player].empty()) name += " (" + printable(duel.players[player]) + ")";
  return name;
}

std::string ending(const judge::DuelVerdict& duel) {
  const judge::DuelOutcome& outcome = *duel.outcome;
  const std::string after =
      outcome.move == 0 ? " before the first move" : " after move " + std::to_string(outcome.move);
  if (!outcome.ending.winner) return "a tie by token-score" + after;
  const duel::Colour winner = *outcome.ending.winner;
  std::string text = player_name(duel, winner) + " wins by " + std::string{orion::word(outcome.ending.how)};
  if (outcome.ending.how == duel::How::Conditions) text += " (" + judge::list_of(outcome.conditions[winner]) + ")";
  return text + after;
}

std::string broken_off(const judge::DuelVerdict& duel) {
  const auto& [how, winner] = *duel.broken_off;
  std::string text = "broken off by " + std::string{how};
  if (winner.empty() || winner == "none") return text;
  if (winner == "tie") return text + ", recorded as a tie";
  return text + ", " + player_name(duel, *read::colour_named(winner)) + " wins as recorded";
}

std::string evidence_line(const duel::Evidence& evidence) {
  std::string line =
      "  " + std::string{orion::word(evidence.player)} + " has " + std::string{orion::word(evidence.condition)} + ": ";
  if (evidence.sides) {
    line += std::string{title(evidence.sides->one)} + " to " + std::string{title(evidence.sides->opposite)} + " by";
    for (const duel::Space space : evidence.chain) line += " " + space.label();
    return line;
  }
  line += std::to_string(evidence.tokens.size()) + " on one " + std::string{orion::word(evidence.colour)} + " chain:";
  for (const duel::Space space : evidence.tokens) line += " " + space.label();
  line += "; the chain:";
  for (const duel::Space space : evidence.chain) line += " " + space.label();
  return line;
}

std::string counted(std::size_t number, std::string_view what) {
  return std::to_string(number) + " " + std::string{what} + (number == 1 ? "" : "s");
}

class Text final : public Format {
 public:
  Text(std::ostream& out, TextOptions options) : out_{out}, options_{std::move(options)}, paint_{options_.coloured} {}

  void record(const Judged& judged) override {
    const judge::Verdict& verdict = judged.verdict;
    // What changes between two sets of rules is asked for; records that stay as they are would bury it.
    if (options_.comparing && verdict.findings.empty()) return;
    out_ << head(judged) << '\n';
    if (verdict.duel && verdict.duel->outcome) {
      for (const duel::Evidence& each : verdict.duel->outcome->evidence) out_ << evidence_line(each) << '\n';
    }
    if (verdict.findings.empty()) return;
    const text::LineIndex lines{judged.document.bytes, judged.document.first_line};
    for (const Finding& finding : verdict.findings) print(judged, finding, lines);
  }

  void finish(const Summary& summary) override {
    if (!summary.not_ours.empty()) {
      out_ << counted(summary.not_ours.size(), "file") << " without a record, passed over:";
      for (const std::string& path : summary.not_ours) out_ << ' ' << printable(path);
      out_ << '\n';
    }
    if (!summary.unfinished.empty()) out_ << counted(summary.unfinished.size(), "path") << " could not be read\n";
    out_ << counted(summary.records, "record") << ": " << summary.legal << " legal, " << summary.illegal << " illegal, "
         << summary.undetermined << " undetermined, " << summary.unreadable << " unreadable; "
         << counted(summary.errors, "error") << ", " << counted(summary.warnings, "warning") << ", "
         << counted(summary.notes, "note") << '\n';
    if (options_.comparing)
      out_ << counted(summary.changed, "record") << " with another verdict or outcome by the other rules\n";
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
    if (!verdict.duel) return line;
    line += verdict.complete ? ", complete" : ", incomplete";
    // Of a game cut off by an illegal move only claims on the way were judged: "hold" would be taken for the result's.
    const bool cut_off = verdict.status == judge::Status::Illegal && !verdict.complete;
    if (verdict.claims == judge::Claims::Fail || (verdict.claims == judge::Claims::Hold && !cut_off)) {
      line += verdict.claims == judge::Claims::Hold ? ", claims hold" : ", " + paint_.red("claims fail");
    }
    if (const std::string rules = read::to_string(verdict.duel->rules); rules != "rulebook") line += ", by " + rules;
    if (verdict.duel->outcome) {
      line += (verdict.duel->setup_illegal ? ": as played on an illegal set-up, " : ": ") + ending(*verdict.duel);
    }
    if (verdict.duel->broken_off) line += ": " + broken_off(*verdict.duel);
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
    if (finding.move) out_ << margin << where(judged, *finding.move) << '\n';
    for (const std::string& note : finding.notes) out_ << margin << printable(note) << '\n';
  }

  /// Where in the game, and how to see the position.
  std::string where(const Judged& judged, std::size_t move) const {
    std::string text = "move " + std::to_string(move);
    if (judged.verdict.id) text += " of " + printable(*judged.verdict.id);
    if (judged.path == "-") return text;
    text += "; the position before it: orionref show " + as_shell_word(printable(judged.path)) +
            options_.replay_options + " --at " + std::to_string(move - 1);
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
