#include "records/judge/station_words.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <utility>

#include "records/counted.hpp"
#include "records/read/suggest.hpp"

namespace orion::judge {

namespace {

using catalogue::Code;
using station::Fault;

struct CodeOfFault {
  Fault fault;
  Code code;
};

constexpr auto kCodes = std::to_array<CodeOfFault>({
    {Fault::S101HandSize, Code::S101HandSize},
    {Fault::S102OutOfOrder, Code::S102aOutOfOrder},
    {Fault::S201NumberDrawn, Code::S201aNumberDrawn},
    {Fault::S201Kept, Code::S201bKept},
    {Fault::S201Discarded, Code::S201cDiscarded},
    {Fault::S202TooManyActions, Code::S202TooManyActions},
    {Fault::S301NumberDrawn, Code::S301NumberDrawn},
    {Fault::S302NotGoods, Code::S302aNotGoods},
    {Fault::S302NotInHand, Code::S302bNotInHand},
    {Fault::S302TooDear, Code::S302cTooDear},
    {Fault::S303NotGoods, Code::S303aNotGoods},
    {Fault::S303NotInHand, Code::S303bNotInHand},
    {Fault::S303NoGoods, Code::S303cNoGoods},
    {Fault::S304NotEquipment, Code::S304aNotEquipment},
    {Fault::S304NotInHand, Code::S304bNotInHand},
    {Fault::S304TooMany, Code::S304cTooMany},
    {Fault::S305NotInPlay, Code::S305aNotInPlay},
    {Fault::S305ActivatedBefore, Code::S305bActivatedBefore},
    {Fault::S305NoEffect, Code::S305cNoEffect},
    {Fault::S305TooDear, Code::S305dTooDear},
    {Fault::S305NoTarget, Code::S305eNoTarget},
    {Fault::S305WrongTarget, Code::S305fWrongTarget},
    {Fault::S305NeedlessTarget, Code::S305gNeedlessTarget},
    {Fault::S305ChoiceNotThere, Code::S305hChoiceNotThere},
    {Fault::S306NotPlayable, Code::S306aNotPlayable},
    {Fault::S306NotInHand, Code::S306bNotInHand},
    {Fault::S306NoTarget, Code::S306cNoTarget},
    {Fault::S306WrongTarget, Code::S306dWrongTarget},
    {Fault::S306NeedlessTarget, Code::S306eNeedlessTarget},
    {Fault::S306ChoiceNotThere, Code::S306fChoiceNotThere},
    {Fault::S401Bystander, Code::S401aBystander},
    {Fault::S401NotInHand, Code::S401bNotInHand},
    {Fault::S401NoResponse, Code::S401cNoResponse},
    {Fault::S401ChoiceNotThere, Code::S401dChoiceNotThere},
    {Fault::S402NoSuchGoods, Code::S402NoSuchGoods},
    {Fault::S403NotInPlay, Code::S403NotInPlay},
    {Fault::S502NeverBlocked, Code::S502aNeverBlocked},
    {Fault::S502NotInHand, Code::S502bNotInHand},
    {Fault::S504DrewThoughBlocked, Code::S504DrewThoughBlocked},
    {Fault::S505NotTargeted, Code::S505aNotTargeted},
    {Fault::S505NotBlockable, Code::S505bNotBlockable},
    {Fault::S506ProtectedBefore, Code::S506aProtectedBefore},
    {Fault::S506NotAimedAt, Code::S506bNotAimedAt},
    {Fault::S506DefenceForOther, Code::S506cDefenceForOther},
    {Fault::S508OwnAction, Code::S508aOwnAction},
    {Fault::S508ResponseNotBlockable, Code::S508bResponseNotBlockable},
    {Fault::S602OutOfOrder, Code::S602aOutOfOrder},
    {Fault::S602AfterEnd, Code::S602bAfterEnd},
    {Fault::S606HasLeft, Code::S606HasLeft},
    {Fault::S700NeedlessTarget, Code::S700aNeedlessTarget},
    {Fault::S700NeedlessChoice, Code::S700bNeedlessChoice},
    {Fault::S700NumberChosen, Code::S700cNumberChosen},
    {Fault::S800NotInPile, Code::S800aNotInPile},
    {Fault::S800NotNext, Code::S800bNotNext},
    {Fault::S800SeenElsewhere, Code::S800cSeenElsewhere},
    {Fault::S800SetupCopies, Code::S800dSetupCopies},
    {Fault::S800SetupPile, Code::S800eSetupPile},
    {Fault::S800OutcomeFromNothing, Code::S800fOutcomeFromNothing},
    {Fault::S800ReshuffleList, Code::S800gReshuffleList},
    {Fault::S800StepCap, Code::S800hStepCap},
});

constexpr bool in_order_of_faults() {
  for (std::size_t index = 0; index < kCodes.size(); ++index) {
    if (static_cast<std::size_t>(kCodes[index].fault) != index) return false;
  }
  return kCodes.size() == static_cast<std::size_t>(Fault::S800StepCap) + 1;
}
static_assert(in_order_of_faults());

/// Who has what before the action: the acting player first.
void add_table(const StationTable& table, std::vector<std::string>& notes) {
  for (const std::size_t seat : station::seats_from(table.game.state(), table.game.state().acting))
    notes.push_back("before: " + seat_in_words(table, seat));
}

/// The cards of the deck that a set-up leaves out. Empty where an `unknown` card may be any of them.
std::string listed_nowhere(const read::StationRecord& record, const read::StationDeck& deck) {
  std::vector<int> left;
  for (const station::Card& card : deck.cards.cards) left.push_back(card.copies);
  bool all_seen = true;
  const auto take = [&](const std::optional<read::WrittenList>& list) {
    if (!list) return;
    for (const station::CardRef card : read::cards_of(deck, *list)) {
      if (card.known()) --left[card.card()];
      all_seen = all_seen && !card.is_unseen();
    }
  };
  for (const auto& hand : record.setup.hands) take(hand);
  take(record.setup.pile);
  for (int& each : left) each = std::max(each, 0);
  const std::string words = cards_in_words(deck, left, 0);
  return all_seen && words != "none" ? words : std::string{};
}

}  // namespace

catalogue::Code code_of(station::Fault fault) noexcept { return kCodes[static_cast<std::size_t>(fault)].code; }

std::vector<Finding> station_findings(const std::vector<station::Violation>& violations, const StationTable& table,
                                      const read::StationTurn& turn, const read::WrittenAction* action) {
  std::vector<Finding> findings;
  for (const station::Violation& violation : violations) {
    const StationPlace place = place_of(violation, turn, action);
    Finding made = finding(code_of(violation.fault), place.span, station_message(violation, place, table, action));
    made.notes = station_notes(violation, place, table);
    made.primary = findings.empty();
    const bool of_the_turn = action == nullptr && violation.where.part == station::Part::Player;
    if (made.primary && !of_the_turn) add_table(table, made.notes);
    findings.push_back(std::move(made));
  }
  return findings;
}

Finding setup_finding(const station::Violation& violation, const read::StationRecord& record,
                      const StationTable& table) {
  const read::WrittenList& list = violation.player ? *record.setup.hands[*violation.player] : *record.setup.pile;
  text::Span span = list.span;
  std::string_view written;
  if (violation.where.item) {
    span = list.items[*violation.where.item].span;
    written = list.items[*violation.where.item].value;
  }
  const auto made = [&](std::string message) { return finding(code_of(violation.fault), span, std::move(message)); };
  if (violation.fault == Fault::S101HandSize) {
    return made(table.player(*violation.player) + " begins with " + counted(violation.given, "card") +
                ", and each player begins with " + std::to_string(violation.due));
  }
  if (violation.fault == Fault::S800SetupPile) {
    Finding pile = made("the draw pile lists " + counted(violation.given, "card") + ", and the deck has " +
                        std::to_string(violation.due) + " beside the hands");
    if (std::string left = listed_nowhere(record, table.deck); !left.empty())
      pile.notes.push_back("in no hand and not in the pile: " + left);
    return pile;
  }
  if (written.empty()) {
    return made("the hands have " + counted(violation.given, "card") + ", and the deck has " +
                std::to_string(violation.due));
  }
  if (violation.due == 0) {
    std::vector<std::string_view> ids{table.deck.ids.begin(), table.deck.ids.end()};
    return made("the deck has no card " + read::quoted(written) + ": " + read::hint(written, ids));
  }
  return made("this is copy " + std::to_string(violation.given) + " of " + read::quoted(written) +
              ", and the deck has " + std::to_string(violation.due));
}

}  // namespace orion::judge
