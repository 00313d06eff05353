// Every node of a document that uses all of YAML that we take: where it is, and what it says.

#include <string>

#include "records/text/reader.hpp"
#include "records/text/scalar_source.hpp"
#include "tests/catch.hpp"
#include "tests/records/text/marked.hpp"

namespace {

using orion::text::Children;
using orion::text::Node;
using orion::text::NodeKind;
using orion::text::read_text;
using orion::text::ReadText;
using orion::text::ScalarSource;
using orion::text::Style;
using orion::text::trace_scalar;
using orion::text::testing::describe;
using orion::text::testing::kNothing;
using orion::text::testing::slice;
using orion::text::testing::tree_defects;

constexpr std::string_view kRich =
    "# a record\n"
    "---  # with everything\n"
    "game: orion-duel   # here\n"
    "id: 'it''s é'\n"
    "players: {blue: Ada, \"orange\": \"B\\u00e9n\", }\n"
    "note: plain text\n"
    "  going on\n"
    "\n"
    "  to the end #x\n"
    "lit: |\n"
    "  one\n"
    "    two ü\n"
    "\n"
    "  three\n"
    "\n"
    "fold: >-  # folded\n"
    "  a b\n"
    "  c\n"
    "\n"
    "  d\n"
    "    more\n"
    "  e\n"
    "moves:\n"
    "  - orange: e4 e5 / f5\n"
    "  - {blue: g7, clock: \"0:12\",\n"
    "     q: 'x'}\n"
    "  - [a, b: c, [d], {}]\n"
    "  - - x\n"
    "    - y\n"
    "dq: \"a \\\n"
    "   b\n"
    "   c \\x41\"\n"
    "? explicit\n"
    ": key\n"
    "'': \"\"\n"
    "keep: |2+\n"
    "   k\n"
    "\n"
    "empty: |\n"
    "end: []\n";

std::string with_crlf(std::string_view text) {
  std::string result;
  for (const char byte : text) {
    if (byte == '\n') result += '\r';
    result += byte;
  }
  return result;
}

const Node* value_of(const Node& mapping, std::string_view key) {
  for (const Node* child = mapping.first_child; child != nullptr; child = child->next_sibling->next_sibling) {
    if (child->text == key) return child->next_sibling;
  }
  return nullptr;
}

void check_sources(std::string_view document, const Node& node) {
  if (node.kind == NodeKind::Scalar) {
    const ScalarSource source = trace_scalar(document, node.style, node.span.begin, node.text);
    CAPTURE(node.text);
    CHECK(source.agrees);
    CHECK(source.end == node.span.end);
  }
  for (const Node& child : Children{node}) check_sources(document, child);
}

}  // namespace

TEST_CASE("spans: a rich document", "[text]") {
  const bool crlf = GENERATE(false, true);
  const bool mark = GENERATE(false, true);
  const std::string document = (mark ? "\xEF\xBB\xBF" : "") + (crlf ? with_crlf(kRich) : std::string{kRich});
  const auto read = read_text(document);
  CAPTURE(crlf, mark);
  CHECK(describe(read.faults) == kNothing);
  REQUIRE(read.root != nullptr);
  CHECK(tree_defects(document, *read.root, {0, static_cast<std::uint32_t>(document.size())}) == kNothing);
  check_sources(document, *read.root);

  const Node& root = *read.root;
  const auto source = [&](std::string_view key) {
    std::string shown{slice(document, value_of(root, key)->span)};
    std::erase(shown, '\r');
    return shown;
  };
  const auto text = [&](std::string_view key) { return value_of(root, key)->text; };
  CHECK(source("game") == "orion-duel");
  CHECK(source("id") == "'it''s é'");
  CHECK(text("id") == "it's é");
  CHECK(source("players") == "{blue: Ada, \"orange\": \"B\\u00e9n\", }");
  CHECK(source("note") == "plain text\n  going on\n\n  to the end");
  CHECK(text("note") == "plain text going on\nto the end");
  CHECK(source("lit") == "|\n  one\n    two ü\n\n  three");
  CHECK(text("lit") == "one\n  two ü\n\nthree\n");
  CHECK(source("fold") == ">-  # folded\n  a b\n  c\n\n  d\n    more\n  e");
  CHECK(text("fold") == "a b c\nd\n  more\ne");
  CHECK(source("moves").ends_with("- y"));
  CHECK(source("moves").starts_with("orange:"));
  CHECK(source("dq") == "\"a \\\n   b\n   c \\x41\"");
  CHECK(text("dq") == "a b c A");
  CHECK(source("explicit") == "key");
  CHECK(source("") == "\"\"");
  CHECK(source("keep") == "|2+\n   k");
  CHECK(text("keep") == " k\n\n");
  CHECK(source("empty") == "|");
  CHECK(text("empty").empty());
  CHECK(source("end") == "[]");
  CHECK(slice(document, root.span).starts_with("game:"));
  CHECK(slice(document, root.span).ends_with("[]"));
}

