// What is said to make an illegal placement legal does, and nothing of it is too much.

#include "core/duel/remedies.hpp"

#include <array>
#include <string>
#include <vector>

#include "tests/catch.hpp"
#include "tests/core/duel/random_play.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {
using duel::Colour;
using duel::Placement;
using duel::PlacingFault;
using duel::Remedy;

namespace {

/// Mostly a placement of a tile; else hexagons wherever they fall.
Placement some_placement(testing::Random& random) {
  const Colour player = random.one_in(2) ? Colour::Blue : Colour::Orange;
  const auto table = duel::placement_table(player).placements();
  if (!random.one_in(4)) return table[random.below(table.size())];
  std::vector<duel::Hexagon> hexagons;
  const std::vector<duel::Space> board{duel::kBoard.begin(), duel::kBoard.end()};
  for (std::size_t left = 1 + random.below(3); left > 0; --left) {
    duel::Hexagon hexagon{random.pick(board), random.one_in(3) ? opponent(player) : player};
    if (random.one_in(12)) hexagon.space.reset();
    hexagons.push_back(hexagon);
  }
  return Placement{player, hexagons};
}

bool curable(const std::vector<duel::PlacingViolation>& violations) {
  for (const auto& each : violations) {
    if (each.fault == PlacingFault::OffBoard || each.fault == PlacingFault::RepeatedSpace ||
        each.fault == PlacingFault::NotATile)
      return false;
  }
  return true;
}

struct Changed {
  duel::Position position;
  duel::Options options;
};

/// Every choice of spaces in which the colours do not meet can be made: none is left without one.
bool leave_a_choice(const std::vector<Remedy>& remedies) {
  for (const Remedy& each : remedies) {
    for (const Remedy& other : remedies) {
      if (each.fault != PlacingFault::TokenNotJoined || other.fault != each.fault || other.colour == each.colour)
        continue;
      for (const duel::Space space : each.spaces) {
        if ((other.spaces - duel::BoardSet{space}).empty()) return false;
      }
    }
  }
  return true;
}

/// With all remedies but one. @return nullopt where a hexagon would have to lie where another one was put
std::optional<Changed> made(const std::vector<Remedy>& remedies, std::optional<std::size_t> left_out,
                            const Placement& placement, Changed at, testing::Random& random) {
  for (std::size_t each = 0; each < remedies.size(); ++each) {
    if (each == left_out) continue;
    const duel::BoardSet free = remedies[each].spaces - at.position.covered();
    std::optional<duel::Space> joined;
    if (remedies[each].fault == PlacingFault::TokenNotJoined) {
      if (free.empty()) return std::nullopt;
      joined = random.pick(std::vector<duel::Space>{free.begin(), free.end()});
    }
    make(remedies[each], placement, at.position, at.options, joined);
  }
  return at;
}

bool legal(const Changed& at, const Placement& placement) {
  return violations(at.position, at.options, placement).empty();
}

}  // namespace

