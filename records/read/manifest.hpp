#pragma once

// What the manifests of matches and tournaments share: players, and points by player.

#include <string_view>
#include <vector>

#include "records/read/path.hpp"
#include "records/read/points.hpp"
#include "records/read/roster.hpp"

namespace orion::read {

/// A claim about a player's points.
struct PlayerPoints {
  WrittenPlayer player;
  Spanned<Points> points;
};

/// Reads a list of players, as in a game, of whom there may be many. @param what  for messages: "`players`"
Roster::Known read_many_players(const Context& context, const Node& node, std::string_view what,
                                std::vector<NamedPlayer>& players);

/// The players of a document whose `key` lists them, read before the rest: the order of keys means nothing.
Roster::Known read_players_at(const Context& context, const Node& root, std::string_view key,
                              std::vector<NamedPlayer>& players);

}  // namespace orion::read
