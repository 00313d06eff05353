#include "records/judge/set_record.hpp"

#include <algorithm>

#include "records/judge/sha256.hpp"

namespace orion::judge {

namespace {

const std::optional<BrokenOff>& broken_off_of(const Verdict& verdict) {
  return verdict.duel ? verdict.duel->broken_off : verdict.station->broken_off;
}

/// It could not be read as text, so that nobody knows what it is.
bool is_unread(const Verdict& verdict) {
  return std::any_of(verdict.findings.begin(), verdict.findings.end(),
                     [](const Finding& each) { return catalogue::entry(each.code).id.starts_with('Y'); });
}

/// Why nobody knows who won: "it is illegal (D405 in line 30)", "it stops while the game goes on".
std::string why_no_winners(const Verdict& verdict, const text::LineIndex& lines) {
  if (verdict.status == Status::Legal) {
    if (verdict.match) return "it is not decided";
    return verdict.complete ? "its result does not say who won" : "it stops while the game goes on";
  }
  std::string text = "it is " + std::string{word(verdict.status)};
  const auto error = std::find_if(verdict.findings.begin(), verdict.findings.end(),
                                  [](const Finding& each) { return each.severity == catalogue::Severity::Error; });
  if (error == verdict.findings.end()) return text;
  return text + " (" + std::string{catalogue::entry(error->code).id} + " in line " +
         std::to_string(lines.at(error->span.begin).line) + ")";
}

/// By credits, behind those who won (S6.3, S6.4); where play was broken off, all others are behind them alike. Who left
/// the game has nothing and is last.
std::vector<std::size_t> places_of(const Verdict& verdict, const std::vector<std::size_t>& winners) {
  const std::size_t players = verdict.duel ? 2 : verdict.station->players.size();
  std::vector<std::int64_t> worth(players, 0);
  if (verdict.station && verdict.station->outcome) {
    const std::vector<station::Seat>& seats = verdict.station->game->state().seats;
    for (std::size_t seat = 0; seat < players; ++seat) worth[seat] = seats[seat].left ? -1 : seats[seat].credits;
  }
  std::vector<bool> won(players, winners.empty());
  for (const std::size_t seat : winners) won[seat] = true;
  const auto ahead = [&](std::size_t one, std::size_t other) {
    if (won[one] != won[other]) return static_cast<bool>(won[one]);
    return !won[one] && worth[one] > worth[other];
  };
  std::vector<std::size_t> places(players, 1);
  for (std::size_t one = 0; one < players; ++one) {
    for (std::size_t other = 0; other < players; ++other) places[one] += ahead(other, one) ? std::size_t{1} : 0;
  }
  return places;
}

void add_facts(const SetFacts& facts, const text::LineIndex& lines, SetRecord& record) {
  const auto said = [&](const std::optional<SetFacts::Said>& text) -> std::optional<SaidAt> {
    if (!text) return std::nullopt;
    return SaidAt{text->text, lines.at(text->span.begin)};
  };
  for (const SetFacts::Player& each : facts.players)
    record.players.push_back({each.name, each.id, lines.at(each.span.begin)});
  record.galaxy_placer = facts.galaxy_placer;
  record.claimed = facts.claimed;
  record.offender = facts.offender;
  record.event = said(facts.event);
  record.date = said(facts.date);
  record.round = said(facts.round);
  if (facts.id) record.identities.front().at = lines.at(facts.id->begin);
}

}  // namespace

Print print_of(std::string_view bytes) {
  const Sha256 whole = sha256_of(bytes);
  Print print{};
  std::copy_n(whole.begin(), print.size(), print.begin());
  return print;
}

std::optional<std::vector<std::size_t>> winners_of(const Verdict& verdict) {
  if (verdict.match) {
    // What is wrong with its order, or with a game that it did not need, does not take away what its games decided.
    if (!verdict.match->over) return std::nullopt;
    if (!verdict.match->winner) return std::vector<std::size_t>{};
    return std::vector<std::size_t>{*verdict.match->winner};
  }
  if (verdict.status != Status::Legal || !verdict.complete || (!verdict.duel && !verdict.station)) return std::nullopt;
  if (verdict.duel && verdict.duel->outcome) {
    const std::optional<duel::Colour> winner = verdict.duel->outcome->ending.winner;
    if (!winner) return std::vector<std::size_t>{};
    return std::vector<std::size_t>{static_cast<std::size_t>(*winner)};
  }
  if (verdict.station && verdict.station->outcome) return verdict.station->outcome->winners;
  const std::optional<BrokenOff>& broken_off = broken_off_of(verdict);
  if (!broken_off || broken_off->winner.empty() || broken_off->winner == "none") return std::nullopt;
  return broken_off->winners;
}

SetRecord set_record_of(const Verdict& verdict, const text::RawDocument& document, std::size_t number) {
  const text::LineIndex lines{document.bytes, document.first_line};
  SetRecord record;
  record.number = number;
  record.line = document.first_line;
  record.kind = verdict.kind;
  record.game = verdict.game;
  record.status = verdict.status;
  record.complete = verdict.complete;
  record.is_ours = verdict.kind != read::DocumentKind::None || is_unread(verdict);
  record.identities.push_back({print_of(document.bytes), verdict.id.value_or(""), {document.first_line, 1}});
  if (verdict.set_facts) add_facts(*verdict.set_facts, lines, record);
  record.winners = winners_of(verdict);
  if (!record.winners || verdict.status != Status::Legal) record.why = why_no_winners(verdict, lines);
  if (!record.winners) return record;
  if (verdict.duel || verdict.station) {
    record.places = places_of(verdict, *record.winners);
  } else {
    record.places.assign(2, record.winners->empty() ? 1 : 2);
    for (const std::size_t seat : *record.winners) record.places[seat] = 1;
  }
  return record;
}

}  // namespace orion::judge
