#include "core/duel/board.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <queue>
#include <set>
#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {
using duel::Space;
using testing::labels;
using testing::space;

namespace {

struct Column {
  char letter;
  int first;
  int last;
};

// D1.1, the table as printed.
constexpr std::array<Column, 11> kTable{{{'a', 2, 5},
                                         {'b', 1, 7},
                                         {'c', 1, 8},
                                         {'d', 1, 9},
                                         {'e', 1, 10},
                                         {'f', 2, 10},
                                         {'g', 2, 11},
                                         {'h', 3, 11},
                                         {'i', 4, 11},
                                         {'j', 5, 11},
                                         {'k', 7, 10}}};

/// The six of D1.1: (q, r±1), (q±1, r), (q+1, r+1), (q−1, r−1).
constexpr std::array<std::array<int, 2>, 6> kSteps{{{0, 1}, {0, -1}, {1, 0}, {-1, 0}, {1, 1}, {-1, -1}}};

/// Steps from one space to all others, found by walking.
std::map<Space, int> walked_from(Space start) {
  std::map<Space, int> steps{{start, 0}};
  std::queue<Space> next{{start}};
  for (; !next.empty(); next.pop()) {
    for (const auto& [columns, numbers] : kSteps) {
      const auto there = Space::at(next.front().column() + columns, next.front().number() + numbers);
      if (there && steps.emplace(*there, steps.at(next.front()) + 1).second) next.push(*there);
    }
  }
  return steps;
}

}  // namespace

TEST_CASE("board: D1.1 the column table", "[duel][board]") {
  std::set<std::string> printed;
  for (const Column& column : kTable) {
    for (int number = column.first; number <= column.last; ++number) {
      printed.insert(column.letter + std::to_string(number));
    }
  }
  CHECK(printed.size() == 85);

  std::set<std::string> ours;
  for (char letter = 'a' - 1; letter <= 'z'; ++letter) {
    for (int number = 0; number <= 30; ++number) {
      const std::string label = letter + std::to_string(number);
      const auto parsed = Space::parse(label);
      CHECK(parsed == Space::at(letter - 'a', number));
      if (!parsed) continue;
      CHECK(parsed->label() == label);
      CHECK(parsed->column() == letter - 'a');
      CHECK(parsed->number() == number);
      CHECK(Space::from_bit(parsed->bit()) == *parsed);
      ours.insert(label);
    }
  }
  CHECK(ours == printed);
  CHECK(duel::kBoard.size() == 85);
}

TEST_CASE("board: D1.1 what names no space", "[duel][board]") {
  const auto label = GENERATE(values<std::string_view>({
      "a1",  "a6",   "f1",  "f11",  "k6",          "k11",                           // the corners
      "a0",  "b8",   "e0",  "e11",  "e12",         "g1",  "h2", "l5", "z9", "k12",  // beyond the edge
      "e05", "e010", "e5 ", " e5",  "e",           "",    "5",  "5e", "ee", "e-1",
      "e+5", "E5",   "e1x", "e100", "e4294967301", "`5",  "é5", "e５"  // no label of ours
  }));
  CAPTURE(label);
  CHECK_FALSE(Space::parse(label));
}

TEST_CASE("board: D1.1 distance is the number of steps", "[duel][board]") {
  int pairs = 0;
  for (const Space one : duel::kBoard) {
    const auto steps = walked_from(one);
    CHECK(steps.size() == 85);
    for (const Space other : duel::kBoard) {
      CHECK(steps.at(other) == distance(one, other));
      CHECK(distance(one, other) == distance(other, one));
      if (one < other && distance(one, other) == 1) ++pairs;
    }
  }
  CHECK(pairs == 222);
}

TEST_CASE("board: D1.1 neighbours by set are those at distance 1", "[duel][board]") {
  int ends = 0;
  for (const Space one : duel::kBoard) {
    duel::BoardSet near;
    for (const Space other : duel::kBoard) {
      if (distance(one, other) == 1) near.add(other);
    }
    CHECK(labels(duel::BoardSet{one}.neighbours()) == labels(near));
    ends += near.size();
  }
  CHECK(ends == 2 * 222);
}

TEST_CASE("board: D1.1 neighbours by hand", "[duel][board]") {
  struct Row {
    std::string_view of, want;
  };
  const auto row = GENERATE(values<Row>({
      {"f6", "e5 e6 f5 f7 g6 g7"},
      {"a2", "a3 b2 b3"},
      {"a5", "a4 b5 b6"},
      {"b1", "b2 c1 c2"},
      {"e10", "d9 e9 f10"},
      {"f10", "e10 e9 f9 g10 g11"},
      {"g11", "f10 g10 h11"},
      {"j11", "i10 i11 j10"},
      {"k7", "j6 j7 k8"},
      {"k10", "j10 j9 k9"},
      {"j5", "i4 i5 j6"},
      {"g2", "f2 g3 h3"},
  }));
  CAPTURE(row.of);
  CHECK(duel::BoardSet{space(row.of)}.neighbours() == testing::spaces(row.want));
}

TEST_CASE("board: D1.2 the sides", "[duel][board]") {
  struct Row {
    duel::Side side;
    std::string_view spaces;
  };
  const auto row = GENERATE(values<Row>({
      {duel::Side::Taurus, "a2 a3 a4 a5"},
      {duel::Side::Monoceros, "k7 k8 k9 k10"},
      {duel::Side::Eridanus, "b7 c8 d9 e10"},
      {duel::Side::CanisMajor, "g2 h3 i4 j5"},
      {duel::Side::Lepus, "g11 h11 i11 j11"},
      {duel::Side::Gemini, "b1 c1 d1 e1"},
  }));
  CHECK(labels(duel::spaces_of(row.side)) == row.spaces);
}

TEST_CASE("board: D1.2 three opposite pairs, and six spaces of no side", "[duel][board]") {
  using duel::Side;
  CHECK(duel::side_pair(0) == duel::SidePair{Side::Taurus, Side::Monoceros});
  CHECK(duel::side_pair(1) == duel::SidePair{Side::Eridanus, Side::CanisMajor});
  CHECK(duel::side_pair(2) == duel::SidePair{Side::Lepus, Side::Gemini});

  duel::BoardSet edge;
  for (const Space each : duel::kBoard) {
    if (duel::BoardSet{each}.neighbours().size() < 6) edge.add(each);
  }
  duel::BoardSet on_sides;
  int sum = 0;
  for (const Side side : duel::kSides) {
    on_sides |= duel::spaces_of(side);
    sum += duel::spaces_of(side).size();
  }
  CHECK(sum == 24);
  CHECK(on_sides.size() == 24);
  CHECK(labels(edge - on_sides) == "b2 b6 f2 f10 j6 j10");
}

}  // namespace orion
