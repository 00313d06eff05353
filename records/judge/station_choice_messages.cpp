#include <string>
#include <string_view>

#include "records/judge/station_message_words.hpp"

namespace orion::judge {

std::string choice_not_there(const MessageWords& words) {
  if (words.violation.key == station::ChoiceKey::Equipment) return words.who() + " has no " + words.card() + " in play";
  if (words.violation.key == station::ChoiceKey::Cards) return words.who() + " has no " + words.card() + " in hand";
  if (!words.violation.player) return "there are no goods " + words.good();
  return words.who() + " has no " + words.good() + " in the hold";
}

std::string number_chosen(const MessageWords& words) {
  const std::string step = "step " + std::to_string(words.violation.step.value_or(1)) + " of the effect ";
  const std::string lists =
      ", and " + words.key() + " lists " + (words.violation.given == 0 ? std::string{"none"} : words.given());
  const auto key = words.violation.key;
  if (key == station::ChoiceKey::Drew)
    return step + "draws " + counted(words.violation.due, "card") + " for " + words.who() + lists;
  const std::string_view things = key == station::ChoiceKey::Equipment ? "equipment"
                                  : key == station::ChoiceKey::Cards   ? "cards"
                                                                       : "goods";
  return step + "moves " + (words.violation.due == 0 ? std::string{"none"} : words.due()) + " of " + words.who() +
         "'s " + std::string{things} + lists;
}

std::string reshuffle_list(const MessageWords& words) {
  if (words.violation.where.item) {
    if (words.violation.card.is_unseen()) return "`unknown` is no order: a new draw pile is listed card by card";
    if (!words.violation.card.known()) return "the deck has no card " + words.card();
    return words.card() + " is listed more often than it lies in the discard pile";
  }
  if (words.violation.card.known())
    return words.card() + " lies in the discard pile " + times(words.violation.due) + ", and " +
           (words.violation.given == 0 ? "is not listed" : "is listed " + times(words.violation.given));
  return "the list has " + counted(words.violation.given, "card") + ", and the discard pile has " + words.due();
}

std::string outcome_from_nothing(const MessageWords& words) {
  if (words.violation.good) return words.who() + " has no " + words.good() + " in the hold to lose";
  if (words.violation.card.known()) return words.who() + " has no " + words.card() + " to lose";
  if (words.violation.given > 0)
    return words.who() + " has " + counted(words.violation.due, "credit") + " and cannot lose " + words.given();
  return "the deck has no such card or good";
}

std::string not_in_pile(const MessageWords& words) {
  if (words.violation.card.is_foreign()) return "the deck has no such card";
  if (words.violation.card.is_unseen()) return "there is no card in the draw pile";
  // The table is the one before: what the same draw has taken from the pile lay there.
  const bool more = words.table.game.state().piles.unseen[words.violation.card.card()] > 0;
  return std::string{"no "} + (more ? "further " : "") + "copy can be in the draw pile";
}

std::string step_cap(const MessageWords& words) {
  if (words.violation.given > words.violation.due)
    return "a step moves " + words.given() + " at once, and at most " + words.due() + " are moved";
  return "more than " + words.due() + " steps are carried out";
}

}  // namespace orion::judge
