#include <algorithm>

#include "cmd/report/element.hpp"
#include "cmd/report/reported.hpp"
#include "records/joined.hpp"
#include "records/judge/station_table_words.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

/// A table of what a result claims.
class Table {
 public:
  Table(pugi::xml_node part, const Reported& reported) : reported_{reported} {
    pugi::xml_node table = append(part, "table", {{"class", "claims"}});
    append_words(table, "caption", "What the result of the record says");
    pugi::xml_node head = append(append(table, "thead"), "tr");
    for (const char* name : {"About", "Claimed", "By the rules", "Holds?"})
      append_words(head, "th", name, {{"scope", "col"}});
    body_ = append(table, "tbody");
  }

  /// @param given  by the rules; empty where they do not say
  void add(const std::string& about, const std::string& claimed, const std::string& given, text::Span span) {
    pugi::xml_node row = append(body_, "tr");
    append_words(row, "th", about, {{"scope", "row"}});
    append_words(row, "td", claimed);
    append_words(row, "td", given.empty() ? "–" : given);
    pugi::xml_node holds = append(row, "td");
    const std::size_t number = finding_at(span);
    if (number > 0) {
      set_attribute(holds, "class", "bad");
      add_words(holds, "no ");
      append_link(holds, "finding-" + std::to_string(number),
                  catalogue::entry(reported_.findings()[number - 1].code).id);
      told_.push_back(number);
    } else {
      add_words(holds, !judged() ? "not judged" : given.empty() ? "no claim" : "yes");
    }
  }
  /// The findings that stand in the table.
  const std::vector<std::size_t>& told() const noexcept { return told_; }
  /// Of a game that an illegal move cut off no result is judged.
  bool judged() const {
    const judge::Verdict& verdict = reported_.verdict();
    const bool followed = verdict.status == judge::Status::Legal || verdict.complete;
    return followed && verdict.replayed();
  }

 private:
  std::size_t finding_at(text::Span span) const {
    for (std::size_t index = 0; index < reported_.findings().size(); ++index) {
      const Finding& finding = reported_.findings()[index];
      if (finding.span == span && catalogue::entry(finding.code).id.starts_with('C')) return index + 1;
    }
    return 0;
  }

  const Reported& reported_;
  pugi::xml_node body_;
  std::vector<std::size_t> told_;
};

void add_claims(Table& table, const judge::DuelVerdict& duel, const read::DuelResult& result) {
  const auto& outcome = duel.outcome;
  const bool broken_off = result.how && read::is_broken_off(result.how->value);
  const std::string goes_on = broken_off || !table.judged() ? "" : "play goes on";
  if (result.winner) {
    std::string given = goes_on;
    if (outcome) given = outcome->ending.winner ? std::string{word(*outcome->ending.winner)} : "tie";
    table.add("winner", std::string{read::word(result.winner->value)}, given, result.winner->span);
  }
  if (result.how)
    table.add("how", std::string{read::word(result.how->value)},
              outcome ? std::string{word(outcome->ending.how)} : goes_on, result.how->span);
  const auto reached = duel::instances(duel.position);
  for (const duel::Colour player : duel::kColours) {
    const std::string who{word(player)};
    if (const auto& claim = result.conditions[player]) {
      const auto given = reached[player].counted(duel.rules.options.count);
      table.add(who + "'s conditions", judge::list_of(claim->counts), table.judged() ? judge::list_of(given) : "",
                claim->span);
    }
    if (const auto& claim = result.score[player])
      table.add(who + "'s score", std::to_string(claim->value),
                table.judged() ? std::to_string(duel::token_score(duel.position, player)) : "", claim->span);
  }
}

std::string names(const judge::StationVerdict& station, const std::vector<std::size_t>& seats) {
  return seats.empty() ? "nobody" : joined(judge::names_at(station.players, seats));
}

void add_claims(Table& table, const judge::StationVerdict& station, const read::StationResult& result) {
  const auto& outcome = station.outcome;
  const std::string goes_on = result.how || !table.judged() ? "" : "play goes on";
  if (result.winner) {
    std::vector<std::size_t> claimed;
    for (const read::WrittenPlayer& player : result.winner->players) claimed.push_back(player.seat);
    table.add("winner", names(station, claimed), outcome ? names(station, outcome->winners) : goes_on,
              result.winner->span);
  }
  if (result.how)
    table.add("how", std::string{read::word(result.how->value)}, outcome ? "by the rules" : "", result.how->span);
  for (const auto& [player, number] : result.credits) {
    const bool known = table.judged() && station.game;
    table.add("credits of " + station.players[player.seat], std::to_string(number.value),
              known ? std::to_string(station.game->state().seats[player.seat].credits) : "", number.span);
  }
  if (result.triggered_by) {
    const auto trigger = station.game ? station.game->state().triggered_by : std::nullopt;
    table.add("end triggered by", station.players[result.triggered_by->seat],
              trigger ? station.players[*trigger] : goes_on, result.triggered_by->span);
  }
}

/// False claims elsewhere: of hashes, numbers of moves, and what a turn leaves behind.
void append_others(pugi::xml_node part, const Reported& reported, const std::vector<std::size_t>& told) {
  pugi::xml_node list;
  std::size_t number = 0;
  for (const Finding& finding : reported.findings()) {
    ++number;
    if (!is_about_claim(finding)) continue;
    if (std::find(told.begin(), told.end(), number) != told.end()) continue;
    if (!list) {
      append_words(part, "p", told.empty() ? "Claims that do not hold:" : "Other claims that do not hold:");
      list = append(part, "ul");
    }
    pugi::xml_node item = append(list, "li");
    append_link(item, "finding-" + std::to_string(number), catalogue::entry(finding.code).id);
    const std::string where = finding.move   ? " move " + std::to_string(*finding.move) + ":"
                              : finding.turn ? " turn " + std::to_string(*finding.turn) + ":"
                                             : "";
    add_prose(item, where + " " + finding.message);
  }
}

std::string sum_of(const Reported& reported) {
  const judge::Verdict& verdict = reported.verdict();
  const bool cut_off = verdict.status == judge::Status::Illegal && !verdict.complete;
  const std::string end = cut_off ? " The play was not followed to its end, and the result is not judged." : "";
  switch (verdict.claims) {
    case judge::Claims::Hold:
      return "All claims that were judged hold." + end;
    case judge::Claims::Fail:
      return "Not all claims hold." + end;
    case judge::Claims::None:
      break;
  }
  return "No claim was judged." + end;
}

}  // namespace

void append_claims(pugi::xml_node section, const Reported& reported) {
  const judge::Verdict& verdict = reported.verdict();
  const auto* duel = verdict.duel && verdict.duel->course && verdict.duel->course->result ? &*verdict.duel : nullptr;
  const auto* station =
      verdict.station && verdict.station->course && verdict.station->course->result ? &*verdict.station : nullptr;
  if (duel == nullptr && station == nullptr && verdict.claims == judge::Claims::None) return;
  pugi::xml_node part = append(section, "section", {{"class", "claims-part"}});
  append_words(part, "h3", "Claims against findings");
  append_words(part, "p", sum_of(reported));
  std::vector<std::size_t> told;
  if (duel != nullptr || station != nullptr) {
    Table table{part, reported};
    if (duel != nullptr) add_claims(table, *duel, *duel->course->result);
    if (station != nullptr) add_claims(table, *station, *station->course->result);
    told = table.told();
  }
  append_others(part, reported, told);
}

}  // namespace orion::cmd
