#pragma once

#include "cmd/draw/board_scene.hpp"
#include "cmd/draw/table_scene.hpp"
#include "cmd/format/verdict_json.hpp"

namespace orion::cmd {

/// A scene as `schemas/show.schema.json` describes it.
/// @param rules  as of a verdict; null for a set-up without a game
Json position_json(const BoardScene& scene, const Json& rules);
Json position_json(const TableScene& scene, const Json& rules);

}  // namespace orion::cmd
