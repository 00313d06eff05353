#pragma once

// What the referee says of a set of records: a match, a tournament.

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/tournament/ranking.hpp"
#include "core/tournament/results.hpp"
#include "records/read/tournament.hpp"

namespace orion::judge {

/// What is said of a match.
struct MatchVerdict {
  std::vector<std::string> players;  ///< two; with the id where both have one name
  std::size_t games = 0;
  std::vector<int> half_points;             ///< of each player, of the games whose result is known
  std::optional<std::size_t> winner;        ///< who has won it, where it is decided or all its games are played
  bool over = false;                        ///< it is decided, or without `best-of` all its games have a result
  std::optional<std::size_t> decided_with;  ///< the game that decided it, from 1
};

/// A game or match of a tournament that does not simply count as what its play gave: it is illegal, lacks something,
/// or is not at its end.
struct IrregularGame {
  std::string path;          ///< of its file, from the folder of the manifest
  std::size_t document = 1;  ///< within the file
  std::size_t line = 1;      ///< of its file: where the record begins
  tournament::Round round = 0;
  std::vector<tournament::Player> players;  ///< those of its players who are players of the tournament
  std::string why;                          ///< "it is illegal (D405 in line 30)", "it stops while the game goes on"
  /// How the manifest has it treated.
  enum class Treatment {
    NotCounted,
    LossForOffender,
    AsClaimed,
    ByItsGames,  ///< a match with a fault, which its games decided all the same
  };
  Treatment treatment = Treatment::NotCounted;
};

/// What is said of a tournament.
struct TournamentVerdict {
  std::string name;
  std::string_view game;             ///< "orion-duel", "orion-station"
  std::vector<std::string> players;  ///< with the id where several have one name
  struct Round {
    int number = 0;
    std::string date;  ///< empty: none is given
  };
  std::vector<Round> rounds;
  tournament::RankingRules rules;
  read::IllegalGames illegal_games = read::IllegalGames::Excluded;
  std::shared_ptr<const tournament::Results> results;       ///< of all rounds
  std::size_t games = 0;                                    ///< that are listed, byes and forfeits aside
  std::size_t counted = 0;                                  ///< of these
  bool whole = false;                                       ///< all is listed that the system asks for
  std::vector<IrregularGame> irregular;                     ///< by round
  std::vector<std::optional<tournament::Round>> withdrawn;  ///< by player: the first round without the player
};

}  // namespace orion::judge
