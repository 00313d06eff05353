#pragma once

// `--at`: a point of a game, as it is written on a command line.

#include <cstddef>
#include <optional>
#include <string>

#include "records/judge/judge.hpp"

namespace orion::cmd {

/// A place in a game: behind a move or a turn, or in a turn behind an action.
struct GamePoint {
  std::size_t number = 0;  ///< of the move or turn; 0: before the first
  std::optional<std::size_t> action;
  bool from_end = false;  ///< `number` counts back from the last move or turn that can be followed
};

/// "12", "12.2" or "-1"; nullopt for anything else, "end" too.
std::optional<GamePoint> point_of(const std::string& text);

/// For CLI11: empty where `text` is a point or "end", else what is wrong with it.
std::string point_trouble(const std::string& text);

/// A whole number of at most nine digits.
std::optional<std::size_t> whole_number(const std::string& text);

/// @param begins_next_turn  behind a turn, the draw phase of the next one is followed as well
void follow_to(const GamePoint& point, bool begins_next_turn, judge::Settings& settings);

/// The same point counted from the start. @param whole  the verdict on all of the record
/// @return nullopt where the game is shorter
std::optional<GamePoint> from_start(const GamePoint& point, const judge::Verdict& whole);

bool reached(const GamePoint& point, const judge::Verdict& verdict);

/// "after move 5", "in turn 12, after action 2".
std::string where_words(const judge::Verdict& verdict);

/// Why a point cannot be reached, and which can: two lines.
/// @param verdict  on the record up to that point  @param whole  on all of it
std::string not_reached_words(const std::string& at, const judge::Verdict& verdict, const judge::Verdict& whole);

}  // namespace orion::cmd
