#include "records/judge/tournament_scores.hpp"

#include <algorithm>
#include <utility>

namespace orion::judge {

namespace {

using tournament::Points;
using Treatment = IrregularGame::Treatment;

tournament::System system_of(read::PairingSystem system) noexcept {
  switch (system) {
    case read::PairingSystem::RoundRobin:
      return tournament::System::RoundRobin;
    case read::PairingSystem::DoubleRoundRobin:
      return tournament::System::DoubleRoundRobin;
    case read::PairingSystem::Swiss:
      return tournament::System::Swiss;
    case read::PairingSystem::Knockout:
      return tournament::System::Knockout;
    case read::PairingSystem::Free:
      break;
  }
  return tournament::System::Free;
}

tournament::TieBreak tie_break_of(read::TieBreak tie_break) noexcept {
  switch (tie_break) {
    case read::TieBreak::DirectEncounter:
      return tournament::TieBreak::DirectEncounter;
    case read::TieBreak::Wins:
      return tournament::TieBreak::Wins;
    case read::TieBreak::Buchholz:
      return tournament::TieBreak::Buchholz;
    case read::TieBreak::BuchholzCut1:
      return tournament::TieBreak::BuchholzCut1;
    case read::TieBreak::SonnebornBerger:
      break;
  }
  return tournament::TieBreak::SonnebornBerger;
}

/// Those who won first, all others behind them.
std::vector<std::size_t> places_of(std::size_t players, const std::vector<std::size_t>& winners) {
  std::vector<std::size_t> places(players, winners.empty() ? 1 : winners.size() + 1);
  for (const std::size_t seat : winners) places[seat] = 1;
  return places;
}

std::vector<Points> points_of(const std::vector<std::size_t>& places, const tournament::Scoring& scoring) {
  const auto first = std::count(places.begin(), places.end(), std::size_t{1});
  std::vector<Points> points;
  for (const std::size_t place : places) {
    if (places.size() > 2 && !scoring.places.empty()) {
      points.push_back(place <= scoring.places.size() ? scoring.places[place - 1] : 0);
    } else {
      points.push_back(place > 1 ? scoring.loss : first > 1 ? scoring.tie : scoring.win);
    }
  }
  return points;
}

}  // namespace

tournament::Scoring scoring_of(const read::TournamentManifest& manifest) {
  const read::Scoring& read = manifest.scoring;
  tournament::Scoring scoring{read.win.hundredths,
                              read.tie.hundredths,
                              read.loss.hundredths,
                              read.bye.hundredths,
                              read.forfeit_win.hundredths,
                              read.forfeit_loss.hundredths,
                              {}};
  for (const auto& place : manifest.station_places) scoring.places.push_back(place.value.hundredths);
  return scoring;
}

tournament::RankingRules ranking_rules_of(const read::TournamentManifest& manifest) {
  tournament::RankingRules rules;
  if (manifest.system) rules.system = system_of(manifest.system->value);
  rules.scoring = scoring_of(manifest);
  for (const auto& each : manifest.tie_breaks) rules.tie_breaks.push_back(tie_break_of(each.value));
  rules.rounds = manifest.rounds.size();
  return rules;
}

std::vector<tournament::Withdrawal> withdrawals_of(const read::TournamentManifest& manifest) {
  std::vector<tournament::Withdrawal> withdrawals;
  for (const read::WrittenWithdrawal& each : manifest.withdrawn) {
    // Rounds are told by their numbers, which need not be their places.
    const auto before = std::count_if(manifest.rounds.begin(), manifest.rounds.end(), [&](const auto& round) {
      return round.number->value <= each.after_round->value;
    });
    withdrawals.push_back({static_cast<tournament::Player>(each.player->seat), static_cast<std::size_t>(before)});
  }
  return withdrawals;
}

CountedGame counted_game(const SetRecord& record, const tournament::Scoring& scoring,
                         read::IllegalGames illegal_games) {
  const auto counted = [&](std::vector<std::size_t> places, Treatment treatment) {
    return CountedGame{points_of(places, scoring), std::move(places), treatment};
  };
  if (record.winners) return counted(record.places, Treatment::ByItsGames);
  if (record.status != Status::Illegal) return {};
  const std::size_t players = record.players.size();
  if (illegal_games == read::IllegalGames::AsClaimed && record.claimed)
    return counted(places_of(players, *record.claimed), Treatment::AsClaimed);
  if (illegal_games == read::IllegalGames::LossForOffender && record.offender && players == 2)
    return counted(places_of(players, {1 - *record.offender}), Treatment::LossForOffender);
  return {};
}

}  // namespace orion::judge
