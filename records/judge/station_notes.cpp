#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "records/judge/station_words.hpp"
#include "records/read/suggest.hpp"
#include "records/station_words.hpp"

namespace orion::judge {

namespace {

using station::Fault;
using station::ModifierKind;
using station::Spot;
using station::What;

class Notes {
 public:
  Notes(const station::Violation& violation, const StationTable& table) : violation_{violation}, table_{table} {}

  void add(std::string note) {
    if (!note.empty()) notes_.push_back(std::move(note));
  }
  std::vector<std::string> all() { return std::move(notes_); }

  const station::Card& card() const { return table_.deck.cards.cards[violation_.card.card()]; }
  bool known() const { return violation_.card.known() && violation_.player.has_value(); }

  void price(std::string_view what, int base, ModifierKind kind, std::optional<std::size_t> good = std::nullopt) {
    add_sum(sum_in_words(table_, what, base, *violation_.player, kind, good));
  }
  void limit(std::string_view what, int base, ModifierKind kind) {
    add_sum(sum_in_words(table_, what, base, violation_.player.value_or(table_.game.state().acting), kind));
  }
  /// Since when a card is not where it is needed; where it never was there, where its copies are.
  void card_since(Spot spot) {
    if (!known()) return;
    const std::size_t card = violation_.card.card();
    const std::string since = since_when(table_, What::Card, card, {spot, *violation_.player});
    add(since.empty() ? copies_in_words(table_, card) : since);
  }
  /// S5.9: what makes the target immune.
  void immunity() {
    if (!known()) return;
    for (const station::InPlay& each : table_.game.state().seats[*violation_.player].equipment) {
      if (table_.deck.cards.cards[each.card].immune.test(static_cast<std::size_t>(card().kind)))
        add(table_.player(*violation_.player) + " has " + table_.card(each.card) + " in play: immune to " +
            std::string{word(card().kind)});
    }
  }
  /// The cards that the recorded order puts next.
  void next_cards() {
    constexpr std::size_t kShown = 5;
    const auto& order = table_.game.state().piles.order;
    if (!order) return;
    std::string list;
    const std::size_t shown = std::min(order->size(), kShown);
    for (std::size_t each = 0; each < shown; ++each)
      list += (each == 0 ? "" : ", ") + table_.card((*order)[order->size() - 1 - each]);
    add("the draw pile before: " + list + (order->size() > shown ? ", …" : ""));
  }
  void good_since() {
    if (violation_.good && violation_.player)
      add(since_when(table_, What::Good, *violation_.good, {Spot::Hold, *violation_.player}));
  }
  void copies() {
    if (!violation_.card.known()) return;
    add(copies_in_words(table_, violation_.card.card()));
    add(since_when(table_, What::Card, violation_.card.card(), {Spot::Pile}));
  }
  /// How choices are written that are missing, or too many.
  void write_choices() {
    const std::string key = violation_.key ? std::string{word(*violation_.key)} : "cards";
    if (violation_.given == 0) {
      add("add `" + key + ": […]`" +
          (violation_.key == station::ChoiceKey::Drew ? ", with `unknown` for a card that nobody saw" : ""));
    } else if (violation_.given > violation_.due) {
      add("for several steps or players: `choices: [{step: " + std::to_string(violation_.step.value_or(1)) +
          ", player: …, " + key + ": […]}, …]`");
    }
  }
  /// A name that the deck does not have is mostly a slip of the pen.
  void no_such(std::string_view written) {
    if (written.empty() || written == "unknown") return;
    const bool good = violation_.key == station::ChoiceKey::Goods || violation_.key == station::ChoiceKey::Gives ||
                      violation_.key == station::ChoiceKey::Gets || violation_.fault == Fault::S402NoSuchGoods;
    const auto& known = good ? table_.deck.good_of : table_.deck.card_of;
    if (known.find(written) != known.end()) return;
    const std::vector<std::string>& names = good ? table_.deck.goods : table_.deck.ids;
    const std::vector<std::string_view> list{names.begin(), names.end()};
    add("the deck has no " + std::string{good ? "good " : "card "} + read::quoted(written) + ": " +
        read::hint(written, list));
  }

 private:
  /// The message has the number; a sum of one part says no more.
  void add_sum(const std::string& sum) {
    if (sum.find('=') != std::string::npos) add(sum);
  }

