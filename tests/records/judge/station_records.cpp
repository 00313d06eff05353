#include "tests/records/judge/station_records.hpp"

namespace orion::testing {

std::string station_record_with_hands(std::string_view hands, std::string_view turns_and_result) {
  return "game: orion-station\nformat: 1\ndeck: trade-demo\nplayers: [Ada, Ben]\nsetup:\n  hands:\n" +
         std::string{hands} + std::string{turns_and_result};
}

std::string station_record(std::string_view turns_and_result, std::string_view more_keys) {
  return std::string{more_keys} + station_record_with_hands(
                                      "    Ada: [ice, ore, relay, tax-audit, ssd]\n"
                                      "    Ben: [ice, pickpocket, decoy, loan, broker-licence]\n",
                                      turns_and_result);
}

std::string station_outcome(const judge::Verdict& verdict) {
  if (!verdict.station || !verdict.station->outcome) return "none";
  const judge::StationOutcome& made = *verdict.station->outcome;
  const auto& players = verdict.station->players;
  std::string text;
  for (const std::size_t seat : made.winners) text += (text.empty() ? "" : " and ") + players[seat];
  text += " with " + std::to_string(made.credits[made.winners.front()]) + " after " + std::to_string(made.turn);
  return text + ", triggered by " + (made.triggered_by ? players[*made.triggered_by] : "nobody");
}

std::string point_of(const judge::Verdict& verdict, std::string_view code) {
  const Finding* const found = find(verdict, code);
  if (found == nullptr || !found->turn) return "nowhere";
  std::string text = std::to_string(*found->turn);
  return found->action ? text + "." + std::to_string(*found->action) : text;
}

std::string marked(const Judged& judged, std::string_view code) {
  const Finding* const found = find(judged.verdict, code);
  return found == nullptr ? "" : judged.text.substr(found->span.begin, found->span.end - found->span.begin);
}

std::string notes_of(const judge::Verdict& verdict, std::string_view code) {
  std::string text;
  const Finding* const found = find(verdict, code);
  if (found == nullptr) return text;
  for (const std::string& note : found->notes) text += note + "\n";
  return text;
}

}  // namespace orion::testing
