#pragma once

// Random games, reproducible everywhere: for trying programs on, not for playing well.

#include <cstddef>
#include <vector>

#include "core/random/random.hpp"
#include "core/station/game.hpp"

namespace orion::station {

/// A turn as it was played: what a record of it has to tell.
struct PlayedTurn {
  std::size_t player = 0;
  bool leaves = false;  ///< S6.6: nothing else happened
  DrawPhase drawn{};
  std::vector<Action> actions{};
  ReshuffleOrders reshuffles{};  ///< S2.4: the new piles, top card first
};

struct PlayedGame {
  Setup setup;  ///< with the order of the pile
  std::vector<PlayedTurn> turns;
  Game game;  ///< after them
};

/// Hands and pile of a deck that was shuffled. @pre the deck has the cards for these hands
Setup random_setup(const Deck& deck, const Options& options, std::size_t players, random::Generator& random);

/// Whether a player may leave in the middle of a game of three or more.
enum class Leaving : std::uint8_t { Never, NowAndThen };

/// A legal game to its end, or of `most_turns` turns where it has none before: not every deck leads there.
/// @pre as for `random_setup`; the deck outlives the game
PlayedGame random_game(const Deck& deck, const Options& options, std::size_t players, Leaving leaving,
                       std::size_t most_turns, random::Generator& random);

}  // namespace orion::station
