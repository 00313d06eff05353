#include "tests/records/judge/judged.hpp"

#include "records/text/lines.hpp"

namespace orion::testing {

namespace {

bool counts(const Finding& finding, Which which) {
  return which == Which::All || finding.severity == catalogue::Severity::Error;
}

std::string to_text(text::LineColumn at) { return std::to_string(at.line) + ":" + std::to_string(at.column); }

}  // namespace

Judged judged(std::string text, const judge::Settings& settings) {
  Judged made;
  made.verdict = judge::judge_document({text, 1, false}, settings);
  made.text = std::move(text);
  return made;
}

std::string record_with(std::string_view moves_and_result) {
  return record_with_setup("{name: symmetric-1, start: orange}", moves_and_result);
}

std::string record_with_setup(std::string_view setup, std::string_view moves_and_result) {
  return "game: orion-duel\nformat: 1\nplayers: {blue: Ada, orange: Ben}\nsetup: " + std::string{setup} + "\n" +
         std::string{moves_and_result};
}

std::string codes(const judge::Verdict& verdict, Which which) {
  std::string text;
  for (const Finding& each : verdict.findings) {
    if (!counts(each, which)) continue;
    text += (text.empty() ? "" : " ") + std::string{catalogue::entry(each.code).id};
  }
  return text;
}

std::string places(const Judged& judged, Which which) {
  const text::LineIndex lines{judged.text, 1};
  std::string text;
  for (const Finding& each : judged.verdict.findings) {
    if (!counts(each, which)) continue;
    if (!text.empty()) text += "\n";
    text += to_text(lines.at(each.span.begin)) + "-" + to_text(lines.at(each.span.end)) + " ";
    text += catalogue::entry(each.code).id;
  }
  return text;
}

std::string summary(const judge::Verdict& verdict) {
  std::string text{judge::word(verdict.status)};
  text += verdict.complete ? ", complete" : ", incomplete";
  return text + ", claims " + std::string{judge::word(verdict.claims)};
}

std::string outcome(const judge::Verdict& verdict) {
  if (!verdict.duel || !verdict.duel->outcome) return "none";
  const judge::DuelOutcome& made = *verdict.duel->outcome;
  std::string text = made.ending.winner ? std::string{word(*made.ending.winner)} : "a tie";
  text += " by ";
  text += word(made.ending.how);
  return text + " after " + std::to_string(made.move);
}

const Finding* find(const judge::Verdict& verdict, std::string_view code) {
  for (const Finding& each : verdict.findings) {
    if (catalogue::entry(each.code).id == code) return &each;
  }
  return nullptr;
}

std::string message_of(const judge::Verdict& verdict, std::string_view code) {
  const Finding* const found = find(verdict, code);
  return found == nullptr ? "" : found->message;
}

}  // namespace orion::testing
