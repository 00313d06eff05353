#include "cmd/report/record_section.hpp"

#include "cmd/format/verdict_words.hpp"
#include "cmd/report/element.hpp"
#include "cmd/report/reported.hpp"

namespace orion::cmd {

std::string record_section(const Judged& judged, const std::string& options) {
  const text::LineIndex lines{judged.document.bytes, judged.document.first_line};
  const Steps steps = steps_of(judged.verdict, judged.document.bytes);
  const Reported reported{judged, lines, steps, options};
  pugi::xml_document document;
  pugi::xml_node section = append(document.root(), "article", {{"class", "record"}});
  set_id(section, "record");
  refer(section, "aria-labelledby", "verdict");
  append_verdict(section, reported);
  append_findings(section, reported);
  append_rules(section, reported);
  append_play(section, reported);
  append_claims(section, reported);
  append_record_text(section, reported);
  append_provenance(section, reported);
  return html_of(section) + "\n";
}

std::string record_row(const Judged& judged) {
  const judge::Verdict& verdict = judged.verdict;
  const std::string status{judge::word(verdict.status)};
  pugi::xml_document document;
  pugi::xml_node row = append(document.root(), "tr", {{"class", status}});
  pugi::xml_node name = append(row, "th", {{"scope", "row"}});
  append_link(name, "record", name_of(judged));
  if (name_of(judged) != file_of(judged)) append_words(name, "span", file_of(judged), {{"class", "file"}});
  append_words(row, "td", players_of(verdict));
  append_words(row, "td", status, {{"class", "status-word"}});
  append_words(row, "td", ending_words(verdict));
  const bool fail = verdict.claims == judge::Claims::Fail;
  append_words(row, "td", judge::word(verdict.claims), {{"class", fail ? "bad" : "claims-word"}});
  return html_of(row) + "\n";
}

}  // namespace orion::cmd
