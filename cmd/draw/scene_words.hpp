#pragma once

// A scene in words: what text prints, and what a screen reader reads of a picture. Names are printable.

#include <string>
#include <vector>

#include "cmd/draw/board_scene.hpp"

namespace orion::cmd {

/// "final-1, after move 16, by rulebook". @param id  may be empty
std::string heading_words(const std::string& id, const std::string& where, const std::string& rules);
/// Adds what keeps a game from being played; what is wrong at several places is said once.
void add_remark(std::vector<std::string>& remarks, const Finding& finding);
/// "blue (Ada)", or "blue".
std::string player_words(const PlayerScene& player);
/// "single 1, pair 0, duo 2, line 2, bend 0, triangle 1"
std::string stock_words(const duel::Stock& stock);
int tiles_left(const duel::Stock& stock) noexcept;
/// "link, galaxies 2", or "none of the conditions".
std::string reached_words(const duel::ConditionCounts& reached);
/// "a2 b2 / b3": spaces of a tile in its owner's colour, and behind the slash in the other.
std::string tile_words(duel::Colour owner, const std::vector<HexagonScene>& hexagons);
/// "move 17, blue: a2 b2 / b3, is illegal"
std::string question_words(const QuestionScene& question);
/// The whole position in sentences.
std::string position_words(const BoardScene& scene);

}  // namespace orion::cmd