TEST_CASE("spans: collections and their sizes", "[text]") {
  const std::string document = "moves: [ {a: b} , [c, d: e,],\n f ]  # x\nlist:\n- 1\n- [2]\n";
  const auto read = read_text(document);
  REQUIRE(read.root != nullptr);
  CHECK(read.root->size == 2);
  CHECK(read.root->style == Style::Block);
  const Node& moves = *value_of(*read.root, "moves");
  CHECK(slice(document, moves.span) == "[ {a: b} , [c, d: e,],\n f ]");
  CHECK(moves.style == Style::Flow);
  CHECK(moves.size == 3);
  const Node& first = *moves.first_child;
  CHECK(slice(document, first.span) == "{a: b}");
  CHECK(first.kind == NodeKind::Mapping);
  const Node& second = *first.next_sibling;
  CHECK(slice(document, second.span) == "[c, d: e,]");
  CHECK(slice(document, second.first_child->next_sibling->span) == "d: e");
  CHECK(slice(document, value_of(*read.root, "list")->span) == "1\n- [2]");
}

TEST_CASE("spans: styles and text behind them", "[text]") {
  struct Row {
    std::string_view value;
    Style style;
    bool cut;
  };
  const auto row = GENERATE(values<Row>({
      {"a b", Style::Plain, false},
      {"a b #c", Style::Plain, true},
      {"a b#c", Style::Plain, false},
      {"a\n  b # c", Style::Plain, true},
      {"a b   \n# c", Style::Plain, false},
      {"'a' # c", Style::SingleQuoted, false},
      {"\"a\" # c", Style::DoubleQuoted, false},
      {"| # c\n  a", Style::Literal, false},
      {">2\n  a # b", Style::Folded, false},
  }));
  const std::string document = "k: " + std::string{row.value} + "\n";
  const auto read = read_text(document);
  CAPTURE(document);
  REQUIRE(read.root != nullptr);
  CHECK(value_of(*read.root, "k")->style == row.style);
  CHECK(value_of(*read.root, "k")->cut_by_comment == row.cut);
}

TEST_CASE("spans: text is a view of the document where it stands there", "[text]") {
  const std::string document = "a: 'b c'\nd: \"e\"\nf: g\n  h\n";
  const auto read = read_text(document);
  REQUIRE(read.root != nullptr);
  const auto inside = [&](std::string_view text) {
    return text.data() >= document.data() && text.data() + text.size() <= document.data() + document.size();
  };
  CHECK(inside(value_of(*read.root, "a")->text));
  CHECK(inside(value_of(*read.root, "d")->text));
  CHECK_FALSE(inside(value_of(*read.root, "f")->text));
  CHECK(inside(read.root->first_child->text));
}

TEST_CASE("spans: a tree that moves keeps its texts", "[text]") {
  const std::string document = "a: \"\\x41\"\n";
  auto read = read_text(document);
  const ReadText moved = std::move(read);
  REQUIRE(moved.root != nullptr);
  CHECK(value_of(*moved.root, "a")->text == "A");
}
