// Properties of random games with random decks: what S8 says is always conserved, and that what a record tells comes to
// the same as what was played.

#include <set>
#include <string>

#include "core/station/legal_actions.hpp"
#include "tests/catch.hpp"
#include "tests/core/station/ledger.hpp"
#include "tests/core/station/random_record.hpp"

namespace orion {
using testing::Random;
using testing::Seen;

namespace {

constexpr std::size_t kMostTurns = 40;

void check(const testing::RandomRecord& record, Random& random) {
  INFO(record.broken);
  REQUIRE(record.broken.empty());
  std::string reached;
  const std::string parted = testing::replay(record, record.turns.size(), reached);
  INFO(parted);
  REQUIRE(parted.empty());
  // A prefix leads where the whole game was at that point.
  if (record.turns.empty()) return;
  const std::size_t part = 1 + random.below(record.turns.size());
  REQUIRE(testing::replay(record, part, reached).empty());
  REQUIRE(reached == record.turns[part - 1].steps.back().after);
}

}  // namespace

TEST_CASE("S8: nothing appears or vanishes in random games, and records replay", "[station][properties]") {
  const Seen seen = GENERATE(Seen::All, Seen::NoPile, Seen::NoHands);
  for (std::uint64_t seed = 0; seed < testing::rounds(100, 1000); ++seed) {
    CAPTURE(seed, static_cast<int>(seen));
    Random random{seed * 3 + static_cast<std::uint64_t>(seen)};
    check(*testing::random_record(random, seen, kMostTurns), random);
  }
}

TEST_CASE("random games reach all of the rules", "[station][properties]") {
  std::set<station::ActionKind> actions;
  std::set<std::string> faults;
  std::set<station::ChoiceKey> keys;
  std::size_t ended = 0;
  std::size_t left = 0;
  std::size_t orders = 0;
  std::size_t responses = 0;
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    Random random{seed * 3};
    const auto record = testing::random_record(random, Seen::All, kMostTurns);
    for (const testing::RecordedTurn& turn : record->turns) {
      orders += turn.orders.size();
      for (const testing::RecordedStep& step : turn.steps) {
        if (step.kind == testing::RecordedStep::Kind::Leave) ++left;
        if (step.kind != testing::RecordedStep::Kind::Act) continue;
        actions.insert(step.action.kind);
        responses += step.action.responses.size();
        for (const station::Choice& each : step.action.choices) keys.insert(each.key);
        faults.insert(step.faults);
      }
    }
    if (record->turns.size() < kMostTurns) ++ended;
  }
  CHECK(actions.size() == 8);
  CHECK(keys.size() == station::kChoiceKeys);
  CHECK(faults.size() > 5);
  CHECK(ended > 40);
  CHECK(left > 20);
  CHECK(orders > 100);
  CHECK(responses > 50);
}

TEST_CASE("legal actions: what is listed is legal as it is recorded", "[station][properties]") {
  for (std::uint64_t seed = 0; seed < testing::rounds(100, 1000); ++seed) {
    CAPTURE(seed);
    Random random{seed};
    const auto record = testing::random_record(random, Seen::All, 1 + random.below(12));
    REQUIRE(record->broken.empty());
    station::Game game{record->deck, record->options, record->setup};
    for (const testing::RecordedTurn& turn : record->turns) {
      for (const testing::RecordedStep& step : turn.steps) {
        if (step.kind == testing::RecordedStep::Kind::Leave) game.leave(turn.player);
        if (step.kind == testing::RecordedStep::Kind::End) game.end_turn();
        if (step.kind == testing::RecordedStep::Kind::Act) game.commit(game.act(step.action));
        if (step.kind != testing::RecordedStep::Kind::Draw) continue;
        game.start_turn(turn.player, turn.orders);
        game.commit_draw(game.draw(step.drawn));
        for (const station::Action& each : station::legal_actions(game)) {
          station::Action open = each;
          station::FirstChoices chooser;
          const station::Attempt completed = game.act(open, chooser);
          if (completed.after.recorded_used != game.state().recorded_used) continue;  // what happened is not known
          REQUIRE(completed.legal());
          const station::Attempt recorded = game.act(each);
          REQUIRE(recorded.legal());
          REQUIRE(testing::fingerprint(recorded.after) == testing::fingerprint(completed.after));
        }
      }
    }
  }
}

}  // namespace orion
