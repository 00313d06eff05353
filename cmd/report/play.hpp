#pragma once

// The part of a page that steps through a game: what the two games have in common.

#include <pugixml.hpp>

#include "cmd/report/reported.hpp"

namespace orion::cmd {

/// Where the parts of a game go: pictures on the stage, beside them what changes, below the list of moves.
struct Stage {
  pugi::xml_node pictures;
  pugi::xml_node panel;
  pugi::xml_node moves;
};
/// The caption of the moment, the buttons, and room for the rest.
/// @param pictured  how the pictures are called: "The board"
Stage append_stage(pugi::xml_node section, const Reported& reported, const char* pictured);

/// The row of a step in the list of moves: its link and what it is for the script. Cells follow.
/// @param name  of the link
pugi::xml_node append_step_row(pugi::xml_node body, const Reported& reported, std::size_t step,
                               const std::string& name);
/// The cell that says what came of a step: the word, and the codes of its findings.
pugi::xml_node append_effect(pugi::xml_node row, const Reported& reported, std::size_t step, std::string_view word);

/// The board of Orion Duel, the table of The Orion Station, at every moment. @pre the verdict has a course
void append_duel_play(pugi::xml_node section, const Reported& reported);
void append_station_play(pugi::xml_node section, const Reported& reported);

}  // namespace orion::cmd
