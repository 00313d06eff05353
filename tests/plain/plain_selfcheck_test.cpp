// Whether the second opinion is sound in itself: facts that the rules state, and hand-made positions per clause.

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <sstream>

#include "tests/catch.hpp"
#include "tests/plain/plain_claims.hpp"
#include "tests/plain/plain_faults.hpp"
#include "tests/plain/plain_yaml.hpp"

namespace plain = orion::plain;
using plain::Colour;

namespace {

/// "blue: e4 e5 / f5"
plain::Move move_of(const std::string& text) {
  std::istringstream words{text};
  std::string word;
  words >> word;
  plain::Move move;
  move.player = word == "blue:" ? Colour::Blue : Colour::Orange;
  while (words >> word) {
    if (word == "/") {
      words >> word;
      move.other = word;
    } else {
      move.own.push_back(word);
    }
  }
  return move;
}

/// "blue: e4 e5; orange: g5"
std::vector<plain::Move> moves_of(const std::string& text) {
  std::vector<plain::Move> moves;
  std::istringstream parts{text};
  for (std::string part; std::getline(parts, part, ';');) moves.push_back(move_of(part));
  return moves;
}

std::string joined(const std::vector<std::string>& clauses) {
  std::string text;
  for (const std::string& clause : clauses) text += (text.empty() ? "" : " ") + clause;
  return text;
}

/// Blue's link is one single short of being made; blue is to move.
plain::Game almost_linked() {
  plain::Game game = plain::game_with_setup("symmetric-1", Colour::Blue, {});
  game.placed = moves_of(
      "blue: e1 e2; orange: a2 a3; blue: f3 f4 / e3; orange: j11; blue: f5 f6 / e5; orange: k7 / k8;"
      "blue: f7 f8 / e7; orange: a5 / a4; blue: g10 g11 / g9");
  return game;
}

}  // namespace

TEST_CASE("plain: the board of D1.1 and D1.2", "[plain]") {
  std::size_t pairs = 0;
  std::size_t on_the_edge = 0;
  for (plain::Space a = 0; a < plain::kSpaces; ++a) {
    CHECK(plain::space_of(plain::name_of(a)) == a);
    CHECK(std::abs(plain::coordinates_of(a).q - plain::coordinates_of(a).r) <= 5);
    for (plain::Space b = 0; b < plain::kSpaces; ++b) {
      const auto& around = plain::neighbours(a);
      const bool listed = std::find(around.begin(), around.end(), b) != around.end();
      CHECK(listed == (plain::distance(a, b) == 1));
      if (listed && a < b) ++pairs;
    }
    if (plain::neighbours(a).size() < 6) ++on_the_edge;
  }
  CHECK(pairs == 222);
  CHECK(on_the_edge == 30);  // 24 on the sides, and the 6 next to the missing corners
  for (const char* corner : {"a1", "a6", "f1", "f11", "k6", "k11", "c9", "l4", "e", ""}) {
    CHECK_FALSE(plain::space_of(corner).has_value());
  }
  std::set<plain::Space> on_sides;
  for (const auto& pair : plain::opposite_sides()) {
    CHECK(pair.first.spaces.size() == 4);
    CHECK(pair.second.spaces.size() == 4);
    on_sides.insert(pair.first.spaces.begin(), pair.first.spaces.end());
    on_sides.insert(pair.second.spaces.begin(), pair.second.spaces.end());
  }
  CHECK(on_sides.size() == 24);
  for (const char* label : {"b2", "b6", "f2", "f10", "j6", "j10"}) CHECK(on_sides.count(*plain::space_of(label)) == 0);
}

