#include <algorithm>
#include <sstream>

#include <nlohmann/json.hpp>

#include "cmd/format/format.hpp"
#include "cmd/format/verdict_json.hpp"
#include "cmd/run/explain_example.hpp"
#include "cmd/run/explain_output.hpp"
#include "cmd/run/explain_picture.hpp"
#include "cmd/run/explain_sketch.hpp"
#include "records/text/utf8.hpp"

namespace orion::cmd {

namespace {

using catalogue::Clause;
using catalogue::Code;
using catalogue::CodeEntry;

constexpr int kSchemaVersion = 1;
constexpr std::size_t kLongestRecord = 4096;  // longer ones are not repeated here: `--record` gives them

bool is_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    const text::CodePoint point = text::decode_utf8(text, at);
    if (!point.valid) return false;
    at += point.length;
  }
  return true;
}

Json labels(const duel::BoardSet& spaces) {
  Json list = Json::array();
  for (const duel::Space space : spaces) list.push_back(space.label());
  return list;
}

Json board_json(std::string_view caption, const duel::Position& position, const duel::BoardSet& marked) {
  return {{"caption", caption},
          {"galaxies", labels(position.galaxies)},
          {"black_holes", labels(position.black_holes)},
          {"blue", labels(position.hexagons.blue)},
          {"orange", labels(position.hexagons.orange)},
          {"marked", labels(marked)}};
}

/// "orange: c5 d5 / c4" for each tile.
Json announced(std::string_view tiles) {
  Json list = Json::array();
  while (!tiles.empty()) {
    const std::size_t end = std::min(tiles.find("; "), tiles.size());
    list.push_back(tiles.substr(0, end));
    tiles.remove_prefix(std::min(end + 2, tiles.size()));
  }
  return list;
}

Json brief(Code code) {
  const CodeEntry& entry = catalogue::entry(code);
  return {{"code", entry.id},
          {"clause", text_or_null(entry.clause)},
          {"severity", word(entry.severity)},
          {"title", entry.title},
          {"rule", entry.rule}};
}

Json reading_json(const Clause* clause) {
  if (clause == nullptr || clause->reading.empty()) return nullptr;
  return {{"clause", clause->id}, {"text", clause->reading}, {"option", text_or_null(clause->option)}};
}

/// The record, unless it is long or no UTF-8, and the verdicts on its documents as `check --format ndjson` gives them.
Json example_json(const Example& example) {
  const bool shown = example.bytes.size() <= kLongestRecord && is_utf8(example.bytes);
  Json json{
      {"name", example.name}, {"bytes", example.bytes.size()}, {"record", shown ? Json(example.bytes) : Json(nullptr)}};
  Json verdicts = Json::array();
  std::size_t number = 0;
  for (const Example::Document& document : example.documents) {
    std::ostringstream line;
    ndjson_format(line)->record({example.name, ++number, document.text, document.verdict});
    verdicts.push_back(Json::parse(line.str()));
  }
  json["verdicts"] = std::move(verdicts);
  return json;
}

Json full(Code code) {
  const catalogue::Explanation& explanation = catalogue::explanation(code);
  Json json = brief(code);
  json["explanation"] = explanation.text;
  json["reading"] = reading_json(catalogue::find_clause(explanation.reading));
  json["related"] = related_to(code);
  json["compare_rules"] = text_or_null(explanation.compare_rules);
  const Example trigger = judged_trigger(code);
  json["trigger"] = example_json(trigger);
  const Example::Document* document = nullptr;
  const Finding* finding = finding_in(trigger, code, document);
  const auto board = finding == nullptr ? std::nullopt : board_of(*document, *finding);
  json["board"] = board ? board_json(board->caption, board->position, board->marked) : Json(nullptr);
  json["near_miss"] = example_json(judged_near_miss(code));
  json["near_miss"]["why"] = explanation.near_miss;
  return json;
}

Json course_json(const std::optional<Sketch>& sketch) {
  if (!sketch) return nullptr;
  Json rows = Json::array();
  for (const Sketch::Row& row : sketch->rows) rows.push_back({{"label", row.label}, {"words", row.words}});
  return {{"caption", sketch->caption}, {"rows", std::move(rows)}};
}

Json full(const Clause& clause) {
  Json codes = Json::array();
  for (const Code code : codes_of(clause)) codes.push_back(brief(code));
  Json boards = Json::array();
  for (const catalogue::Picture& picture : clause.pictures) {
    const PictureBoard board = board_of(picture);
    Json json = board_json(picture.caption, board.position, board.marked);
    json["tiles"] = announced(picture.tiles);
    json["breaks"] = text_or_null(picture.breaks);
    json["rules"] = text_or_null(picture.rules);
    boards.push_back(std::move(json));
  }
  Json json{{"clause", clause.id},
            {"title", clause.title},
            {"german", german_terms(clause)},
            {"explanation", clause.text},
            {"reading", reading_json(&clause)},
            {"option", text_or_null(clause.option)},
            {"codes", std::move(codes)},
            {"related", related_to(clause)},
            {"boards", std::move(boards)},
            {"course", course_json(sketch_of(clause))}};
  json["trigger"] = clause.example.empty() ? Json(nullptr) : example_json(judged_trigger(clause));
  json["near_miss"] = clause.example.empty() ? Json(nullptr) : example_json(judged_near_miss(clause));
  if (!clause.example.empty()) {
    json["trigger"]["why"] = clause.example;
    json["near_miss"]["why"] = clause.near_miss;
  }
  return json;
}

}  // namespace

void explain_list_json(std::ostream& out, const std::vector<const catalogue::Part*>& parts) {
  Json list = Json::array();
  for (const catalogue::Part* part : parts) {
    Json clauses = Json::array();
    for (const Clause* clause : clauses_of(*part))
      clauses.push_back({{"clause", clause->id}, {"title", clause->title}, {"german", german_terms(*clause)}});
    Json codes = Json::array();
    for (const Code code : codes_of(*part)) codes.push_back(brief(code));
    list.push_back({{"part", text_or_null(part->id)},
                    {"title", part->title},
                    {"clauses", std::move(clauses)},
                    {"codes", std::move(codes)}});
  }
  out << Json{{"type", "catalogue"}, {"schema_version", kSchemaVersion}, {"parts", std::move(list)}}.dump() << '\n';
}

void explain_topic_json(std::ostream& out, const Topic& topic) {
  Json codes = Json::array();
  for (const Code code : topic.codes) codes.push_back(full(code));
  const Json clause = topic.clause == nullptr ? Json(nullptr) : full(*topic.clause);
  out << Json{{"type", "explanation"},
              {"schema_version", kSchemaVersion},
              {"clause", clause},
              {"codes", std::move(codes)}}
             .dump()
      << '\n';
}

}  // namespace orion::cmd
