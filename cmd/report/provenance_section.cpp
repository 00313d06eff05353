#include "cmd/format/shell_word.hpp"
#include "cmd/report/element.hpp"
#include "cmd/report/reported.hpp"
#include "cmd/version.hpp"
#include "records/catalogue/explanations.hpp"
#include "records/counted.hpp"
#include "records/judge/sha256.hpp"
#include "records/read/rules.hpp"
#include "records/read/station_rules.hpp"

namespace orion::cmd {

namespace {

void append_fact(pugi::xml_node list, const char* name, const std::string& value, const char* element) {
  append_words(append_pair(list, name), element, value);
}

const std::vector<std::string_view>& readings_of(const judge::Verdict& verdict) {
  static const std::vector<std::string_view> none;
  return verdict.duel ? verdict.duel->readings : verdict.station ? verdict.station->readings : none;
}

void append_readings(pugi::xml_node part, const judge::Verdict& verdict) {
  if (!verdict.replayed()) return;
  append_words(part, "h4", "Readings that mattered");
  if (readings_of(verdict).empty()) {
    append_words(part, "p", "None: the verdict rests on no point that the rulebook leaves open.");
    return;
  }
  pugi::xml_node list = append(part, "ul");
  for (const std::string_view id : readings_of(verdict)) {
    const catalogue::Clause* clause = catalogue::find_clause(id);
    if (clause == nullptr) continue;
    pugi::xml_node item = append(list, "li");
    append_words(item, "strong", std::string{clause->id} + " " + std::string{clause->title} + ":");
    add_prose(item, " " + std::string{clause->reading.empty() ? clause->text : clause->reading});
  }
}

/// For `--at`: the point before the step in question.
std::string point_before(const judge::Verdict& verdict, std::size_t question) {
  if (verdict.duel) return std::to_string(question - 1);
  const judge::StationMoment& moment = verdict.station->course->moments[question - 1];
  if (moment.action == 0) return std::to_string(moment.turn - 1);
  return std::to_string(moment.turn) + "." + std::to_string(moment.action - 1);
}

void append_commands(pugi::xml_node part, const Reported& reported) {
  append_words(part, "h4", "To see it again");
  const std::string path = as_shell_word(printable(reported.judged.path));
  std::string commands = "orionref check " + path + reported.options;
  const std::size_t question = reported.steps.question.value_or(0);
  if (reported.judged.path != "-" && question > 0 && reported.verdict().replayed()) {
    commands += "\norionref show " + path + reported.options;
    if (reported.judged.number > 1) commands += " --record " + std::to_string(reported.judged.number);
    commands += " --at " + point_before(reported.verdict(), question);
  }
  append_words(append(part, "pre", {{"class", "commands"}, {"tabindex", "0"}}), "code", commands);
}

}  // namespace

void append_provenance(pugi::xml_node section, const Reported& reported) {
  const judge::Verdict& verdict = reported.verdict();
  const std::string& bytes = reported.judged.document.bytes;
  pugi::xml_node part = append(section, "section", {{"class", "provenance"}});
  append_words(part, "h3", "What was judged, and by what");
  pugi::xml_node list = append(part, "dl", {{"class", "facts"}});
  append_fact(list, "File", file_of(reported.judged), "span");
  append_fact(list, "Size", counted(static_cast<std::int64_t>(bytes.size()), "byte"), "span");
  append_fact(list, reported.judged.document.oversize ? "SHA-256 of the beginning" : "SHA-256 of the document",
              judge::sha256_hex(bytes), "code");
  append_fact(list, "Program", "orionref " + std::string{kVersion}, "span");
  if (verdict.duel) append_fact(list, "Rules", read::to_string(verdict.duel->rules), "span");
  if (verdict.station) {
    append_fact(list, "Rules", read::to_string(verdict.station->rules), "span");
    if (verdict.station->deck) append_fact(list, "Deck", verdict.station->deck->name, "span");
  }
  if (verdict.replayed() && !(verdict.station && verdict.station->in_turn))
    append_fact(list, "Position reached",
                verdict.duel ? verdict.duel->position_hash() : verdict.station->position_hash(), "code");
  append_readings(part, verdict);
  append_commands(part, reported);
}

}  // namespace orion::cmd
