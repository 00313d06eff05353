#pragma once

// Random play with random decks, mostly legal: games that no sensible player would play.

#include <memory>
#include <string>
#include <vector>

#include "core/station/game.hpp"
#include "tests/core/random.hpp"

namespace orion::testing {

/// What was done and what came of it, one entry a draw phase, action, end of turn or leaving.
struct RecordedStep {
  enum class Kind : unsigned char { Draw, Act, End, Leave } kind{};
  station::DrawPhase drawn{};
  station::Action action{};
  std::string faults{};  ///< as `ids` spells them; what is not legal was let stand
  std::string after{};   ///< the fingerprint
};

struct RecordedTurn {
  std::size_t player = 0;
  station::ReshuffleOrders orders;
  std::vector<RecordedStep> steps;
};

/// What the table sees of the cards.
enum class Seen : unsigned char { All, NoPile, NoHands };

struct RandomRecord {
  station::Deck deck;
  station::Options options;
  station::Setup setup;
  std::vector<RecordedTurn> turns;
  std::string broken;  ///< which property did not hold on the way, and where; empty: none
};

/// Plays a game of at most `most_turns`, and checks on the way what must hold at every step (S8): conservation, the
/// journal, an attempt leaves the game as it was, and an attempt that could stand conserves as well.
std::unique_ptr<RandomRecord> random_record(Random& random, Seen seen, std::size_t most_turns);

/// Plays the first turns of a record as a referee does, without open choices. @return where it parted from the record;
/// empty: nowhere
std::string replay(const RandomRecord& record, std::size_t turns, std::string& reached);

}  // namespace orion::testing
