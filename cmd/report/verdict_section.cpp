#include "cmd/format/finding_text.hpp"
#include "cmd/format/verdict_words.hpp"
#include "cmd/report/element.hpp"
#include "cmd/report/reported.hpp"
#include "records/counted.hpp"
#include "records/joined.hpp"
#include "records/read/rules.hpp"
#include "records/read/station_rules.hpp"

namespace orion::cmd {

namespace {

using judge::Status;

/// What decides the verdict.
const Finding* deciding(const judge::Verdict& verdict) {
  const Finding* first = nullptr;
  for (const Finding& finding : verdict.findings) {
    if (finding.severity != catalogue::Severity::Error) continue;
    if (finding.primary && !is_about_claim(finding)) return &finding;
    if (first == nullptr) first = &finding;
  }
  return first;
}

/// "Move 17 of 17, blue (Ada): a2 b2 / b3. It breaks rule D4.5."
std::string breach_words(const Reported& reported, const Finding& finding) {
  const auto index = static_cast<std::size_t>(&finding - reported.findings().data());
  const std::size_t step = reported.steps.find(reported.steps.anchors[index]).value_or(0);
  const std::string_view clause = catalogue::entry(finding.code).clause;
  const std::string breaks = clause.empty() ? "cannot stand" : "breaks rule " + std::string{clause};
  if (step > 0) {
    const std::string& label = reported.steps.steps[step].label;  // it ends with the effect
    return as_sentence(label.substr(0, label.rfind(", "))) + " It " + breaks + ".";
  }
  if (reported.verdict().match) return as_sentence("the match as it is recorded " + breaks);
  if (reported.verdict().tournament) return as_sentence("the tournament as it is recorded " + breaks);
  if (reported.verdict().setup_illegal()) return as_sentence("the set-up " + breaks);
  if (finding.turn && *finding.turn > 0) return as_sentence("turn " + std::to_string(*finding.turn) + " " + breaks);
  return as_sentence("the record " + breaks);
}

std::string legal_words(const judge::Verdict& verdict) {
  if (verdict.deck) return "The deck can be played with.";
  if (verdict.match || verdict.tournament) return as_sentence(ending_words(verdict));
  if (!verdict.duel && !verdict.station) return "Nothing is wrong with it.";
  const std::string ending = ending_words(verdict);
  const std::string all = verdict.duel ? "Every placement is legal" : "Every turn is legal";
  if (ending.empty()) return all + ". The record stops while the game goes on.";
  return all + ": " + ending + ".";
}

std::string sentence(const Reported& reported, const Finding* finding) {
  const judge::Verdict& verdict = reported.verdict();
  switch (verdict.status) {
    case Status::Legal:
      return legal_words(verdict);
    case Status::Illegal:
      return finding == nullptr ? "The record breaks the rules." : breach_words(reported, *finding);
    case Status::Undetermined:
      if (verdict.match || verdict.tournament) return "A record is missing, or what came of one is not known.";
      return "Something that the rules need is not in the record.";
    case Status::Unreadable:
      return "The text cannot be read as a record.";
  }
  return {};
}

void append_fact(pugi::xml_node list, const char* name, const std::string& value) {
  if (!value.empty()) add_words(append_pair(list, name), value);
}

std::string numbered(const char* what, const std::string& number) { return number.empty() ? "" : what + number; }

std::string without_empty(std::vector<std::string> parts) {
  std::erase(parts, std::string{});
  return joined(parts);
}

void append_facts(pugi::xml_node section, const Reported& reported) {
  const judge::Verdict& verdict = reported.verdict();
  pugi::xml_node list = append(section, "dl", {{"class", "facts"}});
  append_fact(list, "File", file_of(reported.judged));
  const std::string_view game = verdict.tournament ? verdict.tournament->game : verdict.game;
  append_fact(list, "Game", game == "orion-duel" ? "Orion Duel" : game == "orion-station" ? "The Orion Station" : "");
  if (verdict.tournament) append_fact(list, "Tournament", verdict.tournament->name);
  append_fact(list, "Players", players_of(verdict));
  const judge::About* about = nullptr;
  if (verdict.duel && verdict.duel->course) about = &verdict.duel->course->about;
  if (verdict.station && verdict.station->course) about = &verdict.station->course->about;
  if (about != nullptr) {
    append_fact(
        list, "Event",
        without_empty({about->name, about->site, numbered("round ", about->round), numbered("table ", about->table)}));
    append_fact(list, "Date", about->date);
  }
  if (verdict.duel) append_fact(list, "Rules", read::to_string(verdict.duel->rules));
  if (verdict.station) append_fact(list, "Rules", read::to_string(verdict.station->rules));
  if (verdict.match || verdict.tournament) append_fact(list, "As it stands", ending_words(verdict));
  if (verdict.duel || verdict.station || verdict.match || verdict.tournament) {
    append_fact(list, "Play", verdict.complete ? "complete" : "incomplete");
    append_fact(list, "Claims", std::string{judge::word(verdict.claims)});
  }
  if (about != nullptr) append_fact(list, "Note in the record", about->note);
}

}  // namespace

std::string players_of(const judge::Verdict& verdict) {
  if (verdict.duel)
    return player_words(duel::Colour::Blue, verdict.duel->players.blue) + " against " +
           player_words(duel::Colour::Orange, verdict.duel->players.orange);
  if (verdict.match) return verdict.match->players[0] + " against " + verdict.match->players[1];
  // There may be many.
  if (verdict.tournament) return counted(static_cast<std::int64_t>(verdict.tournament->players.size()), "player");
  return verdict.station ? joined(verdict.station->players) : std::string{};
}

bool is_about_claim(const Finding& finding) {
  using enum catalogue::Code;
  return catalogue::entry(finding.code).id.starts_with('C') || finding.code == T741MatchScore ||
         finding.code == T742StandingPoints || finding.code == T743StandingOrder;
}

std::string name_of(const Judged& judged) {
  return judged.verdict.id && !judged.verdict.id->empty() ? *judged.verdict.id : file_of(judged);
}

std::string file_of(const Judged& judged) {
  const std::string path = judged.path == "-" ? "standard input" : std::string{judged.path};
  return judged.number == 1 ? path : path + ", document " + std::to_string(judged.number);
}

void append_verdict(pugi::xml_node section, const Reported& reported) {
  const judge::Verdict& verdict = reported.verdict();
  const Finding* finding = deciding(verdict);
  const std::string status{judge::word(verdict.status)};
  pugi::xml_node head = append(section, "header", {{"class", "verdict " + status}});
  pugi::xml_node title = append(head, "h2");
  set_id(title, "verdict");
  append_words(title, "span", name_of(reported.judged) + ":", {{"class", "record-name"}});
  append_words(title, "span", " " + status, {{"class", "status"}});
  append_prose(head, "p", sentence(reported, finding), {{"class", "lead"}});
  for (const std::string& line : evidence_lines(verdict))
    append_words(head, "p", as_sentence(line.substr(line.find_first_not_of(' '))), {{"class", "evidence-line"}});
  if (finding != nullptr) {
    const std::string but = verdict.status == Status::Legal ? "But not everything that it claims holds: " : "";
    append_prose(head, "p", as_sentence(but + finding->message), {{"class", "why"}});
    append_prose(head, "p", as_sentence(rule_words(*finding)), {{"class", "rule"}});
  }
  append_facts(head, reported);
}

}  // namespace orion::cmd
