#include "records/read/roster.hpp"

#include <algorithm>

namespace orion::read {

bool Roster::has(std::string_view called) const noexcept {
  return std::any_of(players_.begin(), players_.end(), [&](const StationPlayer& each) {
    return each.name.value == called || (each.id && each.id->value == called);
  });
}

std::optional<WrittenPlayer> Roster::find(const Context& context, const Node& node) const {
  std::optional<std::size_t> named;
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    if (players_[seat].id && players_[seat].id->value == node.text) return WrittenPlayer{seat, node.span};
  }
  for (std::size_t seat = 0; seat < players_.size(); ++seat) {
    if (players_[seat].name.value != node.text) continue;
    if (named) {
      context.report(Code::R219SamePlayer, node.span,
                     "more than one player is called " + quoted(node.text) + ": refer to them by their ids");
      return std::nullopt;
    }
    named = seat;
  }
  if (named) return WrittenPlayer{*named, node.span};
  if (known_ == Known::Some) return std::nullopt;
  std::vector<std::string_view> known;
  for (const StationPlayer& each : players_) {
    known.push_back(each.name.value);
    if (each.id) known.push_back(each.id->value);
  }
  context.report(Code::R222UnknownPlayer, node.span,
                 "no player is called " + quoted(node.text) + ": " + on_one_line(hint(node.text, known)));
  return std::nullopt;
}

std::optional<WrittenPlayer> Roster::read(const Context& context, const Node& node, std::string_view what) const {
  if (!read_text(context, node, what)) return std::nullopt;
  return find(context, node);
}

bool NamedOnce::add(const Context& context, const WrittenPlayer& player, std::string_view called) {
  const auto before =
      std::find_if(named_.begin(), named_.end(), [&](const WrittenPlayer& each) { return each.seat == player.seat; });
  if (before != named_.end()) {
    Finding twice =
        finding(Code::R219SamePlayer, player.span, quoted(called) + " stands here already: a player is named once");
    twice.related.push_back({"the first time", before->span});
    context.findings.push_back(std::move(twice));
    return false;
  }
  named_.push_back(player);
  return true;
}

}  // namespace orion::read
