// Words of a text, found again in its source. The source of the marked word is marked too.

#include <string>

#include "records/text/reader.hpp"
#include "tests/catch.hpp"
#include "tests/records/text/marked.hpp"

namespace {

using orion::text::Node;
using orion::text::read_text;
using orion::text::ReadText;
using orion::text::Span;
using orion::text::testing::describe;
using orion::text::testing::kNothing;
using orion::text::testing::unmark;

struct Row {
  std::string_view what;
  std::string_view source;  ///< the value of a key, with the place that is expected
  std::string_view text;    ///< its text, with the range that is asked for
};

const Node& value_in(const ReadText& read) { return *read.root->first_child->next_sibling; }

}  // namespace

TEST_CASE("span_within: one row per way of writing", "[text]") {
  const auto row = GENERATE(values<Row>({
      {"plain", "e4 «e5» / f5", "e4 «e5» / f5"},
      {"plain, its start", "«e4» e5", "«e4» e5"},
      {"plain, its end", "e4 «e5»", "e4 «e5»"},
      {"plain, all", "«e4 e5»", "«e4 e5»"},
      {"plain, several bytes", "é «ü» ö", "é «ü» ö"},
      {"plain, lines", "a b\n  «c» d", "a b «c» d"},
      {"plain, a folded line end", "a b«  \n  »c d", "a b« »c d"},
      {"plain, empty lines", "a«\n\n\n  »b", "a«\n\n»b"},
      {"plain, over lines", "a «b\n  c» d", "a «b c» d"},
      {"plain, CR LF", "a\r\n  «b»", "a «b»"},
      {"single quotes", "'e4 «e5»'", "e4 «e5»"},
      {"single quotes, doubled", "'it«''»s'", "it«'»s"},
      {"single quotes, behind doubled", "'it''«s é» x'", "it'«s é» x"},
      {"single quotes, lines", "'a\n\n  «b»'", "a\n«b»"},
      {"single quotes, blanks at the ends", "' «a» '", " «a» "},
      {"double quotes", "\"e4 «e5»\"", "e4 «e5»"},
      {"double quotes, letter", R"("a«\t»b")", "a«\t»b"},
      {"double quotes, behind a letter", R"("a\n«b»")", "a\n«b»"},
      {"double quotes, \\x", R"("\x41«\x42»\x43")", "A«B»C"},
      {"double quotes, \\u", R"("a«\u00e9»b")", "a«é»b"},
      {"double quotes, behind \\u", R"("a\u00e9«b»")", "aé«b»"},
      {"double quotes, \\U", R"("«\U0001F600»!")", "«\U0001F600»!"},
      {"double quotes, quote and backslash", R"("\"«\\»\/")", "\"«\\»/"},
      {"double quotes, no-break space by number", R"("a\u00A0«b»")", "a\u00A0«b»"},
      {"double quotes, separators", R"("\L«\P»")", "\u2028«\u2029»"},
      {"double quotes, a line that goes on", "\"a \\\n   «b»\"", "a «b»"},
      {"double quotes, across a line that goes on", "\"«a \\\n   b»\"", "«a b»"},
      {"double quotes, blank kept at a line's start", "\"a\\\n  «\\ »b\"", "a« »b"},
      {"double quotes, lines", "\"a\n  «b»\"", "a «b»"},
      {"literal", "|\n  one\n  «two» three\n", "one\n«two» three\n"},
      {"literal, the first line", "|\n  «one»\n  two\n", "«one»\ntwo\n"},
      {"literal, a line end", "|\n  one«\n  »two\n", "one«\n»two\n"},
      {"literal, its own blanks", "|\n  one\n  «  two»\n", "one\n«  two»\n"},
      {"literal, given indentation", "|2\n    «one»\n  two\n", "  «one»\ntwo\n"},
      {"literal, empty lines first", "|\n\n\n  «one»\n", "\n\n«one»\n"},
      {"literal, blank lines", "|\n  é\n\n  «ü»\n", "é\n\n«ü»\n"},
      {"literal, CR LF", "|\r\n  one\r\n  «two»\r\n", "one\n«two»\n"},
      {"literal, kept ends", "|+\n  one\n  «two»\n\n", "one\n«two»\n\n"},
      {"folded", ">\n  one\n  «two» three\n", "one «two» three\n"},
      {"folded, a line end", ">\n  one«\n  »two\n", "one« »two\n"},
      {"folded, a paragraph", ">\n  one\n\n  «two»\n", "one\n«two»\n"},
      {"folded, deeper lines", ">\n  one\n    «two»\n  three\n", "one\n  «two»\nthree\n"},
      {"folded, behind deeper lines", ">\n  one\n    two\n\n  «three»\n", "one\n  two\n\n«three»\n"},
      {"folded, stripped", ">-\n  one\n  «two»\n", "one «two»"},
      {"nothing, within", "a«»b", "a«»b"},
      {"nothing, in empty text", "'«»'", "«»"},
      {"nothing, at the end", "\"ab«»\"", "ab«»"},
  }));
  const auto source = unmark("k: " + std::string{row.source});
  const auto text = unmark(row.text);
  const auto read = read_text(source.text);
  CAPTURE(row.what, source.text);
  CHECK(describe(read.faults) == kNothing);
  REQUIRE(read.root != nullptr);
  CHECK(value_in(read).text == text.text);
  const Span asked = text.spans.front();
  CHECK(span_within(source.text, value_in(read), asked.begin, asked.end) == source.spans.front());
}

TEST_CASE("span_within: beyond the text is its end", "[text]") {
  const std::string document = "k: \"ab\\x41\"\n";
  const auto read = read_text(document);
  REQUIRE(read.root != nullptr);
  CHECK(span_within(document, value_in(read), 0, 100) == Span{4, 10});
  CHECK(span_within(document, value_in(read), 50, 100) == Span{10, 10});
  CHECK(span_within(document, value_in(read), 2, 1) == Span{6, 6});
}

TEST_CASE("span_within: the last line end of a block is behind its last line", "[text]") {
  const std::string document = "k: |\n  ab\n";
  const auto read = read_text(document);
  REQUIRE(read.root != nullptr);
  CHECK(span_within(document, value_in(read), 2, 3) == Span{9, 9});
  CHECK(span_within(document, value_in(read), 0, 3) == Span{7, 9});
}
