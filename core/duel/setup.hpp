#pragma once

// Setting up the tokens (D2).

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "core/duel/board.hpp"
#include "core/duel/colour.hpp"

namespace orion::duel {

inline constexpr std::size_t kGalaxyCount = 8;     // D1.3
inline constexpr std::size_t kBlackHoleCount = 7;  // D1.3

// D2.3: "n spaces away" counts the spaces in between.
inline constexpr int kGalaxyDistance = 3;
inline constexpr int kBlackHoleDistance = 3;
inline constexpr int kBlackHoleToGalaxyDistance = 2;

/// Tokens of one kind as they were announced.
struct AnnouncedTokens {
  std::vector<std::optional<Space>> spaces;  ///< nullopt: off the board
  std::optional<Colour> placer;              ///< none if placed at random (D2.6)
};

enum class TokenKind : std::uint8_t { Galaxy, BlackHole };

/// What can be wrong with a set-up, in the order in which it is reported. For galaxies it breaks D2.1, for black holes
/// D2.2.
enum class SetupFault : std::uint8_t {
  WrongNumber,      ///< D2.9
  OffBoard,         ///< D2.9
  SpaceTwice,       ///< D2.9; `first` and `second` are both of the kind
  TooClose,         ///< D2.1, D2.2, D2.3; both of the kind
  OnGalaxy,         ///< D2.9: black hole `first` on galaxy `second`
  TooNearToGalaxy,  ///< D2.2, D2.3: black hole `first`, galaxy `second`
  NoPlacer,         ///< D2.9: one kind has a placer, the other none; reported of the black holes
  SamePlacer,       ///< D2.9: one player named for both kinds; reported of the black holes
};

struct SetupViolation {
  SetupFault fault;
  TokenKind kind;
  std::size_t first = 0;   ///< index into the spaces of the kind
  std::size_t second = 0;  ///< index into the spaces of the same kind, or of the galaxies
};

/// Everything that breaks D2.1 or D2.2, galaxies first.
std::vector<SetupViolation> setup_violations(const AnnouncedTokens& galaxies, const AnnouncedTokens& black_holes);

/// The announced spaces that are on the board.
BoardSet spaces_on_board(const AnnouncedTokens& tokens) noexcept;

/// A set-up of D2.6 with a name. It names no placers: both kinds lie there by agreement.
struct NamedSetup {
  std::string_view name;
  BoardSet galaxies;
  BoardSet black_holes;
};

/// All of D2.6, in its order.
std::span<const NamedSetup> named_setups() noexcept;

}  // namespace orion::duel
