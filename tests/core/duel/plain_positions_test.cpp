// Positions that no play leads to, against the second referee: tiles and tokens strewn so densely that every condition
// is reached often and every placement meets tokens.

#include <set>
#include <string>
#include <vector>

#include "core/duel/conditions.hpp"
#include "core/duel/placing.hpp"
#include "tests/catch.hpp"
#include "tests/core/duel/words.hpp"
#include "tests/core/random.hpp"
#include "tests/plain/plain_position.hpp"

namespace orion {
using duel::Colour;

namespace {

struct Twins {
  duel::Position ours;
  plain::Position theirs;
};

plain::Colour plain_colour(Colour colour) {
  return colour == Colour::Blue ? plain::Colour::Blue : plain::Colour::Orange;
}

/// @param covered, tokens  in tenths of the board
Twins strewn(testing::Random& random, std::size_t covered, std::size_t tokens) {
  Twins twins;
  for (const duel::Space each : duel::kBoard) {
    const plain::Space space = *plain::space_of(each.label());
    if (random.below(10) < covered) {
      const Colour colour = random.one_in(2) ? Colour::Blue : Colour::Orange;
      twins.ours.hexagons[colour].add(each);
      twins.theirs.covered[space] = plain_colour(colour);
    }
    if (random.below(10) >= tokens) continue;
    const bool galaxy = random.one_in(2);
    (galaxy ? twins.ours.galaxies : twins.ours.black_holes).add(each);
    (galaxy ? twins.theirs.galaxy : twins.theirs.black_hole)[space] = true;
  }
  for (const Colour player : duel::kColours) {
    for (const duel::TileKind kind : duel::kTileKinds) {
      const int left = static_cast<int>(random.below(static_cast<std::size_t>(duel::copies(kind)) + 1));
      while (twins.ours.stock[player].left(kind) > left) twins.ours.stock[player].take(kind);
      twins.theirs.stock.of(plain_colour(player)).left[static_cast<std::size_t>(kind)] = left;
    }
  }
  return twins;
}

plain::Conditions in_plain(const duel::ConditionCounts& counts) {
  return {counts.of(duel::Condition::Link), counts.of(duel::Condition::Galaxies),
          counts.of(duel::Condition::BlackHoles)};
}

std::string text_of(const plain::Placement& placement) {
  std::string text;
  for (const plain::Space each : placement.own) text += (text.empty() ? "" : " ") + plain::name_of(each);
  return placement.other ? text + " / " + plain::name_of(*placement.other) : text;
}

}  // namespace

TEST_CASE("strewn positions: D5 conditions and D6.2 score", "[duel][differential]") {
  testing::Random random{21};
  std::size_t reached = 0;
  for (std::size_t round = 0; round < testing::rounds(2'000, 100'000); ++round) {
    Twins twins = strewn(random, 5 + random.below(6), 1 + random.below(6));
    const auto ours = duel::instances(twins.ours);
    for (const duel::Count count : {duel::Count::Conditions, duel::Count::Instances}) {
      twins.theirs.rules.count = count == duel::Count::Conditions ? plain::Count::Conditions : plain::Count::Instances;
      const auto theirs = plain::conditions_of(twins.theirs);
      for (const Colour player : duel::kColours) {
        CHECK(in_plain(ours[player].counted(count)) == theirs.of(plain_colour(player)));
        if (ours[player].counted(count).total() > 3) ++reached;
      }
    }
    for (const Colour player : duel::kColours) {
      CHECK(token_score(twins.ours, player) == plain::score_of(twins.theirs, plain_colour(player)));
    }
  }
  CHECK(reached > 100);
}

TEST_CASE("strewn positions: D4 legal placements", "[duel][differential]") {
  testing::Random random{22};
  std::size_t legal = 0;
  for (std::size_t round = 0; round < testing::rounds(60, 2'000); ++round) {
    Twins twins = strewn(random, 1 + random.below(6), random.below(8));
    const bool as_printed = random.one_in(2);
    twins.theirs.rules.bends = as_printed ? plain::Bends::AsPrinted : plain::Bends::Either;
    const duel::Options options{duel::Count::Conditions, as_printed ? duel::Bends::AsPrinted : duel::Bends::Either};
    for (const Colour player : duel::kColours) {
      std::set<std::string> theirs;
      for (const std::size_t number : plain::legal_placements(twins.theirs, plain_colour(player))) {
        theirs.insert(text_of(plain::all_placements()[number]));
      }
      std::set<std::string> ours;
      for (const duel::Placement* each : duel::legal_placements(twins.ours, options, player)) {
        ours.insert(testing::text_of(*each));
      }
      CHECK(ours == theirs);
      legal += ours.size();
    }
  }
  CHECK(legal > 1'000);
}

}  // namespace orion
