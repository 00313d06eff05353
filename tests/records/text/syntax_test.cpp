// What a person reads when a document cannot be parsed: our words, at the place where it can be mended.

#include "records/text/reader.hpp"
#include "tests/catch.hpp"
#include "tests/records/text/marked.hpp"

namespace {

using orion::text::read_text;
using orion::text::testing::describe;
using orion::text::testing::kNothing;
using orion::text::testing::mark;
using orion::text::testing::unmark;

struct Row {
  std::string_view marked;
  std::string_view want;
};

}  // namespace

TEST_CASE("syntax: one row per cause", "[text]") {
  const auto row = GENERATE(values<Row>({
      {"a: b«:» c", "Syntax: text with a colon and a space in it needs quotes"},
      {"game: x\nversion 1\n«b»: 2",
       "Syntax: this key fits nothing before it: it is too deep, or a colon in the line before needs a space after it"},
      {"a: 'x'\n  «b»: c",
       "Syntax: a key is expected here, as deep as those before it, with a colon and a space after it"},
      {"a: 1\n«-» b", "Syntax: a key is expected here, as deep as those before it, with a colon and a space after it"},
      {"a:\n  - b\n «c»: d",
       "Syntax: a key is expected here, as deep as those before it, with a colon and a space after it"},
      {"a:\n«'b'»\n", "Syntax: a value in a line of its own is deeper than its key"},
      {"- c: d\n  a:\n  «[b»]\n", "Syntax: a value in a line of its own is deeper than its key"},
      {"a: 'b' «c»", "Syntax: nothing can stand here, behind what was closed"},
      {"a: [b]«c»", "Syntax: nothing can stand here, behind what was closed"},
      {"a: «-» b", "Syntax: no list can begin here: its first - belongs in a line of its own"},
      {"a: «?» b", "Syntax: no key can begin here"},
      {"a: «@x»", "Syntax: no text can begin with this character: it needs quotes"},
      {"a: «%x»", "Syntax: no text can begin with this character: it needs quotes"},
      {"a: «`»", "Syntax: no text can begin with this character: it needs quotes"},
      {"a:\n  «]»", "Syntax: this bracket closes nothing that is open"},
      {"a: [b«}»", "Syntax: this bracket closes nothing that is open"},
      {"a: [b c: d«:» e]", "Syntax: a comma or ] is expected here"},
      {"a: {b: c d«:» e}", "Syntax: a comma or } is expected here"},
      {"a: «[»1, 2\nb: 3", "Syntax: this bracket is not closed, or a comma is missing behind it"},
      {"a: «{»b: c\nd: 3", "Syntax: this bracket is not closed, or a comma is missing behind it"},
      {"a: «[»b c", "Syntax: this bracket is not closed, or a comma is missing behind it"},
      {"a: [«\"»b, c]\n", "Syntax: this quote is not closed"},
      {"a: |«0»\n b", "Syntax: the number behind | or > is the indentation, 1 to 9"},
      {"a: |«x»\n b", "Syntax: the text of | or > begins in the next line"},
      {"a: «\"x\n\n\n\"»", "Syntax: programs read these line breaks differently; write the text in one line"},
  }));
  const auto document = unmark(row.marked);
  const auto read = read_text(document.text);
  CAPTURE(document.text);
  CHECK(describe(read.faults) == row.want);
  CHECK(mark(document.text, read.faults) == row.marked);
  CHECK(read.root == nullptr);
}

TEST_CASE("syntax: values in lines of their own", "[text]") {
  const std::string_view text =
      GENERATE("a:\n 'b'\n", "a:\n- b\n", "- a:\n   [b]\n", "? a\n: b\n", "a: [\nb\n]\n", "[a:\nb]\n", "a:\n # c\n b");
  CAPTURE(text);
  CHECK(describe(read_text(text).faults) == kNothing);
}

TEST_CASE("syntax: what was wrong before the parse failed is told too", "[text]") {
  const std::string_view marked = "a: 1\nb: {c: 1, «c»: 2}\nd: «&x» e\nf: g«:» h\n";
  const auto document = unmark(marked);
  const auto read = read_text(document.text);
  CHECK(describe(read.faults) == "DuplicateKey: c\nAnchor\nSyntax: text with a colon and a space in it needs quotes");
  CHECK(mark(document.text, read.faults) == marked);
}
