// One row and its near misses for each row of the profile's table in records/text/README.md.

#include "records/text/reader.hpp"
#include "tests/catch.hpp"
#include "tests/records/text/marked.hpp"

namespace {

using namespace std::string_view_literals;
using orion::text::read_text;
using orion::text::testing::describe;
using orion::text::testing::mark;
using orion::text::testing::unmark;

struct Row {
  std::string_view what;
  std::string_view marked;
  std::string_view want;  ///< empty: accepted
};

void check(const Row& row) {
  const auto document = unmark(row.marked);
  const auto read = read_text(document.text);
  CAPTURE(row.what, document.text);
  CHECK(describe(read.faults) == row.want);
  CHECK(mark(document.text, read.faults) == row.marked);
  CHECK((read.root != nullptr) == row.want.empty());
}

}  // namespace

TEST_CASE("profile: anchors, aliases, tags, merge keys", "[text]") {
  check(GENERATE(values<Row>({
      {"anchor on a value", "a: «&x» b", "Anchor"},
      {"anchor on a key", "«&x» a: b", "Anchor"},
      {"anchor on a list", "a: «&x»\n  - b", "Anchor"},
      {"anchor on nothing", "a: «&x»\n", "Anchor"},
      {"anchor without a name", "a: «&» b", "Anchor"},
      {"ampersand in text", "a: R&D", ""},
      {"ampersand in quotes", "a: '&x'", ""},
      {"alias", "a: «&x» b\nc: «*x»", "Anchor\nAlias"},
      {"alias of nothing", "a: «*x»", "Alias"},
      {"alias as a key", "«&x» a: b\n«*x» : c", "Anchor\nAlias"},
      {"star in text", "a: 2*3", ""},
      {"star alone", "a: «*»", "Alias"},
      {"tag", "a: «!!str» b", "Tag"},
      {"tag on the document", "--- «!!map»\na: b", "Tag"},
      {"local tag", "a: «!x» b", "Tag"},
      {"tag that does nothing", "a: «!» b", "Tag"},
      {"tag on nothing", "a: «!!str»", "Tag"},
      {"verbatim tag", "a: «!<tag:x>» b", "Tag"},
      {"exclamation mark in text", "a: b!", ""},
      {"merge key", "«<<»: {a: b}", "MergeKey"},
      {"merge key in quotes is a key", "'<<': b", ""},
      {"merge sign as a value", "a: <<", ""},
  })));
}

TEST_CASE("profile: missing values", "[text]") {
  check(GENERATE(values<Row>({
      {"nothing behind the colon", "«a»:\nb: c", "MissingValue: a"},
      {"only a comment", "«a»: #5", "MissingValue: a"},
      {"a colon without a space", "game: x\n«version 1»", "MissingValue: version 1"},
      {"in braces", "{«a:1»}", "MissingValue: a:1"},
      {"in braces, several", "{«a», b: c, «d»}", "MissingValue: a\nMissingValue: d"},
      {"the word", "«a»: null", "MissingValue: a"},
      {"the word in capitals", "«a»: NULL", "MissingValue: a"},
      {"the sign", "«a»: ~", "MissingValue: a"},
      {"the word in quotes is text", "a: 'null'", ""},
      {"a longer word is text", "a: nullify", ""},
      {"empty text in quotes is a value", "a: ''", ""},
      {"an empty item between commas", "[a,«,»b]", "MissingValue"},
      {"an empty item before a comma", "[«,»b]", "MissingValue"},
      {"a comma at the end is no item", "[a,]", ""},
      {"an empty list item", "- a\n«-»\n- b", "MissingValue"},
      {"an empty last list item", "- a\n«-» # c\n", "MissingValue"},
      {"only empty list items", "a:\n  «-»\n  «-»\n", "MissingValue\nMissingValue"},
      {"an item that is the word", "- «null»\n- a", "MissingValue"},
      {"no key", "«:» a", "MissingValue"},
      {"the word as a key", "«~»: a", "MissingValue"},
      {"a document that is the word", "«null»", "MissingValue"},
      {"an explicit key alone", "? «a»", "MissingValue: a"},
  })));
}

