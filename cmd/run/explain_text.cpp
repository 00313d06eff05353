#include <algorithm>
#include <sstream>
#include <string>
#include <utility>

#include "cmd/draw/board_text.hpp"
#include "cmd/draw/table_text.hpp"
#include "cmd/format/format.hpp"
#include "cmd/format/frame.hpp"
#include "cmd/format/sentence.hpp"
#include "cmd/format/wrap.hpp"
#include "cmd/run/explain_example.hpp"
#include "cmd/run/explain_output.hpp"
#include "cmd/run/explain_picture.hpp"
#include "cmd/run/explain_sketch.hpp"
#include "records/text/lines.hpp"
#include "records/text/utf8.hpp"

namespace orion::cmd {

namespace {

using catalogue::Clause;
using catalogue::Code;
using catalogue::CodeEntry;
using catalogue::Explanation;

constexpr std::size_t kText = 100;     // columns of prose
constexpr std::size_t kWidest = 120;   // columns of anything
constexpr std::size_t kIndent = 2;     // of what is printed elsewhere
constexpr std::size_t kMostLines = 6;  // of a near miss
constexpr std::size_t kMostFindings = 3;

void heading(std::ostream& out, std::string_view id, std::string_view title) {
  const std::string line = std::string{id} + ": " + std::string{title};
  out << line << '\n' << std::string(columns_of(line), '=') << '\n';
}

void paragraph(std::ostream& out, const std::string& text) { out << wrapped(text, kText, 0) << '\n'; }

std::string padded(std::string_view text, std::size_t width) {
  return std::string{text} + std::string(width - std::min(width, text.size()), ' ');
}

std::string code_line(Code code) {
  const CodeEntry& entry = catalogue::entry(code);
  std::string line = "  " + padded(entry.id, 7) + padded(word(entry.severity), 9) + std::string{entry.title};
  if (!entry.clause.empty()) line += " (" + std::string{entry.clause} + ")";
  return line;
}

/// `orionref explain D405 --record trigger > D405.yaml`
std::string how_to_save(std::string_view id, std::string_view which, const std::string& name) {
  return "orionref explain " + std::string{id} + " --record " + std::string{which} + " > " + name;
}

std::string indented(std::string_view lines) { return fitted(lines, kIndent, kWidest); }

void board(std::ostream& out, const std::string& caption, const std::string& drawn) {
  out << wrapped(capitalised(caption) + ":", kText, 0) << '\n' << drawn << '\n';
}

void reading(std::ostream& out, const Clause& clause) {
  if (!clause.reading.empty()) {
    paragraph(out, "Our reading (" + std::string{clause.id} + "): " + std::string{clause.reading});
  }
  if (!clause.option.empty()) paragraph(out, "Option: " + std::string{clause.option} + ".");
}

void see_also(std::ostream& out, const std::vector<std::string_view>& ids) {
  if (ids.empty()) return;
  std::string line;
  for (const std::string_view id : ids) {
    line += line.empty() ? "See also: " : ", ";
    line += std::string{id} + " (" + std::string{title_of(id)} + ")";
  }
  out << wrapped(line, kText, 2);
}

/// What `check` prints of a document, with those findings alone that `keep` picks.
template <class Keep>
std::string as_checked(const Example& example, const Example::Document& document, const Keep& keep) {
  judge::Verdict shown = document.verdict;
  std::erase_if(shown.findings, [&](const Finding& finding) { return !keep(finding); });
  const auto number = static_cast<std::size_t>(&document - example.documents.data()) + 1;
  std::ostringstream text;
  text_format(text, {})->record({example.name, number, document.text, shown});
  return text.str();
}

void trigger(std::ostream& out, Code code) {
  const Example example = judged_trigger(code);
  const Example::Document* document = nullptr;
  const Finding* finding = finding_in(example, code, document);
  if (finding == nullptr) return;  // the tests see to it that there is one
  out << "Example: " << how_to_save(catalogue::entry(code).id, "trigger", example.name) << '\n';
  const std::string_view rules = catalogue::explanation(code).compare_rules;
  if (!rules.empty()) out << "Checked with --compare-rules " << rules << '\n';
  out << '\n';
  std::string text = as_checked(example, *document, [code](const Finding& each) { return each.code == code; });
  if (finding->severity == catalogue::Severity::Note) {
    // `check` shows no line of the record for a note.
    const text::LineIndex lines{document->text.bytes, document->text.first_line};
    text += code_frame(lines, finding->span, gutter_of(lines, finding->span), {});
  }
  out << fitted(text, kIndent, kWidest) << '\n';
  if (const auto shown = board_of(*document, *finding)) {
    board(out, shown->caption, board_text(board_scene(shown->position, shown->marked), {}));
  }
}

std::vector<std::string> lines_of(std::string_view text) {
  std::vector<std::string> lines;
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    if (line.ends_with('\r')) line.remove_suffix(1);
    lines.emplace_back(line);
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return lines;
}

/// A line as it stands in a file, with what cannot be seen as escapes.
std::string visible(std::string_view line) {
  const bool marked = line.starts_with(text::kByteOrderMark);
  if (marked) line.remove_prefix(text::kByteOrderMark.size());
  return (marked ? "\\xef\\xbb\\xbf" : "") + printable(line);
}

/// The lines of the near miss that are other than those of the trigger.
std::string other_lines(const std::string& trigger, const std::string& near_miss) {
  const std::vector<std::string> before = lines_of(trigger);
  const std::vector<std::string> after = lines_of(near_miss);
  const std::size_t shorter = std::min(before.size(), after.size());
  std::size_t first = 0;
  while (first < shorter && before[first] == after[first]) ++first;
  std::size_t alike = 0;
  while (alike < shorter - first && before[before.size() - 1 - alike] == after[after.size() - 1 - alike]) ++alike;
  const std::size_t last = after.size() - alike;
  const std::size_t gutter = std::to_string(last).size();
  std::string text;
  for (std::size_t line = first; line < std::min(last, first + kMostLines); ++line) {
    const std::string number = std::to_string(line + 1);
    text += " " + std::string(gutter - number.size(), ' ') + number + " | " + visible(after[line]) + "\n";
  }
  if (last > first + kMostLines) {
    const std::size_t more = last - first - kMostLines;
    text += std::string(gutter + 1, ' ') + " | and " + std::to_string(more) + (more == 1 ? " line" : " lines") +
            " more that " + (more == 1 ? "is" : "are") + " not as there\n";
  }
  return text;
}

/// What is said of a document of the near miss: its verdict, and other findings if it has them.
std::string verdict_of_near_miss(const Example& example, const Example::Document& document) {
  Example::Document plain = document;
  if (plain.verdict.duel && plain.verdict.duel->outcome) plain.verdict.duel->outcome->evidence.clear();
  std::ostringstream text;
  const auto number = static_cast<std::size_t>(&document - example.documents.data()) + 1;
  const std::size_t all = plain.verdict.findings.size();
  judge::Verdict head = plain.verdict;
  head.findings.clear();
  text_format(text, {})->record({example.name, number, plain.text, head});
  if (all > kMostFindings) plain.verdict.findings.resize(kMostFindings);
  oneline_format(text)->record({example.name, number, plain.text, plain.verdict});
  if (all > kMostFindings) text << "and " << all - kMostFindings << " findings more\n";
  return text.str();
}

void near_miss(std::ostream& out, std::string_view id, const std::string& trigger, const Example& example,
               std::string_view why) {
  out << "Near miss: " << how_to_save(id, "near-miss", example.name) << "\n\n";
  const std::string lines = other_lines(trigger, example.bytes);
  if (!lines.empty()) out << fitted(lines, kIndent, kWidest);
  for (const Example::Document& document : example.documents) {
    out << fitted(verdict_of_near_miss(example, document), kIndent, kWidest);
  }
  out << '\n';
  paragraph(out, std::string{why});
}

void explain(std::ostream& out, Code code) {
  const CodeEntry& entry = catalogue::entry(code);
  const Explanation& explanation = catalogue::explanation(code);
  heading(out, entry.id, entry.title);
  std::string kind{word(entry.severity)};
  if (!entry.clause.empty()) {
    kind += ", clause " + std::string{entry.clause} + " (" + std::string{title_of(entry.clause)} + ")";
  }
  out << capitalised(kind) << '\n';
  const Clause* of = catalogue::find_clause(entry.clause);
  if (of != nullptr && !of->german.empty()) out << "In German: " << of->german << '\n';
  out << '\n';
  paragraph(out, "Rule: " + std::string{entry.rule} + ".");
  paragraph(out, std::string{explanation.text});
  if (const Clause* clause = catalogue::find_clause(explanation.reading)) reading(out, *clause);
  trigger(out, code);
  near_miss(out, entry.id, catalogue::trigger_record(code), judged_near_miss(code), explanation.near_miss);
  see_also(out, related_to(code));
}

void example(std::ostream& out, const Clause& clause) {
  const Example example = judged_trigger(clause);
  const Example::Document& document = example.documents.front();
  out << "Example: " << how_to_save(clause.id, "trigger", example.name) << "\n\n";
  for (const Example::Document& each : example.documents) {
    out << fitted(as_checked(example, each, [](const Finding&) { return true; }), kIndent, kWidest);
  }
  out << '\n';
  if (document.verdict.station)
    out << fitted(other_lines(near_miss_record(clause), example.bytes), kIndent, kWidest) << '\n';
  paragraph(out, std::string{clause.example});
  if (document.verdict.duel) {
    const judge::DuelVerdict& duel = *document.verdict.duel;
    board(out, "the last position, in brackets the tile placed last",
          board_text(board_scene(duel.position, duel.last_placed), {}));
  }
  if (document.verdict.station && document.verdict.station->game) {
    board(out, "the table at the end", indented(table_text(table_scene(document.verdict, {}), {})));
  }
  near_miss(out, clause.id, example.bytes, judged_near_miss(clause), clause.near_miss);
}

void explain(std::ostream& out, const Clause& clause) {
  heading(out, clause.id, clause.title);
  if (!clause.german.empty()) out << "In German: " << clause.german << '\n';
  out << '\n';
  paragraph(out, std::string{clause.text});
  reading(out, clause);
  for (const catalogue::Picture& picture : clause.pictures) {
    const std::string legend = legend_of(picture, Signs::Typed);
    board(out, std::string{picture.caption},
          board_text(scene_of(picture), {}) + (legend.empty() ? "" : "\n" + legend + "\n"));
  }
  if (const auto sketch = sketch_of(clause)) board(out, sketch->caption, sketch_text(*sketch, kText));
  if (!clause.example.empty()) example(out, clause);
  if (const auto codes = codes_of(clause); !codes.empty()) {
    out << "Findings (orionref explain CODE has an example of each):\n\n";
    for (const Code code : codes) out << code_line(code) << '\n';
    out << '\n';
  }
  see_also(out, related_to(clause));
}

}  // namespace

void explain_list_text(std::ostream& out, const std::vector<const catalogue::Part*>& parts) {
  for (const catalogue::Part* part : parts) {
    if (part != parts.front()) out << '\n';
    out << part->id << (part->id.empty() ? "" : "  ") << part->title << '\n';
    for (const Clause* clause : clauses_of(*part)) {
      out << "  " << padded(clause->id, part->id.empty() ? 9 : 7) << clause->title;
      if (!clause->german.empty()) out << " (" << clause->german << ')';
      out << '\n';
    }
    for (const Code code : codes_of(*part)) out << code_line(code) << '\n';
  }
}

void explain_topic_text(std::ostream& out, const Topic& topic) {
  if (topic.clause != nullptr) explain(out, *topic.clause);
  for (const Code code : topic.codes) {
    if (code != topic.codes.front()) out << "\n\n";
    explain(out, code);
  }
}

}  // namespace orion::cmd
