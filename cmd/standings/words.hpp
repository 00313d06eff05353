#pragma once

// The words of a table that every format uses.

#include <string>
#include <string_view>
#include <vector>

#include "cmd/standings/scene.hpp"

namespace orion::cmd {

/// Exact, without zeros at its end: "4.25". @param value  in ten-thousandths
std::string decimal(std::int64_t value);
std::string points_words(tournament::Points points);

/// How a tie-break stands in a manifest: "buchholz-cut-1".
std::string_view tie_break_key(tournament::TieBreak tie_break) noexcept;
/// "Buchholz, cut 1"
std::string_view tie_break_name(tournament::TieBreak tie_break) noexcept;
/// "FIDE Handbook C.07, in force from 2026-03-01": what the articles are of.
std::string fide_words();
/// "BH-C1 Buchholz, cut 1 (8.1, 14.1)": over its column, in words, and its articles.
std::string article_words(tournament::TieBreak tie_break);
/// What the columns of the tie-breaks are: the regulations, the articles, and that of unplayed rounds. Empty without
/// tie-breaks.
std::string tie_breaks_words(const StandingsScene& scene);

std::string_view system_word(tournament::System system) noexcept;
std::string_view treatment_word(judge::IrregularGame::Treatment treatment) noexcept;
std::string_view game_title(std::string_view game) noexcept;

/// "after round 3 of 5, 2026-05-03", "before the first round"
std::string when_words(const StandingsScene& scene);
/// "win 3, tie 1, …; by place 5, 3, 2, 1" where it is not the usual; else empty.
std::string scoring_words(const tournament::Scoring& scoring);
/// "12 encounters, 11 of them count"
std::string encounters_words(const StandingsScene& scene);
/// What `check` finds. @param checked  its arguments: "spring.yaml --rules bga"
std::string findings_words(const StandingsScene& scene, const std::string& checked);
/// "withdrawn after round 2"; empty where the player is not.
std::string withdrawn_words(const StandingsScene& scene, const StandingsRow& row);
/// "r2/t1.orion.yaml:12, round 2, Ada and Ben: it is illegal (D405 in line 30): not counted"
std::string irregular_words(const StandingsScene& scene, const judge::IrregularGame& game);
/// Which signs the cells of this table have, each with what it means.
struct LegendEntry {
  std::string sign;
  std::string meaning;
};
std::vector<LegendEntry> legend(const StandingsScene& scene);
/// What to say where players share a rank; empty where none do.
std::string shared_words(const StandingsScene& scene);

/// What stands in a round: "+3", "=5", "-1", "bye", "+3F", "?4*", "2:5,7,9"; several with a blank between.
std::string round_cell(const StandingsRow& row, std::size_t round);
/// What two players gave each other, in the order of the rounds: "+", "=-", "+F".
std::string against_cell(const StandingsRow& row, std::size_t opponent);
std::size_t byes_of(const StandingsRow& row);

/// The cross-table as texts.
struct CrossTable {
  std::vector<std::string> headings;            ///< of the rounds, or of the opponents
  std::vector<std::vector<std::string>> cells;  ///< by line
};
CrossTable cross_table(const StandingsScene& scene);

}  // namespace orion::cmd
