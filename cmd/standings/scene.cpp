#include "cmd/standings/scene.hpp"

#include <algorithm>
#include <span>

namespace orion::cmd {

namespace {

using tournament::Encounter;
using tournament::How;
using tournament::Player;
using tournament::Seat;
using Result = StandingsCell::Result;

tournament::Results first_rounds(const tournament::Results& all, std::size_t rounds) {
  tournament::Results results;
  for (std::size_t index = 0; index < all.size(); ++index) {
    const Encounter each = all[index];
    if (each.round < rounds) results.add(each.round, each.how, each.seats);
  }
  return results;
}

bool same_players(const Encounter& encounter, const std::vector<Player>& players) {
  return std::all_of(players.begin(), players.end(), [&](Player player) {
    return std::any_of(encounter.seats.begin(), encounter.seats.end(),
                       [player](const Seat& seat) { return seat.player == player; });
  });
}

bool is_irregular(const Encounter& encounter, const std::vector<judge::IrregularGame>& games) {
  if (encounter.how != How::Played && encounter.how != How::Open) return false;
  return std::any_of(games.begin(), games.end(), [&](const judge::IrregularGame& game) {
    return game.round == encounter.round && !game.players.empty() && same_players(encounter, game.players);
  });
}

Result played_result(std::span<const Seat> seats, std::size_t own) {
  bool level = false;
  for (std::size_t index = 0; index < seats.size(); ++index) {
    if (index == own) continue;
    if (seats[index].place < seats[own].place) return Result::Loss;
    level = level || seats[index].place == seats[own].place;
  }
  return level ? Result::Tie : Result::Win;
}

Result result_of(const Encounter& encounter, std::size_t own) {
  switch (encounter.how) {
    case How::Played:
      return played_result(encounter.seats, own);
    case How::Forfeit:
      return own == 0 ? Result::Win : Result::Loss;
    case How::Open:
    case How::Bye:
      break;
  }
  return Result::None;
}

std::size_t place_of(const Encounter& encounter, std::size_t own) {
  if (encounter.how != How::Played || encounter.seats.size() < 3) return 0;
  return encounter.seats[own].place;
}

/// Puts the encounters into the lines of their players.
class Cells {
 public:
  explicit Cells(StandingsScene& scene) : scene_{scene}, lines_(scene.players.size(), 0) {
    for (const StandingsRow& row : scene.rows) lines_[row.standing.player] = row.line;
  }

  void put(const Encounter& encounter) {
    const bool irregular = is_irregular(encounter, scene_.irregular);
    for (std::size_t own = 0; own < encounter.seats.size(); ++own) {
      StandingsCell cell{
          encounter.how, result_of(encounter, own), place_of(encounter, own), encounter.seats[own].points, {},
          irregular};
      for (std::size_t other = 0; other < encounter.seats.size(); ++other) {
        if (other != own) cell.opponents.push_back(lines_[encounter.seats[other].player]);
      }
      std::sort(cell.opponents.begin(), cell.opponents.end());
      scene_.rows[lines_[encounter.seats[own].player] - 1].rounds[encounter.round].push_back(std::move(cell));
    }
  }

 private:
  StandingsScene& scene_;
  std::vector<std::size_t> lines_;  ///< by player
};

/// The lines, with rounds that are still empty.
std::vector<StandingsRow> rows_of(std::vector<tournament::Standing> table, const judge::TournamentVerdict& verdict,
                                  std::size_t rounds) {
  std::vector<StandingsRow> rows;
  rows.reserve(table.size());
  for (tournament::Standing& standing : table) {
    StandingsRow row;
    row.line = rows.size() + 1;
    row.name = verdict.players[standing.player];
    row.rounds.resize(rounds);
    if (const auto& out = verdict.withdrawn[standing.player]; out && *out <= rounds) row.out_from = *out;
    if (!rows.empty() && rows.back().standing.rank == standing.rank) row.shared = rows.back().shared = true;
    row.standing = std::move(standing);
    rows.push_back(std::move(row));
  }
  return rows;
}

bool is_round_robin(tournament::System system) {
  return system == tournament::System::RoundRobin || system == tournament::System::DoubleRoundRobin;
}

}  // namespace

StandingsScene standings_scene(const judge::TournamentVerdict& verdict, std::size_t rounds) {
  StandingsScene scene;
  scene.name = verdict.name;
  scene.game = verdict.game;
  scene.rounds.assign(verdict.rounds.begin(), verdict.rounds.begin() + static_cast<std::ptrdiff_t>(rounds));
  scene.rounds_listed = verdict.rounds.size();
  scene.rules = verdict.rules;
  scene.rules.rounds = rounds;
  scene.illegal_games = verdict.illegal_games;
  scene.players = verdict.players;
  std::copy_if(verdict.irregular.begin(), verdict.irregular.end(), std::back_inserter(scene.irregular),
               [rounds](const judge::IrregularGame& game) { return game.round < rounds; });
  const tournament::Results results = first_rounds(*verdict.results, rounds);
  scene.rows = rows_of(tournament::ranking(results, verdict.players.size(), scene.rules), verdict, rounds);
  // With more players nobody reads a table that has a column a player, and it grows with their square.
  constexpr std::size_t kMostColumns = 200;
  scene.everyone_meets = is_round_robin(scene.rules.system) && scene.players.size() <= kMostColumns;
  Cells cells{scene};
  for (std::size_t index = 0; index < results.size(); ++index) {
    const Encounter encounter = results[index];
    const bool counts = encounter.how == How::Played;
    scene.encounters += counts || encounter.how == How::Open ? 1 : 0;
    scene.counted += counts ? 1 : 0;
    if (encounter.seats.size() > 2) scene.everyone_meets = false;
    cells.put(encounter);
  }
  return scene;
}

}  // namespace orion::cmd
