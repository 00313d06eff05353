#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/tournament/match.hpp"
#include "records/judge/set_judge.hpp"
#include "records/read/match.hpp"

namespace orion::judge {

/// A match: its games, their order (D2.5), the claimed score.
class MatchSet final : public SetJudge {
 public:
  MatchSet(std::unique_ptr<ReadManifest> manifest, read::MatchManifest match, Settings settings);

  std::size_t files() const noexcept override { return files_.size(); }
  std::string_view path(std::size_t file) const override { return match_.games[files_[file]].path->value; }
  read::DocumentKind kind() const noexcept override { return read::DocumentKind::Match; }
  void judge_own_games(Decks* decks) override;
  void add(std::size_t file, SetRecord record) override;
  void lost(std::size_t file, std::string why) override;
  Verdict finish() override;
  SetRecord as_record(const Verdict& verdict, std::size_t number) const override;

 private:
  /// A game of the match, by its place in `games`.
  struct Game {
    std::size_t records = 0;  ///< found in its file
    std::optional<SetRecord> record;
    std::optional<std::string> lost;
    std::optional<std::size_t> first_named;  ///< the game before that is in the same file
    bool copy = false;                       ///< of a game before
    bool same_id = false;                    ///< as a game before
    tournament::MatchGame facts;
  };
  void rule_on(std::size_t index);
  bool has_one_game(std::size_t index);
  bool is_of_one_kind(std::size_t index);
  bool is_copy(std::size_t index);
  void tell_result(std::size_t index);
  void tell_no_result(std::size_t index);
  std::optional<std::vector<tournament::MatchSeat>> seats_of(std::size_t index);
  std::optional<std::vector<std::size_t>> claimed() const;
  void tell_order();
  void verify_score(Verdict& verdict);
  void report_open();
  MatchVerdict sum() const;
  void report(catalogue::Code code, std::size_t index, std::string message);
  std::string player_name(std::size_t seat) const;
  text::Span span(std::size_t index) const { return match_.games[index].span; }

  read::MatchManifest match_;
  Settings settings_;
  std::vector<std::size_t> files_;  ///< the games that are files
  std::vector<Game> games_;
  std::vector<Finding> own_findings_;  ///< of the games that stand in the manifest
  std::map<std::string, std::size_t> by_path_;
  std::map<Print, std::size_t> by_content_;  ///< games
  std::map<std::string, std::size_t> by_id_;
  std::optional<std::size_t> first_;  ///< the first game of which it is known which game it is
  tournament::MatchStanding standing_;
  bool illegal_ = false;
  bool undetermined_ = false;
};

}  // namespace orion::judge
