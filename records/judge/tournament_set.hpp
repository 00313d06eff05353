#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "core/tournament/results.hpp"
#include "records/judge/findings_order.hpp"
#include "records/judge/set_judge.hpp"
#include "records/judge/tournament_log.hpp"
#include "records/judge/tournament_players.hpp"
#include "records/read/tournament.hpp"

namespace orion::judge {

/// A tournament: its games and matches as they come in, round by round, and what its manifest says of them.
class TournamentSet final : public SetJudge {
 public:
  TournamentSet(std::unique_ptr<ReadManifest> manifest, read::TournamentManifest tournament, const Settings& settings);

  std::size_t files() const noexcept override { return log_.files(); }
  std::string_view path(std::size_t file) const override { return log_.path(file).value; }
  read::DocumentKind kind() const noexcept override { return read::DocumentKind::Tournament; }
  void add(std::size_t file, SetRecord record) override;
  void lost(std::size_t file, std::string why) override;
  Verdict finish() override;

 private:
  void enter(std::size_t round);
  void end_file(std::size_t file);
  bool expect_game(std::size_t file, const SetRecord& record);
  std::vector<tournament::Player> players_of(std::size_t file, const SetRecord& record);
  void tell_other_player(std::size_t file, const SetPlayer& player, std::string message);
  void count(std::size_t file, const SetRecord& record, const std::vector<tournament::Player>& players);
  void use(std::size_t file, const SetRecord& record);
  void compare_event(std::size_t file, const SetRecord& record);
  void compare_round(std::size_t file, const SaidAt& said, const std::string& path);
  void tell_no_result(std::size_t file, const SetRecord& record, IrregularGame::Treatment treatment);
  void leave_out_copies(const std::set<std::uint32_t>& copies);
  TournamentVerdict sum();

  TournamentLog log_;
  TournamentPlayers players_;
  std::shared_ptr<tournament::Results> results_ = std::make_shared<tournament::Results>();
  tournament::Scoring scoring_;
  std::vector<IrregularGame> irregular_;
  std::vector<std::uint32_t> irregular_listed_;  ///< which of the listed records each of them is
  FewFindings findings_;
  bool require_result_;
  std::size_t entered_ = 0;    ///< rounds whose byes and forfeits are in the results, or are next
  std::size_t next_file_ = 0;  ///< whose records are being added, or are next
  std::size_t in_file_ = 0;    ///< records of it so far
  std::uint32_t listed_ = 0;   ///< records that are games or matches, copies too
  std::size_t games_ = 0;      ///< of these, without copies
  std::size_t counted_ = 0;
  bool illegal_ = false;
  bool undetermined_ = false;
};

}  // namespace orion::judge
