#pragma once

#include <cstddef>
#include <map>
#include <optional>
#include <string_view>

#include "records/read/fields.hpp"

namespace orion::read {

/// A player as `players` says, perhaps with faults.
struct PlayerParts {
  std::optional<Text> name;
  std::optional<Text> id;
};

/// A player of a list of players.
struct NamedPlayer {
  Text name;
  std::optional<Text> id;
};

/// A player as the rest of the document refers to one.
struct WrittenPlayer {
  std::size_t seat = 0;  ///< in the list of players
  Span span;
};

/// A name, or `{name: Anna, id: 1204}`.
PlayerParts read_player(const Context& context, const Node& node);

/// Reports two players that a record cannot tell apart: of one id, or of one name without an id each.
/// @param two  how the two are called together, for messages: "both players"
/// @return whether they are told apart
bool expect_told_apart(const Context& context, const PlayerParts& first, const PlayerParts& second,
                       std::string_view two);

/// The players of a list so far, where none may be taken for another.
class ToldApart {
 public:
  /// Reports the first fault that the player has with those before: the same id, the same name without an id each, or
  /// an id that is another player's name.
  void add(const Context& context, const PlayerParts& player);

 private:
  struct Namesakes {
    PlayerParts first;
    std::optional<PlayerParts> without_id;
  };
  std::map<std::string_view, Namesakes> by_name_;
  std::map<std::string_view, PlayerParts> by_id_;
};

}  // namespace orion::read
