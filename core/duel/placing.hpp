#pragma once

// The rules of placement (D1.5, D3.1, D4), each stated once. Judging a placement, listing the legal ones and replay all
// go through the predicates below.

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/duel/options.hpp"
#include "core/duel/placement.hpp"
#include "core/duel/placement_table.hpp"
#include "core/duel/position.hpp"

namespace orion::duel {

/// What can be wrong with a placement, in the order of the clauses.
enum class PlacingFault : std::uint8_t {
  MirroredBend,    ///< D1.5 under `as-printed`
  WrongPlayer,     ///< D3.1
  OffBoard,        ///< D4.1
  Covered,         ///< D4.2
  RepeatedSpace,   ///< D4.3: hexagons on spaces of their own
  NotATile,        ///< D4.3: one of the kinds of D1.4
  NoneLeft,        ///< D4.3: still in the owner's stock
  TokenNotJoined,  ///< D4.5
};

/// One broken clause, and the hexagons that break it.
struct PlacingViolation {
  PlacingFault fault;
  std::array<bool, kMostHexagons> at{};  ///< by index into `Placement::hexagons()`
};

/// Where on the board a clause is broken.
BoardSet spaces_at_fault(const PlacingViolation& violation, const Placement& placement) noexcept;

/// What the rules of placement ask of a position, made ready once for many placements.
struct Ground {
  explicit Ground(const Position& before) noexcept
      : covered{before.covered()},
        open_tokens{before.tokens() - covered},
        next_to{before.hexagons.blue.neighbours(), before.hexagons.orange.neighbours()} {}

  BoardSet covered;
  BoardSet open_tokens;         ///< those on no tile yet
  PerColour<BoardSet> next_to;  ///< spaces beside a hexagon of the colour
};

/// D1.5
inline bool bend_has_the_printed_hand(const Options& options, const Placement& placement) noexcept {
  return options.bends == Bends::Either || !placement.mirrored();
}
/// D3.1
inline bool player_is_to_move(const Position& before, const Placement& placement) noexcept {
  return before.to_move == placement.owner();
}
/// D4.2
constexpr bool spaces_are_free(const Ground& ground, const BoardSet& spaces) noexcept {
  return !spaces.meets(ground.covered);
}
/// D4.3, last half: a tile of this kind is left.
inline bool kind_is_in_stock(const Position& before, const Placement& placement) noexcept {
  return before.stock[placement.owner()].left(*placement.kind()) > 0;
}
/// D4.5 for an unbroken chain of a colour on free spaces: it covers no token, or touches a tile placed before.
constexpr bool chain_is_joined(const Ground& ground, Colour colour, const BoardSet& chain) noexcept {
  // Both are asked before either is used: where hundreds of chains are, no branch between them could be predicted.
  const bool covers_a_token = chain.meets(ground.open_tokens);
  const bool touches_its_colour = chain.meets(ground.next_to[colour]);
  return !covers_a_token || touches_its_colour;
}
/// D4.5 for a tile on free spaces: its hexagons of a colour are one chain (D1.4).
inline bool tile_is_joined(const Ground& ground, const Placement& tile) noexcept {
  return chain_is_joined(ground, Colour::Blue, tile.of(Colour::Blue)) &&
         chain_is_joined(ground, Colour::Orange, tile.of(Colour::Orange));
}
/// D4.5 for one hexagon of any placement: no token to be joined there, or joined.
bool token_is_joined(const Ground& ground, const Placement& placement, const Hexagon& hexagon) noexcept;
/// D4.5 for all of them.
bool tokens_are_joined(const Ground& ground, const Placement& placement) noexcept;

/// Every clause that a placement breaks, in clause order; empty for a legal one. The end of the game (D6.3) is the
/// game's to judge, not the position's.
std::vector<PlacingViolation> violations(const Position& before, const Options& options, const Placement& placement);

/// The same for a tile of a `setup.placed` position: whose turn it is (D3.1) and joining (D4.5) are not judged.
std::vector<PlacingViolation> placed_violations(const Position& before, const Options& options,
                                                const Placement& placement);

/// The placements of `player`'s tiles without a violation but D3.1's, in table order.
std::vector<const Placement*> legal_placements(const Position& before, const Options& options, Colour player);

/// Whether that list has a member (D3.2).
bool has_legal_placement(const Position& before, const Options& options, Colour player);

}  // namespace orion::duel
