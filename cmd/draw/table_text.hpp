#pragma once

#include <string>

#include "cmd/draw/table_scene.hpp"
#include "cmd/format/frame.hpp"

namespace orion::cmd {

/// The table of The Orion Station in plain text: players, piles, actions left, trigger. Every line ends in LF.
std::string table_text(const TableScene& scene, const Paint& paint);

/// Credits over the turns, in 80 columns, a letter a player. Empty where there is nothing to plot.
std::string credits_text(const TableScene& scene);

/// A table as a page of text: heading, table, credits over time.
std::string table_page_text(const TableScene& scene, const Paint& paint);

}  // namespace orion::cmd
