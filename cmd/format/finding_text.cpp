#include "cmd/format/finding_text.hpp"

#include <string_view>

#include "cmd/format/shell_word.hpp"
#include "records/judge/set_judge.hpp"

namespace orion::cmd {

namespace {

using catalogue::Severity;

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

std::string place_words(std::size_t line, std::size_t column) {
  return ":" + std::to_string(line) + ":" + std::to_string(column);
}

std::string severity_words(Severity level, std::string_view code, const Paint& paint) {
  std::string label = std::string{word(level)} + "[" + std::string{code} + "]";
  switch (level) {
    case Severity::Error:
      return paint.red(label);
    case Severity::Warning:
      return paint.yellow(label);
    case Severity::Note:
      return paint.blue(label);
  }
  return label;
}

/// Where in the game, and how to see the position.
std::string where(const Judged& judged, const Finding& finding, const std::string& replay_options) {
  std::string text = finding.move ? "move " + std::to_string(*finding.move) : "turn " + std::to_string(*finding.turn);
  if (finding.turn == 0U) text = "the set-up";
  if (finding.action) text += ", action " + std::to_string(*finding.action);
  if (judged.verdict.id) text += " of " + printable(*judged.verdict.id);
  if (judged.path == "-" || finding.turn == 0U) return text;
  const std::string_view shown = finding.move                        ? "; the position before it"
                                 : is_about_the_table_after(finding) ? "; the table after it"
                                                                     : "; the table before it";
  text += std::string{shown} + ": orionref show " + as_shell_word(printable(judged.path)) + replay_options + " --at " +
          point_of(finding);
  if (judged.number > 1) text += " --record " + std::to_string(judged.number);
  return text;
}

}  // namespace

std::string coded_message(const Finding& finding) {
  return std::string{catalogue::entry(finding.code).id} + ": " + finding.message;
}

std::string elsewhere_path(const Judged& judged, const Elsewhere& place) {
  return place.beside ? judge::path_beside(judged.path, place.path) : place.path;
}

std::string elsewhere_words(const Judged& judged, const Elsewhere& place) {
  return place.message + ": " + printable(elsewhere_path(judged, place)) + place_words(place.at.line, place.at.column);
}

std::string rule_words(const Finding& finding) {
  const catalogue::CodeEntry& entry = catalogue::entry(finding.code);
  if (!entry.clause.empty()) return "rule " + std::string{entry.clause} + ": " + std::string{entry.rule};
  const bool is_remark = finding.code >= catalogue::Code::R231RulingStands;
  return (is_remark ? "rule: " : "format: ") + std::string{entry.rule};
}

std::string finding_text(const Judged& judged, const Finding& finding, const text::LineIndex& lines, const Paint& paint,
                         const std::string& replay_options) {
  const catalogue::CodeEntry& entry = catalogue::entry(finding.code);
  const auto [line, column] = lines.at(finding.span.begin);
  std::string text = printable(judged.path) + place_words(line, column) + ": " +
                     severity_words(finding.severity, entry.id, paint) + ": " + printable(finding.message) + "\n";
  const std::size_t gutter = gutter_of(lines, finding.span);
  const std::string margin = " " + std::string(gutter, ' ') + " " + paint.blue("=") + " ";
  const auto remark = [&](const std::string& words) { text += margin + words + "\n"; };
  if (finding.severity == Severity::Note) {
    for (const Elsewhere& each : finding.elsewhere) remark(elsewhere_words(judged, each));
    for (const std::string& note : finding.notes) remark(printable(note));
    return text;
  }
  // A record that is not there has no line to show.
  if (finding.code != catalogue::Code::R201NoRecord) text += code_frame(lines, finding.span, gutter, paint);
  for (const Related& each : finding.related) {
    const auto [at_line, at_column] = lines.at(each.span.begin);
    remark(each.message + ": " + printable(judged.path) + place_words(at_line, at_column));
  }
  for (const Elsewhere& each : finding.elsewhere) remark(elsewhere_words(judged, each));
  remark(rule_words(finding));
  // A game that stands in a match cannot be shown: it has no number in its file.
  if ((finding.move || finding.turn) && !judged.verdict.match) remark(where(judged, finding, replay_options));
  for (const std::string& note : finding.notes) remark(printable(note));
  return text;
}

}  // namespace orion::cmd
