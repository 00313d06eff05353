#include "records/read/manifest.hpp"

#include <string>

namespace orion::read {

Roster::Known read_many_players(const Context& context, const Node& node, std::string_view what,
                                std::vector<NamedPlayer>& players) {
  if (!expect(context, node, NodeKind::Sequence, what)) return Roster::Known::Some;
  auto known = Roster::Known::All;
  ToldApart told_apart;
  for (const Node& item : text::Children{node}) {
    const PlayerParts player = read_player(context, item);
    told_apart.add(context, player);
    if (player.name) {
      players.push_back({*player.name, player.id});
    } else {
      known = Roster::Known::Some;
    }
  }
  return known;
}

Roster::Known read_players_at(const Context& context, const Node& root, std::string_view key,
                              std::vector<NamedPlayer>& players) {
  if (root.kind != NodeKind::Mapping) return Roster::Known::Some;
  for (const Node* each = root.first_child; each != nullptr; each = each->next_sibling->next_sibling) {
    if (each->text == key)
      return read_many_players(context, *each->next_sibling, "`" + std::string{key} + "`", players);
  }
  return Roster::Known::Some;
}

}  // namespace orion::read
