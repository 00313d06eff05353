#pragma once

// The faults of tournaments that can be planted, by where they go.

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "records/write/tournament_generate.hpp"

namespace orion::write {

/// A way to plant one kind of fault. @return where it shows; empty where the tournament has no place for it
struct TournamentPlanting {
  std::string_view code;
  std::string_view what;
  std::vector<PlantedAt> (*plant)(PlayedTournament& played, random::Generator& random);
};

std::span<const TournamentPlanting> record_plantings() noexcept;
std::span<const TournamentPlanting> match_plantings() noexcept;
std::span<const TournamentPlanting> pairing_plantings() noexcept;
std::span<const TournamentPlanting> table_plantings() noexcept;

/// A game of a tournament by its round and its place there.
struct GamePlace {
  std::size_t round = 0;
  std::size_t game = 0;
};

/// Any of those from a round on; nullopt where there is none.
std::optional<GamePlace> any_game(const TournamentScript& script, random::Generator& random, std::size_t from = 0);

SetGame& game_at(PlayedTournament& played, GamePlace place);

PlantedAt at_listing(const TournamentScript& script, GamePlace place);

/// Where a fault of a record shows: in the manifest, in the record in the line with `key`, in the list of its match.
std::vector<PlantedAt> at_record(const TournamentScript& script, GamePlace place, std::size_t number,
                                 const std::string& key);

}  // namespace orion::write
