#pragma once

// Random tournaments, clean or with one planted fault. The same request gives the same bytes everywhere.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/random/random.hpp"
#include "core/tournament/ranking.hpp"
#include "records/read/deck.hpp"
#include "records/write/plantable.hpp"
#include "records/write/tournament_script.hpp"

namespace orion::write {

struct TournamentRequest {
  const read::StationDeck* deck = nullptr;  ///< of the Station; null: Orion Duel
  std::string deck_name{};
  std::uint64_t seed = 1;
  std::size_t players = 8;
  tournament::System system = tournament::System::RoundRobin;
  std::size_t rounds = 0;  ///< 0: as many as the system asks for
  std::size_t table = 2;   ///< so many players at most play a game
  RecordFiles files = RecordFiles::Single;
  bool matches = false;  ///< Duel: matches instead of games
};

/// What the system asks for: a swiss of so many rounds as a knockout has, and a free one as well.
std::size_t usual_rounds(tournament::System system, std::size_t players) noexcept;
/// With more than these no pairings could be found, or nobody would be left.
std::size_t most_rounds(tournament::System system, std::size_t players) noexcept;

inline constexpr std::size_t kMostTournamentPlayers = 1024;
inline constexpr std::size_t kMostTournamentRounds = 999;

/// The manifest first, then the records.
/// @param illegal  null, or the code of the finding to plant, one of `tournament_plantable()`
/// @return empty where such a tournament has no place for the fault
std::vector<ScriptFile> generate_tournament(const TournamentRequest& request, const std::string_view* illegal);

/// The faults that can be planted.
std::vector<Plantable> tournament_plantable();

/// A tournament that was played, for planting a fault where it fits.
struct PlayedTournament {
  const TournamentRequest& request;
  TournamentScript script;
  tournament::Results results;

  /// Makes the records of a game to its orders once more.
  void make(SetGame& game) const;
};

/// With true results and standings.
PlayedTournament played_tournament(const TournamentRequest& request, random::Generator& random);

/// Where a planted fault shows: the line of the manifest with this thing, or a line of a record.
struct PlantedAt {
  std::string in_manifest{};  ///< as in `ManifestText`
  std::string path{};         ///< of the record's file
  std::string id{};           ///< of the record
  std::string key{};          ///< what the line begins with
};

/// Plants a fault. @return where it shows; empty where this tournament has no place for it, and the script may be
/// spoilt
std::vector<PlantedAt> plant(std::string_view code, PlayedTournament& played, random::Generator& random);

}  // namespace orion::write
