// What the patterns of --exclude and of the project file mean: one row a meaning.

#include "cmd/input/exclude.hpp"

#include <chrono>
#include <string>
#include <string_view>
#include <vector>

#include "tests/catch.hpp"

namespace orion::cmd {

namespace {

struct Row {
  std::string_view pattern;
  std::string_view place;
  EntryKind kind;
  bool matches;
};

constexpr auto kFile = EntryKind::File;
constexpr auto kFolder = EntryKind::Folder;

std::string repeated(std::string_view part, std::size_t times) {
  std::string text;
  for (std::size_t time = 0; time < times; ++time) text += part;
  return text;
}

}  // namespace

TEST_CASE("patterns that exclude: one row a meaning") {
  const auto row = GENERATE(values<Row>({
      // A slash at the end: folders only, of that name anywhere.
      {"drafts/", "drafts", kFolder, true},
      {"drafts/", "2026/drafts", kFolder, true},
      {"drafts/", "drafts", kFile, false},
      {"drafts/", "my-drafts", kFolder, false},
      // Without: files and folders.
      {"drafts", "drafts", kFolder, true},
      {"drafts", "a/b/drafts", kFile, true},
      {"drafts", "drafts.yaml", kFile, false},
      {"drafts", "Drafts", kFolder, false},
      {"drafts", "drafts/a.yaml", kFile, false},  // the walk does not come there, and force-exclude looks above
      {"*.old.yaml", "a.old.yaml", kFile, true},
      {"*.old.yaml", "x/y/a.old.yaml", kFile, true},
      {"*.old.yaml", ".old.yaml", kFile, true},
      {"*.old.yaml", "a.old.yaml.yaml", kFile, false},
      // A slash before or between: the whole place from the base.
      {"a/*.yaml", "a/x.yaml", kFile, true},
      {"a/*.yaml", "a/b/x.yaml", kFile, false},
      {"a/*.yaml", "b/a/x.yaml", kFile, false},
      {"/a.yaml", "a.yaml", kFile, true},
      {"/a.yaml", "b/a.yaml", kFile, false},
      {"/a/", "a", kFolder, true},
      {"/a/", "b/a", kFolder, false},
      {"a//b", "a/b", kFile, true},
      // Two stars as a name: any number of folders, none included.
      {"**/x.yaml", "x.yaml", kFile, true},
      {"**/x.yaml", "a/b/x.yaml", kFile, true},
      {"**/x.yaml", "a/b/y.yaml", kFile, false},
      {"a/**", "a/x.yaml", kFile, true},
      {"a/**", "a/b/c/x.yaml", kFile, true},
      {"a/**", "b/x.yaml", kFile, false},
      {"a/**/b", "a/b", kFolder, true},
      {"a/**/b", "a/x/y/b", kFolder, true},
      {"a/**/b", "a/x/y/c", kFolder, false},
      {"a/**/b/**/c", "a/b/b/x/b/c", kFile, true},
      {"a/**/b/**/c", "a/x/c", kFile, false},
      {"a**b/c", "axxb/c", kFile, true},
      {"a**b/c", "a/b/c", kFile, false},
      {"**", "a/b", kFile, true},
      // Within a name.
      {"[ab]?.yaml", "a1.yaml", kFile, true},
      {"[ab]?.yaml", "c1.yaml", kFile, false},
      {"[ab]?.yaml", "a.yaml", kFile, false},
      {"[!ab].yaml", "c.yaml", kFile, true},
      {"[0-9].yaml", "7.yaml", kFile, true},
      {"a?b", "a/b", kFile, false},
      {"a*b", "a/b", kFile, false},
      {"*", ".hidden", kFile, true},
      {"?hidden", ".hidden", kFile, true},
      {".*", ".hidden", kFile, true},
      {".*", "shown", kFile, false},
      // A backslash takes the meaning away.
      {"\\*.yaml", "*.yaml", kFile, true},
      {"\\*.yaml", "a.yaml", kFile, false},
      {"a\\?", "a?", kFile, true},
      {"\\[a]", "[a]", kFile, true},
      {"\\!a", "!a", kFile, true},
      {"a\\", "a", kFile, false},
      // What is no pattern stands for itself, and bytes are bytes.
      {"[a", "[a", kFile, true},
      {"\xff*.yaml", "\xff\xfe.yaml", kFile, true},
      {"?.yaml", "\xff.yaml", kFile, true},
      {"\xc3\xa4.yaml", "\xc3\xa4.yaml", kFile, true},
      {"a b", "a b", kFile, true},
      {"*", "", kFolder, false},
  }));
  CAPTURE(row.pattern, row.place);
  CHECK(Exclude{row.pattern}.matches(row.place, row.kind) == row.matches);
}

TEST_CASE("patterns that exclude: those that cannot be meant") {
  const auto bad = GENERATE(values<std::string_view>({"", "/", "//", "!a", "..", "../a", "a/../b", "./a", "a/.", "."}));
  CAPTURE(bad);
  CHECK_FALSE(exclude_trouble(bad).empty());
}

TEST_CASE("patterns that exclude: those that can be meant") {
  const auto good =
      GENERATE(values<std::string_view>({"a", "a/", "/a", "**", "..a", "a..", "\\!a", "...", "[a", "\\"}));
  CAPTURE(good);
  CHECK(exclude_trouble(good).empty());
}

TEST_CASE("patterns that exclude: only what lies below the base has folders that count") {
  const std::vector<Excludes> excludes{{"/base/project", {Exclude{"drafts/"}, Exclude{"/top.yaml"}, Exclude{"*.old"}}}};
  CHECK(is_excluded_with_folders(excludes, "/base/project/drafts/a.yaml", kFile));
  CHECK(is_excluded_with_folders(excludes, "/base/project/x/drafts/y/a.yaml", kFile));
  CHECK_FALSE(is_excluded(excludes, "/base/project/drafts/a.yaml", kFile));
  CHECK(is_excluded(excludes, "/base/project/x/../drafts", kFolder));
  CHECK(is_excluded(excludes, "/base/project/top.yaml", kFile));
  CHECK_FALSE(is_excluded(excludes, "/base/project/x/top.yaml", kFile));
  CHECK_FALSE(is_excluded_with_folders(excludes, "/drafts/other/a.yaml", kFile));
  CHECK_FALSE(is_excluded_with_folders(excludes, "/top.yaml", kFile));
  CHECK(is_excluded_with_folders(excludes, "/elsewhere/a.old", kFile));
}

TEST_CASE("patterns that exclude: no pattern takes long") {
  struct Hard {
    std::string pattern;
    std::string place;
  };
  const std::vector<Hard> hard{
      {repeated("**/", 60) + "x", repeated("a/", 500) + "y"},
      {repeated("**/a/", 40) + "x", repeated("a/", 1000) + "y"},
      {repeated("a*", 60) + "b", std::string(250, 'a')},
      {repeated("*", 4000) + "b", std::string(250, 'a')},
      {repeated("**/*a*a*a*a*/", 20) + "x", repeated(std::string(200, 'a') + "/", 40) + "y"},
  };
  for (const Hard& each : hard) {
    CAPTURE(each.pattern);
    const auto begin = std::chrono::steady_clock::now();
    CHECK_FALSE(Exclude{each.pattern}.matches(each.place, kFile));
    CHECK(std::chrono::steady_clock::now() - begin < std::chrono::seconds{30});  // it ends, on a busy machine too
  }
}

}  // namespace orion::cmd
