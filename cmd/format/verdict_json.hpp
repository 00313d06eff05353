#pragma once

#include <cstddef>
#include <string>

#include <nlohmann/json.hpp>

#include "records/judge/verdict.hpp"

namespace orion::cmd {

// Keys keep the order in which they are written, so that the bytes are the same everywhere.
using Json = nlohmann::ordered_json;

/// `{name, version}` of this program.
Json tool_json();
Json text_or_null(std::string_view text);
/// The conditions that are reached, with how often.
Json conditions_json(const duel::ConditionCounts& counts);

/// On one line. Paths may hold bytes that are no UTF-8: U+FFFD takes their place.
std::string dumped(const Json& json);

// The parts of a verdict that each game has its own form for; null where there is nothing to say.
Json rules_json(const judge::Verdict& verdict);
Json readings_json(const judge::Verdict& verdict);
Json position_hash_json(const judge::Verdict& verdict);
Json outcome_json(const judge::Verdict& verdict);
Json broken_off_json(const judge::Verdict& verdict);
Json comparison_json(const judge::Verdict& verdict);
Json evidence_json(const duel::Evidence& evidence);
Json outcome_json(const judge::DuelOutcome& outcome);
Json outcome_json(const judge::StationOutcome& outcome, const std::vector<std::string>& players);
Json broken_off_json(const judge::BrokenOff& broken_off);
/// On how many unseen cards and recorded outcomes a Station verdict rests (S7, S8).
Json rests_on_json(const judge::StationVerdict& station);
Json deck_json(const judge::DeckVerdict& deck);
Json match_json(const judge::MatchVerdict& match);
Json tournament_json(const judge::TournamentVerdict& tournament);

/// Moves whose tile was laid, or turns that were played to their end.
std::size_t replayed(const judge::Verdict& verdict);

}  // namespace orion::cmd
