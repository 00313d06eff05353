#include "tests/core/station/random_deck.hpp"

namespace orion::testing {

namespace {

using station::Amount;
using station::Card;
using station::CardKind;
using station::Deck;
using station::is_response;
using station::kModifierKinds;
using station::kStepKinds;
using station::Modifier;
using station::ModifierKind;
using station::Per;
using station::Step;
using station::StepKind;
using station::Target;
using station::Timing;
using station::Who;

class Inventor {
 public:
  Inventor(Random& random, std::size_t goods) : random_{random}, goods_{goods} {}

  Card card() {
    static const std::vector<CardKind> kinds{
        CardKind::Goods,     CardKind::Goods,   CardKind::Equipment, CardKind::Equipment, CardKind::Espionage,
        CardKind::Espionage, CardKind::Support, CardKind::Support,   CardKind::Defence,   CardKind::Security};
    Card made;
    made.kind = random_.pick(kinds);
    made.copies = 1 + number(4);
    made.good = random_.below(goods_);
    made.units = 1 + number(2);
    made.buy = number(6);
    made.sell = number(12);
    made.cost = number(3);
    made.blockable = !random_.one_in(8);
    made.free = random_.one_in(8);
    if (made.kind == CardKind::Goods || made.kind == CardKind::Security) return made;
    response_or_not(made);
    for (std::size_t steps = random_.below(4); made.effect.size() < steps;) add_step(made);
    if (made.kind == CardKind::Equipment) while_in_play(made);
    return made;
  }

 private:
  int number(std::size_t most) { return static_cast<int>(random_.below(most + 1)); }

  void response_or_not(Card& card) {
    const bool defends = card.kind == CardKind::Defence;
    if (defends || random_.one_in(10)) card.timing = Timing::OpponentTurn;
    if (!defends) card.target = static_cast<Target>(random_.below(5));
    if (card.timing == Timing::OwnTurn) return;
    card.blocks_responses = random_.one_in(3);
    if (!random_.one_in(4)) card.effect.push_back({StepKind::Block});
  }

  Amount amount(bool of_target) {
    Amount made{number(3)};
    if (random_.one_in(4)) made.per = static_cast<Per>(random_.below(4));
    if (made.per != Per::Fixed && of_target && random_.one_in(2)) made.of = Who::Target;
    return made;
  }

  std::optional<std::size_t> any_good() {
    return random_.one_in(2) ? std::optional{random_.below(goods_)} : std::nullopt;
  }

  /// S7: what passes between two players needs another one, `who: target` a target.
  static bool needs_another(StepKind kind) {
    return (kind >= StepKind::Take && kind <= StepKind::Give) || kind == StepKind::TakeCards ||
           kind == StepKind::GiveCards || (kind >= StepKind::TakeGoods && kind <= StepKind::TakeEquipment);
  }

  void add_step(Card& card) {
    Step step;
    step.kind = static_cast<StepKind>(random_.below(kStepKinds));
    const bool response = is_response(card.kind, card.timing);
    const bool another = response || (card.target != Target::None && card.target != Target::Self);
    const bool target = another || card.target == Target::Self;
    if (step.kind == StepKind::Block || (needs_another(step.kind) && !another)) return;
    step.amount = amount(target);
    if (target && !needs_another(step.kind) && step.kind != StepKind::AsRecorded && random_.one_in(2))
      step.who = Who::Target;
    if (step.kind == StepKind::Load || step.kind == StepKind::Unload) step.good = any_good();
    if (step.kind == StepKind::Modify) step.modifiers.push_back(modifier());
    card.effect.push_back(step);
  }

  Modifier modifier() {
    Modifier made;
    made.kind = static_cast<ModifierKind>(random_.below(kModifierKinds));
    made.by = number(4) - 2;
    if (made.kind == ModifierKind::BuyPrice || made.kind == ModifierKind::SellPrice) made.good = any_good();
    return made;
  }

  void while_in_play(Card& card) {
    while (random_.one_in(2)) card.while_in_play.push_back(modifier());
    if (random_.one_in(5)) card.immune.set(1 + random_.below(3));
  }

  Random& random_;
  std::size_t goods_;
};

}  // namespace

Deck random_deck(Random& random) {
  Deck deck;
  deck.goods = 1 + random.below(4);
  Inventor inventor{random, deck.goods};
  const std::size_t cards = 8 + random.below(16);
  while (deck.cards.size() < cards || deck.size() < 20) deck.cards.push_back(inventor.card());
  return deck;
}

}  // namespace orion::testing
