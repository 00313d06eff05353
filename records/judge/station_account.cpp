#include "records/judge/station_account.hpp"

#include <cstdint>
#include <string_view>

namespace orion::judge {

namespace {

using station::Passage;
using station::Place;
using station::Spot;
using station::What;

Spot spot_of(Account account) {
  switch (account) {
    case Account::Credits:
      return Spot::Purse;
    case Account::Goods:
      return Spot::Hold;
    case Account::Hand:
      return Spot::Hand;
    case Account::Equipment:
      return Spot::InPlay;
  }
  return {};
}

std::string_view word_of(Account account) {
  switch (account) {
    case Account::Credits:
      return "credits";
    case Account::Goods:
      return "goods";
    case Account::Hand:
      return "hand";
    case Account::Equipment:
      return "equipment";
  }
  return {};
}

std::int64_t now(const station::Seat& seat, Account account) {
  switch (account) {
    case Account::Credits:
      return seat.credits;
    case Account::Goods:
      return seat.goods();
    case Account::Hand:
      return seat.hand_size();
    case Account::Equipment:
      return static_cast<std::int64_t>(seat.equipment.size());
  }
  return 0;
}

std::string thing(const StationTable& table, const Passage& passage) {
  if (passage.what == What::Credits) return std::to_string(passage.amount);
  const std::string name = passage.what == What::Good         ? table.good(passage.which)
                           : passage.what == What::UnseenCard ? "unknown"
                                                              : table.card(passage.which);
  return passage.amount == 1 ? name : name + " " + std::to_string(passage.amount);
}

/// Beside the actions cards are drawn, and credits are paid for too many goods (S2.3).
std::string when(const Passage& passage) {
  const std::string turn = "turn " + std::to_string(passage.turn);
  if (passage.action > 0) return turn + ", action " + std::to_string(passage.action);
  return (passage.what == What::Credits ? "at the end of " : "in the draw phase of ") + turn;
}

}  // namespace

std::string account_in_words(const StationTable& table, Account account, std::size_t seat, std::size_t since) {
  constexpr std::size_t kMostParts = 8;
  const Spot spot = spot_of(account);
  const auto is_here = [&](Place place) { return place.spot == spot && place.player == seat; };
  std::int64_t before = now(table.game.state().seats[seat], account);
  const std::string after = std::to_string(before);
  const auto journal = table.game.journal();
  std::string changes;
  std::string part;
  std::size_t parts = 0;
  const Passage* last = nullptr;
  // From the end, so that where there is too much to say the latest is said.
  for (std::size_t at = journal.size(); at-- > 0 && journal[at].turn > since && parts < kMostParts;) {
    const Passage& each = journal[at];
    const bool comes = is_here(each.to);
    if (comes == is_here(each.from)) continue;
    if (last != nullptr && (last->turn != each.turn || last->action != each.action)) {
      changes.insert(0, "; " + when(*last) + ":" + part);
      part.clear();
      last = nullptr;
      if (++parts == kMostParts) break;
    }
    before += comes ? -each.amount : each.amount;
    part.insert(0, (comes ? " + " : " − ") + thing(table, each));
    last = &each;
  }
  if (last != nullptr) changes.insert(0, "; " + when(*last) + ":" + part);
  std::string text = table.player(seat) + "'s " + std::string{word_of(account)} + ": " + std::to_string(before);
  text += parts == kMostParts ? " before" : since == 0 ? " at the start" : " after turn " + std::to_string(since);
  return changes.empty() ? text + ", and nothing changed since" : text + changes + "; now " + after;
}

}  // namespace orion::judge
