#include "tests/core/station/random_record.hpp"

#include <algorithm>
#include <utility>

#include "tests/core/station/action_words.hpp"
#include "tests/core/station/ledger.hpp"
#include "tests/core/station/random_action.hpp"
#include "tests/core/station/random_deck.hpp"

namespace orion::testing {

namespace {

using station::Attempt;
using station::CardRef;
using station::Deck;
using station::Game;
using station::Options;
using station::PileEmpty;
using station::ReshuffleOrders;
using station::Seat;
using station::Setup;

Options random_options(Random& random) {
  Options options;
  options.hand = static_cast<int>(random.below(6));
  options.actions = 1 + static_cast<int>(random.below(5));
  options.draw = static_cast<int>(random.below(4));
  options.keep = static_cast<int>(random.below(3));
  options.goods_limit = static_cast<int>(random.below(6));
  options.equipment_limit = static_cast<int>(random.below(4));
  options.target = 22 + static_cast<int>(random.below(60));
  if (random.one_in(4)) options.pile_empty = PileEmpty::Stop;
  options.sell_needs_goods = !random.one_in(4);
  return options;
}

Setup random_setup(Random& random, const Deck& deck, const Options& options, Seen seen) {
  std::vector<CardRef> cards;
  for (std::size_t card = 0; card < deck.cards.size(); ++card)
    cards.insert(cards.end(), static_cast<std::size_t>(deck.cards[card].copies), CardRef::of(card));
  for (std::size_t left = cards.size(); left > 1; --left) std::swap(cards[left - 1], cards[random.below(left)]);
  Setup setup;
  const std::size_t most = options.hand == 0 ? 4 : cards.size() / static_cast<std::size_t>(options.hand);
  const std::size_t players = std::min<std::size_t>(2 + random.below(3), std::max<std::size_t>(most, 2));
  for (std::size_t player = 0; player < players; ++player) {
    std::vector<CardRef>& hand = setup.hands.emplace_back();
    for (int card = 0; card < options.hand; ++card) {
      hand.push_back(seen != Seen::NoHands ? cards.back() : CardRef::unseen());
      cards.pop_back();
    }
  }
  if (seen != Seen::NoPile) setup.pile = cards;
  return setup;
}

/// A game that is played and checked.
class Play {
 public:
  Play(Random& random, RandomRecord& record)
      : random_{random}, record_{record}, game_{record.deck, record.options, record.setup}, ledger_{game_.state()} {
    check("set-up");
    if (!game_.setup_faults().empty()) broken("faults of the set-up");
  }

  void run(std::size_t most_turns) {
    while (!game_.ended() && record_.turns.size() < most_turns && record_.broken.empty())
      random_.one_in(25) ? leave() : turn();
  }

 private:
  void broken(const std::string& what) {
    if (record_.broken.empty()) record_.broken = what + " in turn " + std::to_string(game_.turns());
  }

  /// After every step.
  void check(const std::string& what) {
    for (; booked_ < game_.journal().size(); ++booked_) ledger_.book(game_.journal()[booked_]);
    for (const std::string& fault :
         {conservation_fault(game_.state(), record_.deck), ledger_.unexplained(game_.state())}) {
      if (!fault.empty()) broken(std::string{fault}.append(" after ").append(what));
    }
    if (trigger_ && game_.state().triggered_by != trigger_) broken("another trigger");
    trigger_ = game_.state().triggered_by;
    if (!trigger_ && std::any_of(game_.state().seats.begin(), game_.state().seats.end(), [&](const Seat& seat) {
          return !seat.left && seat.credits >= record_.options.target;
        }))
      broken("no trigger");
  }

  void note(RecordedStep step, const std::string& what) {
    check(what);
    step.after = fingerprint(game_.state());
    record_.turns.back().steps.push_back(std::move(step));
  }

  void leave() {
    const std::size_t player = random_.below(game_.state().seats.size());
    if (!game_.leave_faults(player).empty()) return;
    record_.turns.push_back({player, {}, {}});
    game_.leave(player);
    note({.kind = RecordedStep::Kind::Leave}, "leaving");
  }

  void turn() {
    record_.turns.push_back({*game_.next(), {}, {}});
    if (!game_.turn_faults(*game_.next()).empty()) broken("no turn for who is next");
    game_.start_turn(*game_.next());
    TestChooser chooser{random_, record_.deck.goods};
    draw(chooser);
    for (std::size_t tries = 4 + random_.below(12); tries > 0 && record_.broken.empty(); --tries) act(chooser);
    game_.end_turn();
    note({.kind = RecordedStep::Kind::End}, "the end of the turn");
  }

