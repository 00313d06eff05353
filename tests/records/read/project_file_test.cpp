// The project file: what it says, and everything that can be wrong with it.

#include "records/read/project_file.hpp"

#include <algorithm>
#include <memory>
#include <stdexcept>
#include <string>
#include <utility>

#include "tests/records/read/station_rows.hpp"

namespace orion {
using testing::check_row;
using testing::StationRow;

namespace {

struct ReadProject : testing::ReadStation {
  read::ProjectFile project;
};

/// The document may not outlive its text here: what was read must.
std::unique_ptr<ReadProject> read_project(std::string text) {
  auto result = std::make_unique<ReadProject>();
  const std::string document = text;
  const text::ReadText tree = text::read_text(document);
  if (tree.root == nullptr) throw std::invalid_argument("this is no YAML of ours:\n" + document);
  result->text = std::move(text);
  result->project = read::read_project_file(read::Context{document, result->findings}, *tree.root);
  return result;
}

}  // namespace

TEST_CASE("project file: every key", "[read][project]") {
  const auto read = read_project(
      "project: Spring Open\nformat: 1\nrules: rulebook+bends=as-printed\nfail-level: warning\n"
      "exclude: ['drafts/**', '*.old.yaml']\nrequire-result: true\nafter-illegal: skip\nmax-document: 65536\n"
      "baseline: old/known.json\nnote: of the club\nx-mine: [1]\n");
  CHECK(messages(*read).empty());
  const read::ProjectFile& project = read->project;
  CHECK(project.project->value == "Spring Open");
  CHECK(project.rules->value == "rulebook+bends=as-printed");
  CHECK(project.fail_level->value == read::FailLevel::Warning);
  REQUIRE(project.exclude.size() == 2);
  CHECK(project.exclude[0].value == "drafts/**");
  CHECK(project.exclude[1].value == "*.old.yaml");
  CHECK(project.require_result->value);
  CHECK(project.after_illegal->value == duel::AfterIllegal::Skip);
  CHECK(project.max_document->value == 65536);
  CHECK(project.baseline->value == "old/known.json");
  CHECK(text::testing::slice(read->text, project.baseline->span) == "old/known.json");
}

TEST_CASE("project file: what is not there is not made up", "[read][project]") {
  const auto read = read_project("format: 1\nexclude: drafts\n");
  CHECK(messages(*read).empty());
  CHECK_FALSE(read->project.rules);
  CHECK_FALSE(read->project.require_result);
  REQUIRE(read->project.exclude.size() == 1);
  CHECK(read->project.exclude[0].value == "drafts");
}

TEST_CASE("project file: what is wrong, and where", "[read][project]") {
  const auto row = GENERATE(values<StationRow>({
      {"no mapping", "«[format]»", "R207"},
      {"nothing", "«{}»", "R206"},
      {"no format", "«project»: a", "R206"},
      {"another format", "format: «2»", "R209"},
      {"format", "format: «one»", "R210"},
      {"a slip", "format: 1\n«exlude»: a", "R205"},
      {"a key of records", "format: 1\n«players»: [Ada, Ben]", "R205"},
      {"project", "format: 1\nproject: «[a]»", "R207"},
      {"no project", "format: 1\nproject: «''»", "R221"},
      {"note", "format: 1\nnote: «[a]»", "R207"},
      {"rules", "format: 1\nrules: «rulbook»", "R208"},
      {"an option", "format: 1\nrules: «rulebook+target=none»", "R208"},
      {"rules as in a record", "format: 1\nrules: «{base: rulebook}»", "R207"},
      {"fail-level", "format: 1\nfail-level: «note»", "R208"},
      {"exclude", "format: 1\nexclude: «{a: b}»", "R207"},
      {"exclude lists", "format: 1\nexclude: [a, «[b]»]", "R207"},
      {"exclude nothing", "format: 1\nexclude: [«''», a]", "R221"},
      {"require-result", "format: 1\nrequire-result: «yes»", "R208"},
      {"after-illegal", "format: 1\nafter-illegal: «go-on»", "R208"},
      {"max-document", "format: 1\nmax-document: «1 MiB»", "R210"},
      {"too little", "format: 1\nmax-document: «1023»", "R210"},
      {"too much", "format: 1\nmax-document: «1048577»", "R210"},
      {"baseline: none", "format: 1\nbaseline: «' '»", "R221"},
      {"baseline: from the root", "format: 1\nbaseline: «/tmp/known.json»", "R229"},
      {"baseline: out of the folder", "format: 1\nbaseline: «old/../../known.json»", "R229"},
      {"baseline: with a backslash", "format: 1\nbaseline: «old\\known.json»", "R229"},
      {"two faults", "«fromat»: 1\nbaseline: «..»", "R205 R206 R229"},
  }));
  check_row(row, std::string{row.line}, [](const std::string& text) {
    auto read = read_project(text);
    std::stable_sort(read->findings.begin(), read->findings.end(),
                     [](const Finding& a, const Finding& b) { return a.span.begin < b.span.begin; });
    return read;
  });
}

TEST_CASE("project file: what is meant is said", "[read][project]") {
  CHECK(messages(*read_project("format: 1\nexlude: a\n")) ==
        "R205 unknown key `exlude` in the project file: did you mean `exclude`?");
  CHECK(messages(*read_project("format: 1\nfail-level: warnings\n")) ==
        "R208 `fail-level` cannot be `warnings`: did you mean `warning`?");
}

}  // namespace orion
