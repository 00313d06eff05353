#pragma once

#include <optional>
#include <string_view>

#include "records/read/fields.hpp"

namespace orion::read {

/// A player as `players` says.
struct PlayerParts {
  std::optional<Text> name;
  std::optional<Text> id;
};

/// A name, or `{name: Anna, id: 1204}`.
PlayerParts read_player(const Context& context, const Node& node);

/// Reports two players that a record cannot tell apart: of one id, or of one name without an id each.
/// @param two  how the two are called together, for messages: "both players"
/// @return whether they are told apart
bool expect_told_apart(const Context& context, const PlayerParts& first, const PlayerParts& second,
                       std::string_view two);

}  // namespace orion::read
