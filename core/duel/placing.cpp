#include "core/duel/placing.hpp"

#include <cstdint>
#include <utility>

namespace orion::duel {

bool token_is_joined(const Ground& ground, const Placement& placement, const Hexagon& hexagon) noexcept {
  // A token under a tile was tested when that tile came; covering it again is D4.2's.
  if (!hexagon.space || !ground.open_tokens.has(*hexagon.space)) return true;
  const BoardSet links = placement.of(hexagon.colour) - ground.covered;
  return chain_from(BoardSet{*hexagon.space}, links).meets(ground.next_to[hexagon.colour]);
}

bool tokens_are_joined(const Ground& ground, const Placement& placement) noexcept {
  for (const Colour colour : kColours) {
    // A hexagon beside one of its colour is joined at once, and none is where the whole tile touches nothing of the
    // colour: only what is left has to be followed through the tile.
    const BoardSet& own = placement.of(colour);
    if (!(own - ground.next_to[colour]).meets(ground.open_tokens)) continue;
    if (!own.meets(ground.next_to[colour])) return false;
    for (const Hexagon& hexagon : placement.hexagons()) {
      if (hexagon.colour == colour && !token_is_joined(ground, placement, hexagon)) return false;
    }
  }
  return true;
}

namespace {

class Judge {
 public:
  Judge(const Position& before, const Options& options, const Placement& placement)
      : before_{before}, ground_{before}, options_{options}, placement_{placement} {}

  Judge& hand() {
    if (!bend_has_the_printed_hand(options_, placement_)) whole(PlacingFault::MirroredBend);
    return *this;
  }
  Judge& turn() {
    if (!player_is_to_move(before_, placement_)) whole(PlacingFault::WrongPlayer);
    return *this;
  }
  Judge& board_and_tile() {
    if (placement_.off_board()) {
      hexagons(PlacingFault::OffBoard, [](const Hexagon& hexagon) { return !hexagon.space; });
    }
    if (!spaces_are_free(ground_, placement_.spaces())) {
      hexagons(PlacingFault::Covered,
               [&](const Hexagon& hexagon) { return hexagon.space && ground_.covered.has(*hexagon.space); });
    }
    if (placement_.off_board()) return *this;  // D4.3 is judged only where D4.1 holds
    if (placement_.repeats_a_space()) {
      hexagons(PlacingFault::RepeatedSpace, [seen = BoardSet{}](const Hexagon& hexagon) mutable {
        const bool again = seen.has(*hexagon.space);
        seen.add(*hexagon.space);
        return again;
      });
    } else if (!placement_.kind()) {
      whole(PlacingFault::NotATile);
    } else if (!kind_is_in_stock(before_, placement_)) {
      whole(PlacingFault::NoneLeft);
    }
    return *this;
  }
  Judge& tokens() {
    if (!tokens_are_joined(ground_, placement_)) {
      hexagons(PlacingFault::TokenNotJoined,
               [&](const Hexagon& hexagon) { return !token_is_joined(ground_, placement_, hexagon); });
    }
    return *this;
  }
  std::vector<PlacingViolation> found() { return std::move(found_); }

 private:
  void whole(PlacingFault fault) {
    hexagons(fault, [](const Hexagon&) { return true; });
  }
  template <class Guilty>
  void hexagons(PlacingFault fault, Guilty guilty) {
    PlacingViolation violation{fault};
    std::size_t index = 0;
    for (const Hexagon& hexagon : placement_.hexagons()) violation.at[index++] = guilty(hexagon);
    found_.push_back(violation);
  }

  const Position& before_;
  Ground ground_;
  const Options& options_;
  const Placement& placement_;
  std::vector<PlacingViolation> found_;
};

/// Calls `found` for each legal placement until it returns false.
template <class Found>
void for_each_legal(const Position& before, const Options& options, Colour player, Found found) {
  const PlacementTable& table = placement_table(player);
  const Ground ground{before};
  for (const TileKind kind : kTileKinds) {
    const auto [first, last] = table.of(kind);
    if (!kind_is_in_stock(before, table.placements()[first])) continue;
    // First the free ones are gathered without a branch, since which they are cannot be predicted, and half the time
    // would go into wrong guesses.
    std::array<std::uint16_t, kPlacementCount>
        open;  // NOLINT(cppcoreguidelines-pro-type-member-init): filled as far as read
    std::size_t count = 0;
    for (std::size_t index = first; index < last; ++index) {
      open[count] = static_cast<std::uint16_t>(index);
      count += spaces_are_free(ground, table.masks()[index]) ? 1U : 0U;
    }
    for (std::size_t at = 0; at < count; ++at) {
      const Placement& placement = table.placements()[open[at]];
      if (!bend_has_the_printed_hand(options, placement)) continue;
      // Most placements cover no token, which the mask tells.
      if (table.masks()[open[at]].meets(ground.open_tokens) && !tokens_are_joined(ground, placement)) continue;
      if (!found(placement)) return;
    }
  }
}

}  // namespace

std::vector<PlacingViolation> violations(const Position& before, const Options& options, const Placement& placement) {
  return Judge{before, options, placement}.hand().turn().board_and_tile().tokens().found();
}

std::vector<PlacingViolation> placed_violations(const Position& before, const Options& options,
                                                const Placement& placement) {
  return Judge{before, options, placement}.hand().board_and_tile().found();
}

std::vector<const Placement*> legal_placements(const Position& before, const Options& options, Colour player) {
  std::vector<const Placement*> legal;
  legal.reserve(kPlacementCount);
  for_each_legal(before, options, player, [&](const Placement& placement) {
    legal.push_back(&placement);
    return true;
  });
  return legal;
}

bool has_legal_placement(const Position& before, const Options& options, Colour player) {
  bool any = false;
  for_each_legal(before, options, player, [&](const Placement&) {
    any = true;
    return false;
  });
  return any;
}

}  // namespace orion::duel
