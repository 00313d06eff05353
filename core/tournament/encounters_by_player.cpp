#include "core/tournament/encounters_by_player.hpp"

namespace orion::tournament {

EncountersByPlayer::EncountersByPlayer(const Results& results, std::size_t players, std::size_t rounds)
    : first_(players + 1, 0) {
  std::size_t listed = 0;
  for (; listed < results.size() && results[listed].round < rounds; ++listed) {
    for (const Seat& seat : results[listed].seats) ++first_[seat.player + 1];
  }
  for (std::size_t player = 0; player < players; ++player) first_[player + 1] += first_[player];
  encounters_.resize(first_[players]);
  std::vector<std::uint32_t> next{first_.begin(), first_.end() - 1};
  for (std::size_t index = 0; index < listed; ++index) {
    for (const Seat& seat : results[index].seats) {
      encounters_[next[seat.player]++] = static_cast<std::uint32_t>(index);
    }
  }
}

}  // namespace orion::tournament
