#include "core/tournament/bracket.hpp"

#include <algorithm>

namespace orion::tournament {

Bracket::Bracket(const Results& results, const std::vector<std::size_t>& gone_from)
    : results_{results}, gone_from_{gone_from}, standings_(gone_from.size()) {}

/// What the round before made of a player.
Bracket::Fate Bracket::fate_of(Player player) const noexcept {
  const Standing& standing = standings_[player];
  return standing.round + 1 == round_ ? standing.fate : Fate::Nowhere;
}

/// One from each of two semifinals, neither its winner.
bool Bracket::for_third_place(const Encounter& encounter) const noexcept {
  if (!semifinals_ || encounter.seats.size() != 2) return false;
  std::array<std::size_t, 2> from{};
  for (std::size_t seat = 0; seat < from.size(); ++seat) {
    const Player player = encounter.seats[seat].player;
    const Fate fate = fate_of(player);
    if (fate != Fate::Lost && fate != Fate::Level) return false;
    from[seat] = standings_[player].encounter;
  }
  std::sort(from.begin(), from.end());
  return from == *semifinals_;
}

/// Whether the player is in the round by right. Of those who are level only one is.
bool Bracket::may_play(Player player) {
  const Fate fate = fate_of(player);
  if (fate == Fate::Level) {
    for (const Seat& seat : results_[standings_[player].encounter].seats) {
      if (seat.player != player && standings_[seat.player].went_on == round_) return false;
    }
  } else if (fate != Fate::Through) {
    return false;
  }
  standings_[player].went_on = round_;
  return true;
}

void Bracket::judge(std::size_t index, bool third_place, std::vector<PairingViolation>& violations) {
  if (round_ == 1 || third_place) return;
  const Encounter encounter = results_[index];
  for (const Seat& seat : encounter.seats) {
    if (may_play(seat.player)) continue;
    PairingViolation violation{PairingFault::OutOfBracket, encounter.round};
    violation.encounter = index;
    violation.player = seat.player;
    const Standing& standing = standings_[seat.player];
    if (standing.fate == Fate::Lost || standing.fate == Fate::Level) violation.other = standing.encounter;
    violations.push_back(violation);
  }
}

/// Of those who are level after an encounter, one has to be here. @return nullopt where that is so, or where it was
/// told of another of them; else who else might be
std::optional<Bracket::Instead> Bracket::nobody_of(Player player, Round round, const std::vector<bool>& present) const {
  Instead instead;
  for (const Seat& seat : results_[standings_[player].encounter].seats) {
    if (seat.player == player || fate_of(seat.player) != Fate::Level || gone_from_[seat.player] <= round) continue;
    if (present[seat.player] || seat.player < player) return std::nullopt;
    if (!instead.player) instead.player = seat.player;
  }
  return instead;
}

/// Who should be in the round and is not.
void Bracket::miss(Round round, const std::vector<bool>& present, std::vector<PairingViolation>& violations) {
  missed_ = false;
  if (round_ > 1 && places_ <= 1) return;
  for (Player player = 0; player < standings_.size(); ++player) {
    if (present[player] || gone_from_[player] <= round) continue;
    const Fate fate = round_ == 1 ? Fate::Through : fate_of(player);
    if (fate != Fate::Through && fate != Fate::Level) continue;
    PairingViolation violation{PairingFault::NotInRound, round};
    violation.player = player;
    if (fate == Fate::Level) {
      const auto instead = nobody_of(player, round, present);
      if (!instead) continue;
      violation.opponent = instead->player;
      violation.other = standings_[player].encounter;
    }
    missed_ = true;
    violations.push_back(violation);
  }
}

/// What an encounter makes of its players.
void Bracket::settle(std::size_t index, bool third_place) {
  const Encounter encounter = results_[index];
  const auto leaders =
      std::count_if(encounter.seats.begin(), encounter.seats.end(), [](const Seat& seat) { return seat.place == 1; });
  for (std::size_t place = 0; place < encounter.seats.size(); ++place) {
    const Seat& seat = encounter.seats[place];
    // Without play, who is named first goes on.
    const bool ahead = encounter.how == How::Played ? seat.place == 1 : place == 0;
    Fate fate = ahead ? Fate::Through : Fate::Lost;
    if (ahead && leaders > 1 && encounter.how == How::Played) fate = Fate::Level;
    if (encounter.how == How::Open) fate = Fate::Level;
    if (third_place) fate = Fate::Lost;
    Standing& standing = standings_[seat.player];
    standing.round = round_;
    standing.encounter = static_cast<std::uint32_t>(index);
    standing.fate = fate;
  }
}

void Bracket::add_round(std::size_t first, std::size_t end, std::vector<PairingViolation>& violations) {
  ++round_;
  std::vector<bool> present(standings_.size());
  std::optional<std::size_t> third_place;
  std::vector<std::size_t> of_two;
  for (std::size_t index = first; index < end; ++index) {
    const Encounter encounter = results_[index];
    for (const Seat& seat : encounter.seats) present[seat.player] = true;
    if (!third_place && for_third_place(encounter)) third_place = index;
    judge(index, third_place == index, violations);
    if (third_place != index && encounter.seats.size() == 2 && of_two.size() <= 2) of_two.push_back(index);
  }
  miss(results_[first].round, present, violations);
  for (std::size_t index = first; index < end; ++index) settle(index, third_place == index);
  places_ = end - first - (third_place ? 1 : 0);
  semifinals_.reset();
  if (places_ == 2 && of_two.size() == 2) semifinals_ = {of_two[0], of_two[1]};
}

}  // namespace orion::tournament
