#include "records/judge/station_action_words.hpp"

#include <algorithm>
#include <string_view>

#include "records/joined.hpp"
#include "records/station_words.hpp"

namespace orion::judge {

namespace {

std::string name(const StationTable& table, station::CardRef card) {
  return card.known() ? table.card(card.card()) : "unknown";
}
std::string name(const StationTable& table, station::GoodRef good) { return good ? table.good(*good) : "unknown"; }

template <class Entry>
std::vector<std::string> names(const StationTable& table, const std::vector<Entry>& entries) {
  std::vector<std::string> list;
  list.reserve(entries.size());
  for (const Entry& each : entries) list.push_back(name(table, each));
  return list;
}

/// What stands between the brackets of a list.
std::string entries(const station::Choice& choice, const StationTable& table, const station::ChoiceOptions* options) {
  if (choice.key == station::ChoiceKey::Outcome) return "…";
  const bool cards = !choice.cards.empty();
  const std::vector<std::string> chosen = cards ? names(table, choice.cards) : names(table, choice.goods);
  if (choice.key == station::ChoiceKey::Drew)
    return std::find(chosen.begin(), chosen.end(), "unknown") == chosen.end() ? joined(chosen) : "…";
  if (options == nullptr) return joined(chosen);
  const std::vector<std::string> all = cards ? names(table, options->cards) : names(table, options->goods);
  const std::string more =
      options->not_tried > 0 ? ", and perhaps of " + std::to_string(options->not_tried) + " more, not tried" : "";
  return all.size() <= chosen.size() ? joined(chosen) + more
                                     : std::to_string(chosen.size()) + " of " + joined(all) + more;
}

class Words {
 public:
  Words(const station::Action& action, const StationTable& table, const std::vector<station::ChoiceOptions>* options)
      : action_{action}, table_{table}, options_{options} {}

  std::string all() const {
    std::string text = std::string{word(action_.kind)} + ": " + what();
    if (action_.activate) text += ", activate: true";
    if (action_.target) text += ", target: " + table_.player(*action_.target);
    return text + choices();
  }

 private:
  std::string what() const {
    if (action_.kind == station::ActionKind::Drop) return "[" + joined(names(table_, action_.goods)) + "]";
    if (action_.kind != station::ActionKind::Draw) return name(table_, action_.card);
    if (action_.drawn.empty()) return "[]";
    return action_.drawn.front().known() ? name(table_, action_.drawn.front()) : "…";
  }
  /// Under their keys, or where two have the same one as the list `choices`.
  std::string choices() const {
    const std::vector<station::Choice>& made = action_.choices;
    bool alike = false;
    for (std::size_t each = 0; each < made.size(); ++each) {
      alike = alike || std::any_of(made.begin() + static_cast<std::ptrdiff_t>(each) + 1, made.end(),
                                   [&](const station::Choice& other) { return other.key == made[each].key; });
    }
    std::string text;
    for (std::size_t each = 0; each < made.size(); ++each) {
      const std::string list = std::string{word(made[each].key)} + ": [" +
                               entries(made[each], table_, options_ == nullptr ? nullptr : &(*options_)[each]) + "]";
      text += !alike ? ", " + list : (each == 0 ? ", choices: [" : ", ") + of_a_step(made[each]) + list + "}";
    }
    return alike ? text + "]" : text;
  }
  std::string of_a_step(const station::Choice& choice) const {
    std::string text = "{";
    if (choice.step) text += "step: " + std::to_string(*choice.step) + ", ";
    if (choice.player) text += "player: " + table_.player(*choice.player) + ", ";
    return text;
  }

  const station::Action& action_;
  const StationTable& table_;
  const std::vector<station::ChoiceOptions>* options_;
};

}  // namespace

std::string action_in_words(const station::Action& action, const StationTable& table) {
  return Words{action, table, nullptr}.all();
}

std::string action_in_words(const station::Action& action, const StationTable& table,
                            const std::vector<station::ChoiceOptions>& options) {
  return Words{action, table, &options}.all();
}

}  // namespace orion::judge