TEST_CASE("plain: the placements of D1.4 and D1.5", "[plain]") {
  std::map<plain::Kind, std::size_t> counts;
  plain::Both<std::size_t> mirrored;
  for (const plain::Placement& placement : plain::all_placements()) {
    ++counts[placement.kind];
    for (const Colour colour : plain::kColours) mirrored.of(colour) += plain::is_mirrored(placement, colour) ? 1U : 0U;
  }
  CHECK(plain::all_placements().size() == 2323);
  CHECK(counts[plain::Kind::Single] == 85);
  CHECK(counts[plain::Kind::Pair] == 222);
  CHECK(counts[plain::Kind::Duo] == 444);
  CHECK(counts[plain::Kind::Line] == 378);
  CHECK(counts[plain::Kind::Bend] == 780);
  CHECK(counts[plain::Kind::Triangle] == 414);
  CHECK(mirrored.blue == 390);
  CHECK(mirrored.orange == 390);
}

TEST_CASE("plain: set-ups, D2.1 to D2.3 and D2.9", "[plain]") {
  for (const std::string& name : plain::setup_names()) {
    CHECK(plain::setup_breaches(plain::game_with_setup(name, Colour::Blue, {})).empty());
  }
  struct Row {
    std::string clause, from, to, want;
  };
  const auto row = GENERATE(values<Row>({
      {"D2.3: one step aside is still far enough", "f6", "f7", ""},
      {"D2.3: galaxy to the left, still far enough", "b2", "a2", ""},
      {"D2.2: black holes with one space between", "f6", "f8", "D2.2"},
      {"D2.2: black hole next to a galaxy", "f6", "g7", "D2.2"},
      {"D2.9: black hole on a galaxy", "f6", "d5", "D2.2"},
      {"D2.9: black hole off the board", "f6", "f11", "D2.2"},
      {"D2.9: black hole twice", "f6", "j8", "D2.2"},
      {"D2.1: galaxies too close, and D2.2: next to a black hole", "b2", "b3", "D2.1 D2.2"},
      {"D2.9: galaxy off the board", "b2", "a1", "D2.1"},
      {"D2.9: galaxy twice", "b2", "b6", "D2.1"},
  }));
  CAPTURE(row.clause);
  plain::Game game = plain::game_with_setup("symmetric-1", Colour::Blue, {});
  for (auto* tokens : {&game.galaxies, &game.black_holes}) {
    std::replace(tokens->labels.begin(), tokens->labels.end(), row.from, row.to);
  }
  const plain::Verdict verdict = plain::judge(game, {});
  CHECK(joined(verdict.clauses) == row.want);
  CHECK(verdict.move == (row.want.empty() ? std::nullopt : std::optional<int>{0}));
}

TEST_CASE("plain: placing, one row per clause", "[plain]") {
  struct Row {
    std::string clause, before, move, want;
  };
  const auto row = GENERATE(values<Row>({
      {"D3.1: blue twice", "blue: e4 e5", "blue: a3", "D3.1"},
      {"D4.1: a corner", "", "blue: a1", "D4.1"},
      {"D4.1 hides D4.3", "", "blue: a1 k7", "D4.1"},
      {"D4.2", "blue: e4 e5", "orange: e5 / e6", "D4.2"},
      {"D4.3: a gap", "", "blue: e4 e6", "D4.3"},
      {"D4.3: other in the middle", "", "blue: e3 e5 / e4", "D4.3"},
      {"D4.3: other at the end", "", "blue: e3 e4 / e5", ""},
      {"D4.3: a space twice", "", "blue: e4 e4", "D4.3"},
      {"D4.3: the only pair is gone", "blue: e4 e5; orange: g5", "blue: c3 c4", "D4.3"},
      {"D4.3: the other's pair is not", "blue: e4 e5", "orange: c3 c4", ""},
      {"D4.4: far from all", "blue: e4 e5", "orange: k7 k8", ""},
      {"D4.5: the first tile covers no token", "", "blue: f6", "D4.5"},
      {"D4.5: joined to the neighbour", "blue: e4 e5; orange: h8", "blue: f6 / g6", ""},
      {"D4.5: joined, whoever owns the tile", "blue: e4 e5", "orange: g6 / f6", ""},
      {"D4.5: wrong colour", "blue: e4 e5", "orange: f6", "D4.5"},
      {"D4.5: through the new tile", "blue: d6; orange: h8", "blue: e6 f6", ""},
      {"D4.5: its own tile is not enough", "blue: a3; orange: h8", "blue: e6 f6", "D4.5"},
      {"D4.5: a covered space is no link", "blue: d6; orange: e6", "blue: e6 f6", "D4.2 D4.5"},
      {"D4.5: as written, no tile at all", "blue: d6; orange: h8", "blue: f6 a3", "D4.3 D4.5"},
      {"D4.5: as written, partly off the board", "blue: d6; orange: h8", "blue: f6 / f11", "D4.1 D4.5"},
      {"D4.5: each token for itself", "blue: e4 e5; orange: h8", "blue: f6 / b2", "D4.3 D4.5"},
  }));
  CAPTURE(row.clause);
  plain::Game game = plain::game_with_setup("symmetric-1", Colour::Blue, {});
  game.moves = moves_of(row.before);
  game.moves.push_back(move_of(row.move));
  const plain::Verdict verdict = plain::judge(game, {});
  CHECK(joined(verdict.clauses) == row.want);
  CHECK(verdict.legal == row.want.empty());
  if (!verdict.legal) CHECK(verdict.move == static_cast<int>(game.moves.size()));
}

