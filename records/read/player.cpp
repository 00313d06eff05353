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

namespace {

/// An id that is another player's name would be taken for the one and mean the other.
bool expect_no_borrowed_name(const Context& context, const PlayerParts& named, const PlayerParts& other) {
  if (!named.name || !other.id || named.name->value != other.id->value) return true;
  Finding same = finding(Code::R219SamePlayer, other.id->span,
                         "the id " + quoted(other.id->value) + " is another player's name: give the player another id");
  same.related.push_back({"the other one", named.name->span});
  context.findings.push_back(std::move(same));
  return false;
}

}  // namespace

void ToldApart::add(const Context& context, const PlayerParts& player) {
  const auto said = [&](const std::optional<Text>& text, const auto& map) {
    return text ? map.find(text->value) : map.end();
  };
  const auto same_id = said(player.id, by_id_);
  const auto same_name = said(player.name, by_name_);
  const auto named_like_the_id = said(player.id, by_name_);
  const auto id_like_the_name = said(player.name, by_id_);
  bool apart = same_id == by_id_.end() || expect_told_apart(context, same_id->second, player, "two players");
  if (apart && same_name != by_name_.end()) {
    const Namesakes& others = same_name->second;
    apart = expect_told_apart(context, others.without_id.value_or(others.first), player, "two players");
  }
  if (apart && named_like_the_id != by_name_.end())
    apart = expect_no_borrowed_name(context, named_like_the_id->second.first, player);
  if (apart && id_like_the_name != by_id_.end()) expect_no_borrowed_name(context, player, id_like_the_name->second);
  if (player.id) by_id_.try_emplace(player.id->value, player);
  if (!player.name) return;
  Namesakes& namesakes = by_name_.try_emplace(player.name->value, Namesakes{player, std::nullopt}).first->second;
  if (!player.id && !namesakes.without_id) namesakes.without_id = player;
}

}  // namespace orion::read
