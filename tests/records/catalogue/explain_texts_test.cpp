#include <algorithm>
#include <cstddef>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "records/catalogue/explanations.hpp"
#include "records/catalogue/series.hpp"
#include "tests/catch.hpp"

namespace orion {

namespace {

using catalogue::Clause;
using catalogue::CodeEntry;
using catalogue::Explanation;

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
  for (const auto& series :
       {catalogue::explanations_of_text(), catalogue::explanations_of_shape(), catalogue::explanations_of_play(),
        catalogue::station_explanations_1_3(), catalogue::station_explanations_4_8(),
        catalogue::explanations_of_claims(), catalogue::explanations_of_sets()}) {
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

}  // namespace orion
