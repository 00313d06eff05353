// Each limit at its value and one beyond.

#include <string>

#include "records/text/reader.hpp"
#include "tests/catch.hpp"
#include "tests/records/text/marked.hpp"

namespace {

using orion::text::Limits;
using orion::text::read_text;
using orion::text::Span;
using orion::text::testing::describe;

std::string repeat(std::string_view part, std::size_t count) {
  std::string text;
  for (; count > 0; --count) text += part;
  return text;
}

}  // namespace

TEST_CASE("limits: document", "[text]") {
  Limits limits;
  limits.document = 20;
  CHECK(read_text("a: b\r\n# 89012345678\n", limits).root != nullptr);
  const auto read = read_text("a: b\r\n# 890123456789\n", limits);
  CHECK(describe(read.faults) == "DocumentTooLarge: 20");
  CHECK(read.faults.front().span == Span{0, 4});
}

TEST_CASE("limits: depth counts lists and mappings", "[text]") {
  CHECK(read_text(repeat("[", 16) + repeat("]", 16)).root != nullptr);
  const auto flow = read_text(repeat("[", 17) + repeat("]", 17));
  CHECK(describe(flow.faults) == "TooDeep: 16");
  CHECK(flow.faults.front().span == Span{16, 17});

  CHECK(read_text(repeat("- ", 15) + "a: b").root != nullptr);
  const auto block = read_text(repeat("- ", 16) + "a: b");
  CHECK(describe(block.faults) == "TooDeep: 16");
  CHECK(block.faults.front().span == Span{32, 33});

  CHECK(describe(read_text(repeat("[", 60'000)).faults) == "TooDeep: 16");
}

TEST_CASE("limits: line", "[text]") {
  Limits limits;
  limits.line = 10;
  CHECK(read_text("a: 4567890\r\nb: 4567890\n", limits).root != nullptr);
  CHECK(read_text("\xEF\xBB\xBF"
                  "a: 4567890",
                  limits)
            .root != nullptr);
  const auto read = read_text("a: b\nb: 45678901\nc: 45678901\n", limits);
  CHECK(describe(read.faults) == "LineTooLong: 10");
  CHECK(read.faults.front().span == Span{15, 16});
}

TEST_CASE("limits: scalar, and the longer one of notes", "[text]") {
  const std::string longest(4096, 'x');
  CHECK(read_text("a: " + longest).root != nullptr);
  CHECK(read_text("- " + longest).root != nullptr);
  const auto read = read_text("a: " + longest + "x");
  CHECK(describe(read.faults) == "ScalarTooLong: 4096");
  CHECK(read.faults.front().span == Span{3, 3 + 4097});

  for (const std::string key : {"note", "text", "'note'"}) {
    std::string document = key;
    document += ": " + longest + "x";
    CHECK(read_text(document).root != nullptr);
  }
  CHECK(describe(read_text("notes: " + longest + "x").faults) == "ScalarTooLong: 4096");
  CHECK(describe(read_text("note: [" + longest + "x]").faults) == "ScalarTooLong: 4096");

  Limits limits;
  limits.long_scalar = 5;
  CHECK(read_text("note: 12345", limits).root != nullptr);
  CHECK(describe(read_text("text: |\n  12345\n", limits).faults) == "ScalarTooLong: 5");
}

TEST_CASE("limits: a length is that of the text, not of its source", "[text]") {
  Limits limits;
  limits.scalar = 3;
  CHECK(read_text(R"(a: "\x41\u0042C")", limits).root != nullptr);
  CHECK(describe(read_text(R"(a: "\u00e9é")", limits).faults) == "ScalarTooLong: 3");
}

TEST_CASE("limits: key", "[text]") {
  const std::string longest(64, 'k');
  CHECK(read_text(longest + ": b").root != nullptr);
  const auto read = read_text("a: {" + longest + "k: b}");
  CHECK(describe(read.faults) == "KeyTooLong: 64");
  CHECK(read.faults.front().span == Span{4, 4 + 65});
}

TEST_CASE("limits: a key that yaml-cpp does not take for one", "[text]") {
  const std::string key(1100, 'k');
  const auto block = read_text("a: b\n" + key + ": c\n");
  CHECK(describe(block.faults) == "KeyTooLong: 64");
  CHECK(block.faults.front().span == Span{5, 5 + 1100});
  CHECK(describe(read_text("{'" + key + "': c}").faults) == "KeyTooLong: 64");
}

TEST_CASE("limits: entries", "[text]") {
  Limits limits;
  limits.entries = 3;
  CHECK(read_text("[a, b, c]", limits).root != nullptr);
  CHECK(read_text("{a: 1, b: 2, c: 3}", limits).root != nullptr);
  const auto list = read_text("- a\n- b\n- c\n- d\n- e\n", limits);
  CHECK(describe(list.faults) == "TooManyEntries: 3");
  CHECK(list.faults.front().span == Span{14, 15});
  const auto mapping = read_text("{a: 1, b: 2, c: 3, d: 4, e: 5}", limits);
  CHECK(describe(mapping.faults) == "TooManyEntries: 3");
  CHECK(mapping.faults.front().span == Span{19, 20});
}

TEST_CASE("limits: faults", "[text]") {
  CHECK(read_text(repeat("- &a b\n", 100)).faults.size() == 100);
  const auto read = read_text(repeat("- &a b\n", 103));
  REQUIRE(read.faults.size() == 101);
  CHECK(describe({read.faults.back()}) == "TooManyFaults: 3");
  CHECK(read.faults.back().span == Span{702, 704});
  CHECK(describe({read_text(repeat("- &a b\n", 20'000)).faults.back()}) == "TooManyFaults: 19901");
}
