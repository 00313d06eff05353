// "Did you mean": words, keys and kinds near to a known one.

#include "records/read/suggest.hpp"

#include <array>
#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/records/read/document.hpp"

namespace orion {
using Catch::Matchers::ContainsSubstring;

namespace {

constexpr std::array<std::string_view, 5> kKnown{"galaxies", "black-holes", "start", "name", "by"};

}  // namespace

TEST_CASE("suggest: the nearest word within a third of its letters", "[read]") {
  struct Row {
    std::string_view word, want;
  };
  const auto row = GENERATE(values<Row>({
      {"galaxys", "galaxies"},
      {"galaxie", "galaxies"},
      {"galxaies", "galaxies"},
      {"Galaxies", "galaxies"},
      {"blackholes", "black-holes"},
      {"black_holes", "black-holes"},
      {"black holes", "black-holes"},
      {"blakcholes", "black-holes"},
      {"strat", "start"},
      {"starts", "start"},
      {"naem", "name"},
      {"nam", "name"},
      {"bye", "by"},
      {"bx", "by"},
      {"nm", ""},
      {"galaxy-spaces", ""},
      {"xyz", ""},
      {"", ""},
      {"start", "start"},
  }));
  CAPTURE(row.word);
  CHECK(read::nearest(row.word, kKnown) == row.want);
}

TEST_CASE("suggest: long words are nobody's slip", "[read]") {
  CHECK(read::nearest(std::string(1'000'000, 'g'), kKnown).empty());
  CHECK(read::nearest("a", {}).empty());
}

TEST_CASE("suggest: the hint names what is near, or all", "[read]") {
  CHECK(read::hint("galaxis", kKnown) == "did you mean `galaxies`?");
  CHECK(read::hint("zzz", kKnown) == "known here: galaxies, black-holes, start, name, by");
}

TEST_CASE("suggest: a value as it can stand in a message", "[read]") {
  CHECK(read::quoted("a b") == "`a b`");
  CHECK(read::quoted("a\nb\tc") == "`a b c`");
  CHECK(read::quoted(std::string(60, 'a')) == "`" + std::string(60, 'a') + "`");
  CHECK(read::quoted(std::string(61, 'a')) == "`" + std::string(60, 'a') + "…`");
  CHECK(read::quoted(std::string(59, 'a') + "ééé") == "`" + std::string(59, 'a') + "…`");  // not cut within é
  CHECK(read::quoted("") == "``");
}

TEST_CASE("suggest: in records", "[read]") {
  struct Row {
    std::string_view line, code, want;
  };
  const auto row = GENERATE(values<Row>({
      {"reslut: {}", "R205", "did you mean `result`?"},
      {"Note: a", "R205", "did you mean `note`?"},
      {"foo: a", "R205", "or the record is newer than this program"},
      {"moves: [{ornage: e4}]", "R205", "did you mean `orange`?"},
      {"moves: [{orange: e4, ruling: {desicion: stands}}]", "R205", "did you mean `decision`?"},
      {"setup: {name: symetric-1, start: blue}", "R208", "did you mean `symmetric-1`?"},
      {"setup: {name: other, start: blue}", "R208", "known here: symmetric-1, symmetric-2, symmetric-3"},
      {"result: {how: resignaton}", "R208", "did you mean `resignation`?"},
      {"result: {winner: Blue}", "R208", "did you mean `blue`?"},
      {"result: {conditions: {blue: [black holes]}}", "R208", "did you mean `black-holes`?"},
      {"rules: rule-book", "R208", "did you mean `rulebook`?"},
      {"game: orion-dual", "R204", "did you mean `orion-duel`?"},
      {"result: {conditions: {blue: [link, link]}}", "R208", "counts are written `{link: 2}`"},
  }));
  CAPTURE(row.line);
  const auto judged = testing::judged(testing::document_with(row.line));
  CHECK_THAT(testing::message_of(judged.verdict, row.code), ContainsSubstring(std::string{row.want}));
}

TEST_CASE("suggest: what kind of record was meant", "[read]") {
  CHECK_THAT(testing::message_of(testing::judged("format: 1\ngmae: orion-duel\n").verdict, "R203"),
             ContainsSubstring("did you mean `game` by `gmae`?"));
  CHECK_THAT(testing::message_of(testing::judged("turnament: Open\n").verdict, "R203"),
             ContainsSubstring("did you mean `tournament` by `turnament`?"));
  CHECK(testing::message_of(testing::judged("a: b\n").verdict, "R203").find("did you mean") == std::string::npos);
}

}  // namespace orion
