#include "core/station/legal_actions.hpp"

#include <string>
#include <vector>

#include <nlohmann/json.hpp>

#include "cmd/format/format.hpp"
#include "cmd/run/legal_lists.hpp"
#include "records/read/station_rules.hpp"
#include "records/station_words.hpp"

namespace orion::cmd {

namespace {

using Json = nlohmann::ordered_json;

/// An action with the names of its cards and players, as it would stand in a record.
class Named {
 public:
  Named(const station::Action& action, const judge::StationVerdict& station) : action_{action}, station_{station} {}

  /// "{play: sabotage, target: Ben}, and 1 in `equipment`"
  std::string text() const {
    std::string text = std::string{word(action_.kind)} + ": ";
    if (action_.kind == station::ActionKind::Drop) {
      text += "[" + station_.deck->goods[*action_.goods.front()] + "]";
    } else {
      text += action_.kind == station::ActionKind::Draw ? "…" : station_.deck->ids[action_.card.card()];
    }
    if (action_.activate) text += ", activate: true";
    if (action_.target) text += ", target: " + station_.players[*action_.target];
    for (const station::Choice& choice : action_.choices) {
      if (choice.key == station::ChoiceKey::Outcome) {
        text += ", outcome: […]";
        continue;
      }
      text += ", " + std::string{word(choice.key)} + ": [" + std::to_string(count(choice)) + " of " +
              (choice.player ? station_.players[*choice.player] : "") + "]";
    }
    return printable(text);
  }

  Json json() const {
    Json json{{"action", word(action_.kind)}};
    if (action_.kind == station::ActionKind::Drop) {
      json["good"] = station_.deck->goods[*action_.goods.front()];
    } else if (action_.kind != station::ActionKind::Draw) {
      json["card"] = station_.deck->ids[action_.card.card()];
    }
    if (action_.activate) json["activate"] = true;
    if (action_.target) json["target"] = station_.players[*action_.target];
    Json choices = Json::array();
    for (const station::Choice& choice : action_.choices) {
      Json entry{{"key", word(choice.key)}, {"count", count(choice)}};
      if (choice.step) entry["step"] = *choice.step;
      if (choice.player) entry["player"] = station_.players[*choice.player];
      choices.push_back(std::move(entry));
    }
    json["choices"] = std::move(choices);
    return json;
  }

 private:
  static std::size_t count(const station::Choice& choice) { return choice.cards.size() + choice.goods.size(); }
  const station::Action& action_;
  const judge::StationVerdict& station_;
};

}  // namespace

void list_actions(std::ostream& out, const Found& found, bool json) {
  const judge::StationVerdict& station = *found.verdict.station;
  station::Game game = *station.game;
  const bool ended = !station.in_turn && game.ended();
  // Behind a turn whose successor is not recorded, what could be done is asked of a hand that has not drawn yet.
  if (!station.in_turn && !ended) game.start_turn(*game.next());
  const std::vector<station::Action> legal = ended ? std::vector<station::Action>{} : station::legal_actions(game);
  if (json) {
    Json list = Json::array();
    for (const station::Action& action : legal) list.push_back(Named{action, station}.json());
    const Json all{{"type", "legal"},
                   {"schema_version", 1},
                   {"id", found.verdict.id ? Json(*found.verdict.id) : Json(nullptr)},
                   {"turns_replayed", station.turns_replayed},
                   {"player", ended ? Json(nullptr) : Json(station.players[game.state().acting])},
                   {"after_draw", station.in_turn},
                   {"ended", ended},
                   {"count", legal.size()},
                   {"actions", std::move(list)}};
    out << all.dump() << '\n';
    return;
  }
  out << (found.verdict.id ? printable(*found.verdict.id) + ", " : "") << found.where << ", by "
      << read::to_string(station.rules) << ": ";
  if (ended) {
    out << "play has ended, and nothing is legal\n";
    return;
  }
  out << printable(station.players[game.state().acting]) << " has " << legal.size() << " legal action"
      << (legal.size() == 1 ? "" : "s") << (station.in_turn ? "" : ", before the draw phase") << '\n';
  for (const station::Action& action : legal) out << "  " << Named{action, station}.text() << '\n';
}

}  // namespace orion::cmd
