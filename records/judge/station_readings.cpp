#include "records/judge/station_readings.hpp"

#include <algorithm>
#include <optional>

namespace orion::judge {

namespace {

std::optional<text::Span> unknown_in(const std::optional<read::WrittenList>& list) {
  if (!list) return std::nullopt;
  for (const read::Text& item : list->items) {
    if (item.value == "unknown") return item.span;
  }
  return std::nullopt;
}

std::optional<text::Span> unknown_in(const read::WrittenAction& action) {
  if (auto found = unknown_in(std::optional{action.list})) return found;
  for (const read::WrittenChoice& choice : action.choices) {
    if (auto found = unknown_in(std::optional{choice.list})) return found;
  }
  return std::nullopt;
}

std::optional<text::Span> outcome_in(const std::vector<read::WrittenChoice>& choices) {
  for (const read::WrittenChoice& choice : choices) {
    if (choice.key == station::ChoiceKey::Outcome) return choice.list.key;
  }
  return std::nullopt;
}

}  // namespace

std::vector<std::string_view> station_readings(const read::StationRecord& record, const StationVerdict& verdict) {
  std::vector<std::string_view> clauses;
  if (!verdict.game) return clauses;
  const station::Game& game = *verdict.game;
  const auto journal = game.journal();
  const std::size_t turns = std::min(verdict.turns_seen, record.turns.size());
  const auto any_action = [&](auto&& holds) {
    return std::any_of(
        record.turns.begin(), record.turns.begin() + static_cast<std::ptrdiff_t>(turns),
        [&](const read::StationTurn& turn) { return std::any_of(turn.actions.begin(), turn.actions.end(), holds); });
  };
  if (std::any_of(journal.begin(), journal.end(),
                  [](const station::Passage& each) { return each.to.spot == station::Spot::Pile; }))
    clauses.emplace_back("S2.4");
  if (any_action([](const read::WrittenAction& each) { return each.kind == station::ActionKind::Sell; }))
    clauses.emplace_back("S3.3");
  if (any_action([](const read::WrittenAction& each) { return !each.responses.empty(); })) {
    clauses.emplace_back("S5.4");
    clauses.emplace_back("S5.7");
  }
  if (game.state().triggered_by) clauses.emplace_back("S6.2");
  if (verdict.outcome && verdict.outcome->winners.size() > 1) clauses.emplace_back("S6.4");
  const auto& seats = game.state().seats;
  if (std::any_of(seats.begin(), seats.end(), [](const station::Seat& seat) { return seat.left; }))
    clauses.emplace_back("S6.6");
  if (verdict.unseen > 0 || verdict.recorded > 0) clauses.emplace_back("S8");
  return clauses;
}

text::Span first_unknown(const read::StationRecord& record) {
  for (const auto& hand : record.setup.hands) {
    if (const auto found = unknown_in(hand)) return *found;
  }
  for (const read::StationTurn& turn : record.turns) {
    if (const auto found = unknown_in(turn.draw)) return *found;
    for (const read::WrittenAction& action : turn.actions) {
      if (const auto found = unknown_in(action)) return *found;
    }
  }
  return record.game_key;
}

text::Span first_outcome(const read::StationRecord& record) {
  for (const read::StationTurn& turn : record.turns) {
    for (const read::WrittenAction& action : turn.actions) {
      if (const auto found = outcome_in(action.choices)) return *found;
      for (const read::WrittenResponse& response : action.responses) {
        if (const auto found = outcome_in(response.choices)) return *found;
      }
    }
  }
  return record.game_key;
}

}  // namespace orion::judge
