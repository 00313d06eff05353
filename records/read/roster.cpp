#include "records/read/roster.hpp"

#include <algorithm>
#include <iterator>

namespace orion::read {

Roster::Roster(const std::vector<NamedPlayer>& players, Known known) : players_{players}, known_{known} {
  for (std::size_t seat = 0; seat < players.size(); ++seat) {
    called_.push_back({players[seat].name.value, true, seat});
    if (players[seat].id) called_.push_back({players[seat].id->value, false, seat});
  }
  std::sort(called_.begin(), called_.end());
}

std::vector<Roster::Called>::const_iterator Roster::first_called(std::string_view text) const noexcept {
  return std::lower_bound(called_.begin(), called_.end(), Called{text});
}

bool Roster::has(std::string_view called) const noexcept {
  const auto first = first_called(called);
  return first != called_.end() && first->text == called;
}

std::optional<WrittenPlayer> Roster::find(const Context& context, const Node& node) const {
  const auto first = first_called(node.text);
  if (first != called_.end() && first->text == node.text) {
    const auto second = std::next(first);
    if (!first->name || second == called_.end() || second->text != node.text)
      return WrittenPlayer{first->seat, node.span};
    context.report(Code::R219SamePlayer, node.span,
                   "more than one player is called " + quoted(node.text) + ": refer to them by their ids");
    return std::nullopt;
  }
  if (known_ == Known::Some) return std::nullopt;
  context.report(Code::R222UnknownPlayer, node.span,
                 "no player is called " + quoted(node.text) + likely(node.text, context.findings.size()));
  return std::nullopt;
}

std::string Roster::likely(std::string_view text, std::size_t findings) const {
  // A search through a long list is not worth its time where nobody will read what comes of it.
  constexpr std::size_t kMostSearches = 100;
  constexpr std::size_t kMostShown = 40;
  if (findings > kMostSearches) return {};
  std::vector<std::string_view> known;
  for (const NamedPlayer& each : players_) {
    known.push_back(each.name.value);
    if (each.id) known.push_back(each.id->value);
  }
  if (known.size() > kMostShown && nearest(text, known).empty())
    return ": none of the " + std::to_string(players_.size()) + " in `players` has a name or an id like it";
  return ": " + on_one_line(hint(text, known));
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
