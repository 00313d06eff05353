// How texts are written: no value changes, wherever it stands and whatever is in it.

#include "records/write/format_scalar.hpp"

#include <string>
#include <vector>

#include "records/text/reader.hpp"
#include "records/write/format_document.hpp"
#include "tests/catch.hpp"

namespace text = orion::text;
using orion::write::format_document;
using orion::write::in_double_quotes;
using orion::write::is_safe_plain;
using orion::write::looks_like_another_type;
using orion::write::Place;

namespace {

/// Every byte that could mean something as an escape, so that the test does not lean on what it tests.
std::string escaped(std::string_view text) {
  std::string out = "\"";
  for (const char byte : text) {
    const bool letter =
        (byte >= 'a' && byte <= 'z') || (byte >= 'A' && byte <= 'Z') || static_cast<signed char>(byte) < 0;
    constexpr std::string_view kDigits = "0123456789abcdef";
    const auto value = static_cast<unsigned char>(byte);
    out += letter ? std::string{byte} : std::string{"\\x"} + kDigits[value >> 4U] + kDigits[value & 0xFU];
  }
  return out + '"';
}

std::string record_with_text(std::string_view text) {
  const std::string written = escaped(text);
  return "game: orion-duel\nformat: 1\nevent: {name: " + written + "}\nnote: " + written +
         "\nplayers: {blue: {name: " + written + ", id: 1}, orange: " + written +
         "}\nsetup: {name: symmetric-1, start: orange}\nmoves:\n  - {orange: e4, note: " + written + "}\nx-own: [" +
         written + ", [" + written + "], {a: " + written + "}]\n";
}

/// The texts of a document in their order, keys included.
void collect(const text::Node& node, std::vector<std::string>& texts) {
  if (node.kind == text::NodeKind::Scalar) texts.emplace_back(node.text);
  for (const text::Node& child : text::Children{node}) collect(child, texts);
}

std::vector<std::string> texts_of(std::string_view document) {
  const text::ReadText read = text::read_text(document);
  std::vector<std::string> texts;
  if (read.root != nullptr) collect(*read.root, texts);
  return texts;
}

std::vector<std::string> strange_texts() {
  std::vector<std::string> texts;
  // clang-format off
  for (const char* text : {
      "- x", "-", "-x", "--- a", "...", "? x", "?", "?x", "x? y", "x?", ": x", ":", ":x", "x:", "a: b", "a:b", "#", "# x", "a # b",
      "a#b", "'", "''", "'x'", "\"", "\"x\"", "a\"b", "a'b", "\\", "a\\nb", " x", "x ", " ", "  ", "", "null", "Null",
      "~", "yes", "no", "on", "Off", "true", "FALSE", "y", "n", "1", "-1", "-0", "01", "1e3", "1.5", ".5", "-.inf",
      ".nan", "0x1F", "0o17", "1_000", "12:30", "0:12:40", "190:20:30", "2026-05-02", "2026-5-2",
      "2026-05-02 10:00:00", "2026-05-02T10:00:00Z", "12345678901234567890", "[x", "[x]", "{x", "{x: y}", "x]",
      "x, y", ",", "*a", "&a", "!t", "!!str x", "%", "%YAML 1.2", "@", "@x", "`", "`x", "|", "|x", ">", "> x", "<<",
      "=", "\t", "a\tb", "\tx", "x\t", "\n", "a\nb", "a\nb\n", "a\nb\n\n", "\na", "\n\na\n", "a\n\nb", "a\n\n\nb\n",
      " a\nb", "  a\n b\n", "a\n b", "a\n  b\nc", "a \nb", "a\n \nb", "\ta\nb", "a\n\tb", "a\tb\nc", "# a\n# b",
      "---\n---\n", "- a\n- b", "a: b\nc: d\n", "a\n#b", "'\n\"\n", "ä", "漢字", "😀\n😀", "a\xC2\xA0", "\xE2\x80\xA8",
      "a\xE2\x80\xA9z", "\xEF\xBB\xBF", "a\xEF\xBB\xBFz\nb", "\xEF\xBF\xBE", "x\n...\ny"}) {
    texts.emplace_back(text);
  }
  // clang-format on
  texts.push_back(std::string(4000, 'x'));
  texts.push_back(std::string(200, ' '));
  texts.push_back(std::string(2000, 'x') + "\n" + std::string(2000, 'y'));
  texts.push_back("a\n" + std::string(300, ' ') + "b");
  return texts;
}

}  // namespace

