#include "records/text/lines.hpp"

#include <string>

#include "tests/catch.hpp"

namespace {

using orion::text::LineColumn;
using orion::text::LineIndex;

}  // namespace

TEST_CASE("lines: lines and columns of offsets", "[text]") {
  const std::string document = "ab\r\né\xFFx\n\nlast";
  const LineIndex index{document, 10};
  struct Row {
    std::uint32_t offset;
    LineColumn want;
  };
  const auto row = GENERATE(values<Row>({
      {0, {10, 1}},
      {2, {10, 3}},  // at CR
      {3, {10, 4}},  // at LF
      {4, {11, 1}},  // é
      {5, {11, 1}},  // within é
      {6, {11, 2}},  // a stray byte counts as one
      {7, {11, 3}},
      {8, {11, 4}},  // at LF
      {9, {12, 1}},  // an empty line
      {10, {13, 1}},
      {14, {13, 5}},  // the end
      {99, {13, 5}},  // beyond
  }));
  CAPTURE(row.offset);
  CHECK(index.at(row.offset) == row.want);
}

TEST_CASE("lines: a byte order mark has no column", "[text]") {
  const std::string document = "\xEF\xBB\xBFé: b\n";
  const LineIndex index{document, 1};
  CHECK(index.at(0) == LineColumn{1, 1});
  CHECK(index.at(3) == LineColumn{1, 1});
  CHECK(index.at(5) == LineColumn{1, 2});
  CHECK(index.at(9) == LineColumn{2, 1});
  CHECK(index.line(1) == "é: b");
  CHECK(LineIndex{"a\n\xEF\xBB\xBF"
                  "b",
                  1}
            .at(5) == LineColumn{2, 2});
}

TEST_CASE("lines: their texts", "[text]") {
  const std::string document = "ab\r\n\ncd";
  const LineIndex index{document, 5};
  CHECK(index.line(4).empty());
  CHECK(index.line(5) == "ab");
  CHECK(index.line(6).empty());
  CHECK(index.line(7) == "cd");
  CHECK(index.line(8).empty());
  CHECK(LineIndex{"", 1}.line(1).empty());
  CHECK(LineIndex{"", 1}.at(0) == LineColumn{1, 1});
  CHECK(LineIndex{"a\n", 1}.line(2).empty());
  CHECK(LineIndex{"a\n", 1}.at(2) == LineColumn{2, 1});
}
