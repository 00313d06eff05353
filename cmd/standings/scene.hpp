#pragma once

// The table of a tournament, made of a verdict once and printed in every format: lines by rank, each with what the
// player did round by round.

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/tournament/ranking.hpp"
#include "records/judge/set_verdict.hpp"

namespace orion::cmd {

/// What an encounter gave a player.
struct StandingsCell {
  enum class Result : std::uint8_t {
    Win,   ///< ahead of all others, or by forfeit
    Tie,   ///< level with another in front
    Loss,  ///< behind another, or by forfeit
    None,  ///< a bye, or nothing that counts
  };
  tournament::How how{};
  Result result = Result::None;
  std::size_t place = 0;  ///< in a game of more than two players that counts, from 1; else 0
  tournament::Points points = 0;
  std::vector<std::size_t> opponents;  ///< their lines in the table, from 1, ascending
  bool irregular = false;              ///< one of `StandingsScene::irregular` is about it
};

/// A player's line.
struct StandingsRow {
  std::size_t line = 1;  ///< in the table, from 1: by it others refer to the player
  tournament::Standing standing;
  bool shared = false;  ///< others have the same rank
  std::string name;
  std::optional<std::size_t> out_from;             ///< the first round without the player, from 0
  std::vector<std::vector<StandingsCell>> rounds;  ///< by round; mostly one, or none
};

struct StandingsScene {
  std::string name;
  std::string_view game;
  std::vector<judge::TournamentVerdict::Round> rounds;  ///< that are in the table
  std::size_t rounds_listed = 0;                        ///< in the manifest
  tournament::RankingRules rules;
  read::IllegalGames illegal_games{};
  std::size_t encounters = 0;  ///< in which there was to be play
  std::size_t counted = 0;     ///< of these
  std::vector<StandingsRow> rows;
  std::vector<judge::IrregularGame> irregular;  ///< of these rounds
  std::vector<std::string> players;             ///< by their place in the manifest
  /// Player against player tells all: a round robin, and no game of more than two.
  bool everyone_meets = false;
  std::size_t errors = 0;  ///< findings of `check` on the manifest
  std::size_t warnings = 0;
  std::size_t notes = 0;
};

/// @param rounds  how many of the first rounds are in the table; the table is what it was then
StandingsScene standings_scene(const judge::TournamentVerdict& verdict, std::size_t rounds);

}  // namespace orion::cmd
