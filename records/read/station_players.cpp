#include "records/read/player.hpp"
#include "records/read/station_parts.hpp"

namespace orion::read {

Roster::Known read_station_players(const Context& context, const Node& node, std::vector<NamedPlayer>& players) {
  constexpr std::size_t kFewestPlayers = 2;
  if (!expect(context, node, NodeKind::Sequence, "`players`")) return Roster::Known::Some;
  if (node.size < kFewestPlayers) {
    context.report(Code::S102bTooFewPlayers, node.span,
                   "two or more players play, and `players` lists " + std::to_string(node.size));
  }
  auto known = Roster::Known::All;
  ToldApart told_apart;
  std::size_t read = 0;
  for (const Node& item : text::Children{node}) {
    if (read == kMostPlayers) {
      context.report(Code::R207WrongShape, item.span, "`players` lists at most 16 players");
      return Roster::Known::Some;
    }
    const PlayerParts player = read_player(context, item);
    told_apart.add(context, player);
    ++read;
    if (player.name) {
      players.push_back({*player.name, player.id});
    } else {
      known = Roster::Known::Some;
    }
  }
  return known;
}

}  // namespace orion::read
