// Two paths to the same answer: the list of legal placements, and judging every placement there is.

#include <set>
#include <string>

#include "core/duel/placing.hpp"
#include "tests/catch.hpp"
#include "tests/core/duel/random_play.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {
using duel::Bends;
using duel::Colour;
using duel::Placement;

namespace {

constexpr duel::Options kOptions[] = {{duel::Count::Conditions, Bends::Either},
                                      {duel::Count::Conditions, Bends::AsPrinted}};

int hexagons_of(duel::TileKind kind) {
  switch (kind) {
    case duel::TileKind::Single:
      return 1;
    case duel::TileKind::Pair:
    case duel::TileKind::Duo:
      return 2;
    case duel::TileKind::Line:
    case duel::TileKind::Bend:
    case duel::TileKind::Triangle:
      return 3;
  }
  return 0;
}

/// Spaces that the tiles taken from both stocks cover.
int spaces_taken(const duel::Position& at) {
  int spaces = 0;
  for (const Colour player : duel::kColours) {
    for (const duel::TileKind kind : duel::kTileKinds) {
      spaces += (duel::copies(kind) - at.stock[player].left(kind)) * hexagons_of(kind);
    }
  }
  return spaces;
}

}  // namespace

TEST_CASE("legal list: exactly the placements without a violation", "[duel][placing][property]") {
  testing::Random random{2'323};
  std::size_t listed = 0;
  for (std::size_t round = 0; round < testing::rounds(1'000, 10'000); ++round) {
    duel::Position at = testing::random_position(random, kOptions[round % 2]);
    for (const Colour player : duel::kColours) {
      at.to_move = player;
      for (const duel::Options& options : kOptions) {
        std::set<const Placement*> judged;
        for (const Placement& each : duel::placement_table(player).placements()) {
          if (violations(at, options, each).empty()) judged.insert(&each);
        }
        const auto list = legal_placements(at, options, player);
        CHECK(std::set<const Placement*>{list.begin(), list.end()} == judged);
        CHECK(list.size() == judged.size());
        CHECK(has_legal_placement(at, options, player) == !judged.empty());
        listed += list.size();
      }
    }
  }
  CHECK(listed > 100'000);
}

TEST_CASE("legal list: whose turn it is does not matter to it", "[duel][placing][property]") {
  testing::Random random{3};
  for (int round = 0; round < 100; ++round) {
    duel::Position at = testing::random_position(random, {});
    const auto list = legal_placements(at, {}, Colour::Blue);
    at.to_move = opponent(at.to_move);
    CHECK(legal_placements(at, {}, Colour::Blue) == list);
  }
}

TEST_CASE("legal list: laid, every member leaves stock and spaces in step", "[duel][placing][property]") {
  testing::Random random{4};
  for (int round = 0; round < 200; ++round) {
    const duel::Position at = testing::random_position(random, {});
    CHECK(spaces_taken(at) == at.covered().size());
    CHECK_FALSE(at.hexagons.blue.meets(at.hexagons.orange));
    for (const Placement* each : legal_placements(at, {}, at.to_move)) {
      duel::Position after = at;
      REQUIRE(is_physically_possible(after, *each));
      lay(after, *each);
      const bool in_step =
          spaces_taken(after) == after.covered().size() && after.covered() == (at.covered() | each->spaces()) &&
          !after.hexagons.blue.meets(after.hexagons.orange) &&
          after.stock[opponent(at.to_move)] == at.stock[opponent(at.to_move)] &&
          after.stock[at.to_move].left(*each->kind()) == at.stock[at.to_move].left(*each->kind()) - 1 &&
          after.galaxies == at.galaxies && after.black_holes == at.black_holes;
      if (!in_step) FAIL_CHECK(testing::text_of(*each));
    }
  }
}

TEST_CASE("legal list: in the order of the table", "[duel][placing]") {
  const auto list = legal_placements(testing::position({.galaxies = "e5"}), {}, Colour::Orange);
  const auto all = duel::placement_table(Colour::Orange).placements();
  for (std::size_t index = 1; index < list.size(); ++index) CHECK(list[index - 1] < list[index]);
  CHECK(list.front() >= all.data());
  CHECK(list.size() < all.size());
  for (const Placement* each : list) CHECK_FALSE(each->spaces().has(testing::space("e5")));
}

}  // namespace orion
