#include "cmd/format/sarif_rules.hpp"

#include "records/catalogue/explanations.hpp"

namespace orion::cmd {

namespace {

using catalogue::CodeEntry;
using catalogue::Severity;

/// What GitHub filters by; it takes 20 a rule and shows 10.
Json tags_of(const CodeEntry& entry) {
  Json tags = Json::array();
  const char area = entry.id.front();
  tags.push_back(area == 'Y' ? "yaml" : area == 'R' ? "record" : area == 'C' ? "claim" : "rules");
  if (entry.clause.starts_with('D')) tags.push_back("orion-duel");
  if (entry.clause.starts_with('S')) tags.push_back("orion-station");
  if (!entry.clause.empty()) tags.push_back(entry.clause);
  return tags;
}

/// For `properties`, as GitHub's code scanning names severities.
std::string_view problem_severity(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return "error";
    case Severity::Warning:
      return "warning";
    case Severity::Note:
      return "recommendation";
  }
  return "error";
}

/// "D4.5, a token space needs …"
std::string rule_of(const CodeEntry& entry) {
  return (entry.clause.empty() ? std::string{} : std::string{entry.clause} + ", ") + std::string{entry.rule};
}

/// The catalogue's texts have backquotes around what stands in records, which is Markdown as it is.
Json help_of(const CodeEntry& entry) {
  const catalogue::Explanation& explanation = catalogue::explanation(entry.code);
  const catalogue::Clause* const read = catalogue::find_clause(explanation.reading);
  const std::string rule = rule_of(entry);
  std::string text = "Rule: " + rule + "\n\n" + std::string{explanation.text};
  std::string markdown = "**Rule:** " + rule + "\n\n" + std::string{explanation.text};
  if (read != nullptr && !read->reading.empty()) {
    const std::string of = "Our reading of " + std::string{read->id};
    text += "\n\n" + of + ": " + std::string{read->reading};
    markdown += "\n\n**" + of + ":** " + std::string{read->reading};
  }
  const std::string command = "orionref explain " + std::string{entry.id};
  text += "\n\nWith an example and a near miss: " + command;
  markdown += "\n\nWith an example and a near miss: `" + command + "`";
  return {{"text", text}, {"markdown", markdown}};
}

}  // namespace

std::string rule_id(catalogue::Code code) { return "orionref/" + std::string{catalogue::entry(code).id}; }

std::string_view sarif_level(Severity severity) noexcept { return catalogue::word(severity); }

Json sarif_rule(const CodeEntry& entry) {
  return {{"id", rule_id(entry.code)},
          {"shortDescription", {{"text", entry.title}}},
          {"fullDescription", {{"text", rule_of(entry)}}},
          {"help", help_of(entry)},
          {"defaultConfiguration", {{"level", sarif_level(entry.severity)}}},
          {"properties", {{"tags", tags_of(entry)}, {"problem.severity", problem_severity(entry.severity)}}}};
}

}  // namespace orion::cmd
