// The rules core, each figure beside a bare loop over the 2,323 masks of a player's placements. tests/bench/run prints
// the ratios.

#include <benchmark/benchmark.h>
#include <cstddef>
#include <vector>

#include "core/duel/conditions.hpp"
#include "core/duel/perft.hpp"
#include "core/duel/placing.hpp"
#include "core/duel/random_game.hpp"

namespace orion {
namespace {

struct Stage {
  duel::Game game;
  const duel::Placement* next;  ///< the placement that was made there
};

duel::Game named_start() {
  const duel::NamedSetup& named = duel::named_setups()[0];
  duel::Position start;
  start.galaxies = named.galaxies;
  start.black_holes = named.black_holes;
  return duel::Game{start, duel::options_of(duel::Profile::Rulebook)};
}

/// Middle-game positions: after 12 placements of 64 random games.
const std::vector<Stage>& middle_games() {
  static const std::vector<Stage> kStages = [] {
    std::vector<Stage> stages;
    for (std::uint64_t seed = 1; stages.size() < 64; ++seed) {
      random::Generator random{seed};
      duel::Game game = named_start();
      for (int move = 0; move < 12 && !game.ending(); ++move) {
        game.play(duel::random_placement(game, duel::Play::Building, random));
      }
      if (game.ending()) continue;
      stages.push_back({game, &duel::random_placement(game, duel::Play::Building, random)});
    }
    return stages;
  }();
  return kStages;
}

/// Runs `measure` on one middle game after the other.
template <class Measure>
void over_middle_games(benchmark::State& state, Measure measure) {
  const std::vector<Stage>& stages = middle_games();
  std::size_t index = 0;
  for (auto _ : state) {
    const Stage& stage = stages[index];
    index = index + 1 == stages.size() ? 0 : index + 1;
    auto result = measure(stage);
    benchmark::DoNotOptimize(result);
  }
}

void bare_loop(benchmark::State& state) {
  const auto masks = duel::placement_table(duel::Colour::Blue).masks();
  over_middle_games(state, [masks](const Stage& stage) {
    const duel::BoardSet covered = stage.game.position().covered();
    std::size_t open = 0;
    for (const duel::BoardSet& mask : masks) open += mask.meets(covered) ? 0U : 1U;
    return open;
  });
}
BENCHMARK(bare_loop);

void judge_one_placement(benchmark::State& state) {
  over_middle_games(state, [](const Stage& stage) {
    return duel::violations(stage.game.position(), stage.game.options(), *stage.next).size();
  });
}
BENCHMARK(judge_one_placement);

void list_legal_placements(benchmark::State& state) {
  over_middle_games(state, [](const Stage& stage) {
    const duel::Position& position = stage.game.position();
    return duel::legal_placements(position, stage.game.options(), position.to_move).size();
  });
}
BENCHMARK(list_legal_placements);

void conditions_after_a_placement(benchmark::State& state) {
  std::vector<duel::Position> after;
  for (const Stage& stage : middle_games()) {
    after.push_back(stage.game.position());
    duel::lay(after.back(), *stage.next);
  }
  std::size_t index = 0;
  for (auto _ : state) {
    auto result = duel::instances(after[index]);
    index = index + 1 == after.size() ? 0 : index + 1;
    benchmark::DoNotOptimize(result);
  }
}
BENCHMARK(conditions_after_a_placement);

/// Counted sequences a second; the last placements are counted from the list without being made.
void perft(benchmark::State& state) {
  const duel::Game start = named_start();
  std::uint64_t nodes = 0;
  for (auto _ : state) nodes += duel::count_sequences(start, 2);
  state.counters["nodes"] = benchmark::Counter(static_cast<double>(nodes), benchmark::Counter::kIsRate);
}
BENCHMARK(perft)->Unit(benchmark::kMillisecond);

}  // namespace
}  // namespace orion

BENCHMARK_MAIN();
