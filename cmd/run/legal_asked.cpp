#include "cmd/run/legal_asked.hpp"

#include <utility>

#include "cmd/format/format.hpp"
#include "cmd/format/record_json.hpp"
#include "records/text/lines.hpp"

namespace orion::cmd {

namespace {

/// "the action in turn 4, after action 2"
std::string name_of(const Found& found) {
  if (found.verdict.duel)
    return "the placement " + found.where + (found.verdict.setup_illegal() ? ", on an illegal set-up" : "");
  const judge::StationVerdict& station = *found.verdict.station;
  return "the action " + found.where + (station.in_turn || station.outcome ? "" : ", before the draw phase");
}

Json change_json(const judge::Change& change) {
  Json json{{"what", change.what}, {"words", change.words}};
  if (!change.player.empty()) json["player"] = change.player;
  if (!change.of.empty()) json["of"] = change.of;
  if (!change.spaces.empty()) json["spaces"] = change.spaces;
  if (change.number > 0) json["number"] = change.number;
  return json;
}

Json advice_json(const judge::Advice& advice) {
  Json changes = Json::array();
  for (const judge::Change& each : advice.legal_if) changes.push_back(change_json(each));
  return {{"nothing_else", advice.nothing_else},
          {"legal_if", std::move(changes)},
          {"instead", advice.instead},
          {"instead_left_out", advice.instead_left_out},
          {"after", advice.after},
          {"after_left_out", advice.after_left_out}};
}

/// Related places are in the record, and findings in the text that was asked about.
void tell_in_notes(Finding& finding, const std::string& path, const text::LineIndex& lines) {
  for (const Related& each : finding.related) {
    const auto [line, column] = lines.at(each.span.begin);
    finding.notes.push_back(each.message + ": " + printable(path) + ":" + std::to_string(line) + ":" +
                            std::to_string(column));
  }
  finding.related.clear();
}

}  // namespace

ExitStatus judge_one(std::ostream& out, const Found& found, const std::string& path, const std::string& asked,
                     bool json) {
  judge::Asked judged = judge::judge_asked(found.document, found.settings, asked);
  judge::Verdict verdict;
  verdict.findings = std::move(judged.answer.findings);
  const judge::Advice& advice = judged.answer.advice;
  const bool legal = judged.readable && verdict.findings.empty();
  verdict.status = legal ? judge::Status::Legal : judged.readable ? judge::Status::Illegal : judge::Status::Unreadable;
  const text::LineIndex lines{found.document.bytes, found.document.first_line};
  for (Finding& each : verdict.findings) tell_in_notes(each, path, lines);
  if (!legal) {
    std::vector<std::string>& notes = verdict.findings.front().notes;
    notes.insert(notes.end(), advice.sentences.begin(), advice.sentences.end());
  }
  const std::string name = name_of(found);
  const text::RawDocument own{asked, 1, false};
  const Judged shown{name, 1, own, verdict};
  if (json) {
    Json line = record_json(shown);
    line["advice"] = legal || !judged.readable ? Json(nullptr) : advice_json(advice);
    out << dumped(line) << '\n';
  } else {
    text_format(out, {})->record(shown);
  }
  return legal ? ExitStatus::Clean : ExitStatus::Findings;
}

}  // namespace orion::cmd
