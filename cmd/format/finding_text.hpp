#pragma once

#include <string>

#include "cmd/format/format.hpp"
#include "cmd/format/frame.hpp"
#include "records/text/lines.hpp"

namespace orion::cmd {

/// A finding for a person: its place and message, the words marked in their line, the rule, where in the game it is and
/// how to see the position, and its notes. Ends with a line end.
/// @param replay_options  what `show` needs to come to the same positions, e.g. " --rules bga"
std::string finding_text(const Judged& judged, const Finding& finding, const text::LineIndex& lines, const Paint& paint,
                         const std::string& replay_options);

/// "D405: orange hexagon on the …"
std::string coded_message(const Finding& finding);

/// The file of a place in another file than the record's, as the caller would name it.
std::string elsewhere_path(const Judged& judged, const Elsewhere& place);
/// "the record: round-1/a.yaml:12:5"
std::string elsewhere_words(const Judged& judged, const Elsewhere& place);

/// What holds, with its clause: "rule D4.5: …", or "format: …" where it is about the file and not the game.
std::string rule_words(const Finding& finding);

}  // namespace orion::cmd
