#pragma once

// A random game for a set of records: who plays it and where is given, what happens in it is not.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "records/read/deck.hpp"
#include "records/write/script_event.hpp"

namespace orion::write {

/// A player of a set of records.
struct SetPlayer {
  std::string name;
  std::string id{};  ///< empty where nobody else has the name

  std::string written() const { return id.empty() ? name : "{name: " + name + ", id: " + id + "}"; }
  /// How others call the player.
  const std::string& reference() const noexcept { return id.empty() ? name : id; }
};

/// What is wrong with a game on purpose.
enum class GameFault : std::uint8_t { None, Illegal, Unfinished };

struct GameOrder {
  std::uint64_t seed = 0;
  std::string comment{};
  std::string id{};
  ScriptEvent event{};
  std::vector<SetPlayer> players{};  ///< of the Duel: blue, orange; of the Station: in turn order, without ids
  bool needs_winner = false;
  std::optional<std::size_t> galaxy_placer{};  ///< Duel: by place in `players`; none: as it comes
  GameFault fault = GameFault::None;
};

struct OrderedGame {
  std::string text;                ///< the document
  std::vector<std::size_t> ahead;  ///< by player: how many came out ahead; 0 for who is in front
};

/// By the rulebook. The same order gives the same bytes everywhere.
OrderedGame ordered_duel(const GameOrder& order);

/// @pre the deck is built in as `deck_name`, and has the cards for so many players
OrderedGame ordered_station(const GameOrder& order, const read::StationDeck& deck, const std::string& deck_name);

}  // namespace orion::write
