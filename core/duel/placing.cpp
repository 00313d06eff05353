#include "core/duel/placing.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

namespace orion::duel {

BoardSet spaces_at_fault(const PlacingViolation& violation, const Placement& placement) noexcept {
  BoardSet spaces;
  std::size_t index = 0;
  for (const Hexagon& hexagon : placement.hexagons()) {
    if (violation.at[index++] && hexagon.space) spaces.add(*hexagon.space);
  }
  return spaces;
}

bool token_is_joined(const Ground& ground, const Placement& placement, const Hexagon& hexagon) noexcept {
  // A token under a tile was tested when that tile came; covering it again is D4.2's.
  if (!hexagon.space || !ground.open_tokens.has(*hexagon.space)) return true;
  const BoardSet links = placement.of(hexagon.colour) - ground.covered;
  return chain_is_joined(ground, hexagon.colour, chain_from(BoardSet{*hexagon.space}, links));
}

bool tokens_are_joined(const Ground& ground, const Placement& placement) noexcept {
  if (placement.kind() && spaces_are_free(ground, placement.spaces())) return tile_is_joined(ground, placement);
  const auto hexagons = placement.hexagons();
  return std::all_of(hexagons.begin(), hexagons.end(),
                     [&](const Hexagon& hexagon) { return token_is_joined(ground, placement, hexagon); });
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

/// For each chain of a colour in the table: could it lie there, on free spaces (D4.2) and joined (D4.5)?
std::array<bool, kMostChains> chains_that_fit(const Ground& ground, const PlacementTable& table,
                                              Colour colour) noexcept {
  std::array<bool, kMostChains> fit{};
  std::size_t place = 0;
  for (const BoardSet& chain : table.chains(colour)) {
    const bool on_free_spaces = spaces_are_free(ground, chain);
    const bool joined = chain_is_joined(ground, colour, chain);
    fit[place++] = on_free_spaces && joined;
  }
  return fit;
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
  const PlacementTable& table = placement_table(player);
  const Ground ground{before};
  const auto blue_fits = chains_that_fit(ground, table, Colour::Blue);
  const auto orange_fits = chains_that_fit(ground, table, Colour::Orange);
  std::array<const Placement*, kPlacementCount> legal;  // filled as far as it is read
  std::size_t count = 0;
  for (const TileKind kind : kTileKinds) {
    const auto [first, last] = table.of(kind);
    if (!kind_is_in_stock(before, table.placements()[first])) continue;
    for (std::size_t place = first; place < last; ++place) {
      // Each is written down, and the next one over it if it was not legal. Which ones are cannot be predicted, so that
      // a branch on it, or on one answer before the next, would take more time than all the rest.
      const Placement& placement = table.placements()[place];
      legal[count] = &placement;
      const PerColour<std::uint16_t> chains = table.chain_places()[place];
      const bool blue = blue_fits[chains.blue];
      const bool orange = orange_fits[chains.orange];
      const bool printed_hand = bend_has_the_printed_hand(options, placement);
      count += blue && orange && printed_hand ? 1U : 0U;
    }
  }
  return {legal.data(), legal.data() + count};
}

bool has_legal_placement(const Position& before, const Options& options, Colour player) {
  const PlacementTable& table = placement_table(player);
  const Ground ground{before};
  // Nearly always one of the first will do, so that they are taken one by one here.
  for (const TileKind kind : kTileKinds) {
    const auto [first, last] = table.of(kind);
    if (!kind_is_in_stock(before, table.placements()[first])) continue;
    for (std::size_t place = first; place < last; ++place) {
      const Placement& placement = table.placements()[place];
      if (spaces_are_free(ground, table.masks()[place]) && tile_is_joined(ground, placement) &&
          bend_has_the_printed_hand(options, placement)) {
        return true;
      }
    }
  }
  return false;
}

}  // namespace orion::duel
