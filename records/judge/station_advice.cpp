#include "records/judge/station_advice.hpp"

#include <algorithm>
#include <utility>

#include "core/station/legal_actions.hpp"
#include "core/station/remedies.hpp"
#include "records/counted.hpp"
#include "records/joined.hpp"
#include "records/judge/station_action_words.hpp"
#include "records/judge/station_words.hpp"

namespace orion::judge {

namespace {

using station::Need;

constexpr std::size_t kMostShown = 5;
constexpr std::size_t kMostTried = 100;  // entries of a list of choices

/// "Ada had `relay`", "Ada had one more `relay`"
std::string one_more(const StationTable& table, const station::Remedy& remedy) {
  const station::Seat& seat = table.game.state().seats[remedy.player];
  const std::size_t card = remedy.card.card();
  const bool some = remedy.need == Need::CardInHand
                        ? seat.hand[card] > 0
                        : std::any_of(seat.equipment.begin(), seat.equipment.end(),
                                      [&](const station::InPlay& each) { return each.card == card; });
  const std::string number = remedy.number > 1 ? std::to_string(remedy.number) + " more " : some ? "one more " : "";
  return table.player(remedy.player) + " had " + number + "`" + table.card(card) + "`";
}

Change change(const StationTable& table, const station::Remedy& remedy) {
  const std::string& player = table.player(remedy.player);
  const std::string card = remedy.card.known() ? table.card(remedy.card.card()) : "unknown";
  const auto more = [&](std::string_view what) { return player + " had " + counted(remedy.number, what) + " more"; };
  switch (remedy.need) {
    case Need::MoreActions:
      return {"actions", more("action"), player, {}, {}, remedy.number};
    case Need::Credits:
      return {"credits", more("credit"), player, {}, {}, remedy.number};
    case Need::Goods: {
      const std::string& good = table.good(remedy.good);
      std::string words = player + " had " + std::to_string(remedy.number) + " " + good + " more in the hold";
      return {"goods", std::move(words), player, good, {}, remedy.number};
    }
    case Need::CardInHand:
      return {"hand", one_more(table, remedy) + " in hand", player, card, {}, remedy.number};
    case Need::CardInPlay:
      return {"in-play", one_more(table, remedy) + " in play", player, card, {}, remedy.number};
    case Need::NotActivated:
      return {"activated", "`" + card + "` had not been activated in this turn", player, card, {}};
    case Need::NoTarget:
      return {"no-target", "there were no `target`", {}, {}, {}};
    case Need::WithoutResponse:
      return {"no-response", player + " did not answer with `" + card + "`", player, card, {}};
  }
  return {};
}

bool same_card(const station::Action& a, const station::Action& b) {
  const auto has_card = [](const station::Action& each) {
    return each.kind != station::ActionKind::Draw && each.kind != station::ActionKind::Drop && each.card.known();
  };
  return has_card(a) && has_card(b) && a.card == b.card;
}

std::string list_of(const std::vector<std::string>& actions, std::size_t left_out) {
  return joined(actions, "; ") + (left_out > 0 ? "; and " + std::to_string(left_out) + " more" : "");
}

/// What could be done with this card, or else an action of this kind.
void add_instead(const StationTable& table, const station::Action& action, Advice& advice) {
  const std::vector<station::Action> legal = station::legal_actions(table.game);
  const auto add = [&](auto fits) {
    for (const station::Action& each : legal) {
      if (!fits(each)) continue;
      if (advice.instead.size() == kMostShown) {
        ++advice.instead_left_out;
        continue;
      }
      advice.instead.push_back(action_in_words(each, table, station::choice_options(table.game, each, kMostTried)));
    }
  };
  add([&](const station::Action& each) { return same_card(each, action); });
  const bool of_card = !advice.instead.empty();
  if (!of_card) add([&](const station::Action& each) { return each.kind == action.kind; });
  if (advice.instead.empty()) return;
  advice.sentences.push_back((of_card ? "legal with this card: " : "legal instead: ") +
                             list_of(advice.instead, advice.instead_left_out) +
                             (advice.instead_left_out > 0 ? " (`legal` without an action lists them)" : ""));
}

void add_after(const StationTable& table, const station::Action& action, Advice& advice) {
  for (const station::Action& each : station::legal_after(table.game, action)) {
    if (advice.after.size() == kMostShown) {
      ++advice.after_left_out;
    } else {
      advice.after.push_back(action_in_words(each, table));
    }
  }
  if (!advice.after.empty())
    advice.sentences.push_back((advice.after.size() == 1 ? "legal after this action: " : "legal after any of these: ") +
                               list_of(advice.after, advice.after_left_out));
}

/// Violations of one clause: they differ in what they are about.
bool are_of_one_clause(const std::vector<station::Violation>& violations) {
  const auto clause = [](const station::Violation& each) { return catalogue::entry(code_of(each.fault)).clause; };
  return std::all_of(violations.begin(), violations.end(),
                     [&](const station::Violation& each) { return clause(each) == clause(violations.front()); });
}

}  // namespace

Advice station_advice(const StationTable& table, const station::Action& action,
                      const std::vector<station::Violation>& violations) {
  Advice advice;
  if (violations.empty()) return advice;
  const std::vector<station::Remedy> remedies = station::remedies(table.game, action);
  for (const station::Remedy& each : remedies) advice.legal_if.push_back(change(table, each));
  // A trial stops where it cannot go on: that nothing else is broken shows only where what stopped it is made up for.
  advice.nothing_else = are_of_one_clause(violations) && remedies.size() == 1;
  say_what_is_needed(advice);
  add_after(table, action, advice);
  add_instead(table, action, advice);
  if (advice.sentences.empty())
    advice.sentences.emplace_back("no single action before it would make it legal, with the cards that were seen");
  return advice;
}

Advice advice_out_of_turn(const StationTable& then, const station::Action& action, bool ended) {
  Advice advice;
  const std::size_t player = then.game.state().acting;
  if (then.game.state().seats[player].left) return advice;
  const std::vector<station::Remedy> remedies = station::remedies(then.game, action);
  if (remedies.empty() && !then.game.act(action).legal()) return advice;
  if (ended) advice.legal_if.push_back({"end", "play had not ended", {}, {}, {}});
  advice.legal_if.push_back({"turn", "it were " + then.player(player) + "'s turn", then.player(player), {}, {}});
  for (const station::Remedy& each : remedies) advice.legal_if.push_back(change(then, each));
  advice.nothing_else = remedies.empty();
  say_what_is_needed(advice);
  return advice;
}

}  // namespace orion::judge
