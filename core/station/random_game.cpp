#include "core/station/random_game.hpp"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/station/legal_actions.hpp"
#include "core/station/random_chooser.hpp"

namespace orion::station {

namespace {

/// What deck and luck allow in one turn; a deck may give free actions without end.
constexpr std::size_t kMostActions = 16;

/// Cards in a hand of the kind that buys and sells a good.
int cards_of_good(const Deck& deck, const Seat& seat, std::size_t good) {
  int cards = 0;
  for (std::size_t card = 0; card < seat.hand.size(); ++card) {
    if (deck.cards[card].kind == CardKind::Goods && deck.cards[card].good == good) cards += seat.hand[card];
  }
  return cards;
}

/// How gladly a player takes an action: so that goods are bought that can be sold, and games come to their end.
std::size_t appeal(const Game& game, const Action& action) {
  const Seat& seat = game.state().seats[game.state().acting];
  switch (action.kind) {
    case ActionKind::Draw:
      return 32;
    case ActionKind::Buy: {
      const std::size_t good = game.deck().cards[action.card.card()].good;
      return cards_of_good(game.deck(), seat, good) - 1 > seat.hold[good] ? 56 : 4;
    }
    case ActionKind::Sell:
      return 120;
    case ActionKind::Install:
      return 24;
    case ActionKind::Activate:
    case ActionKind::Play:
      return 32;
    case ActionKind::Drop:
    case ActionKind::Scrap:
      return 1;
  }
  return 0;
}

class Table {
 public:
  Table(PlayedGame& played, random::Generator& random)
      : played_{played}, game_{played.game}, random_{random}, chooser_{game_.deck().goods, random} {}

  void play_turn() {
    PlayedTurn& turn = played_.turns.emplace_back();
    turn.player = *game_.next();
    game_.start_turn(turn.player);
    game_.commit_draw(game_.draw(turn.drawn, chooser_));
    note_orders();
    while (may_go_on()) {
      if (random_.once_in(14) || !take_an_action()) break;
    }
    if (random_.once_in(2)) drop_what_costs();
    game_.end_turn();
  }

  void leave(std::size_t player) {
    game_.leave(player);
    played_.turns.push_back({player, true});
  }

 private:
  const State& state() const { return game_.state(); }
  PlayedTurn& turn() { return played_.turns.back(); }

  void note_orders() {
    for (auto& each : chooser_.take_orders()) turn().reshuffles.push_back(std::move(each));
  }

  bool may_go_on() {
    const int limit = action_limit(state(), game_.deck(), game_.options(), state().acting);
    return state().actions < limit && turn().actions.size() < kMostActions;
  }

  /// Tries actions, the more appealing ones more often first, until one is legal.
  bool take_an_action() {
    std::vector<Action> actions = nameable_actions(game_);
    while (!actions.empty()) {
      const std::size_t index = drawn_by_appeal(actions);
      Action action = std::move(actions[index]);
      actions.erase(actions.begin() + static_cast<std::ptrdiff_t>(index));
      auto attempt = tried(action);
      if (!attempt) continue;
      answer(action, *attempt);
      take(std::move(action), std::move(*attempt));
      return true;
    }
    return false;
  }

  std::size_t drawn_by_appeal(const std::vector<Action>& actions) {
    std::size_t all = 0;
    for (const Action& each : actions) all += appeal(game_, each);
    std::size_t drawn = random_.below(all);
    std::size_t index = 0;
    while (drawn >= appeal(game_, actions[index])) drawn -= appeal(game_, actions[index++]);
    return index;
  }

  /// Completes an action. What comes of it is nothing if it is illegal.
  struct Tried {
    Attempt attempt;
    ReshuffleOrders orders;
  };
  std::optional<Tried> tried(Action& action) {
    Attempt attempt = game_.act(action, chooser_);
    ReshuffleOrders orders = chooser_.take_orders();
    if (!attempt.legal()) return std::nullopt;
    if (state().recorded_used == attempt.after.recorded_used) return Tried{std::move(attempt), std::move(orders)};
    // A card's text is outside the language of decks: its outcome is whatever the players say.
    tell_outcomes(action);
    attempt = game_.act(action);
    if (!attempt.legal()) return std::nullopt;
    return Tried{std::move(attempt), {}};
  }

