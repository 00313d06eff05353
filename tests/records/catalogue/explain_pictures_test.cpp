// What the pictures of clauses claim, judged by the rules: tiles that are legal or break just that clause, conditions
// and scores that are there.

#include <algorithm>
#include <optional>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "core/duel/conditions.hpp"
#include "core/duel/placing.hpp"
#include "core/duel/setup.hpp"
#include "records/catalogue/explanations.hpp"
#include "records/read/chosen_rules.hpp"
#include "records/words.hpp"
#include "tests/catch.hpp"
#include "tests/core/duel/words.hpp"

namespace orion {

namespace {

using catalogue::Clause;
using catalogue::Picture;
using testing::spaces;

std::vector<std::string> parts_of(std::string_view text, char between) {
  std::vector<std::string> parts;
  std::istringstream stream{std::string{text}};
  for (std::string part; std::getline(stream >> std::ws, part, between);) parts.push_back(part);
  return parts;
}

std::vector<duel::Placement> tiles_of(const Picture& picture) {
  std::vector<duel::Placement> tiles;
  for (const std::string& each : parts_of(picture.tiles, ';')) tiles.push_back(testing::placement(each));
  return tiles;
}

duel::Options options_of(const Picture& picture) {
  std::string trouble;
  const auto rules = read::parse_rules(picture.rules.empty() ? "rulebook" : std::string{picture.rules}, trouble);
  REQUIRE(rules.duel.has_value());
  return rules.duel->options;
}

/// Without the tiles that are announced.
duel::Position before(const Picture& picture) {
  duel::Position position;
  for (const duel::NamedSetup& named : duel::named_setups()) {
    if (named.name != picture.setup) continue;
    position.galaxies = named.galaxies;
    position.black_holes = named.black_holes;
  }
  position.hexagons.blue = spaces(picture.blue);
  position.hexagons.orange = spaces(picture.orange);
  return position;
}

/// With those that are legal.
duel::Position position_of(const Picture& picture) {
  duel::Position position = before(picture);
  if (!picture.breaks.empty()) return position;
  for (const duel::Placement& tile : tiles_of(picture)) {
    for (const duel::Colour colour : duel::kColours) position.hexagons[colour] |= tile.of(colour);
  }
  return position;
}

const Picture& picture_of(std::string_view clause) {
  const Clause* found = catalogue::find_clause(clause);
  REQUIRE(found != nullptr);
  REQUIRE_FALSE(found->pictures.empty());
  return found->pictures.front();
}

/// "blue galaxies, orange link 2"; "none"
std::string reached_in(const Picture& picture) {
  const auto reached = duel::instances(position_of(picture));
  std::string text;
  for (const duel::Colour player : duel::kColours) {
    const auto counts = reached[player].counted(options_of(picture).count);
    for (const duel::Condition condition : duel::kConditions) {
      if (counts.of(condition) == 0) continue;
      text += (text.empty() ? "" : ", ") + std::string{word(player)} + " " + std::string{word(condition)};
      if (counts.of(condition) > 1) text += " " + std::to_string(counts.of(condition));
    }
  }
  return text.empty() ? "none" : text;
}

/// Calls `check` with every picture of every clause.
template <class Check>
void each_picture(Check check) {
  for (const Clause* clause : catalogue::clauses()) {
    for (const Picture& picture : clause->pictures) {
      CAPTURE(clause->id, picture.caption);
      check(*clause, picture);
    }
  }
}

}  // namespace

TEST_CASE("catalogue: pictures are positions", "[catalogue]") {
  each_picture([](const Clause&, const Picture& picture) {
    CHECK_FALSE(picture.caption.empty());
    const duel::Position position = position_of(picture);
    CHECK_FALSE(position.hexagons.blue.meets(position.hexagons.orange));
    CHECK(position.galaxies.empty() == picture.setup.empty());
    spaces(picture.marked);
  });
}

TEST_CASE("catalogue: the tiles in pictures are legal, or break just the clause that they are said to", "[catalogue]") {
  std::size_t legal = 0;
  std::size_t illegal = 0;
  each_picture([&](const Clause&, const Picture& picture) {
    duel::Position position = before(picture);
    for (const duel::Placement& tile : tiles_of(picture)) {
      position.to_move = tile.owner();
      const std::string broken = testing::clauses(violations(position, options_of(picture), tile));
      CHECK(broken == (picture.breaks.empty() ? "legal" : std::string{picture.breaks}));
      ++(picture.breaks.empty() ? legal : illegal);
      if (!picture.breaks.empty()) continue;
      for (const duel::Colour colour : duel::kColours) position.hexagons[colour] |= tile.of(colour);
    }
    CHECK((picture.breaks.empty() || !picture.tiles.empty()));
  });
  CHECK(legal > 15);
  CHECK(illegal > 8);
}

TEST_CASE("catalogue: conditions and scores are there in the pictures that claim them", "[catalogue]") {
  std::size_t claims = 0;
  each_picture([&](const Clause& clause, const Picture& picture) {
    if (!picture.reached.empty()) CHECK(reached_in(picture) == picture.reached);
    if (clause.id.starts_with("D5")) CHECK_FALSE(picture.reached.empty());
    const duel::Position position = position_of(picture);
    if (!picture.score.empty()) {
      CHECK(picture.score == "blue " + std::to_string(token_score(position, duel::Colour::Blue)) + ", orange " +
                                 std::to_string(token_score(position, duel::Colour::Orange)));
    }
    claims += picture.reached.empty() && picture.score.empty() ? 0U : 1U;
  });
  CHECK(claims > 10);
}

TEST_CASE("catalogue: clauses of which a picture says something have one, right and wrong where tiles are laid",
          "[catalogue]") {
  for (const std::string_view id :
       {"D1.1", "D1.2", "D1.4", "D1.5", "D2.1", "D2.2", "D2.3", "D2.6", "D4.1", "D4.2", "D4.3",
        "D4.4", "D4.5", "D4.6", "D5.1", "D5.2", "D5.3", "D5.4", "D5.5", "D5.6", "D6.2"}) {
    CAPTURE(id);
    picture_of(id);
  }
  for (const std::string_view id : {"D1.4", "D1.5", "D4.1", "D4.2", "D4.3", "D4.4", "D4.5"}) {
    CAPTURE(id);
    const auto pictures = catalogue::find_clause(id)->pictures;
    CHECK(pictures.front().breaks.empty());
    const bool own =
        std::any_of(pictures.begin(), pictures.end(), [id](const Picture& each) { return each.breaks == id; });
    CHECK(own == (id != "D1.4" && id != "D4.4"));  // these two say what is no fault by itself
    CHECK_FALSE(pictures.back().breaks.empty());
  }
}

TEST_CASE("catalogue: the pictures of D1 and D2 show what they say", "[catalogue]") {
  const duel::Space centre = *duel::Space::parse("f6");
  CHECK(spaces(picture_of("D1.1").marked) == (duel::BoardSet{centre} | duel::BoardSet{centre}.neighbours()));
  duel::BoardSet sides;
  for (const duel::Side side : duel::kSides) sides |= duel::spaces_of(side);
  CHECK(spaces(picture_of("D1.2").marked) == sides);
  CHECK(spaces(picture_of("D2.1").marked) == position_of(picture_of("D2.1")).galaxies);
  CHECK(spaces(picture_of("D2.2").marked) == position_of(picture_of("D2.2")).black_holes);
  duel::BoardSet near;
  for (const duel::Space space : duel::kBoard) {
    if (space != centre && duel::distance(space, centre) < duel::kGalaxyDistance) near.add(space);
  }
  CHECK(spaces(picture_of("D2.3").marked) == near);
  std::vector<std::string_view> named;
  for (const Picture& picture : catalogue::find_clause("D2.6")->pictures) named.push_back(picture.setup);
  for (const duel::NamedSetup& setup : duel::named_setups()) {
    CHECK(std::count(named.begin(), named.end(), setup.name) == 1);
  }
  // D1.4: every kind, in its order.
  std::vector<std::optional<duel::TileKind>> kinds;
  for (const duel::Placement& tile : tiles_of(picture_of("D1.4"))) kinds.push_back(tile.kind());
  CHECK(kinds == std::vector<std::optional<duel::TileKind>>{duel::kTileKinds.begin(), duel::kTileKinds.end()});
}

TEST_CASE("catalogue: the pictures of the victory conditions mark what shows them", "[catalogue]") {
  for (const std::string_view clause : {"D5.1", "D5.2", "D5.3"}) {
    CAPTURE(clause);
    const auto evidence = duel::evidence(position_of(picture_of(clause)));
    REQUIRE(evidence.size() == 1);
    duel::BoardSet shown = evidence.front().tokens;
    if (evidence.front().condition == duel::Condition::Link) {
      for (const duel::Space space : evidence.front().chain) shown.add(space);
    }
    CHECK(spaces(picture_of(clause).marked) == shown);
  }
}

TEST_CASE("catalogue: the picture of the score marks the tokens that count", "[catalogue]") {
  const duel::Position position = position_of(picture_of("D6.2"));
  CHECK(spaces(picture_of("D6.2").marked) == (position.tokens() & position.covered()));
}

}  // namespace orion