TEST_CASE("plain: the printed hand of bends, D1.5", "[plain]") {
  struct Row {
    std::string clause, move, want;
  };
  const auto row = GENERATE(values<Row>({
      {"up, then right: blue's", "blue: e4 f5 / e3", ""},
      {"up, then left: not blue's", "blue: e4 d4 / e3", "D1.5"},
      {"down, then left as seen from above: right in walking", "blue: e4 d3 / e5", ""},
      {"up, then left: orange's", "orange: e4 d4 / e3", ""},
      {"up, then right: not orange's", "orange: e4 f5 / e3", "D1.5"},
      {"straight on", "orange: e4 e5 / e3", ""},
  }));
  CAPTURE(row.clause);
  const plain::Move move = move_of(row.move);
  const plain::Rules printed{plain::Count::Conditions, plain::Bends::AsPrinted};
  plain::Game game = plain::game_with_setup("symmetric-1", move.player, printed);
  game.moves = {move};
  CHECK(joined(plain::judge(game, {}).clauses) == row.want);
  game.rules.bends = plain::Bends::Either;
  CHECK(plain::judge(game, {}).legal);
}

TEST_CASE("plain: conditions, counted both ways (D5.6)", "[plain]") {
  plain::Position position = plain::bare_position(plain::game_with_setup("symmetric-1", Colour::Blue, {}));
  position.covered.assign(plain::kSpaces, Colour::Blue);
  CHECK(plain::conditions_of(position) == plain::Both<plain::Conditions>{{1, 1, 0}, {0, 0, 1}});
  position.rules.count = plain::Count::Instances;
  CHECK(plain::conditions_of(position) == plain::Both<plain::Conditions>{{3, 2, 0}, {0, 0, 2}});
  CHECK(plain::score_of(position, Colour::Blue) == 1);
  CHECK(plain::score_of(position, Colour::Orange) == 0);
}

TEST_CASE("plain: the end of a game, D5.5, D6.3 and D6.4", "[plain]") {
  plain::Game game = almost_linked();
  plain::Claims claims;
  claims.winner = "blue";
  CHECK(plain::judge(game, {}).claims == "none");
  CHECK(plain::judge(game, claims).claims == "fail");  // not yet
  game.moves = moves_of("blue: f9");
  claims.how = "conditions";
  plain::Verdict verdict = plain::judge(game, claims);
  REQUIRE(verdict.ending.has_value());
  CHECK(verdict.ending->winner == "blue");
  CHECK(verdict.complete);
  CHECK(verdict.claims == "hold");
  game.moves = moves_of("blue: f9; blue: f9 f11");
  verdict = plain::judge(game, claims);
  CHECK(joined(verdict.clauses) == "D4.1 D4.2 D6.3");
  CHECK(verdict.move == 2);
  CHECK(verdict.complete);
  CHECK(verdict.claims == "hold");
  claims.how = "resignation";
  CHECK(plain::judge(game, claims).claims == "fail");
}

