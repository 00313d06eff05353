#include "core/tournament/meetings.hpp"

#include <algorithm>
#include <tuple>
#include <utility>

namespace orion::tournament {

namespace {

constexpr std::size_t kMostListed = 1000;

bool same_two(const Meeting& one, const Meeting& other) noexcept {
  return one.lower == other.lower && one.higher == other.higher;
}

bool is_meeting(const Encounter& encounter, System system) noexcept {
  if (system == System::Swiss) return encounter.how != How::Forfeit && encounter.seats.size() == 2;
  return true;
}

/// The pairs that have met often enough, without double ones, in their order.
std::vector<Meeting> met_enough(std::span<const Meeting> meetings, std::size_t times) {
  std::vector<Meeting> pairs;
  for (std::size_t first = 0; first < meetings.size();) {
    std::size_t end = first + 1;
    while (end < meetings.size() && same_two(meetings[first], meetings[end])) ++end;
    if (end - first >= times) pairs.push_back(meetings[first]);
    first = end;
  }
  return pairs;
}

}  // namespace

std::size_t most_meetings(System system) noexcept {
  switch (system) {
    case System::RoundRobin:
    case System::Swiss:
      return 1;
    case System::DoubleRoundRobin:
      return 2;
    case System::Knockout:
    case System::Free:
      break;
  }
  return 0;
}

std::vector<Meeting> meetings(const Results& results, System system) {
  std::vector<Meeting> list;
  if (most_meetings(system) == 0) return list;
  list.reserve(results.size());
  for (std::size_t index = 0; index < results.size(); ++index) {
    const Encounter encounter = results[index];
    if (!is_meeting(encounter, system)) continue;
    for (std::size_t one = 0; one < encounter.seats.size(); ++one) {
      for (std::size_t other = one + 1; other < encounter.seats.size(); ++other) {
        const auto [lower, higher] = std::minmax(encounter.seats[one].player, encounter.seats[other].player);
        if (lower != higher) list.push_back({lower, higher, static_cast<std::uint32_t>(index)});
      }
    }
  }
  std::sort(list.begin(), list.end(), [](const Meeting& one, const Meeting& other) {
    return std::tie(one.lower, one.higher, one.encounter) < std::tie(other.lower, other.higher, other.encounter);
  });
  return list;
}

void add_met_before(const Results& results, System system, std::span<const Meeting> meetings,
                    std::vector<PairingViolation>& violations) {
  const std::size_t most = most_meetings(system);
  for (std::size_t index = most; index < meetings.size() && most > 0; ++index) {
    const Meeting& meeting = meetings[index];
    if (!same_two(meeting, meetings[index - most])) continue;
    PairingViolation violation{PairingFault::MetBefore, results[meeting.encounter].round};
    violation.encounter = meeting.encounter;
    violation.player = meeting.lower;
    violation.opponent = meeting.higher;
    violation.other = meetings[index - 1].encounter;
    violations.push_back(violation);
  }
}

void add_not_met(std::span<const Meeting> meetings, System system, const std::vector<bool>& missing, Round round,
                 std::vector<PairingViolation>& violations) {
  const std::vector<Meeting> met = met_enough(meetings, most_meetings(system));
  const auto players = static_cast<std::size_t>(std::count(missing.begin(), missing.end(), false));
  const auto in_play = [&](const Meeting& pair) { return !missing[pair.lower] && !missing[pair.higher]; };
  std::size_t left = players * (players - std::min<std::size_t>(players, 1)) / 2 -
                     static_cast<std::size_t>(std::count_if(met.begin(), met.end(), in_play));
  std::size_t listed = 0;
  auto next = met.begin();
  for (Player lower = 0; lower < missing.size() && left > 0; ++lower) {
    if (missing[lower]) {
      while (next != met.end() && next->lower == lower) ++next;
      continue;
    }
    for (Player higher = lower + 1; higher < missing.size() && left > 0; ++higher) {
      if (next != met.end() && next->lower == lower && next->higher == higher) {
        ++next;
        continue;
      }
      if (missing[higher]) continue;
      PairingViolation violation{PairingFault::NotMet, round};
      violation.player = lower;
      violation.opponent = higher;
      --left;
      if (++listed == kMostListed) violation.more = std::exchange(left, 0);
      violations.push_back(violation);
    }
  }
}

}  // namespace orion::tournament
