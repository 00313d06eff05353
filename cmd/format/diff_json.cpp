#include "cmd/format/diff.hpp"
#include "cmd/format/diff_words.hpp"
#include "cmd/format/record_json.hpp"
#include "records/text/lines.hpp"

namespace orion::cmd {

namespace {

using judge::Both;

Json stretch_json(const judge::Stretch& stretch) { return {{"from", stretch.first + 1}, {"count", stretch.count}}; }

Json sequence_json(const judge::SequenceDifference& sequence, std::string_view unit) {
  Json edits = Json::array();
  for (const judge::Edit& each : sequence.edits)
    edits.push_back({{"a", stretch_json(each.a)}, {"b", stretch_json(each.b)}});
  return {{"shape", judge::word(sequence.shape)},
          {"a", sequence.sizes.a},
          {"b", sequence.sizes.b},
          {"common", sequence.common},
          {"common_before", sequence.common_before},
          {"edits", std::move(edits)},
          {"words", sequence_words(sequence, unit)}};
}

Json said_json(const judge::Said& said, const text::LineIndex& lines) {
  return {{"text", text_or_null(said.words)}, {"span", said.span ? span_json(lines, *said.span) : Json(nullptr)}};
}

std::string_view part_word(judge::StationPart part) {
  switch (part) {
    case judge::StationPart::Draw:
      return "draw";
    case judge::StationPart::Action:
      return "action";
    case judge::StationPart::Turn:
    case judge::StationPart::End:
    case judge::StationPart::Leaving:
      break;
  }
  return "turn";
}

/// `{move: 7}`, or `{turn: 4, part: action, action: 2}`.
Json point_json(const judge::Point& point, bool station) {
  if (!station) return {{"move", point.number}};
  Json json{{"turn", point.number}, {"part", part_word(point.part)}};
  if (point.part == judge::StationPart::Action) json["action"] = point.action;
  return json;
}

std::string_view effect_word(judge::Effect effect) {
  switch (effect) {
    case judge::Effect::Applied:
      return "legal";
    case judge::Effect::Stood:
      return "stands";
    case judge::Effect::Withdrawn:
      return "withdrawn";
    case judge::Effect::Refused:
      return "illegal";
    case judge::Effect::NotJudged:
      break;
  }
  return "not-judged";
}

class DiffJson {
 public:
  DiffJson(const Both<Judged>& records, const judge::Difference& difference)
      : records_{records},
        difference_{difference},
        station_{records.a.verdict.station.has_value()},
        lines_{text::LineIndex{records.a.document.bytes, records.a.document.first_line},
               text::LineIndex{records.b.document.bytes, records.b.document.first_line}} {}

  Json json() const {
    Json json{{"game", records_.a.verdict.game}, {"colours_exchanged", difference_.colours_exchanged}};
    Json topics = Json::array();
    for (const judge::TopicDifference& each : difference_.topics) topics.push_back(topic(each));
    json["topics"] = std::move(topics);
    json[station_ ? "turns" : "moves"] = sequence_json(difference_.moves, station_ ? "turn" : "move");
    if (station_) json["changed_turns"] = changed_turns();
    json["first"] = difference_.first ? first(*difference_.first) : Json(nullptr);
    json["parted"] = difference_.parted;
    json["meeting"] = difference_.meeting ? meeting(*difference_.meeting) : Json(nullptr);
    json["verdict_differs"] = difference_.verdict_differs;
    json["outcome_differs"] = difference_.outcome_differs;
    Json remarks = Json::array();
    for (const judge::RemarkDifference& each : difference_.remarks) {
      remarks.push_back({{"remark", judge::word(each.remark)},
                         {"a", each.at ? Json(each.at->a) : Json(nullptr)},
                         {"b", each.at ? Json(each.at->b) : Json(nullptr)}});
    }
    json["remarks"] = std::move(remarks);
    return json;
  }

