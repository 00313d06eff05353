#pragma once

// What took place in the rounds of a tournament: who met whom, and what it gave each of them.

#include <array>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <span>
#include <vector>

namespace orion::tournament {

/// A player by the place in the list of players, from 0.
using Player = std::uint32_t;
/// Exact, in hundredths.
using Points = std::int32_t;
/// A round by its place in the list of rounds, from 0.
using Round = std::uint16_t;

/// What an encounter gave one player.
struct Seat {
  Player player = 0;
  Points points = 0;  ///< 0 in an open encounter
  /// Of an encounter that was played: 1 for who won, and on from there; level players share one. What a place is worth
  /// does not tell it: several places may be worth the same.
  std::uint8_t place = 0;
};

enum class How : std::uint8_t {
  Played,   ///< two players or more; the places tell who was ahead of whom
  Open,     ///< they were paired, and nothing came of it that counts
  Forfeit,  ///< without play: who won, then who lost
  Bye,      ///< one player
};

/// A game or a match of a round, or what stands in its place.
struct Encounter {
  Round round = 0;
  How how{};
  std::span<const Seat> seats;
};

/// All encounters of a tournament, in the order of its rounds. Takes 32 bytes for an encounter of two, and grows by
/// pieces: tournaments have many games, and memory is not to double on the way.
class Results {
 public:
  /// @param seats  without places: these are told by the points
  /// @pre at least one seat and at most kMostSeats; no round before that of the last one
  void add(Round round, How how, std::span<const Seat> seats);
  std::size_t size() const noexcept { return encounters_.size(); }
  Encounter operator[](std::size_t index) const noexcept;

  static constexpr std::size_t kMostSeats = 16;

 private:
  static constexpr std::uint32_t kPiece = 1024;
  struct Stored {
    std::uint32_t first_seat;
    Round round;
    How how;
    std::uint8_t seats;
  };
  std::deque<Stored> encounters_;
  std::vector<std::unique_ptr<std::array<Seat, kPiece>>> seats_;
  std::uint32_t next_seat_ = 0;
};

}  // namespace orion::tournament
