#pragma once

// A record of The Orion Station as values without places: what a program that writes records has in hand.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/station/options.hpp"
#include "core/station/random_game.hpp"
#include "core/station/turn.hpp"
#include "records/read/deck.hpp"
#include "records/write/script_event.hpp"

namespace orion::write {

/// What stands where a card or a good is that no deck has.
inline constexpr std::string_view kForeignName = "not-in-the-deck";

/// Claims in `after` about one player.
struct ScriptAfter {
  std::size_t player = 0;
  std::optional<std::int64_t> credits{};
  std::optional<std::int64_t> goods{};
  std::optional<std::vector<std::size_t>> hold{};
  std::optional<std::int64_t> hand_size{};
  std::optional<std::vector<station::CardRef>> hand{};  ///< instead of the size
  std::optional<std::vector<station::CardRef>> equipment{};
};

/// What a turn says of its reshuffles.
enum class ScriptReshuffle : std::uint8_t { Nothing, Noted, Orders };

struct ScriptTurn {
  station::PlayedTurn played;
  ScriptReshuffle reshuffle = ScriptReshuffle::Nothing;
  std::vector<ScriptAfter> after{};
};

struct ScriptStationResult {
  std::vector<std::size_t> winners{};
  bool nobody_won = false;  ///< `winner: none`
  std::optional<std::string> how{};
  std::vector<std::int64_t> credits{};  ///< a player each, or empty
  std::optional<std::size_t> triggered_by{};
};

struct StationScript {
  std::string comment;  ///< a line above the record, without `#`
  std::string id;
  std::optional<ScriptEvent> event;
  station::Options rules;
  std::string deck_name;  ///< as the record calls it
  std::vector<std::string> players;
  station::Setup setup;
  std::vector<ScriptTurn> turns;
  ScriptStationResult result;
};

/// The record as a document in canonical form, with its `---` line.
/// @param deck  whose names the cards and goods have
std::string document_text(const StationScript& script, const read::StationDeck& deck);

}  // namespace orion::write
