#pragma once

// What the ranking takes from FIDE's handbook, part C.07, "Play-Off and Tie-Break Regulations", in the edition that was
// approved on 2 February 2026 and holds from 1 March 2026. It differs from that of 1 August 2024 in its article 16: a
// dummy's score has a limit, and forfeit losses at the end of a tournament are no draws.

#include <string_view>

#include "core/tournament/ranking.hpp"

namespace orion::tournament {

inline constexpr std::string_view kFideRegulations = "C.07";
/// The day from which the edition holds.
inline constexpr std::string_view kFideEdition = "2026-03-01";

/// The handbook's short name of a tie-break, such as "BH-C1".
constexpr std::string_view fide_acronym(TieBreak tie_break) noexcept {
  switch (tie_break) {
    case TieBreak::DirectEncounter:
      return "DE";
    case TieBreak::Wins:
      return "WIN";
    case TieBreak::Buchholz:
      return "BH";
    case TieBreak::BuchholzCut1:
      return "BH-C1";
    case TieBreak::SonnebornBerger:
      return "SB";
  }
  return {};
}

/// The articles that say what a tie-break is, such as "8.1, 14.1".
constexpr std::string_view fide_articles(TieBreak tie_break) noexcept {
  switch (tie_break) {
    case TieBreak::DirectEncounter:
      return "6";
    case TieBreak::Wins:
      return "7.1";
    case TieBreak::Buchholz:
      return "8.1";
    case TieBreak::BuchholzCut1:
      return "8.1, 14.1";
    case TieBreak::SonnebornBerger:
      return "9.1";
  }
  return {};
}

/// The article that says how unplayed rounds count.
constexpr std::string_view fide_article_of_unplayed_rounds(System system) noexcept {
  return pairings_are_set(system) ? "15.2" : "16";
}

}  // namespace orion::tournament