TEST_CASE("profile: keys", "[text]") {
  check(GENERATE(values<Row>({
      {"duplicate", "a: 1\nb: 2\n«a»: 3", "DuplicateKey: a"},
      {"duplicate, written otherwise", "a: 1\n«'a'»: 2\n«\"\\x61\"»: 3", "DuplicateKey: a\nDuplicateKey: a"},
      {"duplicate in braces", "{a: 1, «a»: 2}", "DuplicateKey: a"},
      {"the same key a level deeper", "a: {a: 1}", ""},
      {"the same key in the next item", "- a: 1\n- a: 2", ""},
      {"keys differ in case", "a: 1\nA: 2", ""},
      {"list as a key", "«[a]»: b", "KeyNotText"},
      {"mapping as a key", "{«{a: b}»: c}", "KeyNotText"},
      {"block list as a key", "? - «a\n  - b»\n: c", "KeyNotText"},
      {"explicit text key", "? a\n: b", ""},
      {"one pair in a list", "[a: b]", ""},
  })));
}

TEST_CASE("profile: which place a duplicate key repeats", "[text]") {
  const auto read = read_text("a: 1\nb: 2\na: 3\na: 4\n");
  REQUIRE(read.faults.size() == 2);
  CHECK(read.faults[0].related == orion::text::Span{0, 1});
  CHECK(read.faults[1].related == orion::text::Span{0, 1});
}

TEST_CASE("profile: documents and directives", "[text]") {
  check(GENERATE(values<Row>({
      {"comma alone", "«,»", "Syntax: this belongs to nothing before it"},
      {"comma behind a list", "[]«,»", "Syntax: this belongs to nothing before it"},
      {"text behind a list", "[a]\n«b»", "SecondDocument"},
      {"mapping behind a list", "- a\n«b»: 1", "SecondDocument"},
      {"two texts", "'a' «'b'»", "SecondDocument"},
      {"text behind the end", "a: b\n...\n«c»: d", "SecondDocument"},
      {"a second marker", "a: b\n«---»\nc: d", "SecondDocument"},
      {"the end twice", "a: b\n...\n...\n", ""},
      {"an end before the beginning", "...\n# c\n...\na: b", ""},
      {"marker with text", "--- a", ""},
      {"directive at the start", "«%YAML 1.2»\n---\na: b", "Directive"},
      {"directive within", "a: b\n«%x»\r\nc: d\n", "Directive"},
      {"directives", "a: b\n«%x»\n«%»\nc: d\n", "Directive\nDirective"},
      {"per cent not at the start", "a:\n  '\n  %x'", ""},
      {"per cent in text", "a: 5%", ""},
      {"open quote at the end", "a: «\"»x\n", "Syntax: this quote is not closed"},
      {"open quote over lines", "a: «'»x\nb: c\n", "Syntax: this quote is not closed"},
      {"open quote, other quotes before", "a: 'it''s'\nb: «'»x\n", "Syntax: this quote is not closed"},
  })));
}

TEST_CASE("profile: texts without a document", "[text]") {
  const std::string_view text = GENERATE(""sv, "\n"sv, "# a\n"sv, "---"sv, "--- # a\r\n\r\n"sv, "...\n"sv, " \t\n"sv,
                                         "\xEF\xBB\xBF"sv, "\xEF\xBB\xBF---\n...\n"sv);
  CAPTURE(text);
  const auto read = read_text(text);
  CHECK(read.faults.empty());
  CHECK(read.root == nullptr);
}

