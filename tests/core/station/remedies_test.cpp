// What is said to make an illegal action legal does: on random tables of random decks.

#include "core/station/remedies.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "core/station/legal_actions.hpp"
#include "tests/catch.hpp"
#include "tests/core/station/ledger.hpp"
#include "tests/core/station/random_action.hpp"
#include "tests/core/station/random_record.hpp"

namespace orion {
using station::Need;
using testing::Random;

namespace {

struct Counts {
  std::map<Need, std::size_t> needs;
  std::size_t after = 0;
  std::size_t not_after = 0;
  std::size_t chosen = 0;
  std::size_t not_chosen = 0;
};

void check_remedies(const station::Game& game, const station::Action& action, Counts& counts) {
  const auto remedies = station::remedies(game, action);
  if (game.act(action).legal()) {
    REQUIRE(remedies.empty());
    return;
  }
  for (std::size_t left_out = 0; left_out <= remedies.size() && !remedies.empty(); ++left_out) {
    station::State table = game.state();
    station::Action changed = action;
    // Responses are named as the action stands when those before are gone, so the last one alone can be left out.
    const bool all = left_out == remedies.size();
    if (!all && remedies[left_out].need == Need::WithoutResponse) continue;
    for (std::size_t each = 0; each < remedies.size(); ++each) {
      if (each != left_out) make(remedies[each], table, changed);
    }
    REQUIRE(game.act_on(table, changed).legal() == all);
  }
  for (const station::Remedy& each : remedies) ++counts.needs[each.need];
}

void check_after(const station::Game& game, const station::Action& action, Counts& counts) {
  if (game.act(action).legal()) return;
  std::set<std::string> found;
  for (const station::Action& first : station::legal_after(game, action)) {
    station::Game then = game;
    then.commit(game.act(first));
    REQUIRE(then.act(action).legal());
    ++counts.after;
    found.insert(testing::fingerprint(then.state()));
  }
  for (const station::Action& first : station::legal_actions(game)) {
    station::Game then = game;
    station::Attempt attempt = game.act(first);
    if (!attempt.legal()) continue;
    then.commit(std::move(attempt));
    const std::size_t acting = game.state().acting;
    if (then.state().seats[acting].unseen > game.state().seats[acting].unseen) continue;
    if (found.count(testing::fingerprint(then.state())) > 0) continue;
    REQUIRE_FALSE(then.act(action).legal());
    ++counts.not_after;
  }
}

/// Where a single entry is to be chosen: each that is listed is legal in its place, and no other one is.
void check_options(const station::Game& game, const station::Action& action, Counts& counts) {
  const auto options = station::choice_options(game, action, 1'000);
  REQUIRE(options.size() == action.choices.size());
  if (options.size() != 1) return;
  station::Action other = action;
  station::Choice& choice = other.choices.front();
  if (choice.key == station::ChoiceKey::Drew || choice.key == station::ChoiceKey::Outcome) return;
  const auto judge = [&](bool listed) {
    REQUIRE(game.act(other).legal() == listed);
    ++(listed ? counts.chosen : counts.not_chosen);
  };
  if (choice.cards.size() == 1) {
    const auto& cards = options.front().cards;
    for (std::size_t card = 0; card < game.deck().cards.size(); ++card) {
      choice.cards.front() = station::CardRef::of(card);
      const bool listed = std::find(cards.begin(), cards.end(), choice.cards.front()) != cards.end();
      const bool may_show = std::find(cards.begin(), cards.end(), station::CardRef::unseen()) != cards.end();
      if (listed || !may_show) judge(listed);
    }
  } else if (choice.goods.size() == 1) {
    const auto& goods = options.front().goods;
    for (std::size_t good = 0; good < game.deck().goods; ++good) {
      choice.goods.front() = good;
      judge(std::find(goods.begin(), goods.end(), choice.goods.front()) != goods.end());
    }
  }
}

void check_turn(const station::Game& game, Random& random, Counts& counts) {
  for (int each = 0; each < 6; ++each) {
    station::Action action = testing::random_action(random, game);
    testing::TestChooser chooser{random, game.deck().goods};
    static_cast<void>(game.act(action, chooser));
    if (random.one_in(2)) testing::scatter_choices(random, game, action);
    check_remedies(game, action, counts);
    check_after(game, action, counts);
  }
  for (const station::Action& each : station::legal_actions(game)) check_options(game, each, counts);
}

}  // namespace

TEST_CASE("remedies of actions: what is said to make one legal does", "[station][properties]") {
  Counts counts;
  for (std::uint64_t seed = 0; seed < testing::rounds(150, 1500); ++seed) {
    CAPTURE(seed);
    Random random{seed};
    const auto record =
        testing::random_record(random, random.one_in(3) ? testing::Seen::NoHands : testing::Seen::All, 12);
    REQUIRE(record->broken.empty());
    station::Game game{record->deck, record->options, record->setup};
    for (const testing::RecordedTurn& turn : record->turns) {
      for (const testing::RecordedStep& step : turn.steps) {
        using Kind = testing::RecordedStep::Kind;
        if (step.kind == Kind::Leave) game.leave(turn.player);
        if (step.kind == Kind::End) game.end_turn();
        if (step.kind == Kind::Draw) {
          game.start_turn(turn.player, turn.orders);
          game.commit_draw(game.draw(step.drawn));
        }
        if (step.kind == Kind::Act) game.commit(game.act(step.action));
        if (step.kind == Kind::Draw || (step.kind == Kind::Act && random.one_in(3))) check_turn(game, random, counts);
      }
    }
  }
  for (const Need need : {Need::MoreActions, Need::Credits, Need::Goods, Need::CardInHand, Need::CardInPlay,
                          Need::NotActivated, Need::NoTarget, Need::WithoutResponse})
    CHECK(counts.needs[need] > 5);
  CHECK(counts.after > 50);
  CHECK(counts.not_after > 1'000);
  CHECK(counts.chosen > 100);
  CHECK(counts.not_chosen > 100);
}

}  // namespace orion
