#include <algorithm>
#include <cstddef>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "records/catalogue/explanations.hpp"
#include "records/judge/judge.hpp"
#include "records/read/station_rules.hpp"
#include "tests/catch.hpp"

namespace orion {

namespace {

using catalogue::Clause;

/// Words between backquotes.
std::vector<std::string> quoted(std::string_view text) {
  std::vector<std::string> words;
  for (std::size_t at = text.find('`'); at != std::string_view::npos; at = text.find('`', at + 1)) {
    const std::size_t end = text.find('`', at + 1);
    words.emplace_back(text.substr(at + 1, end - at - 1));
    at = end;
  }
  return words;
}

/// "target: 40" -> what `--rules rulebook+target=40` makes of it.
std::optional<station::Options> with(const std::string& entry, std::string& trouble) {
  const std::size_t colon = entry.find(": ");
  return read::parse_station_rules("rulebook+" + entry.substr(0, colon) + "=" + entry.substr(colon + 2), trouble);
}

}  // namespace

TEST_CASE("catalogue: German terms are found in one clause each", "[catalogue][station]") {
  std::set<std::string> seen;
  for (const Clause* clause : catalogue::clauses()) {
    CAPTURE(clause->id);
    CHECK((clause->german.empty() || clause->id.starts_with('S')));
    std::string_view rest = clause->german;
    while (!rest.empty()) {
      const std::size_t end = std::min(rest.find(", "), rest.size());
      const std::string term{rest.substr(0, end)};
      CAPTURE(term);
      CHECK((term.size() > 2 && term[0] >= 'A' && term[0] <= 'Z'));
      CHECK(seen.insert(term).second);
      rest.remove_prefix(std::min(end + 2, rest.size()));
    }
  }
  for (const char* term : {"Nachziehphase", "Aktionsphase", "Waren kaufen", "SSD", "Gleichstand"}) {
    CHECK(seen.count(term) == 1);
  }
}

TEST_CASE("catalogue: the options are those that a record may change, with the printed values",
          "[catalogue][station]") {
  const Clause* options = catalogue::find_clause("options");
  REQUIRE(options != nullptr);
  std::size_t entries = 0;
  for (const std::string& entry : quoted(options->text)) {
    if (entry.find(": ") == std::string::npos || entry.starts_with("rules")) continue;
    CAPTURE(entry);
    std::string trouble;
    const auto rules = with(entry, trouble);
    CHECK(trouble.empty());
    REQUIRE(rules.has_value());
    CHECK(*rules == station::Options{});
    ++entries;
  }
  CHECK(entries == 11);
}

TEST_CASE("catalogue: a clause of the Station names options that there are", "[catalogue][station]") {
  const std::string_view all = catalogue::find_clause("options")->text;
  std::set<std::string> named;
  for (const Clause* clause : catalogue::clauses()) {
    if (!clause->id.starts_with('S') || clause->option.empty()) continue;
    CAPTURE(clause->id);
    for (const std::string& word : quoted(clause->option)) {
      const std::string name = word.substr(0, word.find(':'));
      CAPTURE(name);
      CHECK(all.find("`" + name + ": ") != std::string_view::npos);
      named.insert(name);
    }
    CHECK(catalogue::find_clause("options")->related.find(clause->id) != std::string_view::npos);
  }
  CHECK(named.size() == 11);
}

TEST_CASE("catalogue: a clause of the Station without a code takes effect in its example", "[catalogue][station]") {
  struct Row {
    std::string_view clause, example, near_miss;  // credits at the end, and the winner
  };
  const std::vector<Row> rows{
      {"S2.3", "9 20", "11 20"},
      {"S5.1", "13 17", "7 17"},
      {"S5.3", "11 20", "9 20"},
      {"S5.7", "20 20 18", "20 20 20"},
      {"S5.9", "18 20", "20 20"},
      {"S6.1", "21 20, Ada", "21 20"},
      {"S6.3", "24 14, Ada", "24 28, Ben"},
      {"S6.4", "24 24, Ada", "24 25, Ben"},
  };
  const auto came_of = [](const std::string& bytes) {
    text::RawDocument document;
    document.bytes = bytes;
    const judge::Verdict verdict = judge::judge_document(document, {});
    CHECK(verdict.status == judge::Status::Legal);
    CHECK(verdict.claims != judge::Claims::Fail);
    REQUIRE(verdict.station.has_value());
    REQUIRE(verdict.station->game.has_value());
    std::string text;
    for (const station::Seat& seat : verdict.station->game->state().seats)
      text += (text.empty() ? "" : " ") + std::to_string(seat.credits);
    if (verdict.station->outcome)
      for (const std::size_t seat : verdict.station->outcome->winners) text += ", " + verdict.station->players[seat];
    return text;
  };
  for (const Clause* clause : catalogue::clauses()) {
    if (!clause->id.starts_with('S')) continue;
    CAPTURE(clause->id);
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const Row& each) { return each.clause == clause->id; });
    CHECK(clause->example.empty() == (row == rows.end()));
    if (row == rows.end()) continue;
    CHECK(came_of(catalogue::trigger_record(*clause)) == row->example);
    CHECK(came_of(catalogue::near_miss_record(*clause)) == row->near_miss);
  }
}

}  // namespace orion
