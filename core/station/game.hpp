#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "core/station/chooser.hpp"
#include "core/station/journal.hpp"
#include "core/station/setup.hpp"
#include "core/station/state.hpp"
#include "core/station/turn.hpp"
#include "core/station/violation.hpp"

namespace orion::station {

/// The orders of new draw piles that a record gives for a turn, the top card first.
using ReshuffleOrders = std::vector<std::vector<CardRef>>;

/// What was tried, and the table after it.
struct Attempt {
  std::vector<Violation> violations;  ///< the primary one first; empty: legal
  State after;                        ///< says something where nothing was impossible
  std::vector<Passage> passages;
  /// What the record leaves out, so that nobody can tell how play went on; `after` says nothing then.
  std::optional<Where> not_recorded;

  bool legal() const noexcept { return violations.empty() && !not_recorded; }
  /// Whether a ruling can let it stand.
  bool possible() const noexcept;
};

/// What end of turn did (S2.3).
struct TurnEnd {
  std::int64_t goods = 0;
  int limit = 0;
  std::int64_t paid = 0;  ///< credits; 0 if there was nothing to pay, or nothing to pay with
};

/// How the game ended (S6).
struct StationEnding {
  std::vector<std::size_t> winners;         ///< in seat order; more than one share the win
  std::optional<std::size_t> triggered_by;  ///< none: all others left
};

/// A game of The Orion Station.
///
/// Every turn is: `turn_faults`, `start_turn`, `draw`, any number of `act`, `end_turn`. `draw` and `act` try on a copy;
/// `commit_draw` and `commit` make what was tried so.
class Game {
 public:
  /// @pre two or more hands; the deck outlives the game
  Game(const Deck& deck, const Options& options, const Setup& setup);

  /// What is wrong with the set-up (S1.1, S8). A game that has any cannot be played.
  const std::vector<Violation>& setup_faults() const noexcept { return setup_faults_; }

  const Deck& deck() const noexcept { return *deck_; }
  const Options& options() const noexcept { return options_; }
  const State& state() const noexcept { return state_; }
  std::span<const Passage> journal() const noexcept { return journal_; }

  /// Whose turn comes next; none after the end.
  std::optional<std::size_t> next() const noexcept { return next_; }
  bool ended() const noexcept { return !next_; }
  /// @pre ended()
  StationEnding ending() const;
  /// The turn in which 50 credits were reached (S6.1), from 1; 0: from the start.
  std::optional<std::size_t> trigger_turn() const noexcept { return trigger_turn_; }
  /// Turns and leavings so far, the one being played included.
  std::size_t turns() const noexcept { return turn_; }

  /// S1.2, S6.2, S6.6: what is wrong with a turn of this player now.
  std::vector<Violation> turn_faults(std::size_t player) const;
  /// @param reshuffles  the orders of the new piles that the record gives for this turn
  void start_turn(std::size_t player, ReshuffleOrders reshuffles = {});
  /// S2.1.
  Attempt draw(const DrawPhase& drawn) const;
  /// The same with everything left open: `drawn` is completed from the pile and by `chooser`.
  Attempt draw(DrawPhase& drawn, Chooser& chooser) const;
  /// S3, S4: tries an action of the player whose turn it is.
  Attempt act(const Action& action) const;
  /// The same if the table were another one, with as many players and this turn.
  Attempt act_on(const State& table, const Action& action) const;
  /// The same where choices are left open: `action` is completed by `chooser`; what is drawn is taken from the pile.
  Attempt act(Action& action, Chooser& chooser) const;
  void commit_draw(Attempt attempt);
  void commit(Attempt attempt);
  /// Forgets the orders of new piles that the record gives for later in this turn: they say nothing of what else could
  /// be done.
  void forget_reshuffles() {
    reshuffles_.resize(std::min(reshuffles_.size(), static_cast<std::size_t>(state_.reshuffles)));
  }
  /// S2.3, S6.2.
  TurnEnd end_turn();
  /// S6.6: what is wrong with this player's leaving now, and leaving.
  std::vector<Violation> leave_faults(std::size_t player) const;
  void leave(std::size_t player);
  /// A turn that counts as a turn's number and is not played; the seat behind this player is next.
  void skip_turn(std::size_t player);
  /// The same for a turn that was started and in which nothing was committed.
  void give_up_turn();
  /// The same, and the same player is to move again.
  void withdraw_turn() noexcept { ++turn_; }

 private:
  void lay_out(const Setup& setup);
  void take(Attempt attempt, std::size_t action);
  void note(std::vector<Passage>& passages, std::size_t action);
  void begin_last_round();
  void advance();

  const Deck* deck_;
  Options options_;
  State state_;
  std::vector<Passage> journal_;
  std::vector<Violation> setup_faults_;
  std::optional<std::size_t> next_;
  std::optional<std::size_t> trigger_turn_;
  std::vector<bool> owed_;  ///< after the trigger: who has a last turn to come (S6.2)
  std::size_t seat_ = 0;    ///< from where the order of turns goes on
  std::size_t turn_ = 0;
  std::size_t action_ = 0;  ///< committed in this turn, free ones included
  bool last_round_ = false;
  bool extra_ = false;  ///< the next turn is an extra one: the order of seats does not move with it
  ReshuffleOrders reshuffles_;
};

}  // namespace orion::station
