#pragma once

// A table with some cards on it, and play from there.

#include <string>
#include <string_view>
#include <vector>

#include "core/station/game.hpp"
#include "tests/core/station/deck_words.hpp"

namespace orion::testing {

/// A game at a point that no record leads to: it is Ada's turn, after the draw phase, or before any turn if `play`
/// begins with one.
class Table {
 public:
  /// @param cards  of this table's deck beside kStock
  /// @param scene  what lies where
  Table(std::string_view cards, std::string_view scene, station::Options options = {});
  Table(const Table&) = delete;
  Table& operator=(const Table&) = delete;
  ~Table() = default;

  /// Plays what stands between slashes with blanks around them, until something is wrong: actions, or `turn Ben
  /// [reshuffle ice,ore …]`, `drawn ice,ore [keep ice] [discard ore]`, `end`, `leave Ben`. `stands` before an action or
  /// `drawn` lets it stand where it is wrong. @return "legal" or the ids of what was wrong, with its place where it was
  /// not the last: "S202 at 2"; "undetermined"; "refused S302c" for what cannot stand
  std::string play(std::string_view script);
  /// What lies on the table; after the end of a turn also who is next, or who won: "… | next Ben", "… | Ada wins".
  std::string text() const;
  /// Where the last fault was.
  std::string where() const { return where_; }

  const NamedDeck& deck() const noexcept { return deck_; }
  const station::Game& game() const noexcept { return game_; }
  station::Game& game() noexcept { return game_; }

 private:
  std::string one(std::string_view text);
  std::string turn(const std::vector<std::string_view>& words);
  std::string settle(station::Attempt attempt, bool stands, bool drawn);
  std::string note(const std::vector<station::Violation>& violations);

  NamedDeck deck_;
  station::State start_;
  station::Game game_;
  std::string where_;
  bool in_turn_ = false;
  bool begun_ = false;
};

/// `text()` after `play`, in one line: "legal: Ada …"; what was wrong alone: "S302c".
std::string played(std::string_view cards, std::string_view scene, std::string_view script,
                   station::Options options = {});

}  // namespace orion::testing
