#include "cmd/format/verdict_json.hpp"

#include <string>

#include "cmd/version.hpp"
#include "records/read/station_rules.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

Json labels(const duel::BoardSet& spaces) {
  Json list = Json::array();
  for (const duel::Space space : spaces) list.push_back(space.label());
  return list;
}

Json duel_rules(const read::DuelRules& rules) {
  const duel::Options usual = duel::options_of(rules.profile);
  Json options = Json::object();
  if (rules.options.count != usual.count) options["count"] = orion::word(rules.options.count);
  if (rules.options.bends != usual.bends) options["bends"] = orion::word(rules.options.bends);
  return {{"profile", orion::word(rules.profile)}, {"options", std::move(options)}};
}

}  // namespace

Json tool_json() { return {{"name", "orionref"}, {"version", kVersion}}; }

Json text_or_null(std::string_view text) { return text.empty() ? Json(nullptr) : Json(text); }

Json conditions_json(const duel::ConditionCounts& counts) {
  Json reached = Json::object();
  for (const duel::Condition condition : duel::kConditions) {
    const int times = counts.of(condition);
    if (times > 0) reached[std::string{orion::word(condition)}] = times;
  }
  return reached;
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

Json outcome_json(const judge::DuelOutcome& outcome) {
  Json conditions = Json::object();
  Json score = Json::object();
  for (const duel::Colour player : duel::kColours) {
    conditions[std::string{orion::word(player)}] = conditions_json(outcome.conditions[player]);
    score[std::string{orion::word(player)}] = outcome.score[player];
  }
  Json evidence = Json::array();
  for (const duel::Evidence& each : outcome.evidence) evidence.push_back(evidence_json(each));
  return {{"winner", outcome.ending.winner ? orion::word(*outcome.ending.winner) : "tie"},
          {"how", orion::word(outcome.ending.how)},
          {"after_move", outcome.move},
          {"conditions", std::move(conditions)},
          {"score", std::move(score)},
          {"evidence", std::move(evidence)}};
}

Json outcome_json(const judge::StationOutcome& outcome, const std::vector<std::string>& players) {
  Json winners = Json::array();
  for (const std::size_t seat : outcome.winners) winners.push_back(players[seat]);
  Json credits = Json::object();
  for (std::size_t seat = 0; seat < players.size(); ++seat) credits[players[seat]] = outcome.credits[seat];
  return {{"winner", std::move(winners)},
          {"credits", std::move(credits)},
          {"triggered_by", outcome.triggered_by ? Json(players[*outcome.triggered_by]) : Json(nullptr)},
          {"after_turn", outcome.turn}};
}

Json broken_off_json(const judge::BrokenOff& broken_off) {
  return {{"how", broken_off.how}, {"winner", broken_off.winner.empty() ? Json(nullptr) : Json(broken_off.winner)}};
}

namespace {

Json station_rules(const station::Options& rules) {
  Json options = Json::object();
  for (const read::ChangedOption& each : read::changed_options(rules))
    options[std::string{each.name}] = each.number ? Json(std::stoi(each.value)) : Json(each.value);
  return {{"profile", "rulebook"}, {"options", std::move(options)}};
}

}  // namespace

std::string dumped(const Json& json) { return json.dump(-1, ' ', false, Json::error_handler_t::replace); }

Json rules_json(const judge::Verdict& verdict) {
  if (verdict.duel) return duel_rules(verdict.duel->rules);
  return verdict.station ? station_rules(verdict.station->rules) : Json(nullptr);
}

Json readings_json(const judge::Verdict& verdict) {
  if (verdict.duel) return verdict.duel->readings;
  return verdict.station ? Json(verdict.station->readings) : Json::array();
}

Json position_hash_json(const judge::Verdict& verdict) {
  if (!verdict.replayed()) return nullptr;
  return verdict.duel ? verdict.duel->position_hash() : verdict.station->position_hash();
}

Json outcome_json(const judge::Verdict& verdict) {
  if (verdict.duel && verdict.duel->outcome) return outcome_json(*verdict.duel->outcome);
  if (verdict.station && verdict.station->outcome)
    return outcome_json(*verdict.station->outcome, verdict.station->players);
  return nullptr;
}

Json broken_off_json(const judge::Verdict& verdict) {
  if (verdict.duel && verdict.duel->broken_off) return broken_off_json(*verdict.duel->broken_off);
  if (verdict.station && verdict.station->broken_off) return broken_off_json(*verdict.station->broken_off);
  return nullptr;
}

Json comparison_json(const judge::Verdict& verdict) {
  const judge::Comparison& other = *verdict.comparison;
  const auto* const duel = std::get_if<read::DuelRules>(&other.rules);
  Json outcome = nullptr;
  if (other.duel) outcome = outcome_json(*other.duel);
  if (other.station) outcome = outcome_json(*other.station, verdict.station->players);
  return {{"rules", duel != nullptr ? duel_rules(*duel) : station_rules(std::get<station::Options>(other.rules))},
          {"verdict", judge::word(other.status)},
          {"outcome", std::move(outcome)}};
}

Json rests_on_json(const judge::StationVerdict& station) {
  return {{"unseen_cards", station.unseen}, {"recorded_outcomes", station.recorded}};
}

Json deck_json(const judge::DeckVerdict& deck) {
  return {{"name", deck.name}, {"different_cards", deck.ids}, {"cards", deck.cards}};
}

Json match_json(const judge::MatchVerdict& match) {
  constexpr double kHalf = 0.5;
  Json score = Json::array();
  for (std::size_t seat = 0; seat < match.players.size(); ++seat) {
    const int points = match.half_points[seat];
    score.push_back(
        {{"player", match.players[seat]}, {"points", points % 2 == 0 ? Json(points / 2) : Json(points * kHalf)}});
  }
  return {{"games", match.games},
          {"score", std::move(score)},
          {"over", match.over},
          {"winner", match.winner ? Json(match.players[*match.winner]) : Json(nullptr)},
          {"decided_with", match.decided_with ? Json(*match.decided_with) : Json(nullptr)}};
}

Json tournament_json(const judge::TournamentVerdict& tournament) {
  return {{"name", tournament.name},   {"players", tournament.players.size()}, {"rounds", tournament.rounds.size()},
          {"games", tournament.games}, {"counted", tournament.counted},        {"whole", tournament.whole}};
}

std::size_t replayed(const judge::Verdict& verdict) {
  return verdict.duel ? verdict.duel->moves_replayed : verdict.station ? verdict.station->turns_replayed : 0;
}

}  // namespace orion::cmd
