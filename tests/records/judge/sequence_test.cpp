#include "records/judge/sequence.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "records/judge/difference.hpp"
#include "tests/catch.hpp"

namespace orion {
using judge::compare_sequences;
using judge::SequenceDifference;

namespace {

std::vector<std::size_t> entries(std::string_view letters) { return {letters.begin(), letters.end()}; }

/// "exchanged 5/5 8/8": the shape, then the stretches by their first entry from 1 and their length.
std::string in_short(const SequenceDifference& made) {
  std::string text{judge::word(made.shape)};
  const auto stretch = [](const judge::Stretch& each) {
    return std::to_string(each.first + 1) + (each.count == 1 ? "" : "x" + std::to_string(each.count));
  };
  for (const judge::Edit& each : made.edits) text += " " + stretch(each.a) + "/" + stretch(each.b);
  return text;
}

SequenceDifference compared(std::string_view a, std::string_view b) {
  return compare_sequences(entries(a), entries(b));
}

}  // namespace

TEST_CASE("sequences: what was done", "[judge][diff]") {
  struct Row {
    std::string_view what, a, b, want;
    std::size_t common_before, common;
  };
  const auto row = GENERATE(values<Row>({
      {"nothing", "abcdef", "abcdef", "same", 6, 6},
      {"neither has any", "", "", "same", 0, 0},
      {"one changed", "abcdef", "abXdef", "changed 3/3", 2, 5},
      {"the first changed", "abc", "Xbc", "changed 1/1", 0, 2},
      {"the last changed", "abcdef", "abcdeX", "changed 6/6", 5, 5},
      {"the only one changed", "a", "X", "changed 1/1", 0, 0},
      {"some changed", "abcdefg", "aXcdYZg", "changed 2/2 5x2/5x2", 1, 4},
      {"two exchanged", "abcdef", "aecdbf", "exchanged 2/2 5/5", 1, 4},
      {"neighbours exchanged", "abcdef", "abdcef", "exchanged 3x2/3x2", 2, 4},
      {"the ends exchanged", "abc", "cba", "exchanged 1/1 3/3", 0, 1},
      {"both there are exchanged", "ab", "ba", "exchanged 1x2/1x2", 0, 0},
      {"one moved on", "abcdef", "acdebf", "moved 2/2x0 6x0/5", 1, 5},
      {"one moved back", "abcdef", "aebcdf", "moved 2x0/2 5/6x0", 1, 5},
      {"two moved", "abcdefg", "adefbcg", "moved 2x2/2x0 7x0/5x2", 1, 5},
      {"cut short", "abcdef", "abcd", "cut-short 5x2/5x0", 4, 4},
      {"cut to nothing", "ab", "", "cut-short 1x2/1x0", 0, 0},
      {"longer", "abcd", "abcdef", "cut-short 5x0/5x2", 4, 4},
      {"inserted", "abcdef", "abXcdef", "inserted 3x0/3", 2, 6},
      {"inserted at the start", "abc", "XYabc", "inserted 1x0/1x2", 0, 3},
      {"left out", "abcdef", "abdef", "omitted 3/3x0", 2, 5},
      {"changed and cut short", "abcdefgh", "abXdef", "several 3/3 7x2/7x0", 2, 5},
      {"changed and inserted", "abcdefgh", "aXcdefYgh", "several 2/2 7x0/7", 1, 7},
      {"one for two", "abcdef", "abXYdef", "several 3/3x2", 2, 5},
      {"parted", "abcdef", "abXYZ", "parted 3x4/3x3", 2, 2},
      {"parted from the start", "abc", "xyz", "parted 1x3/1x3", 0, 0},
      {"the last two", "abcd", "abXY", "parted 3x2/3x2", 2, 2},
      {"entries that stand twice", "aaaa", "aaa", "cut-short 4/4x0", 3, 3},
  }));
  CAPTURE(row.what, row.a, row.b);
  const SequenceDifference made = compared(row.a, row.b);
  CHECK(in_short(made) == row.want);
  CHECK(made.common_before == row.common_before);
  CHECK(made.common == row.common);
  CHECK(made.sizes == judge::Both<std::size_t>{row.a.size(), row.b.size()});
}

TEST_CASE("sequences: the edits lead from A to B, and B and A are the mirror", "[judge][diff]") {
  // Every word of up to five letters of three, against some others.
  std::vector<std::string> words{""};
  for (std::size_t from = 0, length = 0; length < 5; ++length) {
    const std::size_t end = words.size();
    for (; from < end; ++from) {
      for (const char letter : {'a', 'b', 'c'}) words.push_back(words[from] + letter);
    }
  }
  for (std::size_t one = 0; one < words.size(); one += 3) {
    for (std::size_t other = 0; other < words.size(); other += 5) {
      const std::string& a = words[one];
      const std::string& b = words[other];
      const SequenceDifference made = compared(a, b);
      std::string built;
      std::size_t at = 0;
      for (const judge::Edit& each : made.edits) {
        built += a.substr(at, each.a.first - at) + b.substr(each.b.first, each.b.count);
        at = each.a.end();
      }
      built += a.substr(at);
      const auto pairs = made.pairs();
      bool equal = pairs.size() == made.common;
      for (const auto& [i, j] : pairs) equal = equal && a[i] == b[j];
      const SequenceDifference back = compared(b, a);
      bool mirrored = made.edits.size() == back.edits.size() && made.common == back.common;
      for (std::size_t index = 0; mirrored && index < made.edits.size(); ++index)
        mirrored = made.edits[index].a == back.edits[index].b && made.edits[index].b == back.edits[index].a;
      if (built == b && equal && mirrored) continue;
      CAPTURE(a, b, in_short(made), in_short(back));
      CHECK(built == b);
      CHECK(equal);
      CHECK(mirrored);
    }
  }
}

TEST_CASE("sequences: as long as a record may be", "[judge][diff]") {
  std::vector<std::size_t> a;
  std::vector<std::size_t> b;
  for (std::size_t index = 0; index < 4096; ++index) {
    a.push_back(index);
    b.push_back(4096 - index);
  }
  CHECK(compare_sequences(a, b).common == 1);
}

}  // namespace orion