  void tell_outcomes(Action& action) {
    for (Choice& each : action.choices) {
      if (each.key != ChoiceKey::Outcome) continue;
      each.outcome = {{OutcomeKind::Gain, state().acting, std::nullopt, 1 + static_cast<int>(random_.below(3))}};
    }
  }

  void take(Action action, Tried tried) {
    game_.commit(std::move(tried.attempt));
    for (auto& each : tried.orders) turn().reshuffles.push_back(std::move(each));
    turn().actions.push_back(std::move(action));
  }

  /// Others may respond to an action that is aimed at somebody (S5.6), one after the other.
  void answer(Action& action, Tried& tried) {
    if (action.kind != ActionKind::Play && action.kind != ActionKind::Activate && !action.activate) return;
    const bool aimed = game_.deck().cards[action.card.card()].target == Target::EachOpponent ||
                       (action.target && *action.target != state().acting);
    for (bool goes_on = aimed; goes_on && random_.once_in(2);) goes_on = answer_once(action, tried);
  }

  bool answer_once(Action& action, Tried& before) {
    std::vector<Response> possible;
    for (const std::size_t player : seats_from(state(), state().acting)) {
      const Seat& seat = state().seats[player];
      for (std::size_t card = 0; card < seat.hand.size() && !seat.left; ++card) {
        const Card& printed = game_.deck().cards[card];
        if (seat.hand[card] > 0 && is_response(printed.kind, printed.timing))
          possible.push_back({player, CardRef::of(card)});
      }
    }
    if (possible.empty()) return false;
    Response response = random_.one_of(possible);
    const Card& card = game_.deck().cards[response.card.card()];
    if (card.kind == CardKind::Security && random_.once_in(3)) response.protects = random_.below(state().seats.size());
    Action answered = action;
    const bool nested = card.blocks_responses && !answered.responses.empty();
    (nested ? answered.responses.back().responses : answered.responses).push_back(std::move(response));
    auto after = tried(answered);
    if (!after) return false;
    action = std::move(answered);
    before = std::move(*after);
    return true;
  }

  /// S2.3: goods beyond the limit.
  void drop_what_costs() {
    const Seat& seat = state().seats[state().acting];
    const std::int64_t surplus = seat.goods() - goods_limit(state(), game_.deck(), game_.options(), state().acting);
    if (surplus <= 0) return;
    Action drop{.kind = ActionKind::Drop};
    drop.goods =
        chooser_.goods({ChoiceKey::Goods, 0, state().acting, static_cast<std::size_t>(surplus)}, state(), false);
    Attempt attempt = game_.act(drop);
    if (attempt.legal()) take(std::move(drop), {std::move(attempt), {}});
  }

  PlayedGame& played_;
  Game& game_;
  random::Generator& random_;
  RandomChooser chooser_;
};

/// Somebody who leaves now, if anybody does.
std::optional<std::size_t> leaver(const Game& game, random::Generator& random) {
  constexpr std::size_t kTurnsBetween = 300;
  std::vector<std::size_t> there;
  for (std::size_t player = 0; player < game.state().seats.size(); ++player) {
    if (!game.state().seats[player].left) there.push_back(player);
  }
  if (there.size() < 3 || !random.once_in(kTurnsBetween)) return std::nullopt;
  return random.one_of(there);
}

}  // namespace

Setup random_setup(const Deck& deck, const Options& options, std::size_t players, random::Generator& random) {
  std::vector<CardRef> cards;
  for (std::size_t card = 0; card < deck.cards.size(); ++card)
    cards.insert(cards.end(), static_cast<std::size_t>(deck.cards[card].copies), CardRef::of(card));
  random.shuffle(cards);
  Setup setup;
  auto next = cards.begin();
  for (std::size_t player = 0; player < players; ++player) {
    setup.hands.emplace_back(next, next + options.hand);
    next += options.hand;
  }
  setup.pile.emplace(next, cards.end());
  return setup;
}

PlayedGame random_game(const Deck& deck, const Options& options, std::size_t players, Leaving leaving,
                       std::size_t most_turns, random::Generator& random) {
  Setup setup = random_setup(deck, options, players, random);
  Game game{deck, options, setup};
  PlayedGame played{std::move(setup), {}, std::move(game)};
  Table table{played, random};
  while (!played.game.ended() && played.turns.size() < most_turns) {
    const auto leaves = leaving == Leaving::NowAndThen ? leaver(played.game, random) : std::nullopt;
    leaves ? table.leave(*leaves) : table.play_turn();
  }
  return played;
}

}  // namespace orion::station
