#pragma once

// A table in each of its formats.

#include <ostream>
#include <string>

#include "cmd/format/verdict_json.hpp"
#include "cmd/standings/scene.hpp"

namespace orion::cmd {

/// For a person at a terminal. @param checked  the arguments with which `check` comes to the same findings
std::string standings_text(const StandingsScene& scene, const std::string& checked);
/// One object: schemas/standings.schema.json.
Json standings_json(const StandingsScene& scene);
/// A line a player, behind a line of names (RFC 4180).
std::string standings_csv(const StandingsScene& scene);
/// One page of HTML that loads nothing.
void write_standings_page(std::ostream& out, const StandingsScene& scene, const std::string& checked);

}  // namespace orion::cmd
