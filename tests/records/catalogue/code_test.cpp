#include "records/catalogue/code.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <string>
#include <string_view>
#include <utility>

#include "tests/catch.hpp"

namespace orion {
using catalogue::CodeEntry;
using catalogue::Severity;

namespace {

bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// D405 -> D4.5, D201a -> D2.1, D1012 -> D10.12 does not occur. S7 and S8 have no parts.
std::string clause_of(std::string_view id) {
  if (id.substr(2, 2) == "00") return std::string{id.substr(0, 2)};
  return std::string{id.substr(0, 2)} + "." + (id[2] == '0' ? "" : std::string{id[2]}) + id[3];
}

/// Every public code, spelt out: one that goes or is renumbered has to be taken from here on purpose.
constexpr auto kIds = std::to_array<std::string_view>(
    {"Y101",  "Y102",  "Y103",  "Y104",  "Y105",  "Y106",  "Y107",  "Y108",  "Y109",  "Y110",  "Y111",  "Y112",
     "Y113",  "Y114",  "Y115",  "Y116",  "Y117",  "Y118",  "Y121",  "Y122",  "Y123",  "Y124",  "Y125",  "Y126",
     "Y127",  "R201",  "R202",  "R203",  "R204",  "R205",  "R206",  "R207",  "R208",  "R209",  "R210",  "R211",
     "R212",  "R213",  "R214",  "R215",  "R216",  "R217",  "R218",  "R219",  "R220",  "R221",  "R222",  "R223",
     "R224",  "R225",  "R226",  "R227",  "R228",  "R229",  "R231",  "R232",  "R233",  "R234",  "R235",  "R236",
     "R240",  "D105a", "D105b", "D201a", "D201b", "D201c", "D201d", "D202a", "D202b", "D202c", "D202d", "D202e",
     "D202f", "D202g", "D202h", "D301",  "D401",  "D402",  "D403a", "D403b", "D403c", "D405",  "D603",  "D604",
     "S101",  "S102a", "S102b", "S201a", "S201b", "S201c", "S202",  "S301",  "S302a", "S302b", "S302c", "S303a",
     "S303b", "S303c", "S304a", "S304b", "S304c", "S305a", "S305b", "S305c", "S305d", "S305e", "S305f", "S305g",
     "S305h", "S306a", "S306b", "S306c", "S306d", "S306e", "S306f", "S401a", "S401b", "S401c", "S401d", "S402",
     "S403",  "S502a", "S502b", "S504",  "S505a", "S505b", "S506a", "S506b", "S506c", "S508a", "S508b", "S602a",
     "S602b", "S605",  "S606",  "S700a", "S700b", "S700c", "S700d", "S700e", "S700f", "S700g", "S700h", "S800a",
     "S800b", "S800c", "S800d", "S800e", "S800f", "S800g", "S800h", "C601",  "C602",  "C603",  "C604",  "C605",
     "C606",  "C607",  "C611",  "C612",  "C613",  "C614",  "C615",  "C616",  "C617",  "C618",  "C619",  "C620",
     "C621",  "T701",  "T702",  "T703",  "T704",  "T711",  "T712",  "T713",  "T714",  "T721",  "T722",  "T723",
     "T731",  "T732",  "T733",  "T734",  "T735",  "T736",  "T741",  "T742",  "T743"});

}  // namespace

TEST_CASE("catalogue: every code is there, under its own number", "[catalogue]") {
  std::size_t index = 0;
  std::set<std::string_view> ids;
  for (const CodeEntry& each : catalogue::entries()) {
    CHECK(static_cast<std::size_t>(each.code) == index);
    CHECK(&catalogue::entry(each.code) == &each);
    CHECK(ids.insert(each.id).second);
    ++index;
  }
  CHECK(ids == std::set<std::string_view>{kIds.begin(), kIds.end()});
  CHECK(static_cast<std::size_t>(catalogue::Code::T743StandingOrder) + 1 == index);  // the last of the enumeration
}

TEST_CASE("catalogue: ids are a letter, three digits and perhaps a small letter", "[catalogue]") {
  for (const CodeEntry& each : catalogue::entries()) {
    CAPTURE(each.id);
    REQUIRE((each.id.size() == 4 || each.id.size() == 5));
    CHECK(std::string_view{"YRDSCT"}.find(each.id[0]) != std::string_view::npos);
    CHECK(std::all_of(each.id.begin() + 1, each.id.begin() + 4, is_digit));
    if (each.id.size() == 5) CHECK((each.id[4] >= 'a' && each.id[4] <= 'z'));
    const std::string_view hundreds = each.id[0] == 'Y' ? "1" : each.id[0] == 'R' ? "2" : each.id[0] == 'C' ? "6" : "";
    if (!hundreds.empty()) CHECK(each.id.substr(1, 1) == hundreds);
  }
}

TEST_CASE("catalogue: a rule's code derives from its clause", "[catalogue]") {
  for (const CodeEntry& each : catalogue::entries()) {
    CAPTURE(each.id);
    if (each.id[0] == 'D' || each.id[0] == 'S') {
      CHECK(each.clause == clause_of(each.id));
    } else if (each.id[0] != 'C') {
      CHECK(each.clause == (each.id == "T721" ? "D2.5" : ""));
    } else if (!each.clause.empty()) {
      // C60x are claims about Orion Duel, C61x and C62x about The Orion Station.
      const bool duel = each.id.starts_with("C60");
      CHECK(each.clause.substr(0, 1) == (duel ? "D" : "S"));
      if (duel) CHECK(each.clause.substr(0, 3) == "D6.");
    }
  }
  CHECK(catalogue::entry(catalogue::Code::D405TokenNotJoined).clause == "D4.5");
  CHECK(catalogue::entry(catalogue::Code::D105bMirroredBendPlaced).clause == "D1.5");
  CHECK(catalogue::entry(catalogue::Code::S305bActivatedBefore).clause == "S3.5");
  CHECK(catalogue::entry(catalogue::Code::S800hStepCap).clause == "S8");
}

TEST_CASE("catalogue: letters of one clause run without a gap", "[catalogue]") {
  std::set<std::string> ids;
  for (const CodeEntry& each : catalogue::entries()) ids.emplace(each.id);
  for (const std::string& id : ids) {
    if (id.size() < 5) {
      CHECK(ids.count(id + "a") == 0);
    } else if (id.back() != 'a') {
      CHECK(ids.count(id.substr(0, 4) + static_cast<char>(id.back() - 1)) == 1);
    }
  }
}

TEST_CASE("catalogue: texts are there, and are no sentences of a program", "[catalogue]") {
  // Within a game: C60x are claims about Orion Duel, C61x and C62x about The Orion Station.
  std::set<std::pair<std::string, std::string_view>> titles;
  for (const CodeEntry& each : catalogue::entries()) {
    CAPTURE(each.id);
    CHECK_FALSE(each.title.empty());
    CHECK_FALSE(each.rule.empty());
    CHECK(each.title.back() != '.');
    CHECK(each.rule.back() != '.');
    const bool of_duel = each.id.starts_with("C60");
    CHECK(titles.insert({of_duel ? "C60" : std::string{each.id.substr(0, 1)}, each.title}).second);
  }
}

TEST_CASE("catalogue: severities", "[catalogue]") {
  std::set<std::string> notes;
  std::set<std::string> warnings;
  for (const CodeEntry& each : catalogue::entries()) {
    if (each.severity == Severity::Note) notes.emplace(each.id);
    if (each.severity == Severity::Warning) warnings.emplace(each.id);
  }
  CHECK(notes == std::set<std::string>{"D105b", "D604", "R231", "R233", "R234", "R235", "R236", "S605", "T723"});
  CHECK(warnings == std::set<std::string>{"R240", "Y118"});
  CHECK(catalogue::word(Severity::Note) == "note");
  CHECK(catalogue::word(Severity::Warning) == "warning");
  CHECK(catalogue::word(Severity::Error) == "error");
}

}  // namespace orion
