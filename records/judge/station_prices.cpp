#include "records/judge/station_prices.hpp"

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

#include "core/station/legal_actions.hpp"
#include "records/counted.hpp"
#include "records/judge/station_words.hpp"

namespace orion::judge {

namespace {

using station::ActionKind;

constexpr std::size_t kMostReasons = 3;

std::string_view nothing_to_do_it_with(ActionKind kind) {
  switch (kind) {
    case ActionKind::Draw:
      return "no card to be had";
    case ActionKind::Buy:
    case ActionKind::Sell:
      return "no goods card in hand";
    case ActionKind::Install:
      return "no equipment card in hand";
    case ActionKind::Activate:
    case ActionKind::Scrap:
      return "no equipment in play";
    case ActionKind::Play:
      return "no espionage and no support in hand";
    case ActionKind::Drop:
      return "no goods in the hold";
  }
  return {};
}

/// The same of a hand that was not seen in full.
std::string nothing_seen_to_do_it_with(ActionKind kind, int unseen) {
  const std::string_view cards = kind == ActionKind::Install ? "equipment card"
                                 : kind == ActionKind::Play  ? "espionage and no support"
                                                             : "goods card";
  return "no " + std::string{cards} + " among those that were seen; " + counted(unseen, "card") + " of the hand " +
         (unseen == 1 ? "was not" : "were not");
}

bool takes_a_card_of_the_hand(ActionKind kind) {
  return kind == ActionKind::Buy || kind == ActionKind::Sell || kind == ActionKind::Install || kind == ActionKind::Play;
}

/// What the trial of an action stopped at, in the words of a finding.
std::string reason(const station::Action& action, const station::Violation& fault, const StationTable& table) {
  if (fault.fault == station::Fault::S202TooManyActions) return "no action is left (S2.2)";
  read::WrittenAction written;
  written.kind = action.kind;
  StationPlace place;
  if (action.card.known()) place.written = table.card(action.card.card());
  return station_message(fault, place, table, &written) + " (" +
         std::string{catalogue::entry(code_of(fault.fault)).clause} + ")";
}

}  // namespace

Price price_of(const station::Action& action, const station::Game& game) {
  Price price;
  station::State table = game.state();
  const std::size_t player = table.acting;
  if (action.kind == ActionKind::Buy) price.costs = station::buy_price(table, game.deck(), player, action.card.card());
  if (action.kind == ActionKind::Sell)
    price.brings = station::sell_price(table, game.deck(), player, action.card.card());
  if (action.activate) table.seats[player].equipment.push_back({action.card.card(), false});
  if (action.activate || action.kind == ActionKind::Activate)
    price.costs = station::activation_cost(table, game.deck(), player, action.card.card());
  return price;
}

std::string why_none(ActionKind kind, const StationTable& table) {
  std::vector<std::string> reasons;
  bool any = false;
  for (station::Action& action : station::nameable_actions(table.game)) {
    if (action.kind != kind) continue;
    any = true;
    station::FirstChoices chooser;
    const station::Attempt attempt = table.game.act(action, chooser);
    if (attempt.violations.empty()) continue;  // what its card does is not known
    std::string words = reason(action, attempt.violations.front(), table);
    if (std::find(reasons.begin(), reasons.end(), words) == reasons.end()) reasons.push_back(std::move(words));
  }
  const int unseen = table.game.state().seats[table.game.state().acting].unseen;
  if (!any && unseen > 0 && takes_a_card_of_the_hand(kind)) return nothing_seen_to_do_it_with(kind, unseen);
  if (!any) return std::string{nothing_to_do_it_with(kind)};
  if (reasons.empty()) return "the card's outcome is for the record to tell (`as-recorded`)";
  std::string text;
  for (std::size_t each = 0; each < std::min(reasons.size(), kMostReasons); ++each)
    text += (each == 0 ? "" : "; ") + reasons[each];
  return text + (reasons.size() > kMostReasons
                     ? "; and " + counted(static_cast<std::int64_t>(reasons.size() - kMostReasons), "reason") + " more"
                     : "");
}

}  // namespace orion::judge
