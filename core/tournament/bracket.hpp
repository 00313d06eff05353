#pragma once

// A knockout: who is left of the round before, and who may play for third place.

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/tournament/pairings.hpp"

namespace orion::tournament {

class Bracket {
 public:
  /// @param gone_from  the first round without the player, by player
  Bracket(const Results& results, const std::vector<std::size_t>& gone_from);

  /// Judges the encounters of a round, which are those from `first` to before `end`. @pre rounds come in their order
  void add_round(std::size_t first, std::size_t end, std::vector<PairingViolation>& violations);

  /// Whether the last round had one place to win, and all who could win it were there.
  bool at_its_end() const noexcept { return places_ == 1 && !missed_; }

 private:
  enum class Fate : std::uint8_t { Nowhere, Through, Level, Lost };
  struct Standing {
    std::uint32_t round = 0;      ///< of paired ones, from 1: what follows is of this one
    std::uint32_t went_on = 0;    ///< the last round in which the player rightly had a place for the next one
    std::uint32_t encounter = 0;  ///< the last one
    Fate fate = Fate::Nowhere;
  };

  Fate fate_of(Player player) const noexcept;
  bool for_third_place(const Encounter& encounter) const noexcept;
  bool may_play(Player player);
  void judge(std::size_t index, bool third_place, std::vector<PairingViolation>& violations);
  void miss(Round round, const std::vector<bool>& present, std::vector<PairingViolation>& violations);
  struct Instead {
    std::optional<Player> player{};
  };
  std::optional<Instead> nobody_of(Player player, Round round, const std::vector<bool>& present) const;
  void settle(std::size_t index, bool third_place);

  const Results& results_;
  const std::vector<std::size_t>& gone_from_;
  std::vector<Standing> standings_;
  std::uint32_t round_ = 0;  ///< the one that is judged, of paired ones, from 1
  std::size_t places_ = 0;   ///< in the next round
  bool missed_ = false;      ///< somebody in the last round
  std::optional<std::array<std::size_t, 2>> semifinals_;
};

}  // namespace orion::tournament
