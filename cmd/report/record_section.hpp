#pragma once

#include <string>

#include "cmd/format/format.hpp"

namespace orion::cmd {

/// "spring-open-r3-t2", or else the file.
std::string name_of(const Judged& judged);
/// "games/a.yaml, document 2"
std::string file_of(const Judged& judged);

/// A record as a section of a page, and as a row of the table over several. HTML, with ids to be made those of a record
/// (`with_ids_of`).
std::string record_section(const Judged& judged, const std::string& options);
std::string record_row(const Judged& judged);

}  // namespace orion::cmd
