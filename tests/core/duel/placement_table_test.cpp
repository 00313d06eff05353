#include "core/duel/placement_table.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <string>

#include "core/duel/placing.hpp"
#include "tests/catch.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {
using duel::Colour;
using duel::Placement;
using duel::Space;
using duel::TileKind;

namespace {

std::map<TileKind, int> counted(Colour player) {
  std::map<TileKind, int> counts;
  for (const Placement& each : duel::placement_table(player).placements()) ++counts[*each.kind()];
  return counts;
}

/// D1.4 of two own hexagons and another, in its own words.
std::map<TileKind, int> three_hexagons_by_definition() {
  std::map<TileKind, int> counts;
  for (const Space near : duel::kBoard) {
    for (const Space far : duel::kBoard) {
      if (distance(near, far) != 1) continue;
      for (const Space other : duel::kBoard) {
        if (distance(near, other) != 1 || other == far) continue;
        const bool straight = far.column() - near.column() == near.column() - other.column() &&
                              far.number() - near.number() == near.number() - other.number();
        if (straight) ++counts[TileKind::Line];
        if (distance(far, other) == 2 && !straight) ++counts[TileKind::Bend];
        if (distance(far, other) == 1 && near < far) ++counts[TileKind::Triangle];
      }
    }
  }
  return counts;
}

}  // namespace

TEST_CASE("placement table: D1.4 counts of each kind", "[duel][placement]") {
  for (const Colour player : duel::kColours) {
    const auto counts = counted(player);
    CHECK(counts.at(TileKind::Single) == 85);
    CHECK(counts.at(TileKind::Pair) == 222);
    CHECK(counts.at(TileKind::Duo) == 444);
    CHECK(counts.at(TileKind::Line) == 378);
    CHECK(counts.at(TileKind::Bend) == 780);
    CHECK(counts.at(TileKind::Triangle) == 414);
    CHECK(duel::placement_table(player).placements().size() == 2323);
  }
  const auto defined = three_hexagons_by_definition();
  CHECK(defined.at(TileKind::Line) == 378);
  CHECK(defined.at(TileKind::Bend) == 780);
  CHECK(defined.at(TileKind::Triangle) == 414);
}

TEST_CASE("placement table: D1.4 copies of each kind", "[duel][placement]") {
  duel::Stock stock = duel::Stock::full();
  CHECK(stock.left(TileKind::Single) == 1);
  CHECK(stock.left(TileKind::Pair) == 1);
  CHECK(stock.left(TileKind::Duo) == 3);
  CHECK(stock.left(TileKind::Line) == 3);
  CHECK(stock.left(TileKind::Bend) == 3);
  CHECK(stock.left(TileKind::Triangle) == 3);
  CHECK_FALSE(stock.empty());

  int tiles = 0;
  for (const TileKind kind : duel::kTileKinds) {
    for (; stock.left(kind) > 0; ++tiles) stock.take(kind);
  }
  CHECK(tiles == 14);
  CHECK(stock.empty());
  stock.take(TileKind::Duo);
  CHECK(stock.left(TileKind::Duo) == 0);
}

TEST_CASE("placement table: every entry once, kinds in order, and as its mask says", "[duel][placement]") {
  for (const Colour player : duel::kColours) {
    const auto placements = duel::placement_table(player).placements();
    const auto masks = duel::placement_table(player).masks();
    REQUIRE(masks.size() == placements.size());
    std::set<std::string> seen;
    int mirrored = 0;
    for (std::size_t index = 0; index < placements.size(); ++index) {
      const Placement& each = placements[index];
      const std::string own = testing::labels(each.of(player));
      CHECK(seen.insert(own + " / " + testing::labels(each.of(opponent(player)))).second);
      CHECK(each.owner() == player);
      CHECK(masks[index] == each.spaces());
      CHECK(static_cast<std::size_t>(each.spaces().size()) == each.hexagons().size());
      if (index > 0) CHECK(*placements[index - 1].kind() <= *each.kind());
      mirrored += each.mirrored() ? 1 : 0;
    }
    CHECK(mirrored == 390);
  }
}

TEST_CASE("placement table: its chains are those of its placements, unbroken, and each there once",
          "[duel][placement]") {
  for (const Colour player : duel::kColours) {
    const duel::PlacementTable& table = duel::placement_table(player);
    REQUIRE(table.chain_places().size() == table.placements().size());
    for (const Colour colour : duel::kColours) {
      const auto chains = table.chains(colour);
      CHECK(chains.size() == (colour == player ? duel::kMostChains : 85 + 1));
      std::set<std::string> seen;
      for (const duel::BoardSet& chain : chains) {
        CHECK(seen.insert(testing::labels(chain)).second);
        if (!chain.empty()) CHECK(chain_from(duel::BoardSet{chain.first()}, chain) == chain);
      }
      for (std::size_t index = 0; index < table.placements().size(); ++index) {
        const std::size_t place = table.chain_places()[index][colour];
        REQUIRE(place < chains.size());
        CHECK(chains[place] == table.placements()[index].of(colour));
      }
    }
  }
}

TEST_CASE("placement table: on an empty board without tokens all of it is legal", "[duel][placement]") {
  for (const Colour player : duel::kColours) {
    duel::Position empty;
    empty.to_move = player;
    const duel::Options printed{duel::Count::Conditions, duel::Bends::AsPrinted};
    CHECK(duel::legal_placements(empty, {}, player).size() == 2323);
    CHECK(duel::legal_placements(empty, printed, player).size() == 2323 - 390);
  }
}

}  // namespace orion
