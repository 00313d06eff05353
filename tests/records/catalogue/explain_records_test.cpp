#include <algorithm>
#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "records/catalogue/embedded.hpp"
#include "records/catalogue/explanations.hpp"
#include "records/catalogue/long_records.hpp"
#include "records/judge/decks.hpp"
#include "records/judge/judge.hpp"
#include "records/words.hpp"
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

/// @param bytes  must outlive what is made
text::ByteSource source_of(const std::string& bytes) {
  return [&bytes, at = std::size_t{0}](char* buffer, std::size_t size) mutable {
    const std::size_t count = std::min(size, bytes.size() - at);
    bytes.copy(buffer, count, at);
    at += count;
    return std::optional{count};
  };
}

/// A folder with one file.
class OneFile final : public judge::SetFiles {
 public:
  OneFile(const std::string& name, const std::string& bytes, judge::Decks& decks)
      : name_{name}, bytes_{bytes}, decks_{decks} {}
  std::string read(const std::string& path, const std::function<void(const text::ByteSource&)>& use) override {
    if (path != name_) return "there is no such file";
    use(source_of(bytes_));
    return {};
  }
  judge::Decks& decks_of(const std::string&) override { return decks_; }

 private:
  const std::string& name_;
  const std::string& bytes_;
  judge::Decks& decks_;
};

/// The findings on all documents of a file.
/// @param name  of the file that they would be saved as: a record may name it as its deck, or as a game of its set
std::vector<Finding> findings_in(const std::string& name, const std::string& bytes, judge::Settings settings) {
  judge::Decks decks{
      [&](const std::string& path, std::string&) { return path == name ? std::optional{bytes} : std::nullopt; }};
  settings.decks = &decks;
  OneFile folder{name, bytes, decks};
  settings.set_files = &folder;
  text::DocumentSplitter splitter{source_of(bytes), settings.limits.document};
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

namespace {

/// What comes of the documents of an example: "legal", or the errors; "claims hold"; and how the game ended.
std::string came_of(const std::string& bytes) {
  std::size_t at = 0;
  const auto source = [&](char* buffer, std::size_t size) {
    const std::size_t count = bytes.copy(buffer, std::min(size, bytes.size() - at), at);
    at += count;
    return std::optional{count};
  };
  text::DocumentSplitter splitter{source, judge::Settings{}.limits.document};
  text::RawDocument document;
  std::string text;
  while (splitter.next(document)) {
    const judge::Verdict verdict = judge::judge_document(document, {});
    CHECK(verdict.claims != judge::Claims::Fail);
    text += (text.empty() ? "" : "; ") + std::string{judge::word(verdict.status)};
    for (const Finding& finding : verdict.findings) {
      if (finding.severity == catalogue::Severity::Note) continue;
      text += " " + std::string{catalogue::entry(finding.code).id} + (finding.primary ? "" : " secondary");
    }
    if (verdict.claims == judge::Claims::Hold) text += ", claims hold";
    if (!verdict.duel || !verdict.duel->outcome) continue;
    const duel::Ending& ending = verdict.duel->outcome->ending;
    text += ", " + (ending.winner ? std::string{judge::word(*ending.winner)} : "tie") + " by " +
            std::string{judge::word(ending.how)};
  }
  return text;
}

}  // namespace

TEST_CASE("catalogue: a clause with an example decides its record, and not its near miss", "[catalogue]") {
  struct Row {
    std::string_view clause, example, near_miss;
  };
  const std::vector<Row> rows{
      {"D1.1", "illegal D403b", "legal"},
      {"D1.2", "legal, claims hold, orange by conditions", "legal"},
      {"D1.3", "illegal D201b", "legal"},
      {"D1.4", "illegal D403b", "legal"},
      {"D2.3", "illegal D201a", "legal"},
      {"D2.4", "legal", "illegal D301"},
      {"D2.5", "legal; legal", "legal; legal"},  // no finding belongs to it
      {"D2.6", "legal", "illegal D202g"},
      {"D2.7", "illegal D202c", "legal"},
      {"D2.8", "illegal D201a D402 secondary", "illegal D402"},
      {"D2.9", "illegal D202f", "legal"},
      {"D3.2", "legal, claims hold, orange by no-placement", "legal"},
      {"D4.4", "legal", "illegal D405"},
      {"D4.6", "legal, claims hold", "legal, claims hold"},  // the scores that are claimed differ
      {"D5.1", "legal, claims hold, orange by conditions", "legal"},
      {"D5.2", "legal, claims hold, blue by conditions", "legal"},
      {"D5.3", "legal, claims hold, blue by conditions", "legal"},
      {"D5.4", "legal, claims hold, orange by conditions", "legal"},
      {"D5.5", "legal, claims hold, orange by conditions", "legal"},
      {"D5.6", "legal", "legal, orange by conditions"},
      {"D5.7", "legal, claims hold, blue by conditions", "legal"},
      {"D6.1", "legal, claims hold, blue by conditions", "legal, claims hold, orange by token-score"},
      {"D6.2", "legal, claims hold, orange by token-score", "legal, claims hold, blue by conditions"},
  };
  for (const catalogue::Clause* clause : catalogue::clauses()) {
    CAPTURE(clause->id);
    const auto row = std::find_if(rows.begin(), rows.end(), [&](const Row& each) { return each.clause == clause->id; });
    CHECK(clause->near_miss.empty() == clause->example.empty());
    if (clause->id.starts_with('S')) continue;  // explain_station_test.cpp
    CHECK(clause->example.empty() == (row == rows.end()));
    if (row == rows.end()) continue;
    CHECK(came_of(catalogue::trigger_record(*clause)) == row->example);
    CHECK(came_of(catalogue::near_miss_record(*clause)) == row->near_miss);
  }
}

TEST_CASE("catalogue: a clause has a code or an example", "[catalogue]") {
  const auto codes = catalogue::entries();
  for (const catalogue::Clause* clause : catalogue::clauses()) {
    if (!clause->id.starts_with('D') && !clause->id.starts_with('S')) continue;  // a profile
    CAPTURE(clause->id);
    const bool named =
        std::any_of(codes.begin(), codes.end(), [&](const CodeEntry& entry) { return entry.clause == clause->id; });
    CHECK((named || !clause->example.empty()));
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
