#pragma once

// Who has met whom, and how often.

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/tournament/pairings.hpp"

namespace orion::tournament {

/// Two players in an encounter.
struct Meeting {
  Player lower;
  Player higher;
  std::uint32_t encounter;
};

/// By the two, then by encounter: those that count as one where the system asks who has met.
std::vector<Meeting> meetings(const Results& results, System system);

/// How often two may meet: 0 where the system does not ask.
std::size_t most_meetings(System system) noexcept;

void add_met_before(const Results& results, System system, std::span<const Meeting> meetings,
                    std::vector<PairingViolation>& violations);

/// @param missing  who does not have to meet the others, by player
/// @param round    the last one
void add_not_met(std::span<const Meeting> meetings, System system, const std::vector<bool>& missing, Round round,
                 std::vector<PairingViolation>& violations);

}  // namespace orion::tournament
