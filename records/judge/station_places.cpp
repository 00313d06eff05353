#include "records/judge/station_places.hpp"

#include <optional>

namespace orion::judge {

namespace {

using station::Part;
using station::Where;

StationPlace of(const read::Text& text) { return {text.span, text.value}; }

StationPlace of(const read::WrittenList& list, std::optional<std::size_t> item) {
  if (item && *item < list.items.size()) return of(list.items[*item]);
  return {list.span};
}

StationPlace of(const std::optional<read::WrittenList>& list, std::optional<std::size_t> item,
                const read::StationTurn& turn) {
  return list ? of(*list, item) : StationPlace{turn.player.span};
}

/// A list of choices that is not asked for is marked at its key, one of a wrong number as a whole.
StationPlace choice_place(const std::vector<read::WrittenChoice>& choices, const Where& where) {
  const read::WrittenChoice& choice = choices[where.choice];
  if (choice.key != station::ChoiceKey::Outcome) return of(choice.list, where.item);
  if (where.item && *where.item < choice.outcome.size()) return {choice.outcome[*where.item].span};
  return {choice.list.span};
}

StationPlace response_place(const std::vector<read::WrittenResponse>& responses, const Where& where) {
  const std::vector<read::WrittenResponse>* list = &responses;
  const read::WrittenResponse* response = nullptr;
  for (const std::size_t index : where.response) {
    response = &(*list)[index];
    list = &response->responses;
  }
  switch (where.part) {
    case Part::Player:
      return {response->player.span};
    case Part::Protects:
      return {response->protects ? response->protects->span : response->card.span};
    case Part::Choice:
      return choice_place(response->choices, where);
    case Part::Outcome:
      if (where.choice < response->choices.size()) return choice_place(response->choices, where);
      return of(response->card);
    case Part::Whole:
    case Part::Card:
    case Part::Target:
    case Part::Activate:
    case Part::Drawn:
    case Part::Kept:
    case Part::Discarded:
    case Part::Goods:
    case Part::Reshuffle:
      break;
  }
  return of(response->card);
}

StationPlace action_place(const read::WrittenAction& action, const Where& where) {
  if (!where.response.empty()) return response_place(action.responses, where);
  switch (where.part) {
    case Part::Whole:
      return {action.key};
    case Part::Target:
      return {action.target ? action.target->span : action.key};
    case Part::Activate:
      return {action.activate ? action.activate->span : action.key};
    case Part::Drawn:
    case Part::Goods:
      return of(action.list, where.item);
    case Part::Choice:
      return choice_place(action.choices, where);
    case Part::Outcome:
      if (where.item) return choice_place(action.choices, where);
      break;
    case Part::Card:
    case Part::Kept:
    case Part::Discarded:
    case Part::Player:
    case Part::Protects:
    case Part::Reshuffle:
      break;
  }
  return action.card ? of(*action.card) : StationPlace{action.key};
}

/// Of an entry of an outcome that cannot be, what it moves.
StationPlace within(const read::WrittenOutcome& outcome, const station::Violation& violation) {
  if (violation.fault == station::Fault::S606HasLeft)
    return {outcome.to && outcome.to->seat == violation.player ? outcome.to->span : outcome.player.span};
  if (outcome.list.items.size() == 1) return of(outcome.list.items.front());
  if (!outcome.list.items.empty()) return {outcome.list.span};
  return {outcome.number.span.begin == outcome.number.span.end ? outcome.span : outcome.number.span};
}

const std::vector<read::WrittenChoice>& choices_at(const read::WrittenAction& action,
                                                   const std::vector<std::size_t>& path) {
  const std::vector<read::WrittenResponse>* list = &action.responses;
  const std::vector<read::WrittenChoice>* choices = &action.choices;
  for (const std::size_t index : path) {
    choices = &(*list)[index].choices;
    list = &(*list)[index].responses;
  }
  return *choices;
}

}  // namespace

StationPlace place_of(const station::Violation& violation, const read::StationTurn& turn,
                      const read::WrittenAction* action) {
  const Where& where = violation.where;
  if (action == nullptr || where.part != Part::Outcome || !where.item) return place_of(where, turn, action);
  const auto& choices = choices_at(*action, where.response);
  const bool there = where.choice < choices.size() && *where.item < choices[where.choice].outcome.size();
  return there ? within(choices[where.choice].outcome[*where.item], violation) : place_of(where, turn, action);
}

StationPlace place_of(const Where& where, const read::StationTurn& turn, const read::WrittenAction* action) {
  if (where.part == Part::Reshuffle && turn.reshuffle && where.choice < turn.reshuffle->orders.size())
    return of(turn.reshuffle->orders[where.choice], where.item);
  if (action != nullptr) return action_place(*action, where);
  switch (where.part) {
    case Part::Drawn:
      return of(turn.draw, where.item, turn);
    case Part::Kept:
      return of(turn.keep, where.item, turn);
    case Part::Discarded:
      return of(turn.discard, where.item, turn);
    case Part::Whole:
    case Part::Card:
    case Part::Target:
    case Part::Activate:
    case Part::Goods:
    case Part::Choice:
    case Part::Outcome:
    case Part::Player:
    case Part::Protects:
    case Part::Reshuffle:
      break;
  }
  return {turn.player.span};
}

}  // namespace orion::judge
