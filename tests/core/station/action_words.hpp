#pragma once

// Actions and responses from words, and the public ids of what is wrong with them.

#include <string>
#include <string_view>
#include <vector>

#include "core/station/violation.hpp"
#include "tests/core/station/deck_words.hpp"

namespace orion::testing {

/// "buy ore", "sell ore", "install relay", "install relay!" (activated), "activate relay", "play x", "scrap relay",
/// "drop ore,ice", "draw ice" ("draw" alone: none). Behind it: "-> Ben", choices such as "cards=ice,ore", "drew@2=ice",
/// "goods:Ben=ore", "equipment@1:Ben=relay", "outcome=gain/Ada/3+give/Ada>Ben/2+load/Ada/ore", and responses such as
/// "(Ben decoy)", "(Cleo ssd for Ben)", "(Ben spy cards=ice (Cleo jam))".
station::Action action_of(std::string_view text, const NamedDeck& deck);

/// "S302c S505a": as the catalogue calls them, spelt out here and not taken from the program's tables; "legal" for
/// none.
std::string ids(const std::vector<station::Violation>& violations);

/// "card", "response 0.1 choice 2 item 0"
std::string place(const station::Where& where);

}  // namespace orion::testing