TEST_CASE("remedies: all of them make it legal, and none can be left out", "[duel][placing][property]") {
  testing::Random random{4'500};
  std::array<std::size_t, 8> seen{};
  std::size_t together = 0;
  for (std::size_t round = 0; round < testing::rounds(2'000, 40'000); ++round) {
    const duel::Options options{duel::Count::Conditions,
                                random.one_in(2) ? duel::Bends::AsPrinted : duel::Bends::Either};
    const Changed at{testing::random_position(random, options), options};
    for (int attempt = 0; attempt < 10; ++attempt) {
      const Placement placement = some_placement(random);
      const std::vector<Remedy> remedies = duel::remedies(at.position, options, placement);
      INFO(testing::text_of(placement));
      const auto broken = violations(at.position, options, placement);
      if (broken.empty() || !curable(broken)) {
        REQUIRE(remedies.empty());
        continue;
      }
      if (remedies.empty()) continue;  // a token that no hexagon could join; counted below
      REQUIRE(leave_a_choice(remedies));
      together += remedies.size() > 1 ? 1U : 0U;
      for (const Remedy& each : remedies) ++seen[static_cast<std::size_t>(each.fault)];
      for (int choice = 0; choice < 3; ++choice) {
        const auto with_all = made(remedies, std::nullopt, placement, at, random);
        if (with_all) REQUIRE(legal(*with_all, placement));
      }
      for (std::size_t each = 0; each < remedies.size(); ++each) {
        const auto without = made(remedies, each, placement, at, random);
        if (without) REQUIRE_FALSE(legal(*without, placement));
      }
    }
  }
  for (const PlacingFault fault : {PlacingFault::MirroredBend, PlacingFault::WrongPlayer, PlacingFault::Covered,
                                   PlacingFault::NoneLeft, PlacingFault::TokenNotJoined})
    CHECK(seen[static_cast<std::size_t>(fault)] > 50);
  CHECK(together > 500);
}

TEST_CASE("remedies: the spaces that join a token are all that do", "[duel][placing][property]") {
  testing::Random random{45};
  std::size_t joined = 0;
  std::size_t apart = 0;
  for (std::size_t round = 0; round < testing::rounds(1'000, 20'000); ++round) {
    const duel::Position before = testing::random_position(random, {});
    const Placement placement = some_placement(random);
    const auto broken = violations(before, {}, placement);
    if (broken.size() != 1 || broken.front().fault != PlacingFault::TokenNotJoined) continue;
    const std::vector<Remedy> remedies = duel::remedies(before, {}, placement);
    INFO(testing::text_of(placement));
    for (const duel::Space space : duel::kBoard - before.covered() - placement.spaces()) {
      for (const Colour colour : duel::kColours) {
        duel::Position with = before;
        with.hexagons[colour].add(space);
        const bool says = remedies.size() == 1 && remedies[0].colour == colour && remedies[0].spaces.has(space);
        REQUIRE(violations(with, {}, placement).empty() == says);
        ++(says ? joined : apart);
      }
    }
  }
  CHECK(joined > 100);
  CHECK(apart > 1'000);
}

TEST_CASE("remedies: one row per clause", "[duel][placing]") {
  struct Row {
    std::string_view tiles, placed, want;
  };
  const auto row = GENERATE(values<Row>({
      {"", "blue: e4", ""},
      {"", "orange: e4", "turn"},
      {"orange: e4 e5", "blue: e4", "free e4"},
      {"orange: e4 e5", "blue: e5 e4 / e6", "free e4 e5"},
      {"blue: e4", "blue: g4", "tile"},
      {"", "blue: d5", "blue on c4 c5 d4 d6 e5 e6"},
      {"", "blue: c5 / d5", "orange on c4 d4 d6 e5 e6"},
      {"orange: d5", "blue: d5", "free d5 + blue on c4 c5 d4 d6 e5 e6"},
      {"blue: e4", "orange: d5", "turn + orange on c4 c5 d4 d6 e5 e6"},
      {"", "blue: k11", ""},
      {"", "blue: e4 e7", ""},
      {"", "blue: e4 e4", ""},
  }));
  CAPTURE(row.tiles, row.placed);
  duel::Position at = testing::position({.galaxies = "d5", .tiles = row.tiles});
  at.to_move = Colour::Blue;
  std::string given;
  for (const Remedy& each : duel::remedies(at, {}, testing::placement(row.placed))) {
    given += given.empty() ? "" : " + ";
    if (each.fault == PlacingFault::WrongPlayer) given += "turn";
    if (each.fault == PlacingFault::NoneLeft) given += "tile";
    if (each.fault == PlacingFault::Covered) given += "free " + testing::labels(each.spaces);
    if (each.fault == PlacingFault::TokenNotJoined)
      given += std::string{each.colour == Colour::Blue ? "blue" : "orange"} + " on " + testing::labels(each.spaces);
  }
  CHECK(given == row.want);
}

}  // namespace orion
