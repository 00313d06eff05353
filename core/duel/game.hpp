#pragma once

// Replay: turns (D3), the end (D6), and what an arbiter's ruling does to them.

#include <cstdint>
#include <optional>
#include <vector>

#include "core/duel/conditions.hpp"
#include "core/duel/options.hpp"
#include "core/duel/placing.hpp"
#include "core/duel/position.hpp"

namespace orion::duel {

/// How play comes to an end by the rules: D5.5, D6.2, D3.2.
enum class How : std::uint8_t { Conditions, TokenScore, NoPlacement };

struct Ending {
  How how;
  std::optional<Colour> winner;  ///< none: a tie (D6.2)
};

/// An arbiter's decision on a move of a record.
enum class Ruling : std::uint8_t { None, Stands, Withdrawn };

/// What an illegal move without a ruling does to the play.
enum class AfterIllegal : std::uint8_t {
  Stop,  ///< play is not followed further
  Skip,  ///< it is not applied, and the other player is to move
};

enum class Effect : std::uint8_t {
  Applied,    ///< legal
  Stood,      ///< irregular, laid all the same by a ruling
  Withdrawn,  ///< not laid; the same player is to move
  Refused,    ///< illegal, not laid
};

struct MoveVerdict {
  Effect effect;
  bool after_end = false;                    ///< D6.3
  std::vector<PlacingViolation> violations;  ///< of D1.5, D3.1 and D4; without D3.1 after the end (D6.3)

  bool irregular() const noexcept { return after_end || !violations.empty(); }
};

/// A game of Orion Duel in progress. Holds the position and whether play has ended; decides nothing for the players.
class Game {
 public:
  /// @param start  the position before the first turn; D3.2 and a board full of tiles are judged at once, the victory
  ///               conditions only from the first placement on (`setup.placed`), or where no placement is left to come.
  Game(const Position& start, const Options& options);

  /// A game that was followed to here elsewhere. @param ending  how play has ended, if it has
  Game(const Position& reached, const Options& options, const std::optional<Ending>& ending)
      : position_{reached}, options_{options}, ending_{ending} {}

  /// Judges one placement and lays it where it is legal or a ruling lets it stand and it is physically possible.
  MoveVerdict play(const Placement& placement, Ruling ruling = Ruling::None, AfterIllegal after = AfterIllegal::Stop);

  const Position& position() const noexcept { return position_; }
  const Options& options() const noexcept { return options_; }
  const std::optional<Ending>& ending() const noexcept { return ending_; }
  /// Whether a player without tiles was passed over (our reading of D3.2).
  bool passed_over() const noexcept { return passed_over_; }

 private:
  void after_placement(Colour mover);
  void begin_turn(Colour player);
  void judge_conditions();

  Position position_;
  Options options_;
  std::optional<Ending> ending_;
  bool passed_over_ = false;
};

/// The player with the higher score, or none (D6.2).
std::optional<Colour> higher_token_score(const Position& position) noexcept;

}  // namespace orion::duel
