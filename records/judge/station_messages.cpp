#include <string>

#include "records/judge/station_message_words.hpp"
#include "records/read/suggest.hpp"
#include "records/station_words.hpp"

namespace orion::judge {

namespace {

using station::Fault;

std::string turn_order(const MessageWords& words) {
  const station::Game& game = words.table.game;
  if (words.violation.fault == Fault::S602AfterEnd) {
    std::string text = "the game ended with turn " + std::to_string(game.turns()) + ": ";
    const station::StationEnding ending = game.ending();
    for (std::size_t each = 0; each < ending.winners.size(); ++each)
      text += (each == 0 ? "" : " and ") + words.table.player(ending.winners[each]);
    return text + (ending.winners.size() > 1 ? " had won together" : " had won");
  }
  const std::string due =
      words.violation.due < 0 ? "nobody" : words.table.player(static_cast<std::size_t>(words.violation.due));
  if (words.violation.fault == Fault::S606HasLeft) return words.who() + " has left the game already";
  if (words.violation.fault == Fault::S102OutOfOrder)
    return words.who() + " takes a turn, and it is " + due + "'s turn";
  return words.who() + " takes a turn, and the last turns go on with " + due + ": " +
         words.table.player(*game.state().triggered_by) + " triggered the end";
}

std::string has_left(const MessageWords& words) {
  switch (words.violation.where.part) {
    case station::Part::Target:
      return words.who() + " has left and cannot be a target";
    case station::Part::Outcome:
      return words.who() + " has left and has no part in the outcome";
    case station::Part::Whole:
    case station::Part::Card:
    case station::Part::Activate:
    case station::Part::Drawn:
    case station::Part::Kept:
    case station::Part::Discarded:
    case station::Part::Goods:
    case station::Part::Choice:
    case station::Part::Player:
    case station::Part::Protects:
    case station::Part::Reshuffle:
      break;
  }
  return words.who() + " has left and cannot respond";
}

std::string never_blocked(station::ActionKind kind) {
  switch (kind) {
    case station::ActionKind::Buy:
      return "buying cannot be blocked";
    case station::ActionKind::Sell:
      return "selling cannot be blocked";
    case station::ActionKind::Drop:
      return "dropping goods cannot be blocked";
    case station::ActionKind::Scrap:
      return "scrapping equipment cannot be blocked";
    case station::ActionKind::Draw:
    case station::ActionKind::Install:
    case station::ActionKind::Activate:
    case station::ActionKind::Play:
      break;
  }
  return "this action cannot be blocked";
}

std::string not_playable(const MessageWords& words) {
  const station::Card& card = words.table.deck.cards.cards[words.violation.card.card()];
  const bool later = card.kind == station::CardKind::Espionage || card.kind == station::CardKind::Support;
  if (later) return words.card() + " is for an opponent's turn, and cannot be played in one's own";
  return words.card() + " is " + words.kind() + ", and only espionage and support are played in one's own turn";
}

/// S3.5, S3.6, S7.
std::string needless_target(const MessageWords& words) {
  const std::string given = ", and there is a `target`";
  if (words.violation.card.known()) {
    const station::Card& card = words.table.deck.cards.cards[words.violation.card.card()];
    const bool all = card.target == station::Target::EachOpponent;
    return words.card() + (all ? " is aimed at every opponent" : " names no player") + given;
  }
  if (words.action == nullptr) return "nothing here asks for a `target`";
  if (words.action->kind == station::ActionKind::Install)
    return "installing names no player unless the card is activated at once" + given;
  return "`" + std::string{word(words.action->kind)} + "` names no player" + given;
}

std::string draw_phase(const MessageWords& words) {
  const bool all = words.violation.due < words.table.game.options().draw;
  if (words.violation.fault == Fault::S201NumberDrawn) {
    return cards_are(words.violation.given) + " drawn, and " + words.due() + is_or_are(words.violation.due) + " due" +
           (all ? ": more cannot be had" : "");
  }
  const bool kept = words.violation.fault == Fault::S201Kept;
  const std::string what = kept ? " kept" : " discarded";
  if (words.place.written.empty() || words.violation.due != 0 || words.violation.given != 0) {
    return cards_are(words.violation.given) + what + ", and " + words.due() + is_or_are(words.violation.due) +
           " to be" + what;
  }
  return words.card() + " is" + what +
         (kept ? ", and it is not among the cards drawn" : ", and it is no card that was drawn and not kept");
}

std::string wrong_target(const MessageWords& words) {
  const station::State& state = words.table.game.state();
  const std::size_t target = *words.violation.player;
  if (state.seats[target].left) return words.who() + " has left and is no target any more";
  const station::Card& card = words.table.deck.cards.cards[words.violation.card.card()];
  if (card.target == station::Target::Self) return words.card() + " is used on its own player, not on " + words.who();
  if (target == state.acting && card.target == station::Target::Opponent)
    return words.card() + " is used against an opponent, and " + words.who() + " is the player who acts";
  return words.who() + " is immune to " + std::string{word(card.kind)} + " and is no target of " + words.card();
}

}  // namespace

std::string station_message(const station::Violation& violation, const StationPlace& place, const StationTable& table,
                            const read::WrittenAction* action) {
  const MessageWords words{violation, place, table, action};
  switch (violation.fault) {
    case Fault::S101HandSize:
    case Fault::S800SetupCopies:
    case Fault::S800SetupPile:
      return {};  // a set-up's: `setup_finding`
    case Fault::S102OutOfOrder:
    case Fault::S602OutOfOrder:
    case Fault::S602AfterEnd:
      return turn_order(words);
    case Fault::S606HasLeft:
      return action == nullptr ? turn_order(words) : has_left(words);
    case Fault::S201NumberDrawn:
    case Fault::S201Kept:
    case Fault::S201Discarded:
      return draw_phase(words);
    case Fault::S202TooManyActions:
      return "this would be " + words.acting() + "'s action " + words.given() + " of the turn, and " + words.due() +
             (violation.due == 1 ? " is allowed" : " are allowed");
    case Fault::S301NumberDrawn:
      return cards_are(violation.given) + " drawn, and " + words.due() + is_or_are(violation.due) +
             (violation.due == 0 ? " to be had" : " due");
    case Fault::S302NotGoods:
      return words.card() + " is " + words.kind() + ", and only goods cards are bought";
    case Fault::S303NotGoods:
      return words.card() + " is " + words.kind() + ", and only goods cards are sold";
    case Fault::S304NotEquipment:
      return words.card() + " is " + words.kind() + ", and only equipment is installed";
    case Fault::S306NotPlayable:
      return not_playable(words);
    case Fault::S302NotInHand:
    case Fault::S303NotInHand:
    case Fault::S304NotInHand:
    case Fault::S306NotInHand:
    case Fault::S401NotInHand:
    case Fault::S502NotInHand:
      return words.who() + " has no " + words.card() + " in hand";
    case Fault::S302TooDear:
      return words.card() + " costs " + words.due() + ", and " + words.who() + " has " +
             counted(violation.given, "credit");
    case Fault::S303NoGoods:
      return "selling " + words.card() + " takes " + words.due() + " " + words.good() + " out of the hold, and " +
             words.who() + " has " + (violation.given == 0 ? "none" : words.given());
    case Fault::S304TooMany:
      return words.who() + " would have " + words.given() + " equipment cards in play, and at most " + words.due() +
             " are allowed";
    case Fault::S305NotInPlay:
    case Fault::S403NotInPlay:
      return words.who() + " has no " + words.card() + " in play";
    case Fault::S305ActivatedBefore:
      return words.card() + " was activated in this turn already";
    case Fault::S305NoEffect:
      return words.card() + " has no effect to activate";
    case Fault::S305TooDear:
      return "activating " + words.card() + " costs " + words.due() + ", and " + words.who() + " has " +
             counted(violation.given, "credit");
    case Fault::S305NoTarget:
    case Fault::S306NoTarget:
      return words.card() + " names a player, and there is no `target`";
    case Fault::S305WrongTarget:
    case Fault::S306WrongTarget:
      return wrong_target(words);
    case Fault::S305NeedlessTarget:
    case Fault::S306NeedlessTarget:
    case Fault::S700NeedlessTarget:
      return needless_target(words);
    case Fault::S305ChoiceNotThere:
    case Fault::S306ChoiceNotThere:
    case Fault::S401ChoiceNotThere:
      return choice_not_there(words);
    case Fault::S401Bystander:
      return "the action is not aimed at " + words.who() + ", and " + words.card() + " defends its player only";
    case Fault::S401NoResponse:
      return words.card() + " is " + words.kind() + " and answers no action";
    case Fault::S402NoSuchGoods:
      return words.who() + " has no " + words.good() + " in the hold to drop";
    case Fault::S502NeverBlocked:
      return action == nullptr ? "this action cannot be blocked" : never_blocked(action->kind);
    case Fault::S504DrewThoughBlocked:
      return "the action is blocked, and nobody can have drawn a card for it";
    case Fault::S505NotTargeted:
      return "the action is aimed at nobody, and there is nothing to block";
    case Fault::S505NotBlockable:
      return (words.answered() == nullptr ? "the card" : read::quoted(words.answered()->value)) +
             " cannot be blocked: the deck marks it `blockable: false`";
    case Fault::S506ProtectedBefore:
      return words.who() + " is protected already, and " + words.card() + " has nothing to block";
    case Fault::S506NotAimedAt:
      return "the action is not aimed at " + words.who() + ", and " + words.card() + " has nothing to block";
    case Fault::S506DefenceForOther:
      return words.card() + " protects the player who plays it, not " + words.who();
    case Fault::S508OwnAction:
      return words.who() + " cannot respond to an action of their own";
    case Fault::S508ResponseNotBlockable:
      return words.card() + " does not block responses: the deck does not mark it `blocks: responses`";
    case Fault::S700NeedlessChoice:
      return "no step of the effect asks for " + words.key() + " here";
    case Fault::S700NumberChosen:
      return number_chosen(words);
    case Fault::S800NotInPile:
      return words.card() + " is drawn, and " + not_in_pile(words);
    case Fault::S800NotNext:
      return words.card() + " is drawn, and the next card of the pile is " +
             read::quoted(table.card(static_cast<std::size_t>(violation.due)));
    case Fault::S800SeenElsewhere:
      return words.card() + " is none of " + words.who() + "'s unseen cards: every copy was seen elsewhere";
    case Fault::S800OutcomeFromNothing:
      return outcome_from_nothing(words);
    case Fault::S800ReshuffleList:
      return reshuffle_list(words);
    case Fault::S800StepCap:
      return step_cap(words);
  }
  return {};
}

}  // namespace orion::judge
