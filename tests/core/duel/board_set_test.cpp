#include <set>
#include <string>
#include <vector>

#include "core/duel/board.hpp"
#include "tests/catch.hpp"
#include "tests/core/duel/words.hpp"
#include "tests/core/random.hpp"

namespace orion {
using duel::BoardSet;
using duel::Space;

namespace {

using Plain = std::set<Space>;

/// From empty to full, so that both words and their seam are used.
Plain random_plain(testing::Random& random) {
  Plain set;
  const std::size_t density = random.below(11);
  for (const Space each : duel::kBoard) {
    if (random.below(10) < density) set.insert(each);
  }
  return set;
}

BoardSet to_set(const Plain& plain) {
  BoardSet set;
  for (const Space each : plain) set.add(each);
  return set;
}

Plain to_plain(const BoardSet& set) { return {set.begin(), set.end()}; }

Plain plain_neighbours(const Plain& set) {
  Plain near;
  for (const Space each : duel::kBoard) {
    for (const Space of : set) {
      if (distance(each, of) == 1) near.insert(each);
    }
  }
  return near;
}

/// Grows one space at a time.
Plain plain_chain(const Plain& from, const Plain& allowed) {
  Plain chain = from;
  std::vector<Space> open{from.begin(), from.end()};
  while (!open.empty()) {
    const Space here = open.back();
    open.pop_back();
    for (const Space next : allowed) {
      if (distance(here, next) == 1 && chain.insert(next).second) open.push_back(next);
    }
  }
  return chain;
}

}  // namespace

TEST_CASE("board set: every operation as std::set does it", "[duel][board]") {
  testing::Random random{1};
  for (int round = 0; round < 500; ++round) {
    CAPTURE(round);
    const Plain a = random_plain(random);
    const Plain b = random_plain(random);
    Plain both;
    Plain either = a;
    Plain only_a;
    either.insert(b.begin(), b.end());
    for (const Space each : a) (b.count(each) > 0 ? both : only_a).insert(each);

    const BoardSet one = to_set(a);
    const BoardSet two = to_set(b);
    CHECK(to_plain(one) == a);
    CHECK(to_plain(one | two) == either);
    CHECK(to_plain(one & two) == both);
    CHECK(to_plain(one - two) == only_a);
    CHECK(one.meets(two) == !both.empty());
    CHECK(one.size() == static_cast<int>(a.size()));
    CHECK(one.empty() == a.empty());
    CHECK((one == two) == (a == b));
    if (!a.empty()) CHECK(one.first() == *a.begin());
    for (const Space each : duel::kBoard) {
      CHECK(one.has(each) == (a.count(each) > 0));
    }

    BoardSet changed = one;
    changed |= two;
    CHECK(changed == (one | two));
    changed = one;
    changed &= two;
    CHECK(changed == (one & two));
    changed = one;
    changed -= two;
    CHECK(changed == (one - two));

    CHECK(to_plain(one.neighbours()) == plain_neighbours(a));
    if (!both.empty()) {
      const Plain start{*both.begin()};
      CHECK(to_plain(chain_from(to_set(start), one)) == plain_chain(start, a));
    }
  }
}

TEST_CASE("board set: runs in label order", "[duel][board]") {
  std::vector<std::string> ran;
  for (const Space each : duel::kBoard) ran.push_back(each.label());
  CHECK(ran.size() == 85);
  CHECK(ran.front() == "a2");
  CHECK(ran[4] == "b1");
  CHECK(ran.back() == "k10");
  for (std::size_t index = 1; index < ran.size(); ++index) {
    const bool rising =
        ran[index - 1][0] < ran[index][0] ||
        (ran[index - 1][0] == ran[index][0] && std::stoi(ran[index - 1].substr(1)) < std::stoi(ran[index].substr(1)));
    CHECK(rising);
  }
}

TEST_CASE("board set: no step wraps from one edge to another", "[duel][board]") {
  // Bits on both sides of a column's end, of the seam between the two words (63 and 64), and of the ends of all.
  for (const Space each : duel::kBoard) {
    for (const Space near : BoardSet{each}.neighbours()) {
      CHECK(distance(each, near) == 1);
    }
  }
  CHECK(duel::kBoard.neighbours() == duel::kBoard);
  CHECK(BoardSet{}.neighbours().empty());
  CHECK_FALSE(testing::spaces("e10").neighbours().has(testing::space("f2")));
  CHECK_FALSE(testing::spaces("a5").neighbours().has(testing::space("b1")));
  CHECK_FALSE(testing::spaces("j11").neighbours().has(testing::space("k7")));
  CHECK(testing::spaces("f9").neighbours() == testing::spaces("e8 e9 f8 f10 g9 g10"));  // bits 63, 64, …
  CHECK(testing::spaces("f10").neighbours() == testing::spaces("e9 e10 f9 g10 g11"));
}

TEST_CASE("board set: an unbroken chain", "[duel][board]") {
  using testing::labels;
  using testing::spaces;
  CHECK(labels(chain_from(spaces("a2"), spaces("a2"))) == "a2");
  CHECK(labels(chain_from(spaces("a2"), spaces("a2 a3 a5"))) == "a2 a3");
  CHECK(labels(chain_from(spaces("e5"), spaces("e5 f6 g7 d5 c3"))) == "d5 e5 f6 g7");
  CHECK(chain_from(spaces("f6"), duel::kBoard) == duel::kBoard);
}

TEST_CASE("board set: names in a table", "[duel][board]") {
  CHECK(duel::spaces_named("k7 a2 e10") == testing::spaces("a2 e10 k7"));
  CHECK(duel::spaces_named("").empty());
  static_assert(duel::spaces_named("j6 j10 h7").size() == 3);
}

}  // namespace orion
