#include "records/judge/tournament_players.hpp"

#include "records/judge/set_words.hpp"
#include "records/read/suggest.hpp"

namespace orion::judge {

TournamentPlayers::TournamentPlayers(const std::vector<read::NamedPlayer>& players)
    : players_{players}, names_{player_names(players)} {
  for (tournament::Player player = 0; player < players.size(); ++player) {
    ++by_name_.try_emplace(players[player].name.value, Namesakes{player}).first->second.number;
    if (players[player].id) by_id_.emplace(players[player].id->value, player);
  }
}

std::optional<tournament::Player> TournamentPlayers::find(const SetPlayer& player) const {
  if (!player.id.empty()) {
    if (const auto same_id = by_id_.find(player.id); same_id != by_id_.end()) return same_id->second;
  }
  const auto found = by_name_.find(player.name);
  // Of several who are called so each has an id.
  if (found == by_name_.end() || found->second.number > 1) return std::nullopt;
  const tournament::Player first = found->second.first;
  return is_called(player, players_[first]) ? std::optional{first} : std::nullopt;
}

std::string TournamentPlayers::why_not(const SetPlayer& player) {
  constexpr std::size_t kMostSearches = 100;
  const auto namesakes = by_name_.find(player.name);
  const std::size_t so_called = namesakes == by_name_.end() ? 0 : namesakes->second.number;
  if (so_called > 1) return "several players of the tournament are called so, and the record gives no id of theirs";
  if (so_called == 1) return "the player of the tournament who is called so has another id";
  if (++searches_ > kMostSearches) return "nobody in the tournament is called so";
  std::vector<std::string_view> known;
  for (const read::NamedPlayer& each : players_) known.push_back(each.name.value);
  const std::string_view near = read::nearest(player.name, known);
  return near.empty() ? "nobody in the tournament is called so" : "did you mean " + read::quoted(near) + "?";
}

}  // namespace orion::judge
