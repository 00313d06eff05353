// Counted placement sequences, compared with the second referee of tests/plain, which shares no code with the core.

#include "core/duel/perft.hpp"

#include "tests/catch.hpp"
#include "tests/plain/plain_judge.hpp"
#include "tests/plain/plain_random.hpp"
#include "tests/plain/plain_yaml.hpp"
#include "tests/records/judge/judged.hpp"

namespace orion {

namespace {

duel::Game game_of(const judge::Verdict& verdict) {
  return duel::Game{verdict.duel->position, verdict.duel->rules.options, verdict.duel->ending()};
}

/// The same position in both hands: as the core reaches it from the record's text, and as the plain referee has it.
void compare(const plain::Game& game, int depth) {
  const std::string text = plain::yaml_of(game, {}, "perft");
  CAPTURE(text, depth);
  const auto made = testing::judged(text);
  REQUIRE(made.verdict.duel);
  CHECK(duel::count_sequences(game_of(made.verdict), depth) ==
        plain::count_sequences(plain::start_position(game), depth));
}

}  // namespace

TEST_CASE("perft: the named set-ups at depths 1 and 2", "[perft]") {
  const std::string name = GENERATE("symmetric-1", "symmetric-2", "symmetric-3");
  const auto bends = GENERATE(plain::Bends::Either, plain::Bends::AsPrinted);
  for (const int depth : {0, 1, 2}) {
    compare(plain::game_with_setup(name, plain::Colour::Orange, {plain::Count::Conditions, bends}), depth);
  }
}

TEST_CASE("perft: 20 placed middle-game positions at depth 2", "[perft]") {
  constexpr std::size_t kPlaced = 13;
  int compared = 0;
  for (std::uint64_t seed = 1; compared < 20; ++seed) {
    plain::RandomOptions options;
    options.rules.count = seed % 2 == 0 ? plain::Count::Instances : plain::Count::Conditions;
    options.rules.bends = seed % 3 == 0 ? plain::Bends::AsPrinted : plain::Bends::Either;
    plain::Game game = plain::random_game(seed, options);
    if (game.moves.size() <= kPlaced) continue;
    game.start = game.moves[kPlaced].player;
    game.placed.assign(game.moves.begin(), game.moves.begin() + kPlaced);
    game.moves.clear();
    compare(game, 2);
    ++compared;
  }
}

TEST_CASE("perft: the division adds up, and an ended game has no continuations", "[perft]") {
  const auto made =
      testing::judged(plain::yaml_of(plain::game_with_setup("symmetric-1", plain::Colour::Blue, {}), {}, "d"));
  const duel::Game game = game_of(made.verdict);
  std::uint64_t sum = 0;
  for (const duel::Branch& branch : duel::divide(game, 2)) sum += branch.sequences;
  CHECK(sum == duel::count_sequences(game, 2));
  const duel::Game ended{game.position(), game.options(), duel::Ending{duel::How::Conditions, duel::Colour::Blue}};
  CHECK(duel::count_sequences(ended, 1) == 0);
  CHECK(duel::count_sequences(ended, 0) == 1);
  CHECK(duel::divide(ended, 1).empty());
}

}  // namespace orion
