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

// Who has met: all pairs of an encounter, be it of two players or more, whether it counts or not. In a (double) round
// robin a forfeit stands for a meeting; in a swiss it is none, so that the two may be paired again.
//
// A round in which nobody has a place is not paired yet: nobody is missed there, and the knockout's round before a
// round is the last one that was paired.

enum class PairingFault : std::uint8_t {
  TwiceInRound,     ///< the player has two places in one round
  AfterWithdrawal,  ///< the player withdrew before this round; a forfeit that is lost there is what follows of it
  MetBefore,        ///< swiss: the two have met in an encounter of two; (double) round robin: once (twice) already
  OutOfBracket,     ///< knockout: the player did not win in the round before
  NotInRound,       ///< swiss, knockout: the player is in no encounter of this round, and has no bye
  NotMet,           ///< (double) round robin, at the end: the two have not met so often
};

struct PairingViolation {
  PairingFault fault{};
  Round round = 0;
  std::optional<std::size_t> encounter{};  ///< in which it shows; none for NotInRound and NotMet
  Player player = 0;
  /// MetBefore, NotMet; NotInRound where a tied encounter lets either one go on: who might have stood there instead.
  std::optional<Player> opponent{};
  std::optional<std::size_t> other{};  ///< the encounter before: of this round, of the two, or the one that was lost
  /// NotInRound, NotMet: how many more of them there are, of this round or at all, which are not listed: a manifest
  /// that is wrong through and through is not to fill the memory.
  std::size_t more = 0;
};

struct Withdrawal {
  Player player = 0;
  std::size_t after_rounds = 0;  ///< the first round without the player, from 0
};

/// All that is wrong, by round; within a round by encounter, then by player; in the order of PairingFault.
/// @param rounds  that are listed
std::vector<PairingViolation> pairing_violations(const Results& results, std::size_t players, System system,
                                                 std::size_t rounds, std::span<const Withdrawal> withdrawn);

/// Whether everything has been listed that the system asks for: a round robin's rounds (in which all can meet, those
/// who withdrew before the first one aside), a knockout's final. The others ask for nothing that has an end.
bool is_whole(const Results& results, std::size_t players, System system, std::size_t rounds,
              std::span<const Withdrawal> withdrawn);

}  // namespace orion::tournament
