#pragma once
// A position on the board, what may be placed there (D4), what has been reached (D5) and how play ends (D6).

#include <cstdint>

#include "tests/plain/plain_game.hpp"
#include "tests/plain/plain_tiles.hpp"

namespace orion::plain {

struct Ending {
  std::string winner;  ///< blue, orange, tie
  std::string how;     ///< conditions, token-score, no-placement
};

/// How often each condition of D5 is reached, counted as the rules' `count` says.
struct Conditions {
  int link = 0;
  int galaxies = 0;
  int black_holes = 0;
  int total() const { return link + galaxies + black_holes; }
  bool operator==(const Conditions&) const = default;
};

/// Tiles left, by kind.
struct Stock {
  std::array<int, kKinds.size()> left{};
  int& of(Kind kind) { return left[static_cast<std::size_t>(kind)]; }
  int of(Kind kind) const { return left[static_cast<std::size_t>(kind)]; }
};

struct Position {
  Rules rules;
  std::vector<std::optional<Colour>> covered = std::vector<std::optional<Colour>>(kSpaces);
  std::vector<bool> galaxy = std::vector<bool>(kSpaces);
  std::vector<bool> black_hole = std::vector<bool>(kSpaces);
  Both<Stock> stock;
  Colour to_move = Colour::Blue;
  std::optional<Ending> ending;
};

/// Tokens, full stocks and no tile. Labels that name no space are passed over: their token lies nowhere.
Position bare_position(const Game& game);

/// D4.5 for one hexagon of a tile that may break any other rule: true when it lies on no token, on a space that a tile
/// already covers (that is D4.2's), or is joined as the clause demands.
bool hexagon_is_joined(const Position& before, const std::vector<Hexagon>& tile, const Hexagon& hexagon);

/// D4 (and D1.5 where it binds) for a tile of D1.4; whose turn it is does not matter here.
bool may_place(const Position& before, Colour player, const Placement& placement);
bool can_place_any(const Position& before, Colour player);
/// Numbers in `all_placements`, ascending, by trying every one.
std::vector<std::size_t> legal_placements(const Position& before, Colour player);

/// Lays the tile, lawful or not, and takes it from the stock. Whose turn it is and the end are left alone.
void lay(Position& position, Colour owner, const Placement& placement);
/// A placement in play: lays it, passes the turn, and ends the game where D6.1 does.
void play(Position& position, const Placement& placement);
/// D3.2 for the player to move.
void end_if_unable(Position& position);

Both<Conditions> conditions_of(const Position& position);
int score_of(const Position& position, Colour player);  ///< D6.2
/// The unbroken chains of a colour, each a list of spaces.
std::vector<std::vector<Space>> chains_of(const Position& position, Colour colour);

/// How many distinct sequences of `depth` legal placements follow; tiles of one kind are alike. A game that has ended
/// has no continuation.
std::uint64_t count_sequences(const Position& position, int depth);

Move written(const Placement& placement, Colour player);

}  // namespace orion::plain
