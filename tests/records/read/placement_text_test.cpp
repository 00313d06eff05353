// `OWN [OWN] [/ OTHER]`: what is read, what is refused, where, and what is suggested.

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/records/read/document.hpp"

namespace orion {
using testing::document_with;

TEST_CASE("placement text: read", "[read]") {
  struct Row {
    std::string_view written, orange, blue;
  };
  const auto row = GENERATE(values<Row>({
      {"e4", "e4", ""},
      {"e4 e5", "e4 e5", ""},
      {"e5 e4", "e4 e5", ""},
      {"e4 / e5", "e4", "e5"},
      {"e4 e5 / f5", "e4 e5", "f5"},
      {"e5 e4 / f5", "e4 e5", "f5"},
      {"e4    e5   /  f5  ", "e4 e5", "f5"},
      {"\"e4 e5 / f5\"", "e4 e5", "f5"},
      {"'e4 e5 / f5'", "e4 e5", "f5"},
      {"\"  e4 e5 / f5 \"", "e4 e5", "f5"},
      {"\"\\x654 \\u0065\\x35 \\/ f5\"", "e4 e5", "f5"},
      {"e4 e5\n      / f5", "e4 e5", "f5"},
      {">-\n      e4 e5\n      / f5", "e4 e5", "f5"},
      {"|\n      e4\n      e5\n      /\n      f5", "e4 e5", "f5"},
      {"e4 e5 / f5  # a comment", "e4 e5", "f5"},
  }));
  CAPTURE(row.written);
  const auto judged = testing::judged(document_with("moves:\n  - orange: " + std::string{row.written}));
  CAPTURE(testing::errors_with_text(judged));
  CHECK(testing::codes(judged.verdict, testing::Which::Errors).empty());
  REQUIRE(judged.verdict.duel);
  CHECK(judged.verdict.duel->position.hexagons.orange == duel::spaces_named(row.orange));
  CHECK(judged.verdict.duel->position.hexagons.blue == duel::spaces_named(row.blue));
}

TEST_CASE("placement text: any letter and number is read, and D4.1 judges it", "[read]") {
  const auto written = GENERATE(values<std::string_view>(
      {"«a1»", "«z9»", "«e11»", "«a0»", "«e100»", "«k4294967303»", "e4 «k11»", "e4 / «l5»", "e4 e5 / «f1»",
       "\"e4 «k11»\"", "'e4 «k11»'", "\"\\x65\\x34 «\\x6b11»\"", "\"e4 \\\n      «k11»\"", "e4\n      «k11»",
       ">-\n      e4\n      «k11»", "|\n      e4\n\n      «k11»\n", "\"e4\n      «k11» / e5\""}));
  const auto marked = text::testing::unmark(document_with("moves:\n  - orange: " + std::string{written}));
  const auto judged = testing::judged(marked.text);
  CAPTURE(written, testing::errors_with_text(judged));
  CHECK(testing::codes(judged.verdict, testing::Which::Errors) == "D401");
  CHECK(testing::lies_on_mark(judged, "D401", marked.spans));
}

TEST_CASE("placement text: refused", "[read]") {
  struct Row {
    std::string_view written, code, suggestion;
  };
  const auto row = GENERATE(values<Row>({
      {"e4 e5 «f5»", "R212", "did you mean `e4 e5 / f5`?"},
      {"«e4/f5»", "R212", "did you mean `e4 / f5`?"},
      {"e4 «e5/f5»", "R212", "did you mean `e4 e5 / f5`?"},
      {"e4 «/f5»", "R212", "did you mean `e4 / f5`?"},
      {"«e4/» f5", "R212", "did you mean `e4 / f5`?"},
      {"«e4,» e5", "R212", "did you mean `e4 e5`?"},
      {"«e4,e5/f5»", "R212", "did you mean `e4 e5 / f5`?"},
      {"«e4-e5»", "R212", "did you mean `e4 e5`?"},
      {"«e4+e5»", "R212", "did you mean `e4 e5`?"},
      {"«e4;» e5", "R212", "did you mean `e4 e5`?"},
      {"«/» f5", "R212", ""},
      {"«e4 /»", "R212", "did you mean `e4`?"},
      {"e4 e5 / f5 «f6»", "R212", ""},
      {"e4 e5 «f5» f6", "R212", ""},
      {"e4 e5 «f5» / f6", "R212", ""},
      {"e4 / f5 «/»", "R212", "did you mean `e4 / f5`?"},
      {"e4 / «/» f5", "R212", "did you mean `e4 / f5`?"},
      {"«\"\"»", "R212", ""},
      {"\"«/»\"", "R212", ""},
      {"«\"  \"»", "R212", ""},
      {"\"e4 e5 «f5»\"", "R212", "did you mean `e4 e5 / f5`?"},
      {"e4 e5\n      «f5»", "R212", "did you mean `e4 e5 / f5`?"},
      {">-\n      e4 e5\n      «f5»", "R212", "did you mean `e4 e5 / f5`?"},
      {"«E4»", "R211", "did you mean `e4`?"},
      {"e4 «E5» / f5", "R211", "did you mean `e5`?"},
      {"«e04»", "R211", ""},
      {"«e004»", "R211", ""},
      {"«4e»", "R211", ""},
      {"«e»", "R211", ""},
      {"«44»", "R211", ""},
      {"«e4x»", "R211", ""},
      {"«ee4»", "R211", ""},
      {"«é4»", "R211", ""},
      {"«e４»", "R211", ""},
      {"«e4\u00A0e5»", "R211", ""},  // a no-break space is no blank
      {"«pass»", "R211", ""},
      {"«e4.5»", "R211", ""},
  }));
  const auto marked = text::testing::unmark(document_with("moves:\n  - orange: " + std::string{row.written}));
  const auto judged = testing::judged(marked.text);
  CAPTURE(row.written, testing::errors_with_text(judged));
  CHECK(testing::codes(judged.verdict, testing::Which::Errors) == row.code);
  CHECK(testing::lies_on_mark(judged, row.code, marked.spans));
  const std::string message = testing::message_of(judged.verdict, row.code);
  CAPTURE(message);
  if (row.suggestion.empty()) {
    CHECK(message.find("did you mean") == std::string::npos);
  } else {
    CHECK_THAT(message, Catch::Matchers::ContainsSubstring(std::string{row.suggestion}));
  }
}

TEST_CASE("placement text: every word of a list of tokens is placed exactly", "[read]") {
  const auto marked =
      text::testing::unmark(document_with("setup:\n  start: orange\n  galaxies: k7 «K10» h7\n    «7h» «e»\n  "
                                          "black-holes: \"b4 «b04» \\x62\\u0034 «\\x421»\""));
  const auto judged = testing::judged(marked.text);
  std::vector<text::Span> found;
  for (const Finding& each : judged.verdict.findings) found.push_back(each.span);
  CHECK(testing::codes(judged.verdict) == "R211 R211 R211 R211 R211");
  CHECK(found == marked.spans);
}

}  // namespace orion
