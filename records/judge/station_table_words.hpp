#pragma once

// The table of The Orion Station in words: what lies before a player, sums spelt out, and since when something is so.

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/station/game.hpp"
#include "records/read/station_record.hpp"

namespace orion::judge {

/// A game with the names of its players, cards and goods.
struct StationTable {
  const station::Game& game;
  const read::StationDeck& deck;
  const std::vector<std::string>& players;

  const std::string& player(std::size_t seat) const { return players[seat]; }
  const std::string& card(std::size_t index) const { return deck.ids[index]; }
  const std::string& good(std::size_t index) const { return deck.goods[index]; }
};

/// "Ada's hand", "the discard pile"
std::string place_in_words(const StationTable& table, station::Place place);

/// What those are called who sit there.
std::vector<std::string> names_at(const std::vector<std::string>& players, const std::vector<std::size_t>& seats);

/// "ore 2, ice", in the order of the deck; "none" where there is none.
std::string goods_in_words(const read::StationDeck& deck, const std::vector<std::int64_t>& hold);
std::string cards_in_words(const read::StationDeck& deck, const std::vector<int>& cards, int unseen);
/// "relay, dock-crane (activated)"
std::string equipment_in_words(const read::StationDeck& deck, const std::vector<station::InPlay>& equipment);

/// "Ada: 12 credits; hold: ore 2; hand of 3: ice, relay 2; in play: dock-crane"
std::string seat_in_words(const StationTable& table, std::size_t seat);

/// "buy price 6 − 1 for broker-licence = 5": a number of the rules or of a card, and what changes it.
/// @param base  before modifiers
std::string sum_in_words(const StationTable& table, std::string_view what, int base, std::size_t seat,
                         station::ModifierKind kind, std::optional<std::size_t> good = std::nullopt);

/// "copies: 2; one in Ben's hand, one in the discard pile": where the copies of a card were seen.
std::string copies_in_words(const StationTable& table, std::size_t card);

/// "the last one left Ada's hand in turn 4, action 2": since when a card is not in a hand, in play or in the pile.
/// Empty where it never was there.
std::string since_when(const StationTable& table, station::What what, std::size_t which, station::Place place);

}  // namespace orion::judge
