#include "core/tournament/tie_breaks.hpp"

#include <algorithm>
#include <utility>

namespace orion::tournament {

namespace {

void keep_least(std::optional<Points>& least, Points score) noexcept {
  least = least ? std::min(*least, score) : score;
}

/// 7.1: "with or without playing, as many points as awarded for a win".
bool is_win(const Encounter& encounter, const Seat& seat, const Scoring& scoring) noexcept {
  if (encounter.how == How::Open) return false;
  return seat.points >= (encounter.how == How::Played ? scoring.best(encounter.seats.size()) : scoring.win);
}

class Adder {
 public:
  Adder(std::span<const Score> scores, const RankingRules& rules)
      : scores_{scores},
        rules_{rules},
        all_draws_{as_points(static_cast<std::int64_t>(rules.rounds) * rules.scoring.tie)},
        sums_(scores.size()) {}

  void add(const Encounter& encounter) noexcept {
    for (std::size_t index = 0; index < encounter.seats.size(); ++index) {
      const Seat& seat = encounter.seats[index];
      if (is_win(encounter, seat, rules_.scoring)) sums_[seat.player].add_win();
      if (encounter.how == How::Played || pairings_are_set(rules_.system)) {
        add_opponents(encounter, index);
      } else {
        sums_[seat.player].add(dummy(encounter, index), seat.points, encounter.how == How::Forfeit && index > 0);
      }
    }
  }
  std::vector<RoundSums> finish() && {
    if (!pairings_are_set(rules_.system)) {
      for (std::size_t player = 0; player < scores_.size(); ++player) {
        const Points dummy = std::min(scores_[player].points, all_draws_);
        sums_[player].add_absent(scores_[player].absent, dummy);
      }
    }
    return std::move(sums_);
  }

 private:
  void add_opponents(const Encounter& encounter, std::size_t index) noexcept {
    const Seat& seat = encounter.seats[index];
    for (std::size_t other = 0; other < encounter.seats.size(); ++other) {
      if (other == index) continue;
      const Seat& opponent = encounter.seats[other];
      const Points made = points_against(encounter, seat, opponent, rules_.scoring);
      sums_[seat.player].add(scores_[opponent.player].adjusted, made, false);
    }
  }
  Points dummy(const Encounter& encounter, std::size_t index) const noexcept {
    const Points own = scores_[encounter.seats[index].player].points;
    if (encounter.how != How::Forfeit || encounter.seats.size() < 2) return std::min(own, all_draws_);
    return std::min(own, scores_[encounter.seats[index == 0 ? 1 : 0].player].adjusted);
  }

  std::span<const Score> scores_;
  const RankingRules& rules_;
  Points all_draws_;
  std::vector<RoundSums> sums_;
};

}  // namespace

void RoundSums::add(Points opponent, Points made, bool voluntary) noexcept {
  buchholz_ += opponent;
  sonneborn_berger_ += std::int64_t{opponent} * made;
  keep_least(least_, opponent);
  if (voluntary) keep_least(least_voluntary_, opponent);
}

void RoundSums::add_absent(std::uint32_t rounds, Points dummy) noexcept {
  if (rounds == 0) return;
  add(dummy, 0, true);
  buchholz_ += std::int64_t{dummy} * (rounds - 1);
}

std::int64_t RoundSums::value(TieBreak tie_break) const noexcept {
  switch (tie_break) {
    case TieBreak::DirectEncounter:
      return 0;
    case TieBreak::Wins:
      return wins_ * 10'000;
    case TieBreak::Buchholz:
      return buchholz_ * 100;
    case TieBreak::BuchholzCut1:
      // 16.5.1: with voluntary unplayed rounds the least of these is cut, which for Buchholz is never below the least.
      return (buchholz_ - least_voluntary_.value_or(least_.value_or(0))) * 100;
    case TieBreak::SonnebornBerger:
      return sonneborn_berger_;
  }
  return 0;
}

std::vector<RoundSums> round_sums(const Results& results, std::span<const Score> scores, const RankingRules& rules) {
  Adder adder{scores, rules};
  for (std::size_t index = 0; index < results.size(); ++index) {
    const Encounter encounter = results[index];
    if (encounter.round >= rules.rounds) break;
    adder.add(encounter);
  }
  return std::move(adder).finish();
}

}  // namespace orion::tournament
