#include "records/read/player.hpp"

#include <array>

namespace orion::read {

namespace {

constexpr std::array<Field<PlayerParts>, 2> kPlayerFields{{
    {"name", true,
     [](const Context& context, const Node&, const Node& value, PlayerParts& player) {
       player.name = read_free_text(context, value, "a player's name");
     }},
    {"id", false,
     [](const Context& context, const Node&, const Node& value, PlayerParts& player) {
       player.id = read_text(context, value, "a player's id");
     }},
}};

}  // namespace

PlayerParts read_player(const Context& context, const Node& node) {
  PlayerParts player;
  if (node.kind == NodeKind::Mapping) {
    read_fields(context, node, "a player", kPlayerFields, player);
  } else {
    player.name = read_free_text(context, node, "a player's name");
  }
  return player;
}

bool expect_told_apart(const Context& context, const PlayerParts& first, const PlayerParts& second,
                       std::string_view two) {
  const auto report = [&](const Text& at, std::string message, const Text& other) {
    Finding same = finding(Code::R219SamePlayer, at.span, std::move(message));
    same.related.push_back({"the other one", other.span});
    context.findings.push_back(std::move(same));
    return false;
  };
  if (first.id && second.id && first.id->value == second.id->value) {
    return report(*second.id, std::string{two} + " have the id " + quoted(second.id->value), *first.id);
  }
  if (!first.name || !second.name || first.name->value != second.name->value) return true;
  if (first.id && second.id) return true;
  return report(*second.name,
                std::string{two} + " are " + quoted(second.name->value) +
                    ": two people of one name have an id each, `{name: …, id: …}`",
                *first.name);
}

}  // namespace orion::read
