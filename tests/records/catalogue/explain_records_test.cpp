#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "records/catalogue/embedded.hpp"
#include "records/catalogue/explanations.hpp"
#include "records/catalogue/long_records.hpp"
#include "records/judge/decks.hpp"
#include "records/judge/judge.hpp"
#include "tests/catch.hpp"

namespace orion {

namespace {

using catalogue::CodeEntry;

judge::Settings settings_of(const CodeEntry& entry) {
  judge::Settings settings;
  const std::string_view rules = catalogue::explanation(entry.code).compare_rules;
  if (rules.empty()) return settings;
  std::string trouble;
  settings.rules = read::parse_rules(rules.substr(0, rules.find(',')), trouble);
  settings.compare_with = read::parse_rules(rules.substr(rules.find(',') + 1), trouble);
  CHECK(trouble.empty());
  CHECK(settings.compare_with.duel.has_value());
  return settings;
}

/// The findings on all documents of a file.
/// @param name  of the file that they would be saved as: a record may name it as its deck
std::vector<Finding> findings_in(const std::string& name, const std::string& bytes, judge::Settings settings) {
  judge::Decks decks{
      [&](const std::string& path, std::string&) { return path == name ? std::optional{bytes} : std::nullopt; }};
  settings.decks = &decks;
  std::size_t at = 0;
  const auto source = [&](char* buffer, std::size_t size) {
    const std::size_t count = std::min(size, bytes.size() - at);
    bytes.copy(buffer, count, at);
    at += count;
    return std::optional{count};
  };
  text::DocumentSplitter splitter{source, settings.limits.document};
  text::RawDocument document;
  std::vector<Finding> all;
  bool any = false;
  while (splitter.next(document)) {
    any = true;
    for (Finding& each : judge::judge_document(document, settings).findings) all.push_back(std::move(each));
  }
  if (!any) all = judge::judge_document({}, settings).findings;
  return all;
}

}  // namespace

TEST_CASE("catalogue: every code is triggered by its record, and not by its near miss", "[catalogue]") {
  for (const CodeEntry& entry : catalogue::entries()) {
    CAPTURE(entry.id);
    const std::string trigger = catalogue::trigger_record(entry.code);
    const std::string near_miss = catalogue::near_miss_record(entry.code);
    CHECK_FALSE(trigger.empty());
    CHECK_FALSE(near_miss.empty());
    CHECK(trigger != near_miss);
    const judge::Settings settings = settings_of(entry);
    const std::string id{entry.id};
    const auto found = findings_in(id + ".yaml", trigger, settings);
    const auto hit = std::find_if(found.begin(), found.end(), [&](const Finding& f) { return f.code == entry.code; });
    REQUIRE(hit != found.end());
    CHECK(hit->severity == entry.severity);
    // Of a move or a set-up, the code is what the record is about.
    if (entry.id.starts_with('D') || entry.id.starts_with('S')) {
      CHECK(hit->primary);
      const auto worse = std::count_if(
          found.begin(), hit, [](const Finding& f) { return f.primary && f.severity == catalogue::Severity::Error; });
      CHECK(worse == 0);
    }
    for (const Finding& other : findings_in(id + ".near.yaml", near_miss, settings)) CHECK(other.code != entry.code);
  }
}

TEST_CASE("catalogue: a clause with an example ends the game of its record, and not of its near miss", "[catalogue]") {
  struct Row {
    std::string_view clause;
    duel::How how;
  };
  const std::vector<Row> rows{{"D3.2", duel::How::NoPlacement}, {"D6.2", duel::How::TokenScore}};
  const auto ended_by = [](const std::string& bytes) {
    text::RawDocument document;
    document.bytes = bytes;
    const judge::Verdict verdict = judge::judge_document(document, {});
    CHECK(verdict.status == judge::Status::Legal);
    CHECK(verdict.claims != judge::Claims::Fail);
    REQUIRE(verdict.duel.has_value());
    return verdict.duel->outcome ? std::optional{verdict.duel->outcome->ending.how} : std::nullopt;
  };
  for (const catalogue::Clause* clause : catalogue::clauses()) {
    CAPTURE(clause->id);
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const Row& each) { return each.clause == clause->id; });
    CHECK(clause->near_miss.empty() == clause->example.empty());
    if (clause->id.starts_with('S')) continue;  // explain_station_test.cpp
    CHECK(clause->example.empty() == (row == rows.end()));
    if (row == rows.end()) continue;
    CHECK(ended_by(catalogue::trigger_record(*clause)) == row->how);
    CHECK(ended_by(catalogue::near_miss_record(*clause)) != row->how);
  }
}

TEST_CASE("catalogue: every embedded record belongs to a code or clause, and all are small", "[catalogue]") {
  constexpr std::size_t kLargest = 2048;
  std::vector<std::string> names;
  for (const CodeEntry& entry : catalogue::entries()) {
    names.emplace_back(entry.id);
    names.push_back(std::string{entry.id} + ".near");
  }
  for (const catalogue::Clause* clause : catalogue::clauses()) {
    if (clause->example.empty()) continue;
    names.emplace_back(clause->id);
    names.push_back(std::string{clause->id} + ".near");
  }
  std::size_t small = 0;
  for (const catalogue::EmbeddedFile& file : catalogue::embedded_files()) {
    CAPTURE(file.name);
    CHECK(std::count(names.begin(), names.end(), file.name) == 1);
    CHECK(file.bytes.size() <= kLargest);
    CHECK(catalogue::long_record(file.name).empty());
    ++small;
  }
  const auto is_long = [](const std::string& name) { return !catalogue::long_record(name).empty(); };
  const auto long_ones = std::count_if(names.begin(), names.end(), is_long);
  CHECK(small + static_cast<std::size_t>(long_ones) == names.size());
}

}  // namespace orion
