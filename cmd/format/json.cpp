#include <nlohmann/json.hpp>

#include "cmd/format/format.hpp"
#include "cmd/version.hpp"
#include "records/judge/sha256.hpp"
#include "records/text/lines.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

// Keys keep the order in which they are written, so that the bytes are the same everywhere.
using Json = nlohmann::ordered_json;

constexpr int kSchemaVersion = 1;

// Paths may hold bytes that are no UTF-8: U+FFFD takes their place.
std::string dumped(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json labels(const duel::BoardSet& spaces) {
  Json list = Json::array();
  for (const duel::Space space : spaces) list.push_back(space.label());
  return list;
}

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
  json["span"] = span(lines, finding.span);
  Json related = Json::array();
  for (const Related& each : finding.related)
    related.push_back({{"message", each.message}, {"span", span(lines, each.span)}});
  json["related"] = std::move(related);
  json["notes"] = finding.notes;
  return json;
}

Json rules_json(const read::DuelRules& rules) {
  const duel::Options usual = duel::options_of(rules.profile);
  Json options = Json::object();
  if (rules.options.count != usual.count) options["count"] = orion::word(rules.options.count);
  if (rules.options.bends != usual.bends) options["bends"] = orion::word(rules.options.bends);
  return {{"profile", orion::word(rules.profile)}, {"options", std::move(options)}};
}

Json evidence_json(const duel::Evidence& evidence) {
  Json json{{"player", orion::word(evidence.player)},
            {"condition", orion::word(evidence.condition)},
            {"colour", orion::word(evidence.colour)}};
  if (evidence.sides) json["sides"] = {orion::word(evidence.sides->one), orion::word(evidence.sides->opposite)};
  if (!evidence.tokens.empty()) json["tokens"] = labels(evidence.tokens);
  Json chain = Json::array();
  for (const duel::Space space : evidence.chain) chain.push_back(space.label());
  json["chain"] = std::move(chain);
  return json;
}

Json outcome_json(const std::optional<judge::DuelOutcome>& outcome) {
  if (!outcome) return nullptr;
  Json conditions = Json::object();
  Json score = Json::object();
  for (const duel::Colour player : duel::kColours) {
    Json reached = Json::object();
    for (const duel::Condition condition : duel::kConditions) {
      const int times = outcome->conditions[player].of(condition);
      if (times > 0) reached[std::string{orion::word(condition)}] = times;
    }
    conditions[std::string{orion::word(player)}] = std::move(reached);
    score[std::string{orion::word(player)}] = outcome->score[player];
  }
  Json evidence = Json::array();
  for (const duel::Evidence& each : outcome->evidence) evidence.push_back(evidence_json(each));
  return {{"winner", outcome->ending.winner ? orion::word(*outcome->ending.winner) : "tie"},
          {"how", orion::word(outcome->ending.how)},
          {"after_move", outcome->move},
          {"conditions", std::move(conditions)},
          {"score", std::move(score)},
          {"evidence", std::move(evidence)}};
}

Json broken_off_json(const judge::BrokenOff& broken_off) {
  return {{"how", broken_off.how}, {"winner", broken_off.winner.empty() ? Json(nullptr) : Json(broken_off.winner)}};
}

/// One element of `records`. What is not known of a record that cannot be read is null.
Json record_json(const Judged& judged) {
  const judge::Verdict& verdict = judged.verdict;
  const text::LineIndex lines{judged.document.bytes, judged.document.first_line};
  Json json{
      {"type", "record"},
      {"schema_version", kSchemaVersion},
      {"path", judged.path},
      {"document", judged.number},
      {"line", judged.document.first_line},
      {"id", verdict.id ? Json(*verdict.id) : Json(nullptr)},
      {"sha256", judged.document.oversize ? Json(nullptr) : Json(judge::sha256_hex(judged.document.bytes))},
      {"game", verdict.game.empty() ? Json(nullptr) : Json(verdict.game)},
      {"rules", verdict.duel ? rules_json(verdict.duel->rules) : Json(nullptr)},
      {"readings", verdict.duel ? Json(verdict.duel->readings) : Json::array()},
      {"verdict", judge::word(verdict.status)},
      {"complete", verdict.complete},
      {"claims", judge::word(verdict.claims)},
      {"moves_replayed", verdict.duel ? verdict.duel->moves_replayed : 0},
      {"position_hash", verdict.duel && verdict.duel->replayed ? Json(verdict.duel->position_hash()) : Json(nullptr)},
      {"outcome", verdict.duel ? outcome_json(verdict.duel->outcome) : Json(nullptr)}};
  json["broken_off"] =
      verdict.duel && verdict.duel->broken_off ? broken_off_json(*verdict.duel->broken_off) : Json(nullptr);
  if (verdict.comparison) {
    json["compared"] = {{"rules", rules_json(verdict.comparison->rules)},
                        {"verdict", judge::word(verdict.comparison->status)},
                        {"outcome", outcome_json(verdict.comparison->outcome)}};
  }
  Json findings = Json::array();
  for (const Finding& finding : verdict.findings) findings.push_back(finding_json(finding, lines));
  json["findings"] = std::move(findings);
  return json;
}

Json summary_json(const Summary& summary) {
  return {{"type", "summary"},
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
}

/// Written piece by piece: the object is never held whole.
class JsonFormat final : public Format {
 public:
  explicit JsonFormat(std::ostream& out) : out_{out} {}

  void record(const Judged& judged) override {
    begin();
    out_ << (any_ ? ",\n  " : "\n  ") << dumped(record_json(judged));
    any_ = true;
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

class NdjsonFormat final : public Format {
 public:
  explicit NdjsonFormat(std::ostream& out) : out_{out} {}
  void record(const Judged& judged) override { out_ << dumped(record_json(judged)) << '\n'; }
  void finish(const Summary& summary) override { out_ << dumped(summary_json(summary)) << '\n'; }

 private:
  std::ostream& out_;
};

}  // namespace

std::unique_ptr<Format> json_format(std::ostream& out) { return std::make_unique<JsonFormat>(out); }
std::unique_ptr<Format> ndjson_format(std::ostream& out) { return std::make_unique<NdjsonFormat>(out); }

}  // namespace orion::cmd
