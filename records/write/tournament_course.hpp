#pragma once

// How a random tournament goes: rounds are drawn, games are played, some are forfeited, and somebody leaves.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/tournament/draw.hpp"
#include "records/write/tournament_generate.hpp"

namespace orion::write {

class TournamentCourse {
 public:
  TournamentCourse(const TournamentRequest& request, random::Generator& random);

  PlayedTournament play();

 private:
  void set_rules();
  void let_some_leave();
  tournament::Draw draw(std::size_t round);
  std::vector<tournament::Player> by_points(std::size_t round) const;
  void play_round(std::size_t round);
  void play_table(std::size_t round, std::size_t table, const tournament::Table& players, ScriptRound& script);
  void play_for_third(std::size_t round, ScriptRound& script);
  GameOrder order(std::size_t round, std::size_t table, const std::vector<tournament::Player>& seats);
  std::vector<tournament::Player> seated(const tournament::Table& players);
  void play_match(std::size_t round, std::size_t table, SetGame& match);
  std::vector<tournament::Seat> worth(const SetGame& game) const;
  void count(std::size_t round, tournament::How how, const std::vector<tournament::Seat>& seats);
  bool in_pairs() const noexcept { return request_.table == 2; }

  const TournamentRequest& request_;
  random::Generator& random_;
  PlayedTournament played_;
  std::size_t rounds_;
  std::vector<tournament::Player> order_;  ///< by lot; of a knockout those who are left
  std::vector<tournament::Points> points_;
  std::vector<std::optional<std::size_t>> leaves_;  ///< after so many rounds
  tournament::SwissDraw swiss_;
  std::vector<tournament::Player> winners_;  ///< of this round of a knockout
  std::vector<tournament::Player> losers_;
  std::vector<tournament::Player> losers_before_;
};

}  // namespace orion::write
