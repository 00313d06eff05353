#include "records/judge/replay_words.hpp"

#include <utility>

#include "records/read/suggest.hpp"

namespace orion::judge {

using catalogue::Code;

Finding ruling_not_needed(text::Span decision, std::string_view what) {
  return finding(Code::R234RulingNotNeeded, decision,
                 "the " + std::string{what} + " is legal and stands without a ruling");
}

Finding ruling_applied(text::Span decision, std::string_view what, bool stands, const std::optional<read::Text>& by,
                       const std::optional<read::Text>& reason, const std::vector<Finding>& broken) {
  std::string message = "the " + std::string{what} + (stands ? " stands by ruling" : " is withdrawn by ruling");
  if (by) message += " of " + read::on_one_line(by->value);
  if (reason) message += ": " + read::on_one_line(reason->value);
  Finding made = finding(stands ? Code::R231RulingStands : Code::R233RulingWithdrawn, decision, std::move(message));
  for (const Finding& each : broken)
    made.notes.push_back("it breaks " + std::string{catalogue::entry(each.code).clause} + ": " + each.message);
  return made;
}

Finding ruling_impossible(text::Span decision, std::string message, std::uint32_t anchor) {
  Finding made = finding(Code::R232RulingImpossible, decision, std::move(message));
  made.primary = false;
  made.anchor = anchor;
  return made;
}

Finding HashClaims::verify(const read::Text& claim, const std::string& given, std::size_t number) {
  Finding other = finding(Code::C606Hash, claim.span,
                          "recorded as " + std::string{claim.value} + ", and the position after this " +
                              std::string{what_} + " is " + given);
  if (last_held_ > 0)
    other.notes.push_back("the last hash that held is that of " + std::string{what_} + " " +
                          std::to_string(last_held_));
  if (claim.value == given) last_held_ = number;
  return other;
}

void ask_for_result(Finding& incomplete) {
  incomplete.severity = catalogue::Severity::Error;
  incomplete.notes.emplace_back("games without a result are asked to be errors (--require-result)");
}

}  // namespace orion::judge
