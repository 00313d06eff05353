#include "records/judge/tournament_players.hpp"

#include "records/judge/set_words.hpp"
#include "records/read/suggest.hpp"

namespace orion::judge {

TournamentPlayers::TournamentPlayers(const std::vector<read::NamedPlayer>& players)
    : players_{players}, names_{player_names(players)} {
  for (tournament::Player player = 0; player < players.size(); ++player) {
    by_name_.emplace(players[player].name.value, player);
    if (players[player].id) by_id_.emplace(players[player].id->value, player);
  }
}

std::optional<tournament::Player> TournamentPlayers::find(const SetPlayer& player) const {
  if (!player.id.empty()) {
    if (const auto same_id = by_id_.find(player.id); same_id != by_id_.end()) return same_id->second;
  }
  std::optional<tournament::Player> found;
  const auto [first, behind] = by_name_.equal_range(player.name);
  for (auto each = first; each != behind; ++each) {
    if (!is_called(player, players_[each->second])) continue;
    if (found) return std::nullopt;  // it could be either
    found = each->second;
  }
  return found;
}

std::string TournamentPlayers::why_not(const SetPlayer& player) const {
  const auto so_called = by_name_.count(player.name);
  if (so_called > 1) return "several players of the tournament are called so, and the record gives no id of theirs";
  if (so_called == 1) return "the player of the tournament who is called so has another id";
  std::vector<std::string_view> known;
  for (const read::NamedPlayer& each : players_) known.push_back(each.name.value);
  const std::string_view near = read::nearest(player.name, known);
  return near.empty() ? "nobody in the tournament is called so" : "did you mean " + read::quoted(near) + "?";
}

}  // namespace orion::judge
