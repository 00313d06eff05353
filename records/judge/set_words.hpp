#pragma once

// What the verdicts on matches and tournaments share: names, points, kinds.

#include <string>
#include <string_view>
#include <vector>

#include "records/judge/set_record.hpp"
#include "records/read/player.hpp"

namespace orion::judge {

/// "2.5", "3"
std::string points_words(int hundredths);

/// How the players of a list are called in messages: by name, with the id where several have one name.
std::vector<std::string> player_names(const std::vector<read::NamedPlayer>& players);

/// Whether somebody who played a game is this player of the set: by the ids where both have one, else by the names.
bool is_called(const SetPlayer& player, const read::NamedPlayer& named) noexcept;

/// Whether a record of a set is a game, or would be if it could be read.
bool may_be_game(const SetRecord& record) noexcept;

/// "a deck", "a match": what a document is that is no game.
std::string_view kind_words(read::DocumentKind kind) noexcept;

}  // namespace orion::judge
