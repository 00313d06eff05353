#include <nlohmann/json.hpp>

#include "cmd/format/format.hpp"
#include "cmd/format/verdict_json.hpp"
#include "cmd/version.hpp"
#include "records/judge/sha256.hpp"
#include "records/text/lines.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

constexpr int kSchemaVersion = 1;

Json place(const text::LineIndex& lines, std::uint32_t offset) {
  const auto [line, column] = lines.at(offset);
  return {{"line", line}, {"column", column}};
}

Json span(const text::LineIndex& lines, text::Span at) {
  return {{"start", place(lines, at.begin)}, {"end", place(lines, at.end)}};
}

Json finding_json(const Finding& finding, const text::LineIndex& lines) {
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
  json["span"] = span(lines, finding.span);
  Json related = Json::array();
  for (const Related& each : finding.related)
    related.push_back({{"message", each.message}, {"span", span(lines, each.span)}});
  json["related"] = std::move(related);
  json["notes"] = finding.notes;
  return json;
}

}  // namespace

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
  if (verdict.comparison) json["compared"] = comparison_json(verdict);
  if (judged.left_out > 0) json["left_out"] = judged.left_out;
  Json findings = Json::array();
  for (const Finding& finding : verdict.findings) findings.push_back(finding_json(finding, lines));
  json["findings"] = std::move(findings);
  return json;
}

namespace {

Json known_json(const std::vector<KnownFinding>& findings) {
  Json list = Json::array();
  for (const KnownFinding& each : findings) {
    list.push_back({{"path", each.path},
                    {"id", each.id.empty() ? Json(nullptr) : Json(each.id)},
                    {"code", each.code},
                    {"message", each.message}});
  }
  return list;
}

Json baseline_json(const BaselineSummary& baseline) {
  return {{"left_out", baseline.left_out}, {"gone", known_json(baseline.gone)}, {"more", known_json(baseline.more)}};
}
Json summary_json(const Summary& summary) {
  Json json{{"type", "summary"},
            {"schema_version", kSchemaVersion},
            {"records", summary.records},
            {"legal", summary.legal},
            {"illegal", summary.illegal},
            {"undetermined", summary.undetermined},
            {"unreadable", summary.unreadable},
            {"errors", summary.errors},
            {"warnings", summary.warnings},
            {"notes", summary.notes},
            {"changed", summary.changed},
            {"not_ours", summary.not_ours},
            {"unfinished", summary.unfinished}};
  if (summary.baseline) json["baseline"] = baseline_json(*summary.baseline);
  return json;
}

/// Written piece by piece: the object is never held whole.
class JsonFormat final : public Format {
 public:
  explicit JsonFormat(std::ostream& out) : out_{out} {}

  Pieces pieces(const Judged& judged) const override { return {{dumped(record_json(judged))}}; }
  void take(const Facts&, Pieces pieces) override {
    begin();
    for (const Piece& piece : pieces) {
      out_ << (any_ ? ",\n  " : "\n  ") << piece.text;
      any_ = true;
    }
  }
  void finish(const Summary& summary) override {
    begin();
    out_ << (any_ ? "\n" : "") << "],\n\"summary\": " << dumped(summary_json(summary)) << "}\n";
  }

 private:
  void begin() {
    if (begun_) return;
    begun_ = true;
    const Json tool{{"name", "orionref"}, {"version", kVersion}};
    out_ << "{\"schema_version\": " << kSchemaVersion << ",\n\"tool\": " << dumped(tool) << ",\n\"records\": [";
  }
  std::ostream& out_;
  bool begun_ = false;
  bool any_ = false;
};

class NdjsonFormat final : public PlainFormat {
 public:
  using PlainFormat::PlainFormat;
  Pieces pieces(const Judged& judged) const override { return {{dumped(record_json(judged)) + "\n"}}; }
  void finish(const Summary& summary) override { out() << dumped(summary_json(summary)) << '\n'; }
};

}  // namespace

std::unique_ptr<Format> json_format(std::ostream& out) { return std::make_unique<JsonFormat>(out); }
std::unique_ptr<Format> ndjson_format(std::ostream& out) { return std::make_unique<NdjsonFormat>(out); }

}  // namespace orion::cmd