TEST_CASE("fmt: a text is the same behind it", "[format]") {
  for (const std::string& text : strange_texts()) {
    CAPTURE(text);
    const std::string document = record_with_text(text);
    const auto once = format_document(document, {});
    REQUIRE(once);
    CHECK(texts_of(*once) == texts_of(document));
    CHECK(format_document(*once, {}) == once);
    CHECK(once->find_first_of("\t\r") == (text == "a\tb\nc" ? once->find('\t') : std::string::npos));
  }
}

TEST_CASE("fmt: own keys of any name", "[format]") {
  for (const std::string& text : strange_texts()) {
    if (text.size() > 60) continue;
    CAPTURE(text);
    const std::string document =
        "game: orion-duel\nx-own: {" + escaped(text) + ": 1, b: [{" + escaped(text) + ": 2}]}\n";
    const auto once = format_document(document, {});
    REQUIRE(once);
    CHECK(texts_of(*once) == texts_of(document));
    CHECK(format_document(*once, {}) == once);
  }
}

TEST_CASE("fmt: a text longer than a line may be", "[format]") {
  for (const std::string& unit :
       {std::string{"x"}, std::string{" "}, std::string{"\""}, std::string{"ö "}, std::string{"\\\n"},
        std::string{"\n \t"}, std::string(1000, 'x') + "\n", std::string(30'001, 'x') + "\n"}) {
    std::string text;
    while (text.size() + unit.size() <= 60 * 1024) text += unit;
    std::string document = "game: orion-duel\nnote: \"";
    for (std::size_t at = 0; at < text.size(); at += 999) {
      const std::string part = escaped(text.substr(at, 999));
      document += part.substr(1, part.size() - 2) + "\\\n  ";
    }
    document += "\"\n";
    const auto once = format_document(document, {});
    CAPTURE(unit.substr(0, 10), text::read_text(document).faults.size());
    REQUIRE(once);
    CHECK(texts_of(*once) == texts_of(document));
    CHECK(format_document(*once, {}) == once);
  }
}

TEST_CASE("fmt: without quotes where that is safe", "[format]") {
  const auto written = [](std::string_view text, Place place) {
    return is_safe_plain(text, place) && !looks_like_another_type(text);
  };
  for (const char* text : {"Ada", "a b", "Ada-Lovelace", "-x",         "a#b", "it's",       "say \"x\"",         "1",
                           "-12", "0",   "2026-05-02",   "e4 e5 / f5", "ä",   "a\xC2\xA0z", "h0123456789abcdef", "x*",
                           "50%", "3rd", "A2",           "50 %"}) {
    CAPTURE(text);
    CHECK(written(text, Place::Block));
    CHECK(written(text, Place::Flow));
  }
  for (const char* text : {"a, b", "[", "a[1]", "a:b", "https://x", "x? y", "{x}", "x}"}) {
    CAPTURE(text);
    CHECK(written(text, Place::Block) == (std::string_view{"[{"}.find(text[0]) == std::string_view::npos));
    CHECK_FALSE(written(text, Place::Flow));
  }
  for (const char* text : {"",
                           " x",
                           "x ",
                           "a: b",
                           "x:",
                           "a #b",
                           "- x",
                           "yes",
                           "No",
                           "null",
                           "~",
                           "1e3",
                           "007",
                           "1.0",
                           "0:12:40",
                           "0x1F",
                           "+1",
                           ".5",
                           ".inf",
                           "-.INF",
                           "2026-5-2",
                           "2026-05-02 10:00",
                           "1234567890123456",
                           "<<",
                           "="}) {
    CAPTURE(text);
    CHECK_FALSE(written(text, Place::Block));
    CHECK_FALSE(written(text, Place::Flow));
  }
  CHECK(in_double_quotes("a\"b\\c\td\ne'ä\xE2\x80\xA8") == "\"a\\\"b\\\\c\\td\\ne'ä\\u2028\"");
}

TEST_CASE("fmt: where no canonical form is within the limits, there is none", "[format]") {
  // Brackets take two bytes a level, and block style two blanks a level on every line.
  const std::string deep = std::string(12, '[') + "1" + std::string(12, ']');
  std::string document = "game: orion-duel\nx-own: [";
  for (int each = 0; each < 7000; ++each) document += each % 100 == 0 ? "\n  {a: 1, b: 2}," : "{a: 1, b: 2},";
  document += deep + "]\n";
  REQUIRE(text::read_text(document).root != nullptr);
  CHECK(format_document(document, {}));
  text::Limits tight;
  tight.document = document.size();
  CHECK_FALSE(format_document(document, tight));
}
