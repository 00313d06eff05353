#pragma once

// The parts of a drawn board, each appended to an element and handed back, so that a page can give it attributes of its
// own and show or hide it. All share one system of coordinates: `board_centre` of a space, a hexagon 60 wide and 52
// high. How they look is said by classes, in `board_style`.

#include <cstdint>
#include <pugixml.hpp>
#include <string>

#include "cmd/draw/board_scene.hpp"
#include "cmd/draw/svg.hpp"

namespace orion::cmd {

/// Where the board lies with the names of its sides: x and y from -80 and -45, so wide and so high.
inline constexpr Point kBoardCorner{-80, -45};
inline constexpr Point kBoardSize{610, 610};

Point board_centre(duel::Space space) noexcept;

/// CSS of all the parts, for light paper. No part has a colour elsewhere.
std::string board_style();
/// The textures that the style refers to by `url(#orion-…)`; one `defs` serves all boards of a page.
pugi::xml_node append_board_defs(pugi::xml_node svg);

/// The empty board: `g.board` with 85 elements `.space` (`data-space="e4"`), their names, and the six sides.
pugi::xml_node append_board(pugi::xml_node parent);
/// The sides of the board with their names: `append_board` has them.
void append_sides(pugi::xml_node board);
/// `g.tile` with `data-move`, `data-owner`, `data-kind`; in it a `g.hexagon.blue` or `g.hexagon.orange` with
/// `data-space` for each of its hexagons, and its outline.
pugi::xml_node append_tile(pugi::xml_node parent, const TileScene& tile);
/// `g.hexagon` alone, where it is not known of which tile it is.
pugi::xml_node append_hexagon(pugi::xml_node parent, const HexagonScene& hexagon);
/// `g.token.galaxy` or `g.token.black-hole` with `data-space`.
pugi::xml_node append_token(pugi::xml_node parent, duel::Space space, duel::TokenKind kind);
/// `g.chain.blue` or `g.chain.orange`, by the player it speaks for: a line through the chain, and a ring
/// around each token. Tokens are drawn over it.
pugi::xml_node append_chain(pugi::xml_node parent, const BoardScene& scene, const ChainScene& chain);

/// `path.placed-last`: a second line along a tile's outline.
pugi::xml_node append_placed_last(pugi::xml_node parent, const std::vector<HexagonScene>& hexagons);
/// `g.asked`, and `g.asked.at-fault` where a rule is broken: what a question is about.
pugi::xml_node append_asked(pugi::xml_node parent, const SpaceScene& space);

/// All of a scene on the board, in layers.
pugi::xml_node append_position(pugi::xml_node parent, const BoardScene& scene);

/// A tile of a kind in a player's colours, small, at its place: what is left of a stock is drawn with it.
pugi::xml_node append_small_tile(pugi::xml_node parent, Point at, duel::TileKind kind, duel::Colour owner);

}  // namespace orion::cmd
