#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/station/game.hpp"
#include "records/judge/broken_off.hpp"
#include "records/judge/course.hpp"
#include "records/read/deck.hpp"

namespace orion::judge {

/// How a game of The Orion Station came to its end by the rules.
struct StationOutcome {
  std::vector<std::size_t> winners;  ///< in seat order; more than one share the win (S6.4)
  std::vector<std::int64_t> credits;
  std::optional<std::size_t> triggered_by;
  std::size_t turn = 0;  ///< after which turn of the record; 0: before the first

  friend bool operator==(const StationOutcome&, const StationOutcome&) = default;
};

/// What is said of a game of The Orion Station beside the verdict.
struct StationVerdict {
  station::Options rules;
  std::shared_ptr<const read::StationDeck> deck;  ///< by which the game was judged, if there was one
  std::vector<std::string> players;
  /// The clauses whose reading mattered to this record, in clause order.
  std::vector<std::string_view> readings;
  bool setup_illegal = false;
  std::size_t turns_replayed = 0;     ///< turns that were played to their end, and leavings
  std::size_t turns_seen = 0;         ///< turns that were judged and did not stop the replay
  std::optional<station::Game> game;  ///< where the replay ended; none: there was not enough to play from
  bool in_turn = false;               ///< the last turn is not at its end; its draw phase was followed
  std::size_t actions_seen = 0;       ///< of the turn last begun, free ones included
  std::optional<StationOutcome> outcome;
  std::optional<BrokenOff> broken_off;
  std::size_t unseen = 0;               ///< cards that nobody saw and that the verdict rests on (S8)
  std::size_t recorded = 0;             ///< outcomes taken from the record (`as-recorded`)
  std::optional<StationCourse> course;  ///< where `Settings::keep_course` asks for it

  /// Of the table reached; made when it is asked for.
  std::string position_hash() const;
};

}  // namespace orion::judge
