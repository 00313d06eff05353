#pragma once

#include <cstddef>

#include "records/judge/course.hpp"

namespace orion::judge {

/// The course of a record before anything of it was played: every move is there, not judged.
/// @param start  of the game; `placed` lies there
DuelCourse duel_course(const read::DuelRecord& record, const duel::Position& start);

/// Writes down what became of a move, and what lies there now.
void keep_moment(DuelCourse& course, std::size_t index, const duel::MoveVerdict& judged, const duel::Game& after);

/// Moves that were not judged are followed by the position that the replay reached.
void close_course(DuelCourse& course, std::size_t judged, const duel::Game& reached);

}  // namespace orion::judge
