#include "records/judge/set_words.hpp"

#include <cstdlib>
#include <map>

#include "records/read/fields.hpp"

namespace orion::judge {

std::string points_words(int hundredths) {
  constexpr int kOne = 100;
  constexpr int kTenth = 10;
  const int size = std::abs(hundredths);
  std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / kOne);
  if (size % kOne == 0) return text;
  text += "." + std::to_string(size % kOne / kTenth);
  return size % kTenth == 0 ? text : text + std::to_string(size % kTenth);
}

std::vector<std::string> player_names(const std::vector<read::NamedPlayer>& players) {
  std::map<std::string_view, int> so_called;
  for (const read::NamedPlayer& each : players) ++so_called[each.name.value];
  std::vector<std::string> names;
  for (const read::NamedPlayer& each : players) {
    names.emplace_back(each.name.value);
    if (so_called[each.name.value] > 1 && each.id) names.back() += " (" + read::words_of(each.id) + ")";
  }
  return names;
}

bool is_called(const SetPlayer& player, const read::NamedPlayer& named) noexcept {
  return player.id.empty() || !named.id ? player.name == named.name.value : player.id == named.id->value;
}

bool may_be_game(const SetRecord& record) noexcept {
  return record.kind == read::DocumentKind::Game || (record.kind == read::DocumentKind::None && record.is_ours);
}

std::string_view kind_words(read::DocumentKind kind) noexcept {
  switch (kind) {
    case read::DocumentKind::Deck:
      return "a deck";
    case read::DocumentKind::Match:
      return "a match";
    case read::DocumentKind::Tournament:
      return "a tournament";
    case read::DocumentKind::Game:
      return "a game";
    case read::DocumentKind::None:
      break;
  }
  return "no record";
}

}  // namespace orion::judge