TEST_CASE("profile: tabs", "[text]") {
  check(GENERATE(values<Row>({
      {"indentation", "a:\n«\t»b: c", "TabOutsideQuotes"},
      {"indentation of a list", "a:\n«\t»- c", "TabOutsideQuotes"},
      {"at the start", "«\t»a: b", "TabOutsideQuotes"},
      {"behind a colon", "a:«\t»b", "TabOutsideQuotes"},
      {"behind a dash", "-«\t»b", "TabOutsideQuotes"},
      {"in plain text", "a: b«\t»c", "TabOutsideQuotes"},
      {"behind text", "a: b«\t\t»\n", "TabOutsideQuotes"},
      {"between brackets", "[a,«\t»b]", "TabOutsideQuotes"},
      {"in a blank line", "a: b\n«\t»\nc: d", "TabOutsideQuotes"},
      {"before a comment", "a: b«\t»# c", "TabOutsideQuotes"},
      {"in a comment", "a: b #\tc\n#\td\n", ""},
      {"in single quotes", "a: 'b\tc'", ""},
      {"in double quotes", "a: \"b\tc\"", ""},
      {"in literal text", "a: |\n  b\tc\n", ""},
      {"in the indentation of literal text", "a: |\n  b\n «\t»c\n", "TabOutsideQuotes"},
      {"the likelier cause", "a:\n«\t»b:\n\t c: d: e", "TabOutsideQuotes"},
      {"another cause", "a: b«\t»\nc: d\ne: f«:» g",
       "TabOutsideQuotes\nSyntax: text with a colon and a space in it needs quotes"},
  })));
}

TEST_CASE("profile: comments", "[text]") {
  check(GENERATE(values<Row>({
      {"between brackets", "[a, «# c»\n b]", "CommentInFlow"},
      {"between braces", "{a: b «# c»\r\n}", "CommentInFlow"},
      {"in a line of its own between brackets", "[a,\n«# c»\n b]", "CommentInFlow"},
      {"line breaks between brackets", "[a,\n b]", ""},
      {"behind brackets", "[a] # c", ""},
      {"number sign between brackets", "[a#b, '# c']", ""},
      {"no blank before", "a: 'b'«#c»", "Syntax: a comment needs a blank before its #"},
      {"no blank before, behind brackets", "a: [b]«#c»\n", "Syntax: a comment needs a blank before its #"},
      {"a blank before", "a: 'b' #c", ""},
      {"behind a byte order mark", "\xEF\xBB\xBF#c\na: b", ""},
  })));
}

TEST_CASE("profile: escapes", "[text]") {
  check(GENERATE(values<Row>({
      {"escape", R"(a: "x«\e»")", "ForbiddenCharacter: U+001B"},
      {"NUL", R"(a: "«\0»")", "ForbiddenCharacter: U+0000"},
      {"carriage return", R"(a: "«\r»")", "ForbiddenCharacter: U+000D"},
      {"next line", R"(a: "«\N»")", "ForbiddenCharacter: U+0085"},
      {"no-break space by its letter", R"(a: "«\_»")", "ForbiddenCharacter: U+00A0"},
      {"no-break space by its number", R"(a: "\u00a0")", ""},
      {"C1 by its number", R"(a: "«\x9f»")", "ForbiddenCharacter: U+009F"},
      {"delete by its number", R"(a: "«\u007F»")", "ForbiddenCharacter: U+007F"},
      {"surrogates", R"(a: "«\ud83d»\ude00")", "ForbiddenCharacter: U+D83D"},
      {"beyond Unicode", R"(a: "«\U00110000»")", "ForbiddenCharacter: U+110000"},
      {"the last character", R"(a: "\U0010FFFF")", ""},
      {"tab and line feed", R"(a: "\t\n")", ""},
      {"in a key", R"("«\a»": b)", "ForbiddenCharacter: U+0007"},
      {"a backslash before a letter", R"(a: "\\e")", ""},
      {"single quotes", R"(a: '\e')", ""},
      {"unknown", R"(a: "«\q»")", "Syntax: double quotes know no such escape; single quotes keep a backslash"},
      {"apostrophe", R"(a: "«\'»")", "Syntax: double quotes know no such escape; single quotes keep a backslash"},
      {"too few digits", R"(a: "«\x4»")", "Syntax: this escape needs more hexadecimal digits"},
  })));
}

TEST_CASE("profile: text stays as it is written", "[text]") {
  const std::string_view text =
      GENERATE("no"sv, "on"sv, "1e3"sv, "0x10"sv, "010"sv, "2026-05-02"sv, "12:30:45"sv, "true"sv, ".inf"sv, "1_000"sv);
  const std::string document = "a: " + std::string{text};
  const auto read = read_text(document);
  REQUIRE(read.root != nullptr);
  CHECK(read.root->first_child->next_sibling->text == text);
}
