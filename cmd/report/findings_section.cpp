#include <algorithm>

#include "cmd/format/finding_text.hpp"
#include "cmd/report/element.hpp"
#include "cmd/report/reported.hpp"
#include "records/catalogue/explanations.hpp"

namespace orion::cmd {

namespace {

using catalogue::Severity;

void append_where(pugi::xml_node parent, const Reported& reported, const Finding& finding, std::size_t number) {
  pugi::xml_node where = append(parent, "p", {{"class", "where"}});
  const std::string& anchor = reported.steps.anchors[number - 1];
  if (!anchor.empty()) {
    const auto step = reported.steps.find(anchor);
    const std::string turn = finding.turn ? "turn " + std::to_string(*finding.turn) : "";
    append_link(where, anchor, capitalised(step ? reported.steps.steps[*step].label : turn));
    add_words(where, "; in the record: ");
  } else {
    add_words(where, "In the record: ");
  }
  append_place(where, reported, finding.span, number);
  for (const Related& each : finding.related) {
    const auto [line, column] = reported.lines.at(each.span.begin);
    add_prose(where, "; " + each.message + ": line " + std::to_string(line) + ", column " + std::to_string(column));
  }
  for (const Elsewhere& each : finding.elsewhere) add_prose(where, "; " + elsewhere_words(reported.judged, each));
}

void append_finding(pugi::xml_node section, const Reported& reported, const Finding& finding, std::size_t number) {
  const catalogue::CodeEntry& entry = catalogue::entry(finding.code);
  const std::string severity{catalogue::word(finding.severity)};
  pugi::xml_node item = append(section, "li", {{"class", "finding " + severity}});
  set_id(item, "finding-" + std::to_string(number));
  pugi::xml_node title = append(item, "h4");
  append_words(title, "span", capitalised(severity) + " " + std::string{entry.id}, {{"class", "code"}});
  add_prose(title, " " + capitalised(finding.message));
  if (finding.severity != Severity::Note) {
    append_prose(item, "p", as_sentence(rule_words(finding)), {{"class", "rule"}});
  }
  append_where(item, reported, finding, number);
  if (finding.notes.empty()) return;
  pugi::xml_node notes = append(item, "ul", {{"class", "notes"}});
  for (const std::string& note : finding.notes) append_prose(notes, "li", capitalised(note));
}

}  // namespace

void append_place(pugi::xml_node parent, const Reported& reported, text::Span span, std::size_t finding) {
  const auto [line, column] = reported.lines.at(span.begin);
  append_link(parent, "place-" + std::to_string(finding),
              "line " + std::to_string(line) + ", column " + std::to_string(column));
}

void append_findings(pugi::xml_node section, const Reported& reported) {
  if (reported.findings().empty()) return;
  pugi::xml_node part = append(section, "section", {{"class", "findings"}});
  append_words(part, "h3", "Findings");
  pugi::xml_node list = append(part, "ol", {{"class", "finding-list"}});
  std::size_t number = 0;
  for (const Finding& finding : reported.findings()) append_finding(list, reported, finding, ++number);
}

void append_rules(pugi::xml_node section, const Reported& reported) {
  std::vector<std::string_view> clauses;
  const auto name = [&clauses](std::string_view clause) {
    const bool named = std::find(clauses.begin(), clauses.end(), clause) != clauses.end();
    if (!named && catalogue::find_clause(clause) != nullptr) clauses.push_back(clause);
  };
  for (const Finding& finding : reported.findings()) {
    if (finding.severity == Severity::Note) continue;
    name(catalogue::entry(finding.code).clause);
    name(catalogue::explanation(finding.code).reading);
  }
  if (clauses.empty()) return;
  pugi::xml_node part = append(section, "section", {{"class", "rules"}});
  append_words(part, "h3", clauses.size() == 1 ? "The rule in words" : "The rules in words");
  for (const std::string_view id : clauses) {
    const catalogue::Clause& clause = *catalogue::find_clause(id);
    append_words(part, "h4", std::string{clause.id} + " " + std::string{clause.title});
    append_prose(part, "p", clause.text);
    if (!clause.reading.empty())
      append_prose(part, "p", "Our reading, where the rulebook leaves it open: " + std::string{clause.reading},
                   {{"class", "reading"}});
    if (!clause.option.empty()) append_prose(part, "p", "Option: " + std::string{clause.option} + ".");
  }
}

}  // namespace orion::cmd
