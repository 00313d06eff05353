#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "records/write/ordered_game.hpp"
#include "records/write/player_names.hpp"

namespace orion::write {

/// Behind the first names of random games, where these are too few.
inline constexpr std::array<std::string_view, 64> kSurnames{
    "Abel",   "Adler",  "Bach",   "Berg",   "Blum",   "Brandt",  "Busch",  "Conrad", "Daum",    "Decker", "Eder",
    "Engel",  "Falk",   "Fink",   "Frank",  "Fuchs",  "Gärtner", "Graf",   "Gross",  "Haas",    "Hahn",   "Hecht",
    "Held",   "Hirsch", "Huber",  "Jansen", "Jung",   "Kaiser",  "Keil",   "Kern",   "Klein",   "Koch",   "Kraus",
    "Kuhn",   "Lang",   "Lenz",   "Lorenz", "Maier",  "Marx",    "Moser",  "Nagel",  "Neumann", "Noll",   "Ott",
    "Peters", "Pohl",   "Quandt", "Rapp",   "Reuter", "Ritter",  "Roth",   "Sauer",  "Schmid",  "Seidel", "Simon",
    "Stein",  "Thoma",  "Ulrich", "Vogel",  "Wagner", "Weber",   "Winter", "Wolf",   "Zander"};

/// So many players, at most 1,024. @param namesakes  whether the last of a dozen or more has the name of the first one,
/// and both an id
inline std::vector<SetPlayer> tournament_players(std::size_t count, bool namesakes) {
  constexpr std::size_t kDozen = 12;
  std::vector<SetPlayer> players;
  for (std::size_t index = 0; index < count; ++index) {
    std::string name{kPlayerNames.at(index % kPlayerNames.size())};
    if (count > kPlayerNames.size()) name += " " + std::string{kSurnames.at(index / kPlayerNames.size())};
    players.push_back({std::move(name)});
  }
  if (namesakes && count >= kDozen) {
    players.back().name = players.front().name;
    players.front().id = "101";
    players.back().id = "102";
  }
  return players;
}

}  // namespace orion::write
