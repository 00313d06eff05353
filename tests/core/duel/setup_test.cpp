#include "core/duel/setup.hpp"

#include <optional>
#include <sstream>
#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {
using duel::Colour;
using duel::SetupFault;

namespace {

duel::AnnouncedTokens tokens(std::string_view labels, std::optional<Colour> placer) {
  duel::AnnouncedTokens made;
  std::istringstream words{std::string{labels}};
  for (std::string word; words >> word;) made.spaces.push_back(duel::Space::parse(word));
  made.placer = placer;
  return made;
}

std::string label_of(const duel::AnnouncedTokens& tokens, std::size_t index) {
  const auto& space = tokens.spaces.at(index);
  return space ? space->label() : "?";
}

/// "D2.1 close d1 f2": clause, fault, the spaces it speaks of.
std::string in_words(const duel::SetupViolation& violation, const duel::AnnouncedTokens& galaxies,
                     const duel::AnnouncedTokens& black_holes) {
  const bool galaxy = violation.kind == duel::TokenKind::Galaxy;
  const duel::AnnouncedTokens& own = galaxy ? galaxies : black_holes;
  const std::string clause = galaxy ? "D2.1 " : "D2.2 ";
  const auto pair = [&](const std::string& fault, const duel::AnnouncedTokens& second) {
    return clause + fault + " " + label_of(own, violation.first) + " " + label_of(second, violation.second);
  };
  switch (violation.fault) {
    case SetupFault::WrongNumber:
      return clause + "number";
    case SetupFault::OffBoard:
      return clause + "off board";
    case SetupFault::SpaceTwice:
      return pair("twice", own);
    case SetupFault::TooClose:
      return pair("close", own);
    case SetupFault::OnGalaxy:
      return pair("on", galaxies);
    case SetupFault::TooNearToGalaxy:
      return pair("near", galaxies);
    case SetupFault::NoPlacer:
      return clause + "no placer";
    case SetupFault::SamePlacer:
      return clause + "same placer";
  }
  return "?";
}

std::string faults(const duel::AnnouncedTokens& galaxies, const duel::AnnouncedTokens& black_holes) {
  std::string text;
  for (const auto& each : duel::setup_violations(galaxies, black_holes)) {
    text += (text.empty() ? "" : ", ") + in_words(each, galaxies, black_holes);
  }
  return text;
}

// symmetric-2, where several distances are exactly those of D2.3.
constexpr std::string_view kGalaxies = "k7 k10 h7 f2 f10 d5 a2 a5";
constexpr std::string_view kBlackHoles = "j5 j8 j11 f6 b1 b4 b7";

}  // namespace

TEST_CASE("setup: one row per clause and boundary", "[duel][setup]") {
  struct Row {
    std::string_view clause, galaxies, black_holes, want;
  };
  const auto row = GENERATE(values<Row>({
      {"D2.3: all exactly far enough", kGalaxies, kBlackHoles, ""},
      {"D2.1: galaxies at distance 2", "d1 k10 h7 f2 f10 d5 a2 a5", kBlackHoles, "D2.1 close d1 f2"},
      {"D2.1: galaxies at distance 1", "e1 k10 h7 f2 f10 d5 a2 a5", kBlackHoles, "D2.1 close e1 f2"},
      {"D2.9: a galaxy space twice", "d5 k10 h7 f2 f10 d5 a2 a5", kBlackHoles, "D2.1 twice d5 d5"},
      {"D2.9: 7 galaxies", "k10 h7 f2 f10 d5 a2 a5", kBlackHoles, "D2.1 number"},
      {"D2.9: 9 galaxies", "k7 k10 h7 f2 f10 d5 a2 a5 c8", "j5 j8 j11 f6 b1 b4 e3", "D2.1 number"},
      {"D2.9: no galaxies", "", kBlackHoles, "D2.1 number"},
      {"D2.9: a galaxy off the board", "k6 k10 h7 f2 f10 d5 a2 a5", kBlackHoles, "D2.1 off board"},
      {"D2.9: a galaxy off the board is one of the 8", "k7 k10 h7 f2 f10 d5 a2 a5 a6", kBlackHoles,
       "D2.1 number, D2.1 off board"},
      {"D2.2: black holes at distance 2", kGalaxies, "d1 j8 j11 f6 b1 b4 b7", "D2.2 close d1 b1"},
      {"D2.2: black holes at distance 1", kGalaxies, "c1 j8 j11 f6 b1 b4 b7", "D2.2 close c1 b1"},
      {"D2.9: a black hole space twice", kGalaxies, "b4 j8 j11 f6 b1 b4 b7", "D2.2 twice b4 b4"},
      {"D2.9: 6 black holes", kGalaxies, "j8 j11 f6 b1 b4 b7", "D2.2 number"},
      {"D2.9: 8 black holes", kGalaxies, "j5 j8 j11 f6 b1 b4 b7 e3", "D2.2 number"},
      {"D2.9: no black holes", kGalaxies, "", "D2.2 number"},
      {"D2.9: a black hole off the board", kGalaxies, "j5 j8 j11 f6 b1 b4 l7", "D2.2 off board"},
      {"D2.2: black hole next to a galaxy", kGalaxies, "e1 j8 j11 f6 b1 b4 b7", "D2.2 near e1 f2"},
      {"D2.3: black hole at distance 2 of a galaxy", kGalaxies, "j5 j8 j11 e3 b1 b4 b7", ""},
      {"D2.9: black hole on a galaxy", kGalaxies, "f2 j8 j11 f6 b1 b4 b7", "D2.2 on f2 f2"},
      {"D2.1: the later is judged against every earlier one", "k7 k8 k9 f2 f10 d5 a2 a5", "j5 j11 f6 b1 b4 b7 e3",
       "D2.1 close k7 k8, D2.1 close k7 k9, D2.1 close k8 k9"},
      {"D2.1 before D2.2", "e1 k10 h7 f2 f10 d5 a2 a5", "d4 j8 j11 f6 b1 b4 b7",
       "D2.1 close e1 f2, D2.2 close d4 f6, D2.2 close d4 b4, D2.2 near d4 d5"},
      {"D2.9: all off the board at once", "a1 a6 f1 f11 k6 k11 l1 m1", kBlackHoles,
       "D2.1 off board, D2.1 off board, D2.1 off board, D2.1 off board, D2.1 off board, D2.1 off board, "
       "D2.1 off board, D2.1 off board"},
  }));
  CAPTURE(row.clause);
  CHECK(faults(tokens(row.galaxies, Colour::Blue), tokens(row.black_holes, Colour::Orange)) == row.want);
}

