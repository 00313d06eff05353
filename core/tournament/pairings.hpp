#pragma once

// What the system of a tournament asks of its pairings.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/tournament/ranking.hpp"
#include "core/tournament/results.hpp"

namespace orion::tournament {

enum class PairingFault : std::uint8_t {
  TwiceInRound,     ///< the player has two places in one round
  AfterWithdrawal,  ///< the player withdrew before this round
  MetBefore,        ///< swiss: the two have met; (double) round robin: once (twice) already
  OutOfBracket,     ///< knockout: the player did not win in the round before
  NotInRound,       ///< swiss, knockout: the player is in no encounter of this round, and has no bye
  NotMet,           ///< (double) round robin, at the end: the two have not met so often
};

struct PairingViolation {
  PairingFault fault{};
  Round round = 0;
  std::optional<std::size_t> encounter;  ///< in which it shows; none for NotInRound and NotMet
  Player player = 0;
  std::optional<Player> opponent;    ///< MetBefore, NotMet
  std::optional<std::size_t> other;  ///< the encounter before: of this round, of the two, or the one that was lost
};

struct Withdrawal {
  Player player = 0;
  std::size_t after_rounds = 0;  ///< the first round without the player, from 0
};

/// All that is wrong, by round; within a round by encounter, then by player; in the order of PairingFault.
/// @param rounds  that are listed
std::vector<PairingViolation> pairing_violations(const Results& results, std::size_t players, System system,
                                                 std::size_t rounds, std::span<const Withdrawal> withdrawn);

/// Whether everything has been listed that the system asks for: a round robin's rounds, a knockout's final.
bool is_whole(const Results& results, std::size_t players, System system, std::size_t rounds,
              std::span<const Withdrawal> withdrawn);

}  // namespace orion::tournament
