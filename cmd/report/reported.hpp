#pragma once

// The parts of the section that a page has on one record. Each is appended to the section.

#include <pugixml.hpp>
#include <string>

#include "cmd/format/format.hpp"
#include "cmd/report/record_section.hpp"
#include "cmd/report/steps.hpp"
#include "records/text/lines.hpp"

namespace orion::cmd {

/// A record with what all parts need.
struct Reported {
  const Judged& judged;
  const text::LineIndex& lines;
  const Steps& steps;
  const std::string& options;  ///< of the command line, that the verdict depends on: " --rules bga"

  const judge::Verdict& verdict() const noexcept { return judged.verdict; }
  const std::vector<Finding>& findings() const noexcept { return judged.verdict.findings; }
};

/// "blue (Ada) against orange (Ben)", "Ada, Ben, Cleo"; of a tournament "12 players"
std::string players_of(const judge::Verdict& verdict);
/// Whether a finding says that a claim does not hold: of a record's result, a match's score, a tournament's standings.
bool is_about_claim(const Finding& finding);
/// "line 30, column 19", as a link to that place in the text of the record.
void append_place(pugi::xml_node parent, const Reported& reported, text::Span span, std::size_t finding);

/// The verdict in a word and a sentence, who played whom and when.
void append_verdict(pugi::xml_node section, const Reported& reported);
/// Every finding: its message, the rule in a sentence, where it is, its notes.
void append_findings(pugi::xml_node section, const Reported& reported);
/// The clauses behind the errors and warnings in full, with our reading of them.
void append_rules(pugi::xml_node section, const Reported& reported);
/// The board or table to step through, and the list of moves.
void append_play(pugi::xml_node section, const Reported& reported);
/// What the record claims, and what the rules give.
void append_claims(pugi::xml_node section, const Reported& reported);
/// The record as it stands in the file, with the places marked.
void append_record_text(pugi::xml_node section, const Reported& reported);
/// What the verdict was given on and by, so that anybody can give it again.
void append_provenance(pugi::xml_node section, const Reported& reported);

}  // namespace orion::cmd