 private:
  Json topic(const judge::TopicDifference& topic) const {
    Json json{{"topic", judge::word(topic.topic)}};
    if (topic.players) json["how"] = judge::word(*topic.players);
    if (topic.topic == judge::Topic::Hand) json["player"] = topic.player;
    if (topic.topic == judge::Topic::Deck) json["cards"] = topic.cards;
    json["a"] = said_json(topic.said.a, lines_.a);
    json["b"] = said_json(topic.said.b, lines_.b);
    return json;
  }

  static Json aspects(const std::vector<judge::Aspect>& aspects) {
    Json list = Json::array();
    for (const judge::Aspect each : aspects) list.push_back(judge::word(each));
    return list;
  }

  Json changed_turns() const {
    Json turns = Json::array();
    for (const judge::TurnDifference& each : difference_.turns) {
      turns.push_back({{"a", each.turn.a},
                       {"b", each.turn.b},
                       {"differs", aspects(each.aspects)},
                       {"actions", sequence_json(each.actions, "action")}});
    }
    return turns;
  }

  static Json entry(const std::optional<judge::Entry>& entry, const Judged& judged, const text::LineIndex& lines) {
    if (!entry) return nullptr;
    Json faults = Json::array();
    for (const std::size_t index : entry->faults) {
      const Finding& fault = judged.verdict.findings[index];
      const catalogue::CodeEntry& about = catalogue::entry(fault.code);
      faults.push_back({{"code", about.id}, {"clause", about.clause}, {"message", fault.message}});
    }
    return {{"text", entry->said.words},
            {"span", span_json(lines, *entry->said.span)},
            {"standing", effect_word(entry->effect)},
            {"after_end", entry->after_end},
            {"faults", std::move(faults)}};
  }

  /// Which of the two is legal there: `both`, `a`, `b` or `neither`.
  static std::string_view legal(const judge::FirstDifference& first) {
    const auto is_legal = [](const std::optional<judge::Entry>& entry) {
      return entry && entry->effect == judge::Effect::Applied;
    };
    const bool a = is_legal(first.entries.a);
    const bool b = is_legal(first.entries.b);
    return a && b ? "both" : a ? "a" : b ? "b" : "neither";
  }

  Json first(const judge::FirstDifference& first) const {
    Json json = point_json(first.entries.a ? first.entries.a->point : first.entries.b->point, station_);
    json["differs"] = aspects(first.aspects);
    json["legal"] = legal(first);
    json["a"] = entry(first.entries.a, records_.a, lines_.a);
    json["b"] = entry(first.entries.b, records_.b, lines_.b);
    if (!station_) return json;
    Json seats = Json::array();
    for (const judge::SeatDifference& each : first.seats)
      seats.push_back({{"player", each.player}, {"what", each.what}, {"a", each.lies.a}, {"b", each.lies.b}});
    json["afterwards"] = std::move(seats);
    return json;
  }

  Json meeting(const judge::Meeting& meeting) const {
    return {{"a", point_json(meeting.after.a, station_)},
            {"b", point_json(meeting.after.b, station_)},
            {"position_hash", text_or_null(meeting.hash)},
            {"to_the_end", meeting.to_the_end},
            {"next_parting",
             meeting.to_the_end ? Json(nullptr) : Json{{"a", meeting.next_parting.a}, {"b", meeting.next_parting.b}}}};
  }

  const Both<Judged>& records_;
  const judge::Difference& difference_;
  bool station_;
  Both<text::LineIndex> lines_;
};

}  // namespace

Json diff_json(const Diffed& diffed) {
  const auto& difference = diffed.difference;
  const char* const why = !difference ? "no-game" : difference->other_game ? "other-game" : nullptr;
  return {{"type", "diff"},
          {"schema_version", kSchemaVersion},
          {"tool", tool_json()},
          {"same", difference && difference->same},
          {"not_compared", why != nullptr ? Json(why) : Json(nullptr)},
          {"a", record_json(diffed.records.a)},
          {"b", record_json(diffed.records.b)},
          {"difference", why != nullptr ? Json(nullptr) : DiffJson{diffed.records, *difference}.json()}};
}

}  // namespace orion::cmd
