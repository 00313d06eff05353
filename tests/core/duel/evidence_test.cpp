#include <set>
#include <string>
#include <string_view>

#include "core/duel/conditions.hpp"
#include "tests/catch.hpp"
#include "tests/core/duel/random_play.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {
using duel::Colour;
using duel::Condition;
using testing::labels;
using testing::position;

namespace {

bool unbroken(const std::vector<duel::Space>& way) {
  for (std::size_t index = 1; index < way.size(); ++index) {
    if (distance(way[index - 1], way[index]) != 1) return false;
  }
  return !way.empty();
}

duel::BoardSet to_set(const std::vector<duel::Space>& list) {
  duel::BoardSet set;
  for (const duel::Space each : list) set.add(each);
  return set;
}

/// Empty, or what is wrong with a piece of evidence.
std::string defect(const duel::Evidence& each, const duel::Position& at) {
  const bool holes = each.condition == Condition::BlackHoles;
  const duel::BoardSet chain = to_set(each.chain);
  if (each.colour != (holes ? opponent(each.player) : each.player)) return "the wrong colour";
  if (!(chain - at.hexagons[each.colour]).empty()) return "the chain leaves its colour";
  if (static_cast<std::size_t>(chain.size()) != each.chain.size()) return "a space twice";
  if (each.condition == Condition::Link) {
    if (!each.sides || !each.tokens.empty()) return "a link has sides and no tokens";
    if (!unbroken(each.chain)) return "the chain is broken";
    if (!duel::spaces_of(each.sides->one).has(each.chain.front())) return "does not begin at its side";
    if (!duel::spaces_of(each.sides->opposite).has(each.chain.back())) return "does not end at the opposite side";
    return {};
  }
  if (each.sides) return "tokens have no sides";
  const duel::BoardSet whole = chain_from(duel::BoardSet{each.chain.front()}, at.hexagons[each.colour]);
  if (!(chain == whole)) return "not the whole chain";
  const duel::BoardSet tokens = chain & (holes ? at.black_holes : at.galaxies);
  if (!(each.tokens == tokens) || tokens.size() < (holes ? 3 : 4)) return "the wrong tokens";
  return {};
}

}  // namespace

TEST_CASE("evidence: D5.1 a shortest chain between the sides", "[duel][conditions]") {
  const auto at = position({.blue = "a3 b3 c4 d4 e5 f5 g6 h6 i7 j7 k8 a2 b2 c3 d3 e4 k9 k10"});
  const auto found = duel::evidence(at);
  REQUIRE(found.size() == 1);
  CHECK(found[0].player == Colour::Blue);
  CHECK(found[0].condition == Condition::Link);
  CHECK(found[0].colour == Colour::Blue);
  CHECK(found[0].sides == duel::SidePair{duel::Side::Taurus, duel::Side::Monoceros});
  CHECK(found[0].tokens.empty());
  CHECK(found[0].chain.size() == 11);
  CHECK(defect(found[0], at).empty());
}

TEST_CASE("evidence: D5.1 two chains of one pair are shown once", "[duel][conditions]") {
  const auto at = position({.orange = "a3 b3 c4 d4 e5 f5 g6 h6 i7 j7 k8 a5 b6 c7 d8 e9 f9 g10 h10 i10 j10 k10"});
  const auto found = duel::evidence(at);
  REQUIRE(found.size() == 1);
  CHECK(found[0].player == Colour::Orange);
  CHECK(defect(found[0], at).empty());
}

TEST_CASE("evidence: D5.2 the whole chain with its galaxies", "[duel][conditions]") {
  const auto at = position({.galaxies = "e5 e6 e7 e8 k9", .blue = "e4 e5 e6 e7 e8 d4 k9"});
  const auto found = duel::evidence(at);
  REQUIRE(found.size() == 1);
  CHECK(found[0].player == Colour::Blue);
  CHECK(found[0].condition == Condition::Galaxies);
  CHECK(labels(found[0].tokens) == "e5 e6 e7 e8");
  CHECK(labels(found[0].chain) == "d4 e4 e5 e6 e7 e8");
  CHECK(defect(found[0], at).empty());
}

TEST_CASE("evidence: D5.3 the chain is the opponent's", "[duel][conditions]") {
  const auto at = position({.black_holes = "e5 e6 e7", .orange = "e4 e5 e6 e7 g9"});
  const auto found = duel::evidence(at);
  REQUIRE(found.size() == 1);
  CHECK(found[0].player == Colour::Blue);
  CHECK(found[0].condition == Condition::BlackHoles);
  CHECK(found[0].colour == Colour::Orange);
  CHECK(labels(found[0].tokens) == "e5 e6 e7");
  CHECK(labels(found[0].chain) == "e4 e5 e6 e7");
}

TEST_CASE("evidence: blue's first, then by condition", "[duel][conditions]") {
  const auto at = position({.galaxies = "e5 e6 e7 e8 g2 g3 g4 g5",
                            .black_holes = "c4 c5 c6 i5 i6 i7",
                            .blue = "e5 e6 e7 e8 c4 c5 c6",
                            .orange = "g2 g3 g4 g5 i5 i6 i7"});
  std::string order;
  for (const auto& each : duel::evidence(at)) {
    order += each.player == Colour::Blue ? "blue" : "orange";
    order += each.condition == Condition::Galaxies ? " galaxies, " : " black-holes, ";
  }
  CHECK(order == "blue galaxies, blue black-holes, orange galaxies, orange black-holes, ");
}

TEST_CASE("evidence: shows exactly what is reached, in random positions", "[duel][conditions]") {
  testing::Random random{5};
  for (int round = 0; round < 2'000; ++round) {
    // Tiles and tokens strewn densely, so that every condition is reached often.
    duel::Position at;
    for (const duel::Space each : duel::kBoard) {
      const std::size_t colour = random.below(5);
      if (colour < 4) at.hexagons[colour < 2 ? Colour::Blue : Colour::Orange].add(each);
      const std::size_t token = random.below(4);
      if (token < 2) (token == 0 ? at.galaxies : at.black_holes).add(each);
    }
    const auto reached = duel::instances(at);
    duel::PerColour<duel::ConditionCounts> shown;
    for (const auto& each : duel::evidence(at)) {
      CHECK(defect(each, at).empty());
      const int times = each.condition == Condition::Link       ? 1
                        : each.condition == Condition::Galaxies ? each.tokens.size() / 4
                                                                : each.tokens.size() / 3;
      shown[each.player].add(each.condition, times);
    }
    CHECK(shown == reached);
  }
}

}  // namespace orion
