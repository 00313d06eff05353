#include "core/duel/conditions.hpp"

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {
using duel::Condition;
using duel::Count;

namespace {

std::string in_words(const duel::ConditionCounts& reached) {
  std::string text;
  const auto add = [&](std::string_view word, Condition condition) {
    if (reached.of(condition) == 0) return;
    text += (text.empty() ? "" : " ") + std::string{word} + " " + std::to_string(reached.of(condition));
  };
  add("link", Condition::Link);
  add("galaxies", Condition::Galaxies);
  add("black-holes", Condition::BlackHoles);
  return text.empty() ? "none" : text;
}

// A chain across the board for each pair of sides, and one that touches all six.
constexpr std::string_view kTaurusMonoceros = "a3 b3 c4 d4 e5 f5 g6 h6 i7 j7 k8";
constexpr std::string_view kEridanusCanisMajor = "d9 d8 d7 d6 e6 e5 f5 f4 g4 g3 g2";
constexpr std::string_view kLepusGemini = "g11 g10 f9 e8 d7 c6 b5 b4 b3 b2 b1";

}  // namespace

TEST_CASE("conditions: one row per clause and boundary", "[duel][conditions]") {
  struct Row {
    std::string_view clause, galaxies, black_holes, blue, orange, want_blue, want_orange;
  };
  const auto row = GENERATE(values<Row>({
      {"D5.1: Taurus to Monoceros", "", "", kTaurusMonoceros, "", "link 1", "none"},
      {"D5.1: Eridanus to Canis Major", "", "", kEridanusCanisMajor, "", "link 1", "none"},
      {"D5.1: Lepus to Gemini", "", "", kLepusGemini, "", "link 1", "none"},
      {"D5.1: of orange", "", "", "", kTaurusMonoceros, "none", "link 1"},
      {"D5.1: one space missing", "", "", "a3 b3 c4 d4 f5 g6 h6 i7 j7 k8", "", "none", "none"},
      {"D5.1: one space of the other colour", "", "", "a3 b3 c4 d4 f5 g6 h6 i7 j7 k8", "e5", "none", "none"},
      {"D5.1: from b2, which is of no side", "", "", "b2 b3 c4 d4 e5 f5 g6 h6 i7 j7 k8", "", "none", "none"},
      {"D5.1: to j10, which is of no side", "", "", "a4 b5 c6 d7 e8 f9 g10 h10 i10 j10", "", "none", "none"},
      {"D5.1: to its neighbour, which is of Monoceros", "", "", "a4 b5 c6 d7 e8 f9 g10 h10 i10 j10 k10", "", "link 1",
       "none"},
      {"D5.1: sides next to each other", "", "", "a5 b6 b7", "", "none", "none"},
      {"D5.1: sides but one", "", "", "a4 b5 c6 d7 e8 f9 g10 h11", "", "none", "none"},
      {"D5.1: two chains link one pair", "", "",
       "a3 b3 c4 d4 e5 f5 g6 h6 i7 j7 k8 a5 b6 c7 d8 e9 f9 g10 h10 i10 j10 k10", "", "link 1", "none"},
      {"D5.1: one chain links two pairs", "", "", "a3 b3 c4 d4 e5 f5 g6 h6 i7 j7 k8 d9 d8 d7 d6 d5 e6 f4 g4 g3 g2", "",
       "link 2", "none"},
      {"D5.1: one chain links all three pairs", "", "",
       "b1 b2 a2 a3 a4 a5 b6 b7 c8 d9 e10 f10 g11 h11 i11 j11 j10 k10 j9 j8 j7 j6 j5", "", "link 3", "none"},
      {"D5.2: 3 galaxies", "e5 e6 e7", "", "e4 e5 e6 e7 e8", "", "none", "none"},
      {"D5.2: 4 galaxies", "e5 e6 e7 e8", "", "e4 e5 e6 e7 e8", "", "galaxies 1", "none"},
      {"D5.2: of orange", "e5 e6 e7 e8", "", "", "e4 e5 e6 e7 e8", "none", "galaxies 1"},
      {"D5.2: 4 galaxies, one beside the chain", "e5 e6 e7 f9", "", "e4 e5 e6 e7 e8", "", "none", "none"},
      {"D5.2: 4 galaxies on two chains", "e5 e6 g5 g6", "", "e5 e6 g5 g6", "", "none", "none"},
      {"D5.2: 4 galaxies, one under the other colour", "e5 e6 e7 e8", "", "e5 e6 e8", "e7", "none", "none"},
      {"D5.6: 7 galaxies on one chain", "e2 e3 e4 e5 e6 e7 e8", "", "e2 e3 e4 e5 e6 e7 e8", "", "galaxies 1", "none"},
      {"D5.6: 8 galaxies on one chain", "e2 e3 e4 e5 e6 e7 e8 e9", "", "e2 e3 e4 e5 e6 e7 e8 e9", "", "galaxies 2",
       "none"},
      {"D5.6: 4 galaxies on each of two chains", "e2 e3 e4 e5 g2 g3 g4 g5", "", "e2 e3 e4 e5 g2 g3 g4 g5", "",
       "galaxies 2", "none"},
      {"D5.6: 5 galaxies and 3", "e2 e3 e4 e5 e6 g2 g3 g4", "", "e2 e3 e4 e5 e6 g2 g3 g4", "", "galaxies 1", "none"},
      {"D5.3: 2 black holes on orange", "", "e5 e6", "", "e4 e5 e6 e7", "none", "none"},
      {"D5.3: 3 black holes on orange", "", "e5 e6 e7", "", "e5 e6 e7", "black-holes 1", "none"},
      {"D5.3: 3 black holes on blue", "", "e5 e6 e7", "e5 e6 e7", "", "none", "black-holes 1"},
      {"D5.3: 3 black holes on two chains", "", "e5 e6 g6", "e5 e6 g6", "", "none", "none"},
      {"D5.6: 5 black holes on one chain", "", "e4 e5 e6 e7 e8", "e4 e5 e6 e7 e8", "", "none", "black-holes 1"},
      {"D5.6: 6 black holes on one chain", "", "e3 e4 e5 e6 e7 e8", "e3 e4 e5 e6 e7 e8", "", "none", "black-holes 2"},
      {"D5.6: 3 black holes on each of two chains", "", "e3 e4 e5 g3 g4 g5", "", "e3 e4 e5 g3 g4 g5", "black-holes 2",
       "none"},
      {"D5.2 and D5.3 are of their own tokens", "e5 e6 e7", "e4 e8", "e4 e5 e6 e7 e8", "", "none", "none"},
      {"D5.4: both players", "e5 e6 e7 e8", "h4 h5 h6", "e5 e6 e7 e8 h4 h5 h6", "", "galaxies 1", "black-holes 1"},
      {"no tiles", "e5 e6 e7 e8", "h4 h5 h6", "", "", "none", "none"},
  }));
  CAPTURE(row.clause);
  const auto reached = duel::instances(testing::position(
      {.galaxies = row.galaxies, .black_holes = row.black_holes, .blue = row.blue, .orange = row.orange}));
  CHECK(in_words(reached.blue) == row.want_blue);
  CHECK(in_words(reached.orange) == row.want_orange);
}

TEST_CASE("conditions: D5.6 how they are counted", "[duel][conditions]") {
  duel::ConditionCounts reached;
  CHECK(reached.total() == 0);
  CHECK(in_words(reached.counted(Count::Conditions)) == "none");
  reached.add(Condition::Link, 3);
  reached.add(Condition::BlackHoles, 2);
  CHECK(in_words(reached.counted(Count::Instances)) == "link 3 black-holes 2");
  CHECK(reached.counted(Count::Instances).total() == 5);
  CHECK(in_words(reached.counted(Count::Conditions)) == "link 1 black-holes 1");
  CHECK(reached.counted(Count::Conditions).total() == 2);
  reached.add(Condition::Galaxies, 1);
  CHECK(reached.counted(Count::Conditions).total() == 3);
}

TEST_CASE("conditions: D5.6 profiles", "[duel][conditions]") {
  CHECK(duel::options_of(duel::Profile::Rulebook) == duel::Options{Count::Conditions, duel::Bends::Either});
  CHECK(duel::options_of(duel::Profile::Bga) == duel::Options{Count::Instances, duel::Bends::Either});
  CHECK(duel::Options{} == duel::options_of(duel::Profile::Rulebook));
}

TEST_CASE("conditions: D6.2 the score counts all tokens, chained or not", "[duel][conditions]") {
  struct Row {
    std::string_view clause, galaxies, black_holes, blue, orange;
    int want_blue, want_orange;
  };
  const auto row = GENERATE(values<Row>({
      {"nothing covered", "e5 g5", "c3", "", "", 0, 0},
      {"galaxies apart from each other", "a2 k7", "", "a2 k7", "", 2, 0},
      {"black holes take away", "a2 k7", "c3", "a2 c3 k7", "", 1, 0},
      {"below nothing", "", "c3 e5", "c3", "e5", -1, -1},
      {"each by its own colour", "a2 k7", "c3", "a2 c3", "k7", 0, 1},
  }));
  CAPTURE(row.clause);
  const auto at = testing::position(
      {.galaxies = row.galaxies, .black_holes = row.black_holes, .blue = row.blue, .orange = row.orange});
  CHECK(token_score(at, duel::Colour::Blue) == row.want_blue);
  CHECK(token_score(at, duel::Colour::Orange) == row.want_orange);
}

}  // namespace orion
