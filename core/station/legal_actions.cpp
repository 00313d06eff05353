#include "core/station/legal_actions.hpp"

#include <algorithm>
#include <utility>

namespace orion::station {

namespace {

class Naming {
 public:
  explicit Naming(const Game& game) : game_{game}, seat_{game.state().seats[game.state().acting]} {}

  std::vector<Action> all() {
    actions_.push_back(Action{.kind = ActionKind::Draw});
    for (std::size_t card = 0; card < seat_.hand.size(); ++card) {
      if (seat_.hand[card] > 0) from_hand(card);
    }
    on_the_table();
    return std::move(actions_);
  }

  /// With each card of which no copy was seen in the hand.
  std::vector<Action> unseen() {
    for (std::size_t card = 0; card < seat_.hand.size(); ++card) {
      if (seat_.hand[card] == 0 && seat_.unseen > 0) from_hand(card);
    }
    return std::move(actions_);
  }

 private:
  static Action of(ActionKind kind, std::size_t card) { return Action{.kind = kind, .card = CardRef::of(card)}; }

  void on_the_table() {
    std::vector<std::size_t> seen;
    for (const InPlay& each : seat_.equipment) {
      if (std::find(seen.begin(), seen.end(), each.card) != seen.end()) continue;
      seen.push_back(each.card);
      aimed(of(ActionKind::Activate, each.card));
    }
    for (std::size_t good = 0; good < seat_.hold.size(); ++good) {
      if (seat_.hold[good] > 0) actions_.push_back(Action{.kind = ActionKind::Drop, .goods = {good}});
    }
    for (const std::size_t card : seen) actions_.push_back(of(ActionKind::Scrap, card));
  }

  void from_hand(std::size_t card) {
    switch (game_.deck().cards[card].kind) {
      case CardKind::Goods:
        actions_.push_back(of(ActionKind::Buy, card));
        actions_.push_back(of(ActionKind::Sell, card));
        return;
      case CardKind::Equipment: {
        actions_.push_back(of(ActionKind::Install, card));
        Action activated = of(ActionKind::Install, card);
        activated.activate = true;
        aimed(activated);
        return;
      }
      case CardKind::Espionage:
      case CardKind::Support:
        aimed(of(ActionKind::Play, card));
        return;
      case CardKind::Defence:
      case CardKind::Security:
        return;  // they answer an opponent's action (S4.1, S5.2)
    }
  }

  /// Once for every player that the card lets be named.
  void aimed(const Action& action) {
    const Target target = game_.deck().cards[action.card.card()].target;
    if (target != Target::Opponent && target != Target::AnyPlayer) {
      actions_.push_back(action);
      return;
    }
    for (const std::size_t player : seats_from(game_.state(), game_.state().acting)) {
      actions_.push_back(action);
      actions_.back().target = player;
    }
  }

  const Game& game_;
  const Seat& seat_;
  std::vector<Action> actions_;
};

}  // namespace

std::vector<Action> nameable_actions(const Game& game) { return Naming{game}.all(); }

std::vector<Action> legal_actions(const Game& game) {
  std::vector<Action> legal;
  FirstChoices chooser;
  for (Action& action : nameable_actions(game)) {
    if (game.act(action, chooser).legal()) legal.push_back(std::move(action));
  }
  return legal;
}

bool unseen_cards_may_allow(const Game& game, ActionKind kind) {
  FirstChoices chooser;
  for (Action& action : Naming{game}.unseen()) {
    // Where nothing is wrong and it is not legal, what the card does is not told.
    if (action.kind == kind && game.act(action, chooser).violations.empty()) return true;
  }
  return false;
}

}  // namespace orion::station
