#pragma once

// The sentences that a difference is made of.

#include <string>
#include <string_view>

#include "records/judge/difference.hpp"

namespace orion::cmd {

/// "only move 7 differs, and the other 27 are the same"
/// @param unit  "move", "turn" or "action"
std::string sequence_words(const judge::SequenceDifference& difference, std::string_view unit);

/// "move 7", "turn 4, action 2"
std::string point_words(const judge::Point& point, std::string_view unit);

/// "they meet again after move 9, and stay together"; empty where they are together, or one stops.
std::string meeting_words(const judge::Difference& difference, std::string_view unit);

/// "legal", "illegal", "withdrawn by a ruling"
std::string_view standing_words(const judge::Entry& entry);

/// "A's is legal, B's is withdrawn by a ruling"
std::string legal_words(const judge::FirstDifference& first);

/// "credits afterwards: 17 in A, 20 in B, where it is not carried out"
std::string seat_words(const judge::SeatDifference& seat, const judge::Both<judge::Carried>& carried);

/// "notes (first at move 3), clocks"
std::string remarks_words(const std::vector<judge::RemarkDifference>& remarks, std::string_view unit);

/// "players", "the hand of Ada"
std::string topic_words(const judge::TopicDifference& topic);

}  // namespace orion::cmd
