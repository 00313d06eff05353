#include "records/write/station_script.hpp"

#include <utility>

#include "records/read/station_rules.hpp"
#include "records/write/format_lines.hpp"
#include "records/write/outline_values.hpp"
#include "records/write/station_action_values.hpp"

namespace orion::write {

namespace {

using station::CardRef;

class Scribe {
 public:
  Scribe(const StationScript& script, const read::StationDeck& deck)
      : script_{script}, actions_{values_, deck, script.players} {}

  std::string document() {
    Outline outline;
    outline.has_marker = true;
    const std::string comment = "# " + script_.comment;
    if (!script_.comment.empty()) outline.head.push_back(comment);
    outline.record = record();
    return lines_of(outline);
  }

 private:
  Value record() {
    Value made = OutlineValues::mapping(Shape::StationRecord);
    values_.add(made, "game", values_.scalar("orion-station"));
    values_.add(made, "format", values_.number(1));
    values_.add(made, "id", values_.scalar(script_.id));
    if (script_.event) add_event(made, *script_.event);
    add_rules(made);
    values_.add(made, "deck", values_.scalar(script_.deck_name));
    Value players = OutlineValues::list(Shape::PlayerList);
    for (const std::string& each : script_.players) OutlineValues::add(players, values_.scalar(each));
    values_.add(made, "players", std::move(players));
    add_setup(made);
    Value turns = OutlineValues::list(Shape::Turns);
    for (const ScriptTurn& each : script_.turns) OutlineValues::add(turns, turn(each));
    values_.add(made, "turns", std::move(turns));
    add_result(made);
    return made;
  }

  void add_event(Value& record, const ScriptEvent& event) {
    Value made = OutlineValues::mapping(Shape::Event);
    values_.add(made, "name", values_.scalar(event.name));
    values_.add(made, "date", values_.scalar(event.date));
    values_.add(made, "round", values_.scalar(event.round));
    values_.add(made, "table", values_.scalar(event.table));
    values_.add(record, "event", std::move(made));
  }

  void add_rules(Value& record) {
    const auto changed = read::changed_options(script_.rules);
    if (changed.empty()) return;
    Value rules = OutlineValues::mapping(Shape::StationRules);
    values_.add(rules, "base", values_.scalar("rulebook"));
    for (const read::ChangedOption& each : changed) values_.add(rules, each.name, values_.scalar(each.value));
    values_.add(record, "rules", std::move(rules));
  }

  void add_setup(Value& record) {
    Value setup = OutlineValues::mapping(Shape::StationSetup);
    Value hands = OutlineValues::mapping(Shape::Hands);
    for (std::size_t player = 0; player < script_.players.size(); ++player)
      values_.add(hands, script_.players[player], actions_.cards(script_.setup.hands[player]));
    values_.add(setup, "hands", std::move(hands));
    if (script_.setup.pile) values_.add(setup, "pile", actions_.cards(*script_.setup.pile));
    values_.add(record, "setup", std::move(setup));
  }

  Value turn(const ScriptTurn& turn) {
    const station::PlayedTurn& played = turn.played;
    Value made = OutlineValues::mapping(Shape::Turn);
    values_.add(made, played.leaves ? "leaves" : "player", actions_.player(played.player));
    if (played.leaves) return made;
    values_.add(made, "draw", actions_.cards(played.drawn.drawn));
    if (played.drawn.kept) values_.add(made, "keep", card_or_list(*played.drawn.kept));
    if (played.drawn.discarded) values_.add(made, "discard", card_or_list(*played.drawn.discarded));
    if (!played.actions.empty()) {
      Value actions = OutlineValues::list(Shape::Actions);
      for (const station::Action& each : played.actions) OutlineValues::add(actions, actions_.action(each));
      values_.add(made, "actions", std::move(actions));
    }
    add_reshuffle(made, turn);
    if (!turn.after.empty()) {
      Value after = OutlineValues::mapping(Shape::After);
      for (const ScriptAfter& each : turn.after) values_.add(after, script_.players[each.player], claims(each));
      values_.add(made, "after", std::move(after));
    }
    return made;
  }

  static Value only_one_of(Value& list) { return std::move(list.entries.front().value); }

  Value card_or_list(const std::vector<CardRef>& cards) {
    Value list = actions_.cards(cards);
    return list.entries.size() == 1 ? only_one_of(list) : list;
  }

  void add_reshuffle(Value& made, const ScriptTurn& turn) {
    const station::ReshuffleOrders& orders = turn.played.reshuffles;
    switch (turn.reshuffle) {
      case ScriptReshuffle::Nothing:
        return;
      case ScriptReshuffle::Noted:
        values_.add(made, "reshuffle", values_.scalar("true"));
        return;
      case ScriptReshuffle::Orders:
        break;
    }
    Value list = OutlineValues::list(Shape::Reshuffle);
    for (const auto& each : orders) OutlineValues::add(list, actions_.cards(each));
    // One order alone is a list of cards.
    values_.add(made, "reshuffle", orders.size() == 1 ? only_one_of(list) : std::move(list));
  }

  Value claims(const ScriptAfter& after) {
    Value made = OutlineValues::mapping(Shape::Claims);
    if (after.credits) values_.add(made, "credits", values_.number(*after.credits));
    if (after.goods) values_.add(made, "goods", values_.number(*after.goods));
    if (after.hold) values_.add(made, "hold", actions_.goods({after.hold->begin(), after.hold->end()}));
    if (after.hand) values_.add(made, "hand", actions_.cards(*after.hand));
    if (after.hand_size && !after.hand) values_.add(made, "hand", values_.number(*after.hand_size));
    if (after.equipment) values_.add(made, "equipment", actions_.cards(*after.equipment));
    return made;
  }

  void add_result(Value& record) {
    const ScriptStationResult& result = script_.result;
    Value made = OutlineValues::mapping(Shape::StationResult);
    if (result.nobody_won) values_.add(made, "winner", values_.scalar("none"));
    if (result.winners.size() == 1) values_.add(made, "winner", actions_.player(result.winners.front()));
    if (result.winners.size() > 1) {
      Value winners = OutlineValues::list(Shape::Words);
      for (const std::size_t each : result.winners) OutlineValues::add(winners, actions_.player(each));
      values_.add(made, "winner", std::move(winners));
    }
    if (result.how) values_.add(made, "how", values_.scalar(*result.how));
    if (!result.credits.empty()) {
      Value credits = OutlineValues::mapping(Shape::Credits);
      for (std::size_t player = 0; player < result.credits.size(); ++player)
        values_.add(credits, script_.players[player], values_.number(result.credits[player]));
      values_.add(made, "credits", std::move(credits));
    }
    if (result.triggered_by) values_.add(made, "triggered-by", actions_.player(*result.triggered_by));
    if (!made.entries.empty()) values_.add(record, "result", std::move(made));
  }

  const StationScript& script_;
  OutlineValues values_;
  StationActionValues actions_;
};

}  // namespace

std::string document_text(const StationScript& script, const read::StationDeck& deck) {
  return Scribe{script, deck}.document();
}

}  // namespace orion::write
