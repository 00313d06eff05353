#pragma once

// What a set of records asks of one of its games, beside the verdict.

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "records/read/duel_record.hpp"
#include "records/read/station_record.hpp"

namespace orion {
struct Finding;
}

namespace orion::judge {

/// Seats are blue 0 and orange 1, or those of the turn order.
struct SetFacts {
  struct Player {
    std::string name;
    std::string id;  ///< empty: none is recorded
    text::Span span;
  };
  /// A text of the record.
  struct Said {
    std::string text;
    text::Span span;
  };
  text::Span key;                                   ///< of `game`
  std::vector<Player> players;                      ///< by seat
  std::optional<std::size_t> galaxy_placer;         ///< D2.1, if somebody placed them
  std::optional<text::Span> id;                     ///< of the record
  std::optional<Said> event;                        ///< its name
  std::optional<Said> date;                         ///< of the event
  std::optional<Said> round;                        ///< of the event
  std::optional<std::vector<std::size_t>> claimed;  ///< who won by the result's word; nobody: a tie
  std::optional<std::size_t> offender;              ///< who did the first thing that makes the game illegal
};

/// @param findings  of the verdict on the record
SetFacts set_facts_of(const read::DuelRecord& record, const std::vector<Finding>& findings);
SetFacts set_facts_of(const read::StationRecord& record, const std::vector<Finding>& findings);

}  // namespace orion::judge
