#pragma once

// A tournament as values without places: its manifest, and the files beside it.

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/tournament/ranking.hpp"
#include "records/write/ordered_game.hpp"

namespace orion::write {

inline constexpr std::string_view kManifestName = "tournament.orion.yaml";

/// How the records of a tournament lie in files: each in its own, or one file a round.
enum class RecordFiles : std::uint8_t { Single, Archives };

/// A game or a match of a round.
struct SetGame {
  std::string path;  ///< of its file, or of the file of the match
  std::vector<tournament::Player> players;
  std::vector<GameOrder> orders;   ///< one, or those of a match
  std::vector<OrderedGame> games;  ///< made to order
  /// Of a match: what each of `players` has won.
  std::optional<std::array<int, 2>> score{};
  bool lost = false;  ///< it is listed, and there is no such file
};

struct ScriptForfeit {
  tournament::Player winner = 0;
  tournament::Player loser = 0;
};

struct ScriptRound {
  int number = 0;
  std::string date;
  std::vector<SetGame> games;
  std::vector<std::string> listed_again;  ///< files that are listed a second time
  std::vector<tournament::Player> byes;
  std::vector<ScriptForfeit> forfeits;
};

struct ScriptStanding {
  tournament::Player player = 0;
  tournament::Points points = 0;
};

struct TournamentScript {
  std::string comment;  ///< a line above the manifest, without `#`
  std::string planted;  ///< another one; empty for none
  std::string name;
  std::string game;  ///< "orion-duel", "orion-station"
  std::vector<SetPlayer> players;
  tournament::RankingRules rules;
  RecordFiles files = RecordFiles::Single;
  std::vector<ScriptRound> rounds;
  std::vector<std::pair<tournament::Player, std::size_t>> withdrawn;  ///< who, after how many rounds
  std::vector<ScriptStanding> standings;
};

struct ScriptFile {
  std::string path;
  std::string content;
};

/// The manifest, and in which line each thing in it stands, from 1: "rounds", "round 2", "date 2", "byes 2" by a
/// round's place; "game PATH" where it is listed last; "player PLAYER", "bye 2 PLAYER",
/// "withdrawn PLAYER", "standing PLAYER".
struct ManifestText {
  std::string text;
  std::map<std::string, std::size_t> lines;
};
ManifestText manifest_text(const TournamentScript& script);

/// The files with the records, in the order of the rounds.
std::vector<ScriptFile> record_files(const TournamentScript& script);

/// Where a game is listed: by its own file, or by that of its round.
std::string listed_path(const TournamentScript& script, const ScriptRound& round, const SetGame& game);

/// The file with a record of a game or, by its number from 0, of a match.
std::string record_path(const TournamentScript& script, const ScriptRound& round, const SetGame& game,
                        std::size_t number);

/// `1`, `0.5`, `2.25`
std::string points_text(tournament::Points points);

/// A number with zeros in front, as wide as the greatest of its kind.
std::string padded(std::size_t number, std::size_t greatest);

}  // namespace orion::write
