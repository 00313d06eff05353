#include <algorithm>

#include "records/read/player.hpp"
#include "records/read/station_parts.hpp"

namespace orion::read {

namespace {

/// An id that is another player's name would be taken for the one and mean the other.
bool expect_no_borrowed_name(const Context& context, const PlayerParts& named, const PlayerParts& other) {
  if (!named.name || !other.id || named.name->value != other.id->value) return true;
  Finding same = finding(Code::R219SamePlayer, other.id->span,
                         "the id " + quoted(other.id->value) + " is another player's name: give the player another id");
  same.related.push_back({"the other one", named.name->span});
  context.findings.push_back(std::move(same));
  return false;
}

}  // namespace

Roster::Known read_station_players(const Context& context, const Node& node, std::vector<StationPlayer>& players) {
  constexpr std::size_t kFewestPlayers = 2;
  if (!expect(context, node, NodeKind::Sequence, "`players`")) return Roster::Known::Some;
  if (node.size < kFewestPlayers) {
    context.report(Code::S102bTooFewPlayers, node.span,
                   "two or more players play, and `players` lists " + std::to_string(node.size));
  }
  auto known = Roster::Known::All;
  std::vector<PlayerParts> read;
  for (const Node& item : text::Children{node}) {
    if (read.size() == kMostPlayers) {
      context.report(Code::R207WrongShape, item.span, "`players` lists at most 16 players");
      return Roster::Known::Some;
    }
    const PlayerParts player = read_player(context, item);
    for (const PlayerParts& other : read) {
      if (!expect_told_apart(context, other, player, "two players") ||
          !expect_no_borrowed_name(context, other, player) || !expect_no_borrowed_name(context, player, other))
        break;
    }
    read.push_back(player);
    if (player.name) {
      players.push_back({*player.name, player.id});
    } else {
      known = Roster::Known::Some;
    }
  }
  return known;
}

}  // namespace orion::read