  /// A record tells the orders of new piles from the first of a turn on, or of none. @return whether it can tell these
  bool keep_orders(TestChooser& chooser, const Attempt& attempt) {
    ReshuffleOrders orders = chooser.take_orders();
    ReshuffleOrders& told = record_.turns.back().orders;
    if (attempt.after.reshuffles == game_.state().reshuffles || orders.empty()) return true;
    if (told.size() + orders.size() != static_cast<std::size_t>(attempt.after.reshuffles)) return false;
    std::move(orders.begin(), orders.end(), std::back_inserter(told));
    return true;
  }

  /// Whether it is taken: what is legal, and now and then what a ruling could let stand.
  bool taken(const Attempt& attempt, const std::string& before) {
    if (fingerprint(game_.state()) != before) broken("an attempt changed the game");
    if (attempt.possible()) {
      const std::string fault = conservation_fault(attempt.after, record_.deck);
      if (!fault.empty()) broken(fault + " in an attempt");
    }
    return attempt.legal() || (attempt.possible() && random_.one_in(4));
  }

  void draw(TestChooser& chooser) {
    RecordedStep step{.kind = RecordedStep::Kind::Draw};
    const std::string before = fingerprint(game_.state());
    Attempt attempt = game_.draw(step.drawn, chooser);
    if (!attempt.legal()) broken("an open draw is illegal");
    taken(attempt, before);
    if (!keep_orders(chooser, attempt)) broken("orders of new piles");
    game_.commit_draw(std::move(attempt));
    note(std::move(step), "the draw");
  }

  void act(TestChooser& chooser) {
    RecordedStep step{.kind = RecordedStep::Kind::Act, .action = random_action(random_, game_)};
    const std::string before = fingerprint(game_.state());
    Attempt attempt;
    if (random_.one_in(6)) {
      chooser.take_orders();
      scatter_choices(random_, game_, step.action);
      attempt = game_.act(step.action);
    } else {
      chooser.take_orders();
      attempt = game_.act(step.action, chooser);
      if (attempt.possible() && attempt.after.recorded_used != game_.state().recorded_used) {
        chooser.take_orders();
        tell_outcomes(random_, game_, step.action);
        attempt = game_.act(step.action);
      }
    }
    if (!taken(attempt, before) || !keep_orders(chooser, attempt)) return;
    step.faults = ids(attempt.violations);
    game_.commit(std::move(attempt));
    note(std::move(step), "an action");
  }

  Random& random_;
  RandomRecord& record_;
  Game game_;
  Ledger ledger_;
  std::size_t booked_ = 0;
  std::optional<std::size_t> trigger_;
};

}  // namespace

std::unique_ptr<RandomRecord> random_record(Random& random, Seen seen, std::size_t most_turns) {
  auto record = std::make_unique<RandomRecord>();
  record->deck = random_deck(random);
  record->options = random_options(random);
  record->setup = random_setup(random, record->deck, record->options, seen);
  Play{random, *record}.run(most_turns);
  return record;
}

namespace {

/// Does once more what a step says, as it is recorded. @return what was wrong with it
std::string repeat(Game& game, const RecordedTurn& turn, const RecordedStep& step) {
  std::string faults;
  switch (step.kind) {
    case RecordedStep::Kind::Leave:
      game.leave(turn.player);
      break;
    case RecordedStep::Kind::Draw: {
      game.start_turn(turn.player, turn.orders);
      Attempt attempt = game.draw(step.drawn);
      if (!attempt.legal()) faults = ids(attempt.violations);
      game.commit_draw(std::move(attempt));
      break;
    }
    case RecordedStep::Kind::Act: {
      Attempt attempt = game.act(step.action);
      faults = ids(attempt.violations);
      if (attempt.not_recorded) faults += " undetermined";
      game.commit(std::move(attempt));
      break;
    }
    case RecordedStep::Kind::End:
      game.end_turn();
      break;
  }
  return faults;
}

}  // namespace

std::string replay(const RandomRecord& record, std::size_t turns, std::string& reached) {
  Game game{record.deck, record.options, record.setup};
  for (std::size_t turn = 0; turn < turns; ++turn) {
    for (const RecordedStep& step : record.turns[turn].steps) {
      const std::string faults = repeat(game, record.turns[turn], step);
      reached = fingerprint(game.state());
      if (faults == step.faults && reached == step.after) continue;
      std::string parted = "turn " + std::to_string(turn + 1);
      for (const std::string& each : {faults, step.faults, reached, step.after}) parted.append("\n").append(each);
      return parted;
    }
  }
  return "";
}

}  // namespace orion::testing
