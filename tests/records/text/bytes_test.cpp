#include "records/text/bytes.hpp"

#include <string>

#include "records/text/utf8.hpp"
#include "tests/catch.hpp"
#include "tests/records/text/marked.hpp"

namespace {

using namespace std::string_view_literals;
using orion::text::Limits;
using orion::text::scan_bytes;
using orion::text::testing::describe;
using orion::text::testing::mark;
using orion::text::testing::unmark;

struct Row {
  std::string_view what;
  std::string_view marked;
  std::string_view want;
};

}  // namespace

TEST_CASE("bytes: one row per kind and boundary", "[text]") {
  const auto row = GENERATE(values<Row>({
      {"NUL", "ab«\0»c"sv, "ControlCharacter: U+0000"},
      {"NUL second", "a«\0»bc"sv, "ControlCharacter: U+0000"},
      {"bell", "a«\a»"sv, "ControlCharacter: U+0007"},
      {"escape", "a: «\x1B»[0m"sv, "ControlCharacter: U+001B"},
      {"the last below the blank", "a«\x1F»"sv, "ControlCharacter: U+001F"},
      {"blank", "a "sv, ""},
      {"the last printable", "~"sv, ""},
      {"delete", "a«\x7F»"sv, "ControlCharacter: U+007F"},
      {"the first C1", "a«\xC2\x80»"sv, "ControlCharacter: U+0080"},
      {"next line", "a«\xC2\x85»"sv, "ControlCharacter: U+0085"},
      {"the last C1", "a«\xC2\x9F»"sv, "ControlCharacter: U+009F"},
      {"no-break space", "a\xC2\xA0"sv, ""},
      {"only the first of a kind", "«\x01»\x02\x03«\xFF»\xFE"sv, "ControlCharacter: U+0001\nInvalidUtf8"},
      {"tab, LF, CR LF", "a\tb\nc\r\nd"sv, ""},
      {"lone CR", "a«\r»b\n"sv, "LoneCarriageReturn"},
      {"CR at the end", "a«\r»"sv, "LoneCarriageReturn"},
      {"CR CR LF", "a«\r»\r\n"sv, "LoneCarriageReturn"},
      {"no lead byte", "«\x80»"sv, "InvalidUtf8"},
      {"overlong, two", "«\xC0»\xAF"sv, "InvalidUtf8"},
      {"overlong, two, the last", "«\xC1»\xBF"sv, "InvalidUtf8"},
      {"overlong, three", "«\xE0»\x9F\xBF"sv, "InvalidUtf8"},
      {"the first of three", "\xE0\xA0\x80"sv, ""},
      {"overlong, four", "«\xF0»\x8F\xBF\xBF"sv, "InvalidUtf8"},
      {"the first of four", "\xF0\x90\x80\x80"sv, ""},
      {"before the surrogates", "\xED\x9F\xBF"sv, ""},
      {"the first surrogate", "«\xED»\xA0\x80"sv, "InvalidUtf8"},
      {"the last surrogate", "«\xED»\xBF\xBF"sv, "InvalidUtf8"},
      {"behind the surrogates", "\xEE\x80\x80"sv, ""},
      {"the last character", "\xF4\x8F\xBF\xBF"sv, ""},
      {"beyond", "«\xF4»\x90\x80\x80"sv, "InvalidUtf8"},
      {"a lead byte of five", "«\xF8»\x88\x80\x80\x80"sv, "InvalidUtf8"},
      {"cut off", "a«\xE2»\x82"sv, "InvalidUtf8"},
      {"cut off by ASCII", "a«\xE2»\x82 b"sv, "InvalidUtf8"},
      {"byte order mark",
       "\xEF\xBB\xBF"
       "a"sv,
       ""},
      {"UTF-16LE mark", "«\xFF\xFE»a\0"sv, "OtherEncoding: UTF-16LE"},
      {"UTF-16BE mark", "«\xFE\xFF»\0a"sv, "OtherEncoding: UTF-16BE"},
      {"UTF-32LE mark", "«\xFF\xFE\0\0»a\0\0\0"sv, "OtherEncoding: UTF-32LE"},
      {"UTF-32BE mark", "«\0\0\xFE\xFF»\0\0\0a"sv, "OtherEncoding: UTF-32BE"},
      {"UTF-16LE", "«a\0:\0»"sv, "OtherEncoding: UTF-16LE"},
      {"UTF-16BE", "«\0a\0:»"sv, "OtherEncoding: UTF-16BE"},
      {"UTF-32LE", "«a\0\0\0»"sv, "OtherEncoding: UTF-32LE"},
      {"UTF-32BE", "«\0\0\0a»"sv, "OtherEncoding: UTF-32BE"},
  }));
  const auto document = unmark(row.marked);
  const auto faults = scan_bytes(document.text, Limits{});
  CAPTURE(row.what);
  CHECK(describe(faults) == row.want);
  CHECK(mark(document.text, faults) == row.marked);
}

TEST_CASE("bytes: the fast path sees each bad byte at each place of a word", "[text]") {
  for (int value = 0; value < 256; ++value) {
    const bool wanted = (value < 0x20 && value != '\t' && value != '\n') || value >= 0x7F;
    for (std::size_t place = 0; place < 16; ++place) {
      std::string text(24, '~');
      text[place] = static_cast<char>(value);
      // A byte order mark needs three bytes, so that this is none.
      if (scan_bytes(text, Limits{}).empty() == wanted) FAIL("byte " << value << " at " << place);
    }
  }
}

TEST_CASE("bytes: every character of Unicode, there and back", "[text]") {
  std::size_t valid = 0;
  for (unsigned lead = 0; lead < 0x110000; ++lead) {
    std::string bytes;
    if (lead < 0x80) {
      bytes = {static_cast<char>(lead)};
    } else if (lead < 0x800) {
      bytes = {static_cast<char>(0xC0 | lead >> 6), static_cast<char>(0x80 | (lead & 0x3F))};
    } else if (lead < 0x10000) {
      bytes = {static_cast<char>(0xE0 | lead >> 12), static_cast<char>(0x80 | (lead >> 6 & 0x3F)),
               static_cast<char>(0x80 | (lead & 0x3F))};
    } else {
      bytes = {static_cast<char>(0xF0 | lead >> 18), static_cast<char>(0x80 | (lead >> 12 & 0x3F)),
               static_cast<char>(0x80 | (lead >> 6 & 0x3F)), static_cast<char>(0x80 | (lead & 0x3F))};
    }
    const auto here = orion::text::decode_utf8(bytes, 0);
    if (here.valid && (here.value != lead || here.length != bytes.size())) FAIL("character " << lead);
    if (here.valid) ++valid;
  }
  CHECK(valid == 0x110000 - 0x800);
}

TEST_CASE("bytes: nothing is parsed that is not text", "[text]") {
  const auto read = orion::text::read_text("a: &b \x01\n\xFF: *c\n"sv);
  CHECK(describe(read.faults) == "ControlCharacter: U+0001\nInvalidUtf8");
  CHECK(read.root == nullptr);
}
