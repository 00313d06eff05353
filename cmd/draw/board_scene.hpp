#pragma once

// What a picture of a position of Orion Duel shows, whatever it is drawn in: terminal, SVG, HTML, JSON. Values only;
// where a thing lies on a page is each drawing's own.

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/duel/conditions.hpp"
#include "core/duel/game.hpp"
#include "core/duel/position.hpp"
#include "core/duel/setup.hpp"
#include "records/judge/verdict.hpp"

namespace orion::cmd {

/// A space of the board, and what lies on it.
struct SpaceScene {
  duel::Space space = duel::kBoard.first();
  std::optional<duel::Colour> hexagon;
  std::optional<duel::TokenKind> token;
  std::optional<std::size_t> tile;  ///< in `BoardScene::tiles`; none also where it is not known which tile lies here
  bool placed_last = false;
  bool asked = false;                        ///< where the tile in question was to lie, or what a text speaks of
  bool at_fault = false;                     ///< the clause that the tile in question breaks is broken here
  std::optional<duel::Colour> asked_colour;  ///< of the hexagon of the tile in question
  std::vector<std::size_t> chains;           ///< in `BoardScene::chains`: those that this space is part of
};

/// How far below the highest space another one lies, in halves of a space: 0 to 20. Columns stand upright; a step to
/// the right goes half a space down, so that numbers grow upward along each column.
constexpr int half_spaces_down(duel::Space space) noexcept { return 15 - 2 * (space.number() - 1) + space.column(); }

/// A hexagon of a tile on a space.
struct HexagonScene {
  duel::Space space;
  duel::Colour colour;
};

/// A tile as it was laid.
struct TileScene {
  duel::Colour owner{};
  std::optional<duel::TileKind> kind;  ///< none: hexagons that form no tile, let stand by a ruling
  std::size_t move = 0;                ///< 0: it lay there from the start
  std::vector<HexagonScene> hexagons;
};

/// A tile that was announced and does not lie there: the illegal move at which the replay stopped.
struct QuestionScene {
  std::size_t move = 0;
  duel::Colour owner{};
  std::vector<HexagonScene> hexagons;  ///< those on the board
  bool off_board = false;              ///< and there are others
  std::vector<std::string> reasons;    ///< "D405: orange hexagon on the …", the primary one first
};

/// What shows that a condition is reached, and how to draw a line through it.
struct ChainScene {
  duel::Evidence evidence;
  /// Neighbouring spaces of the chain: from side to side for a link, else what joins the tokens.
  std::vector<std::pair<duel::Space, duel::Space>> steps;
};

struct PlayerScene {
  duel::Colour colour{};
  std::string name;  ///< as recorded; may be empty
  duel::Stock stock = duel::Stock::full();
  int token_score = 0;
  duel::ConditionCounts reached;  ///< as the rules in force count them
};

/// Lines of text; as they come from a record, so that each drawing has to escape them.
struct BoardScene {
  std::string id;       ///< of the record; may be empty
  std::string where;    ///< "after move 16"
  std::string rules;    ///< "rulebook+bends=as-printed"
  std::string heading;  ///< the three on one line
  /// All of the board, in label order (a2, a3, …, k10).
  std::array<SpaceScene, duel::kSpaceCount> spaces;
  std::vector<TileScene> tiles;  ///< in the order in which they were laid
  std::vector<ChainScene> chains;
  std::vector<std::string> chain_words;  ///< a line for each of `chains`, as `check` words it
  duel::PerColour<PlayerScene> players;
  std::optional<duel::Colour> to_move;  ///< none: play has ended
  std::optional<judge::DuelOutcome> outcome;
  std::optional<judge::BrokenOff> broken_off;
  std::string state;  ///< "blue is to move", "play has ended: orange wins by conditions (link) after move 21"
  std::optional<QuestionScene> question;
  std::vector<std::string> remarks;  ///< what is wrong with the set-up, for a record that is shown as far as it goes
  std::string position_hash;         ///< may be empty
  bool bare = false;                 ///< a picture of spaces alone: no players, nobody to move

  /// What lies on a space. Spaces are in the order of `duel::kBoard`.
  const SpaceScene& at(duel::Space space) const noexcept;
  SpaceScene& at(duel::Space space) noexcept;
};

/// The last position of a verdict on a game of Orion Duel. Its tiles are told apart where the verdict has a course.
/// @param where  "after move 16"
/// @pre `verdict.duel`
BoardScene board_scene(const judge::Verdict& verdict, const std::string& where);

/// The position after so many moments of the verdict's course; 0: before the first. Without hash and remarks.
/// @pre `verdict.duel` with a course
BoardScene board_scene_after(const judge::Verdict& verdict, std::size_t moments, const std::string& where);

/// Marks where a tile was to lie that does not lie there, and where it breaks a rule.
void mark_asked(BoardScene& scene, const duel::Placement& placement, const duel::Position& before,
                const duel::Options& options);

/// Spaces alone, for a text: nobody is to move. @param asked  the spaces that the text speaks of
BoardScene board_scene(const duel::Position& position, const duel::BoardSet& asked);

/// A board with the tokens of a named set-up (D2.6).
BoardScene board_scene(const duel::NamedSetup& setup);

}  // namespace orion::cmd
