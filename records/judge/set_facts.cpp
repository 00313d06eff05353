#include "records/judge/set_facts.hpp"

#include <algorithm>

#include "records/finding.hpp"

namespace orion::judge {

namespace {

std::optional<SetFacts::Said> said(const std::optional<read::Text>& text) {
  if (!text) return std::nullopt;
  return SetFacts::Said{std::string{text->value}, text->span};
}

void add_event(const std::optional<read::Event>& event, SetFacts& facts) {
  if (!event) return;
  facts.event = said(event->name);
  facts.date = said(event->date);
  facts.round = said(event->round);
}

/// The first error that a clause of the rules stands behind, in the order in which things happened.
const Finding* first_breach(const std::vector<Finding>& findings) {
  const Finding* first = nullptr;
  const auto number = [](const Finding& each) { return each.move ? *each.move : each.turn ? *each.turn : 0; };
  for (const Finding& each : findings) {
    const std::string_view id = catalogue::entry(each.code).id;
    if (each.severity != catalogue::Severity::Error || !(id.starts_with('D') || id.starts_with('S'))) continue;
    if (first == nullptr || number(each) < number(*first)) first = &each;
  }
  return first;
}

std::optional<std::size_t> seat_of(const std::optional<read::Spanned<duel::Colour>>& player) {
  if (!player) return std::nullopt;
  return static_cast<std::size_t>(player->value);
}

std::optional<std::size_t> placer_of(const std::optional<read::WrittenTokens>& tokens) {
  return tokens ? seat_of(tokens->placer) : std::nullopt;
}

/// Tokens against D2.1 were laid by the galaxy placer, those against D2.2 by the other one.
std::optional<std::size_t> offender_of(const read::DuelRecord& record, const std::vector<Finding>& findings) {
  const Finding* breach = first_breach(findings);
  if (breach == nullptr) return std::nullopt;
  if (breach->move) return static_cast<std::size_t>(record.moves[*breach->move - 1].placed.player.value);
  const std::string_view clause = catalogue::entry(breach->code).clause;
  if (clause == "D2.1") return placer_of(record.setup.galaxies);
  if (clause == "D2.2") return placer_of(record.setup.black_holes);
  return std::nullopt;
}

bool holds(text::Span outer, text::Span inner) noexcept { return outer.begin <= inner.begin && inner.end <= outer.end; }

/// The innermost response in which the place lies.
std::optional<std::size_t> responder(const std::vector<read::WrittenResponse>& responses, text::Span place) {
  for (const read::WrittenResponse& each : responses) {
    if (!holds(each.span, place)) continue;
    const auto deeper = responder(each.responses, place);
    return deeper ? deeper : each.player.seat;
  }
  return std::nullopt;
}

/// Whose turn it was, or who responded there.
std::optional<std::size_t> offender_of(const read::StationRecord& record, const std::vector<Finding>& findings) {
  const Finding* breach = first_breach(findings);
  if (breach == nullptr || !breach->turn || *breach->turn == 0) return std::nullopt;
  const read::StationTurn& turn = record.turns[*breach->turn - 1];
  for (const read::WrittenAction& action : turn.actions) {
    if (const auto seat = responder(action.responses, breach->span)) return seat;
  }
  return turn.player.seat;
}

}  // namespace

SetFacts set_facts_of(const read::DuelRecord& record, const std::vector<Finding>& findings) {
  SetFacts facts;
  facts.key = record.game_key;
  for (const duel::Colour player : duel::kColours) {
    const std::optional<read::Text>& name = record.players[player];
    facts.players.push_back(
        {read::words_of(name), read::words_of(record.player_ids[player]), name ? name->span : record.game_key});
  }
  facts.galaxy_placer = placer_of(record.setup.galaxies);
  if (record.id) facts.id = record.id->span;
  add_event(record.event, facts);
  if (record.result && record.result->winner) {
    const read::Winner winner = record.result->winner->value;
    if (winner == read::Winner::Blue) facts.claimed = {0};
    if (winner == read::Winner::Orange) facts.claimed = {1};
    if (winner == read::Winner::Tie) facts.claimed.emplace();
  }
  facts.offender = offender_of(record, findings);
  return facts;
}

SetFacts set_facts_of(const read::StationRecord& record, const std::vector<Finding>& findings) {
  SetFacts facts;
  facts.key = record.game_key;
  for (const read::NamedPlayer& player : record.players)
    facts.players.push_back({std::string{player.name.value}, read::words_of(player.id), player.name.span});
  if (record.id) facts.id = record.id->span;
  add_event(record.event, facts);
  if (record.result && record.result->winner && !record.result->winner->players.empty()) {
    facts.claimed.emplace();
    for (const read::WrittenPlayer& each : record.result->winner->players) facts.claimed->push_back(each.seat);
  }
  facts.offender = offender_of(record, findings);
  return facts;
}

}  // namespace orion::judge
