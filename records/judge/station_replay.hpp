#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "core/station/game.hpp"
#include "records/judge/judge.hpp"
#include "records/judge/replay_words.hpp"
#include "records/judge/station_claims.hpp"
#include "records/judge/verdict.hpp"
#include "records/read/station_record.hpp"

namespace orion::judge {

/// What a record says of a draw phase.
station::DrawPhase draw_phase_of(const read::StationDeck& deck, const read::StationTurn& turn);

/// The course of a record before anything of it was played. @param deck  null where there is none
StationCourse station_course(const read::StationRecord& record, const read::StationDeck* deck);

/// Replays a Station record turn by turn. Bodies are in `station_replay.cpp` (what is played), `station_reports.cpp`
/// (what is said of it) and `station_moments.cpp` (what is kept of its course).
class StationReplay {
 public:
  /// @pre the verdict's `station` has a deck
  StationReplay(const read::StationRecord& record, const Settings& settings, const station::Setup& setup,
                Verdict& verdict);
  StationReplay(const StationReplay&) = delete;
  StationReplay& operator=(const StationReplay&) = delete;
  ~StationReplay() = default;

  void run();
  /// What an action that stands in no record would break now, and what would make it legal.
  Answer ask(const read::AskedAction& asked) const;

  Status status() const noexcept {
    return illegal_ ? Status::Illegal : undetermined_ ? Status::Undetermined : Status::Legal;
  }
  Claims claims() const noexcept { return tally_.sum(); }

 private:
  bool set_up();
  /// @param actions  only so many, and the turn is not ended; none: all
  void play(std::size_t index, std::optional<std::size_t> actions);
  /// @return false where the turn was not played on
  bool play_turn(const read::StationTurn& turn, std::vector<Finding>& let_stand, std::optional<std::size_t> actions);
  bool draw(const read::StationTurn& turn, std::vector<Finding>& let_stand);
  void act(const read::StationTurn& turn, const read::WrittenAction& action);
  void pass_over();
  void end_turn(const read::StationTurn& turn);
  void finish();
  StationOutcome outcome() const;

  void refuse(std::vector<Finding> broken, const std::optional<read::WrittenStationRuling>& ruling, bool after_end);
  /// Adds what a turn or an action breaks, as one group.
  void report(std::vector<Finding> broken);
  void note_what_follows(Finding& finding) const;
  void report_ruling(const read::WrittenStationRuling& ruling, const std::vector<Finding>& broken, bool stands);
  /// The referee cannot follow the play any further: no rule is broken (S800h).
  void give_up(std::vector<Finding> why);
  void leave_undetermined(text::Span span, std::string message);
  void verify_hash(const read::Text& hash);
  void report_incomplete();
  void note_what_it_rests_on();
  Finding here(Finding finding) const;
  /// Adds a moment to the course, if one is kept. An action is that of the number `action_`.
  void keep(StationPart part, Effect effect, const read::StationTurn& turn);
  /// Those behind what keeps a turn from being played on.
  void keep_actions_behind(const read::StationTurn& turn);
  /// Those behind what stopped the replay.
  void keep_turns_behind();

  const read::StationRecord& record_;
  const Settings& settings_;
  Verdict& verdict_;
  StationVerdict& station_;
  std::vector<Finding>& findings_;
  station::Game& game_;
  StationTable table_;
  ClaimTally tally_;
  AfterClaims claims_;
  std::optional<std::size_t> ended_after_;
  std::size_t number_ = 0;  ///< of the turn being judged
  std::size_t action_ = 0;  ///< and of its action; 0: the turn itself
  HashClaims hashes_{"turn"};
  bool illegal_ = false;
  bool undetermined_ = false;
  bool cut_off_ = false;  ///< by an illegal turn or action while the game went on
  bool stopped_ = false;
};

}  // namespace orion::judge