TEST_CASE("setup: D2.3 the named distances are what they are taken for", "[duel][setup]") {
  CHECK(distance(testing::space("d1"), testing::space("f2")) == 2);
  CHECK(distance(testing::space("e1"), testing::space("f2")) == 1);
  CHECK(distance(testing::space("k7"), testing::space("k10")) == 3);
  CHECK(distance(testing::space("j5"), testing::space("j8")) == 3);
  CHECK(distance(testing::space("j8"), testing::space("k7")) == 2);
  CHECK(distance(testing::space("d1"), testing::space("b1")) == 2);
}

TEST_CASE("setup: D2.3 every near pair of galaxies, and no other", "[duel][setup]") {
  for (const duel::Space one : duel::kBoard) {
    for (const duel::Space other : duel::kBoard) {
      const std::string labels = one.label() + " " + other.label();
      const bool close = faults(tokens(labels, {}), tokens("", {})) != "D2.1 number, D2.2 number";
      const bool near = faults(tokens("", {}), tokens(labels, {})) != "D2.1 number, D2.2 number";
      const bool hole = faults(tokens(one.label(), {}), tokens(other.label(), {})) != "D2.1 number, D2.2 number";
      CHECK(close == (distance(one, other) < 3));
      CHECK(near == (distance(one, other) < 3));
      CHECK(hole == (distance(one, other) < 2));
    }
  }
}

TEST_CASE("setup: D2.9 placers", "[duel][setup]") {
  struct Row {
    std::string_view clause;
    std::optional<Colour> galaxies, black_holes;
    std::string_view want;
  };
  const auto row = GENERATE(values<Row>({
      {"one each", Colour::Blue, Colour::Orange, ""},
      {"one each, the other way round", Colour::Orange, Colour::Blue, ""},
      {"at random: neither", std::nullopt, std::nullopt, ""},
      {"one for both", Colour::Blue, Colour::Blue, "D2.2 same placer"},
      {"the other one for both", Colour::Orange, Colour::Orange, "D2.2 same placer"},
      {"of the galaxies only", Colour::Blue, std::nullopt, "D2.2 no placer"},
      {"of the black holes only", std::nullopt, Colour::Orange, "D2.2 no placer"},
  }));
  CAPTURE(row.clause);
  CHECK(faults(tokens(kGalaxies, row.galaxies), tokens(kBlackHoles, row.black_holes)) == row.want);
}

TEST_CASE("setup: D2.6 the named set-ups", "[duel][setup]") {
  struct Row {
    std::string_view name, galaxies, black_holes;
  };
  const std::vector<Row> rows{
      {"symmetric-1", "j6 j10 h7 f2 f10 d5 b2 b6", "j8 h4 h10 f6 d2 d8 b4"},
      {"symmetric-2", "k7 k10 h7 f2 f10 d5 a2 a5", "j5 j8 j11 f6 b1 b4 b7"},
      {"symmetric-3", "k8 h4 h8 h11 d1 d4 d8 a4", "j10 i7 g9 f6 e3 c5 b2"},
  };
  const auto named = duel::named_setups();
  REQUIRE(named.size() == rows.size());
  for (std::size_t index = 0; index < rows.size(); ++index) {
    CAPTURE(rows[index].name);
    CHECK(named[index].name == rows[index].name);
    CHECK(named[index].galaxies == testing::spaces(rows[index].galaxies));
    CHECK(named[index].black_holes == testing::spaces(rows[index].black_holes));
    CHECK(named[index].galaxies.size() == 8);
    CHECK(named[index].black_holes.size() == 7);
    CHECK(faults(tokens(rows[index].galaxies, {}), tokens(rows[index].black_holes, {})).empty());
  }
}

TEST_CASE("setup: the spaces that are on the board", "[duel][setup]") {
  CHECK(testing::labels(duel::spaces_on_board(tokens("k7 a1 a2 a2 z9", {}))) == "a2 k7");
  CHECK(duel::spaces_on_board(tokens("", {})).empty());
}

}  // namespace orion