TEST_CASE("plain: sequences of placements", "[plain]") {
  CHECK(plain::count_sequences(plain::bare_position({}), 1) == 2323);
  const plain::Position start = plain::start_position(plain::game_with_setup("symmetric-1", Colour::Blue, {}));
  CHECK(plain::count_sequences(start, 0) == 1);
  CHECK(plain::count_sequences(start, 2) == 1428876);  // 1,220 first placements; counted by a second program too
  CHECK(plain::count_sequences(start, 1) == 1220);
  plain::Position linked = plain::start_position(almost_linked());
  plain::play(linked, plain::all_placements()[*plain::placement_on({*plain::space_of("f9")}, std::nullopt)]);
  CHECK(plain::count_sequences(linked, 1) == 0);
}

TEST_CASE("plain: chance is splitmix64", "[plain]") {
  plain::Chance chance{1234567};
  CHECK(chance.next() == 6457827717110365317U);
  CHECK(chance.next() == 3203168211198807973U);
}

TEST_CASE("plain: random games are legal and end in every way", "[plain]") {
  std::set<std::string> seen;
  for (std::uint64_t seed = 0; seed < 120; ++seed) {
    plain::Chance chance{seed};
    plain::RandomOptions options;
    options.rules = plain::random_rules(chance);
    options.placed_percent = 10;
    const plain::Game game = plain::random_game(seed, options);
    const plain::Verdict played = plain::judge(game, {});
    CAPTURE(seed);
    CHECK(played.legal);
    CHECK(plain::judge(game, plain::truthful_claims(chance, played)).claims != "fail");
    seen.insert(played.ending ? played.ending->how + " " + played.ending->winner : "goes on");
  }
  for (const char* ending : {"conditions blue", "conditions orange", "no-placement blue", "no-placement orange",
                             "token-score blue", "token-score orange", "token-score tie", "goes on"}) {
    CHECK(seen.count(ending) == 1);
  }
}

TEST_CASE("plain: every kind of fault can be planted", "[plain]") {
  for (const std::string& kind : plain::fault_kinds()) {
    const plain::FaultCase planted = plain::fault_case(kind, 1, {});
    CAPTURE(kind);
    CHECK(planted.expected.legal == planted.clause.empty());
    CHECK((planted.clause.empty() ? planted.expected.claims == "fail"
                                  : joined(planted.expected.clauses).find(planted.clause) != std::string::npos));
  }
}

TEST_CASE("plain: a record's text", "[plain]") {
  const plain::Rules bga{plain::Count::Instances, plain::Bends::Either};
  plain::Game game = plain::game_with_setup("symmetric-2", Colour::Orange, bga);
  game.moves = moves_of("orange: e4 e5 / f5; blue: g7");
  plain::Claims claims;
  claims.winner = "orange";
  claims.how = "resignation";
  claims.conditions.blue = plain::ConditionClaim{{{"link", 2}}, true};
  claims.score = {1, -2};
  CHECK(plain::yaml_of(game, claims, "a-1") ==
        "---\ngame: orion-duel\nformat: 1\nid: a-1\nrules: bga\nplayers: {blue: Ada, orange: Ben}\n"
        "setup: {name: symmetric-2, start: orange}\nmoves:\n  - orange: e4 e5 / f5\n  - blue: g7\n"
        "result: {winner: orange, how: resignation, conditions: {blue: {link: 2}}, score: {blue: 1, orange: -2}}\n");
}
