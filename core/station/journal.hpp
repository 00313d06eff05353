#pragma once

// Where cards, goods and credits went, in the order of play: what a referee needs to say since when.

#include <cstddef>
#include <cstdint>
#include <optional>

namespace orion::station {

enum class What : std::uint8_t { Card, UnseenCard, Good, Credits };

/// `Bank` is where credits come from and go to, and the supply of goods.
enum class Spot : std::uint8_t { Pile, Discard, Hand, InPlay, Hold, Purse, Bank };

struct Place {
  Spot spot{};
  std::size_t player = 0;  ///< of `Hand`, `InPlay`, `Hold`, `Purse`
};

struct Passage {
  What what{};
  std::size_t which = 0;  ///< the card, or the good
  std::int64_t amount = 1;
  Place from{};
  Place to{};
  std::size_t turn = 0;    ///< 1-based; 0: before the first
  std::size_t action = 0;  ///< 1-based; 0: beside the actions of the turn
};

}  // namespace orion::station
