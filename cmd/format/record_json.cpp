#include "cmd/format/record_json.hpp"

#include <utility>

#include "cmd/format/finding_text.hpp"
#include "records/judge/sha256.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

Json place(const text::LineIndex& lines, std::uint32_t offset) {
  const auto [line, column] = lines.at(offset);
  return {{"line", line}, {"column", column}};
}

Json finding_json(const Judged& judged, const Finding& finding, const text::LineIndex& lines) {
  const catalogue::CodeEntry& entry = catalogue::entry(finding.code);
  Json json{{"code", entry.id},
            {"clause", entry.clause.empty() ? Json(nullptr) : Json(entry.clause)},
            {"severity", word(finding.severity)},
            {"primary", finding.primary},
            {"message", finding.message},
            {"rule", entry.rule}};
  if (finding.move) json["move"] = *finding.move;
  if (finding.turn) json["turn"] = *finding.turn;
  if (finding.action) json["action"] = *finding.action;
  json["span"] = span_json(lines, finding.span);
  Json related = Json::array();
  for (const Related& each : finding.related)
    related.push_back({{"message", each.message}, {"span", span_json(lines, each.span)}});
  json["related"] = std::move(related);
  if (!finding.elsewhere.empty()) {
    Json places = Json::array();
    for (const Elsewhere& each : finding.elsewhere)
      places.push_back({{"message", each.message},
                        {"path", elsewhere_path(judged, each)},
                        {"place", {{"line", each.at.line}, {"column", each.at.column}}}});
    json["elsewhere"] = std::move(places);
  }
  json["notes"] = finding.notes;
  return json;
}

}  // namespace

Json span_json(const text::LineIndex& lines, text::Span at) {
  return {{"start", place(lines, at.begin)}, {"end", place(lines, at.end)}};
}

Json record_json(const Judged& judged) {
  const judge::Verdict& verdict = judged.verdict;
  const text::LineIndex lines{judged.document.bytes, judged.document.first_line};
  Json json{{"type", "record"},
            {"schema_version", kSchemaVersion},
            {"path", judged.path},
            {"document", judged.number},
            {"line", judged.document.first_line},
            {"id", verdict.id ? Json(*verdict.id) : Json(nullptr)},
            {"sha256", judged.document.oversize ? Json(nullptr) : Json(judge::sha256_hex(judged.document.bytes))},
            {"game", verdict.game.empty() ? Json(nullptr) : Json(verdict.game)},
            {"rules", rules_json(verdict)},
            {"readings", readings_json(verdict)},
            {"verdict", judge::word(verdict.status)},
            {"complete", verdict.complete},
            {"claims", judge::word(verdict.claims)},
            {verdict.game == "orion-station" ? "turns_replayed" : "moves_replayed", replayed(verdict)},
            {"position_hash", position_hash_json(verdict)},
            {"outcome", outcome_json(verdict)}};
  json["broken_off"] = broken_off_json(verdict);
  if (verdict.game == "orion-station")
    json["rests_on"] = rests_on_json(verdict.station.value_or(judge::StationVerdict{}));
  if (verdict.deck) json["deck"] = deck_json(*verdict.deck);
  if (verdict.match) json["match"] = match_json(*verdict.match);
  if (verdict.tournament) json["tournament"] = tournament_json(*verdict.tournament);
  if (verdict.comparison) json["compared"] = comparison_json(verdict);
  if (judged.left_out > 0) json["left_out"] = judged.left_out;
  Json findings = Json::array();
  for (const Finding& finding : verdict.findings) findings.push_back(finding_json(judged, finding, lines));
  json["findings"] = std::move(findings);
  return json;
}

}  // namespace orion::cmd
