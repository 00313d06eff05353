#include <algorithm>
#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/duel/board.hpp"
#include "core/duel/conditions.hpp"
#include "core/duel/placing.hpp"
#include "core/duel/setup.hpp"
#include "records/catalogue/explanations.hpp"
#include "records/catalogue/series.hpp"
#include "tests/catch.hpp"

namespace orion {

namespace {

using catalogue::Clause;
using catalogue::CodeEntry;
using catalogue::Explanation;
using catalogue::Picture;

std::vector<std::string> words_of(std::string_view text) {
  std::vector<std::string> words;
  std::string word;
  for (const char each : std::string{text} + " ") {
    if (each != ' ') {
      word += each;
    } else if (!word.empty()) {
      words.push_back(word);
      word.clear();
    }
  }
  return words;
}

/// Sentences end in a full stop, a question or an exclamation mark with a blank or nothing behind it.
int sentences_in(std::string_view text) {
  int count = 0;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const bool stop = text[at] == '.' || text[at] == '?' || text[at] == '!';
    if (stop && (at + 1 == text.size() || text[at + 1] == ' ')) ++count;
  }
  return count;
}

void check_prose(std::string_view text) {
  CHECK_FALSE(text.empty());
  if (text.empty()) return;
  CHECK(text.back() == '.');
  CHECK(text.find("  ") == std::string_view::npos);
  CHECK(std::count(text.begin(), text.end(), '`') % 2 == 0);
}

bool is_in_catalogue(const std::string& id) {
  const auto codes = catalogue::entries();
  return catalogue::find_clause(id) != nullptr ||
         std::any_of(codes.begin(), codes.end(), [&](const CodeEntry& entry) { return entry.id == id; });
}

void check_related(std::string_view related, std::string_view own) {
  std::set<std::string> seen;
  for (const std::string& id : words_of(related)) {
    CAPTURE(id);
    CHECK(is_in_catalogue(id));
    CHECK(id != own);
    CHECK(seen.insert(id).second);
  }
}

duel::BoardSet spaces(std::string_view labels) {
  duel::BoardSet set;
  for (const std::string& label : words_of(labels)) {
    CAPTURE(label);
    const auto space = duel::Space::parse(label);
    REQUIRE(space.has_value());
    CHECK_FALSE(set.has(*space));
    set.add(*space);
  }
  return set;
}

duel::Position position_of(const Picture& picture) {
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

const Picture& picture_of(std::string_view clause) {
  const Clause* found = catalogue::find_clause(clause);
  REQUIRE(found != nullptr);
  REQUIRE_FALSE(found->pictures.empty());
  return found->pictures.front();
}

}  // namespace

TEST_CASE("catalogue: every code has all its texts", "[catalogue]") {
  for (const CodeEntry& entry : catalogue::entries()) {
    CAPTURE(entry.id);
    const Explanation& explanation = catalogue::explanation(entry.code);
    CHECK(explanation.code == entry.code);
    CHECK_FALSE(entry.title.empty());
    CHECK_FALSE(entry.rule.empty());
    check_prose(explanation.text);
    CHECK(sentences_in(explanation.text) >= 2);
    CHECK(sentences_in(explanation.text) <= 5);
    check_prose(explanation.near_miss);
    CHECK(sentences_in(explanation.near_miss) == 1);
    check_related(explanation.related, entry.id);
    if (!entry.clause.empty()) CHECK(catalogue::find_clause(entry.clause) != nullptr);
    if (explanation.reading.empty()) continue;
    const Clause* clause = catalogue::find_clause(explanation.reading);
    REQUIRE(clause != nullptr);
    CHECK_FALSE(clause->reading.empty());
  }
}

TEST_CASE("catalogue: every code has one entry, in the order of the codes", "[catalogue]") {
  std::vector<catalogue::Code> written;
  for (const auto& series : {catalogue::explanations_of_text(), catalogue::explanations_of_shape(),
                             catalogue::explanations_of_play(), catalogue::station_explanations_1_3(),
                             catalogue::station_explanations_4_8(), catalogue::explanations_of_claims()}) {
    for (const Explanation& each : series) written.push_back(each.code);
  }
  std::vector<catalogue::Code> codes;
  for (const CodeEntry& entry : catalogue::entries()) codes.push_back(entry.code);
  CHECK(written == codes);
}

TEST_CASE("catalogue: every clause of the rules stands in it, in order", "[catalogue]") {
  constexpr int kDuel[] = {5, 9, 2, 6, 7, 4};     // of D1 to D6
  constexpr int kStation[] = {2, 4, 6, 3, 9, 6};  // of S1 to S6
  std::vector<std::string> want;
  const auto add = [&want](const std::string& game, std::span<const int> clauses) {
    for (std::size_t chapter = 1; chapter <= clauses.size(); ++chapter) {
      for (int number = 1; number <= clauses[chapter - 1]; ++number) {
        want.push_back(game + std::to_string(chapter) + "." + std::to_string(number));
      }
    }
  };
  add("D", kDuel);
  add("S", kStation);
  want.insert(want.end(), {"S7", "S8", "rulebook", "bga", "options"});
  std::vector<std::string> written;
  for (const Clause* clause : catalogue::clauses()) written.emplace_back(clause->id);
  CHECK(written == want);
}

TEST_CASE("catalogue: every clause has its texts", "[catalogue]") {
  for (const Clause* clause : catalogue::clauses()) {
    CAPTURE(clause->id);
    CHECK_FALSE(clause->title.empty());
    check_prose(clause->text);
    if (!clause->reading.empty()) check_prose(clause->reading);
    // A reading says whether an option changes it. In the Station, options also change numbers that need no reading.
    const bool fixed = clause->reading.find("No option changes it.") != std::string_view::npos;
    const bool of_station = clause->id.starts_with('S');
    if (!of_station || !clause->reading.empty()) {
      CHECK((clause->reading.empty() || fixed) == clause->option.empty());
    }
    check_related(clause->related, clause->id);
  }
}

TEST_CASE("catalogue: readings stand where the verdicts name them", "[catalogue]") {
  for (const std::string_view clause : {"D1.5", "D2.3", "D2.8", "D5.6"}) {
    CAPTURE(clause);
    CHECK_FALSE(catalogue::find_clause(clause)->reading.empty());
  }
}

TEST_CASE("catalogue: pictures are positions", "[catalogue]") {
  for (const Clause* clause : catalogue::clauses()) {
    for (const Picture& picture : clause->pictures) {
      CAPTURE(clause->id, picture.caption);
      CHECK_FALSE(picture.caption.empty());
      const duel::Position position = position_of(picture);
      CHECK_FALSE(position.hexagons.blue.meets(position.hexagons.orange));
      CHECK(position.galaxies.empty() == picture.setup.empty());
      spaces(picture.marked);
    }
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
}

TEST_CASE("catalogue: the pictures of the victory conditions show them, and no other", "[catalogue]") {
  struct Row {
    std::string_view clause;
    duel::Colour player;
    duel::Condition condition;
  };
  const auto row = GENERATE(values<Row>({{"D5.1", duel::Colour::Orange, duel::Condition::Link},
                                         {"D5.2", duel::Colour::Blue, duel::Condition::Galaxies},
                                         {"D5.3", duel::Colour::Blue, duel::Condition::BlackHoles}}));
  CAPTURE(row.clause);
  const auto reached = duel::instances(position_of(picture_of(row.clause)));
  CHECK(reached[row.player].of(row.condition) == 1);
  CHECK(reached.blue.total() + reached.orange.total() == 1);
  const auto evidence = duel::evidence(position_of(picture_of(row.clause)));
  REQUIRE(evidence.size() == 1);
  duel::BoardSet shown = evidence.front().tokens;
  if (row.condition == duel::Condition::Link) {
    for (const duel::Space space : evidence.front().chain) shown.add(space);
  }
  CHECK(spaces(picture_of(row.clause).marked) == shown);
}

TEST_CASE("catalogue: the tiles in the pictures are tiles, and legal where that is said", "[catalogue]") {
  using duel::Colour;
  const auto placed = [](Colour owner, std::string_view own, std::string_view other) {
    std::vector<duel::Hexagon> hexagons;
    for (const std::string& label : words_of(own)) hexagons.push_back({duel::Space::parse(label), owner});
    for (const std::string& label : words_of(other)) {
      hexagons.push_back({duel::Space::parse(label), duel::opponent(owner)});
    }
    return duel::Placement{owner, hexagons};
  };
  // D1.4, in the order of the kinds.
  const std::vector<duel::Placement> kinds{placed(Colour::Blue, "b4", ""),      placed(Colour::Blue, "b1 c1", ""),
                                           placed(Colour::Blue, "c6", "c7"),    placed(Colour::Blue, "e3 e4", "e5"),
                                           placed(Colour::Blue, "h6 i7", "h5"), placed(Colour::Blue, "f9 g9", "g10")};
  duel::BoardSet covered;
  for (std::size_t index = 0; index < kinds.size(); ++index) {
    CHECK(kinds[index].kind() == duel::kTileKinds[index]);
    CHECK_FALSE(kinds[index].mirrored());
    covered |= kinds[index].spaces();
  }
  CHECK(covered == position_of(picture_of("D1.4")).covered());
  // D1.5
  CHECK_FALSE(placed(Colour::Blue, "h4 i5", "h3").mirrored());
  CHECK_FALSE(placed(Colour::Orange, "e4 d4", "e3").mirrored());
  CHECK(placed(Colour::Blue, "h9 g9", "h8").mirrored());
  CHECK(placed(Colour::Orange, "e8 f9", "e7").mirrored());
  // D4.5
  duel::Position before = position_of(picture_of("D4.5"));
  const duel::Placement joined = placed(Colour::Orange, "c5 d5", "c4");
  before.hexagons.orange -= joined.of(Colour::Orange);
  before.hexagons.blue -= joined.of(Colour::Blue);
  before.to_move = Colour::Orange;
  CHECK(duel::violations(before, {}, joined).empty());
  before.hexagons.orange = {};
  CHECK(duel::violations(before, {}, joined).size() == 1);
}

}  // namespace orion