  const station::Violation& violation_;
  const StationTable& table_;
  std::vector<std::string> notes_;
};

}  // namespace

std::vector<std::string> station_notes(const station::Violation& violation, const StationPlace& place,
                                       const StationTable& table) {
  Notes notes{violation, table};
  const station::Options& options = table.game.options();
  switch (violation.fault) {
    case Fault::S102OutOfOrder:
    case Fault::S602OutOfOrder:
    case Fault::S602AfterEnd:
    case Fault::S606HasLeft:
    case Fault::S101HandSize:
    case Fault::S800SetupCopies:
    case Fault::S800SetupPile:
      return {};  // not about what lies on the table
    case Fault::S201NumberDrawn:
      notes.limit("cards to draw", options.draw, ModifierKind::Draw);
      break;
    case Fault::S201Kept:
    case Fault::S201Discarded:
      notes.limit("cards to keep", options.keep, ModifierKind::Keep);
      break;
    case Fault::S202TooManyActions:
      notes.limit("actions", options.actions, ModifierKind::Actions);
      break;
    case Fault::S302TooDear:
      notes.price("buy price", notes.card().buy, ModifierKind::BuyPrice, notes.card().good);
      break;
    case Fault::S304TooMany:
      notes.limit("equipment in play", options.equipment_limit, ModifierKind::EquipmentLimit);
      break;
    case Fault::S305TooDear:
      notes.price("cost", notes.card().cost, ModifierKind::ActivationCost);
      break;
    case Fault::S303NoGoods:
    case Fault::S402NoSuchGoods:
      notes.good_since();
      break;
    case Fault::S302NotInHand:
    case Fault::S303NotInHand:
    case Fault::S304NotInHand:
    case Fault::S306NotInHand:
    case Fault::S401NotInHand:
    case Fault::S502NotInHand:
      notes.card_since(Spot::Hand);
      break;
    case Fault::S305NotInPlay:
    case Fault::S403NotInPlay:
      notes.card_since(Spot::InPlay);
      break;
    case Fault::S305ChoiceNotThere:
    case Fault::S306ChoiceNotThere:
    case Fault::S401ChoiceNotThere:
      if (violation.key == station::ChoiceKey::Cards) notes.card_since(Spot::Hand);
      if (violation.key == station::ChoiceKey::Equipment) notes.card_since(Spot::InPlay);
      notes.good_since();
      break;
    case Fault::S800NotNext:
      notes.next_cards();
      break;
    case Fault::S305WrongTarget:
    case Fault::S306WrongTarget:
      notes.immunity();
      break;
    case Fault::S800NotInPile:
    case Fault::S800SeenElsewhere:
      notes.copies();
      break;
    case Fault::S700NumberChosen:
      notes.write_choices();
      break;
    case Fault::S301NumberDrawn:
    case Fault::S302NotGoods:
    case Fault::S303NotGoods:
    case Fault::S304NotEquipment:
    case Fault::S305ActivatedBefore:
    case Fault::S305NoEffect:
    case Fault::S305NoTarget:
    case Fault::S305NeedlessTarget:
    case Fault::S306NotPlayable:
    case Fault::S306NoTarget:
    case Fault::S306NeedlessTarget:
    case Fault::S401Bystander:
    case Fault::S401NoResponse:
    case Fault::S502NeverBlocked:
    case Fault::S504DrewThoughBlocked:
    case Fault::S505NotTargeted:
    case Fault::S505NotBlockable:
    case Fault::S506ProtectedBefore:
    case Fault::S506NotAimedAt:
    case Fault::S506DefenceForOther:
    case Fault::S508OwnAction:
    case Fault::S508ResponseNotBlockable:
    case Fault::S700NeedlessTarget:
    case Fault::S700NeedlessChoice:
    case Fault::S800OutcomeFromNothing:
    case Fault::S800ReshuffleList:
    case Fault::S800StepCap:
      break;
  }
  // The card is marked where a list is missing, and it is no good.
  const bool list_missing = violation.fault == Fault::S700NumberChosen && violation.where.part == station::Part::Card;
  if (!list_missing) notes.no_such(place.written);
  return notes.all();
}

}  // namespace orion::judge
