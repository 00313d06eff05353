#pragma once

// The parts of a drawn table of The Orion Station, each appended to an element and handed back. How they look is said
// by classes, in `table_style`.

#include <string>

#include "cmd/draw/svg.hpp"
#include "cmd/draw/table_scene.hpp"

namespace orion::cmd {

/// CSS of all the parts, for light paper.
std::string table_style();

/// `g.seat` with `data-player`: a card of what lies before a player, 460 wide. Of the player whose turn it is:
/// `g.seat.acting`. @param height  set to what the card needs
pugi::xml_node append_seat(pugi::xml_node parent, Point at, const TableScene& scene, std::size_t player, int& height);

/// `g.credits-plot`, of this size: an axis of turns, an axis of credits, and for each player a `g.series` with
/// `data-player`: a line with its own dashes and markers, and the player's name at its end.
pugi::xml_node append_credits_plot(pugi::xml_node parent, Point at, Point size, const TableScene& scene);

/// Where a turn lies in a plot of that size, from its left.
int credits_plot_x(Point size, const TableScene& scene, std::size_t turn);

/// A table as an SVG document: heading, players, piles, whose turn it is, credits over time.
std::string table_svg(const TableScene& scene);

}  // namespace orion::cmd
