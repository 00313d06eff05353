#include "core/tournament/pairings.hpp"

#include <algorithm>
#include <limits>
#include <tuple>

#include "core/tournament/bracket.hpp"
#include "core/tournament/meetings.hpp"

namespace orion::tournament {

namespace {

constexpr std::size_t kNever = std::numeric_limits<std::size_t>::max();

/// The first round without the player, by player.
std::vector<std::size_t> departures(std::size_t players, std::span<const Withdrawal> withdrawn) {
  std::vector<std::size_t> from(players, kNever);
  for (const Withdrawal& each : withdrawn) from[each.player] = std::min(from[each.player], each.after_rounds);
  return from;
}

/// The first encounter behind those of a round.
std::size_t end_of_round(const Results& results, std::size_t first) {
  const Round round = results[first].round;
  std::size_t end = first + 1;
  while (end < results.size() && results[end].round == round) ++end;
  return end;
}

/// Whoever sits twice in one round, or after withdrawing.
void add_misplaced(const Results& results, const std::vector<std::size_t>& gone_from,
                   std::vector<PairingViolation>& violations) {
  std::vector<std::optional<std::size_t>> last(gone_from.size());
  for (std::size_t index = 0; index < results.size(); ++index) {
    const Encounter encounter = results[index];
    for (std::size_t place = 0; place < encounter.seats.size(); ++place) {
      const Player player = encounter.seats[place].player;
      PairingViolation violation{PairingFault::TwiceInRound, encounter.round, index, player};
      if (last[player] && results[*last[player]].round == encounter.round) {
        violation.other = last[player];
        violations.push_back(violation);
      }
      last[player] = index;
      const bool lost_without_play = encounter.how == How::Forfeit && place > 0;
      if (gone_from[player] > encounter.round || lost_without_play) continue;
      violation.fault = PairingFault::AfterWithdrawal;
      violation.other.reset();
      violations.push_back(violation);
    }
  }
}

/// Swiss: who is in no encounter of a round.
class Absences {
 public:
  explicit Absences(const std::vector<std::size_t>& gone_from) : gone_from_{gone_from} {}

  void add_round(const Results& results, std::size_t first, std::size_t end,
                 std::vector<PairingViolation>& violations) {
    const Round round = results[first].round;
    std::vector<bool> present(gone_from_.size());
    for (std::size_t index = first; index < end; ++index) {
      for (const Seat& seat : results[index].seats) present[seat.player] = true;
    }
    PairingViolation* last = nullptr;
    for (Player player = 0; player < gone_from_.size(); ++player) {
      if (present[player] || gone_from_[player] <= round) continue;
      if (last != nullptr && listed_ >= kMostListed) {
        ++last->more;
        continue;
      }
      last = &violations.emplace_back(PairingViolation{PairingFault::NotInRound, round, std::nullopt, player});
      ++listed_;
    }
  }

 private:
  static constexpr std::size_t kMostListed = 1000;  ///< and one in every round behind
  const std::vector<std::size_t>& gone_from_;
  std::size_t listed_ = 0;
};

/// What is judged round by round.
void add_by_round(const Results& results, System system, const std::vector<std::size_t>& gone_from,
                  std::vector<PairingViolation>& violations) {
  if (system != System::Swiss && system != System::Knockout) return;
  Bracket bracket{results, gone_from};
  Absences absences{gone_from};
  for (std::size_t first = 0; first < results.size();) {
    const std::size_t end = end_of_round(results, first);
    if (system == System::Knockout) {
      bracket.add_round(first, end, violations);
    } else {
      absences.add_round(results, first, end, violations);
    }
    first = end;
  }
}

/// The rounds in which all who were there at the start can meet so often.
std::size_t rounds_to_meet(const Results& results, System system, const std::vector<std::size_t>& gone_from) {
  const auto pairs = [](std::size_t players) { return players < 2 ? 0 : players * (players - 1) / 2; };
  std::size_t table = 2;
  for (std::size_t index = 0; index < results.size(); ++index) table = std::max(table, results[index].seats.size());
  const auto players = gone_from.size() - static_cast<std::size_t>(std::count(gone_from.begin(), gone_from.end(), 0U));
  const std::size_t in_a_round = players / table * pairs(table) + pairs(players % table);
  if (in_a_round == 0) return 0;
  return (pairs(players) * most_meetings(system) + in_a_round - 1) / in_a_round;
}

bool final_played(const Results& results, const std::vector<std::size_t>& gone_from) {
  Bracket bracket{results, gone_from};
  std::vector<PairingViolation> violations;
  for (std::size_t first = 0; first < results.size();) {
    const std::size_t end = end_of_round(results, first);
    bracket.add_round(first, end, violations);
    violations.clear();
    first = end;
  }
  return bracket.at_its_end();
}

bool whole(const Results& results, System system, std::size_t rounds, const std::vector<std::size_t>& gone_from) {
  switch (system) {
    case System::RoundRobin:
    case System::DoubleRoundRobin: {
      // A round that is listed and not paired is still to come.
      const std::size_t paired = results.size() == 0 ? 0 : results[results.size() - 1].round + std::size_t{1};
      return paired >= rounds && rounds >= rounds_to_meet(results, system, gone_from);
    }
    case System::Knockout:
      return final_played(results, gone_from);
    case System::Swiss:
    case System::Free:
      break;
  }
  return true;
}

void sort(std::vector<PairingViolation>& violations) {
  const auto key = [](const PairingViolation& each) {
    return std::tuple{each.round, each.encounter.value_or(kNever), each.player, each.fault,
                      each.opponent.value_or(each.player)};
  };
  std::stable_sort(violations.begin(), violations.end(),
                   [&](const PairingViolation& one, const PairingViolation& other) { return key(one) < key(other); });
}

}  // namespace

std::vector<PairingViolation> pairing_violations(const Results& results, std::size_t players, System system,
                                                 std::size_t rounds, std::span<const Withdrawal> withdrawn) {
  std::vector<PairingViolation> violations;
  const std::vector<std::size_t> gone_from = departures(players, withdrawn);
  add_misplaced(results, gone_from, violations);
  add_by_round(results, system, gone_from, violations);
  const std::vector<Meeting> met = meetings(results, system);
  add_met_before(results, system, met, violations);
  const bool robin = system == System::RoundRobin || system == System::DoubleRoundRobin;
  if (robin && rounds > 0 && whole(results, system, rounds, gone_from)) {
    std::vector<bool> left(players);
    for (std::size_t player = 0; player < players; ++player) left[player] = gone_from[player] < rounds;
    add_not_met(met, system, left, static_cast<Round>(rounds - 1), violations);
  }
  sort(violations);
  return violations;
}

bool is_whole(const Results& results, std::size_t players, System system, std::size_t rounds,
              std::span<const Withdrawal> withdrawn) {
  return whole(results, system, rounds, departures(players, withdrawn));
}

}  // namespace orion::tournament
