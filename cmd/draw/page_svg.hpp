#pragma once

// What the drawn pages of `show` have in common: paper, heading, words.

#include <string>

#include "cmd/draw/svg.hpp"

namespace orion::cmd {

/// CSS of headings and words.
std::string page_style();
/// White paper and a heading over the page, in lines of 980 units. @return where the page goes on below
int append_heading(pugi::xml_node svg, std::string_view heading);
/// Sets the size of the drawing, and of its paper.
void set_page(pugi::xml_node svg, Point size);

}  // namespace orion::cmd
