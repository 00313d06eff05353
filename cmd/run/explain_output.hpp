#pragma once

#include <ostream>
#include <string>

#include "cmd/run/explain_topic.hpp"

namespace orion::cmd {

/// For a person at a terminal, at most 120 columns wide.
void explain_list_text(std::ostream& out, const std::vector<const catalogue::Part*>& parts);
void explain_topic_text(std::ostream& out, const Topic& topic);

/// One JSON object.
void explain_list_json(std::ostream& out, const std::vector<const catalogue::Part*>& parts);
void explain_topic_json(std::ostream& out, const Topic& topic);

/// The pictures as one SVG document; empty where there is none.
std::string explain_topic_svg(const Topic& topic);

}  // namespace orion::cmd
