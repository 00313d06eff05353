#pragma once

// A record of The Orion Station as it is held against another: its turns as keys, and its moments by their points.

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "records/judge/station_difference_topics.hpp"
#include "records/judge/station_turn_text.hpp"

namespace orion::judge {

inline const StationVerdict& station_of(const StationReread& reread) { return *reread.compared.verdict.station; }

/// A turn as keys, part by part.
struct TurnKeys {
  std::string who;
  std::string ruling;
  std::string reshuffle;
  std::string draw;
  std::vector<std::string> actions;

  std::string whole() const;
};

/// One of the two records with what the comparison makes of it.
class SeatedGame {
 public:
  /// @param ordered  by turn: the order of the draw pile is recorded
  SeatedGame(const StationReread& reread, SeatsOfA seats, const std::vector<bool>& ordered);

  const StationReread& reread() const noexcept { return reread_; }
  Seated seated() const { return {station_of(reread_), seats_}; }
  const std::vector<TurnKeys>& turns() const noexcept { return turns_; }
  const std::vector<std::string>& wholes() const noexcept { return wholes_; }
  const StationTurnText& words() const noexcept { return words_; }

  /// What was judged at a point; of a turn its last moment.
  const StationMoment* moment_at(const Point& point) const;
  std::span<const StationMoment> moments_of_turn(std::size_t number) const;

 private:
  TurnKeys keys_of(const StationTurnText& text, std::size_t index) const;

  const StationReread& reread_;
  SeatsOfA seats_;
  StationTurnText words_;
  std::vector<TurnKeys> turns_;
  std::vector<std::string> wholes_;
};

/// By turn: whether either record has the order of the draw pile, so that the order of what is drawn counts.
Both<std::vector<bool>> orders_known(const StationReread& a, const StationReread& b);

/// Adds what people alone read.
void compare_remarks(const SeatedGame& a, const SeatedGame& b, Difference& made);

}  // namespace orion::judge
