#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "records/judge/station_table_words.hpp"

namespace orion::judge {

/// What a player has that a claim can be about.
enum class Account : std::uint8_t { Credits, Goods, Hand, Equipment };

/// "Ada's credits: 20 after turn 2; turn 3, action 1: − 3; now 17": what changed what a player has since a turn was at
/// its end. Of many changes the latest are told.
/// @param since  0: since the start
std::string account_in_words(const StationTable& table, Account account, std::size_t seat, std::size_t since);

}  // namespace orion::judge
