#include "core/station/legal_actions.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

#include "cmd/draw/scene_words.hpp"
#include "cmd/format/format.hpp"
#include "cmd/format/verdict_json.hpp"
#include "cmd/run/legal_lists.hpp"
#include "records/counted.hpp"
#include "records/judge/station_action_words.hpp"
#include "records/judge/station_prices.hpp"
#include "records/read/station_rules.hpp"
#include "records/station_words.hpp"

namespace orion::cmd {

namespace {

constexpr std::size_t kMostTried = 100;  // entries of a list of choices
constexpr std::size_t kPriceColumn = 34;

/// The actions of one kind, and why there is none.
struct Group {
  station::ActionKind kind{};
  std::vector<station::Action> actions;
  std::string why_none;
  bool unseen_may = false;  ///< with a card of the hand that was not seen, more may be legal
};

std::vector<Group> groups_of(const judge::StationTable& table) {
  std::vector<Group> groups;
  const std::vector<station::Action> legal = station::legal_actions(table.game);
  for (const auto& [name, kind] : kActionWords) {
    Group& group = groups.emplace_back();
    group.kind = kind;
    for (const station::Action& each : legal) {
      if (each.kind == kind) group.actions.push_back(each);
    }
    if (group.actions.empty()) group.why_none = judge::why_none(kind, table);
    group.unseen_may = station::unseen_cards_may_allow(table.game, kind);
  }
  return groups;
}

/// Cards of the hand of the player whose turn it is.
int unseen_of(const judge::StationTable& table) { return table.game.state().seats[table.game.state().acting].unseen; }

/// "6 cards of the hand were not seen, and no action with one is in this list: more may be legal (buy, play)"
std::string unseen_words(int unseen, const std::vector<Group>& groups) {
  std::string kinds;
  for (const Group& each : groups) {
    if (each.unseen_may) kinds += (kinds.empty() ? "" : ", ") + std::string{word(each.kind)};
  }
  return counted(unseen, "card") + " of the hand " + (unseen == 1 ? "was" : "were") +
         " not seen; the list is of the cards that were: " +
         (kinds.empty() ? "with the others, no more is legal" : "with the others, more may be legal (" + kinds + ")");
}

std::string price_words(const judge::Price& price) {
  if (price.costs) return "costs " + std::to_string(*price.costs);
  return price.brings ? "brings " + std::to_string(*price.brings) : std::string{};
}

Json action_json(const station::Action& action, const judge::StationTable& table) {
  Json json{{"action", word(action.kind)}};
  if (action.kind == station::ActionKind::Drop) {
    json["good"] = table.good(*action.goods.front());
  } else if (action.kind != station::ActionKind::Draw) {
    json["card"] = table.card(action.card.card());
  }
  if (action.activate) json["activate"] = true;
  if (action.target) json["target"] = table.player(*action.target);
  const judge::Price price = judge::price_of(action, table.game);
  if (price.costs) json["costs"] = *price.costs;
  if (price.brings) json["brings"] = *price.brings;
  Json choices = Json::array();
  for (const station::Choice& choice : action.choices) {
    Json entry{{"key", word(choice.key)}, {"count", choice.cards.size() + choice.goods.size()}};
    if (choice.step) entry["step"] = *choice.step;
    if (choice.player) entry["player"] = table.player(*choice.player);
    choices.push_back(std::move(entry));
  }
  json["choices"] = std::move(choices);
  return json;
}

void print_json(std::ostream& out, const Found& found, const judge::StationTable& table,
                const std::vector<Group>& groups, bool ended) {
  const judge::StationVerdict& station = *found.verdict.station;
  Json kinds = Json::array();
  Json list = Json::array();
  for (const Group& group : groups) {
    kinds.push_back({{"action", word(group.kind)},
                     {"count", group.actions.size()},
                     {"why_none", group.actions.empty() ? Json(group.why_none) : Json(nullptr)},
                     {"unseen_cards_may_allow", group.unseen_may}});
    for (const station::Action& action : group.actions) list.push_back(action_json(action, table));
  }
  const Json all{{"type", "legal"},
                 {"schema_version", 1},
                 {"id", found.verdict.id ? Json(*found.verdict.id) : Json(nullptr)},
                 {"turns_replayed", station.turns_replayed},
                 {"player", ended ? Json(nullptr) : Json(table.player(table.game.state().acting))},
                 {"after_draw", station.in_turn},
                 {"ended", ended},
                 {"unseen_cards", ended ? 0 : unseen_of(table)},
                 {"count", list.size()},
                 {"kinds", std::move(kinds)},
                 {"actions", std::move(list)}};
  out << all.dump() << '\n';
}

void print_group(std::ostream& out, const Group& group, const judge::StationTable& table) {
  const bool free = group.kind == station::ActionKind::Drop || group.kind == station::ActionKind::Scrap;
  out << "  " << word(group.kind) << (free ? ", free" : "") << ": ";
  if (group.actions.empty()) {
    out << "nothing; " << printable(group.why_none) << '\n';
    return;
  }
  out << group.actions.size() << '\n';
  for (const station::Action& action : group.actions) {
    std::string line = "    " + printable(judge::action_in_words(
                                    action, table, station::choice_options(table.game, action, kMostTried)));
    if (const std::string price = price_words(judge::price_of(action, table.game)); !price.empty())
      line += std::string(line.size() < kPriceColumn ? kPriceColumn - line.size() : 0, ' ') + "  " + price;
    out << line << '\n';
  }
}

void print_list(std::ostream& out, const Found& found, const judge::StationTable& table,
                const std::vector<Group>& groups, bool ended) {
  const judge::StationVerdict& station = *found.verdict.station;
  out << heading_words(printable(found.verdict.id.value_or("")), found.where, read::to_string(station.rules)) << ": ";
  if (ended) {
    out << "play has ended, and nothing is legal\n";
    return;
  }
  std::size_t count = 0;
  for (const Group& group : groups) count += group.actions.size();
  const station::State& state = table.game.state();
  const int limit = station::action_limit(state, table.game.deck(), table.game.options(), state.acting);
  out << printable(table.player(state.acting)) << " has " << counted(static_cast<std::int64_t>(count), "legal action")
      << (station.in_turn ? "" : ", before the draw phase") << "; " << state.actions << " of " << limit
      << " actions taken, " << counted(state.seats[state.acting].credits, "credit") << '\n';
  if (const int unseen = unseen_of(table); unseen > 0) out << "  " << unseen_words(unseen, groups) << '\n';
  for (const Group& group : groups) print_group(out, group, table);
}

}  // namespace

void list_actions(std::ostream& out, const Found& found, bool json) {
  const judge::StationVerdict& station = *found.verdict.station;
  station::Game game = *station.game;
  const bool ended = !station.in_turn && game.ended();
  // Behind a turn whose successor is not recorded, what could be done is asked of a hand that has not drawn yet.
  if (!station.in_turn && !ended) game.start_turn(*game.next());
  const judge::StationTable table{game, *station.deck, station.players};
  const std::vector<Group> groups = ended ? std::vector<Group>{} : groups_of(table);
  const auto print = json ? print_json : print_list;
  print(out, found, table, groups, ended);
}

}  // namespace orion::cmd
