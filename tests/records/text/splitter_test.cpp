#include "records/text/splitter.hpp"

#include <algorithm>
#include <string>
#include <vector>

#include "tests/catch.hpp"

namespace {

using namespace std::string_view_literals;
using orion::text::ByteSource;
using orion::text::DocumentSplitter;
using orion::text::RawDocument;

constexpr std::size_t kRoomy = 1000;

/// Gives at most `step` bytes at a time.
ByteSource source_of(std::string_view text, std::size_t step) {
  return [text, step](char* buffer, std::size_t size) mutable -> std::optional<std::size_t> {
    const std::size_t given = std::min({size, step, text.size()});
    text.copy(buffer, given);
    text.remove_prefix(given);
    return given;
  };
}

/// "line: bytes", with `+` behind the line where the document is longer than the limit.
std::vector<std::string> split(std::string_view text, std::size_t step = 7, std::size_t limit = kRoomy) {
  DocumentSplitter splitter{source_of(text, step), limit};
  std::vector<std::string> result;
  RawDocument document;
  while (splitter.next(document)) {
    result.push_back(std::to_string(document.first_line) + (document.oversize ? "+: " : ": ") + document.bytes);
  }
  CHECK_FALSE(splitter.failed());
  CHECK_FALSE(splitter.next(document));
  return result;
}

using Documents = std::vector<std::string>;
const Documents kNone;

}  // namespace

TEST_CASE("splitter: where documents begin", "[text]") {
  CHECK(split("") == kNone);
  CHECK(split("a: b") == Documents{"1: a: b"});
  CHECK(split("a: b\n---\nc: d\n") == Documents{"1: a: b\n", "2: ---\nc: d\n"});
  CHECK(split("---\na\n---\nb\n") == Documents{"1: ---\na\n", "3: ---\nb\n"});
  CHECK(split("a\n--- b\n---\tc\n---\r\nd") == Documents{"1: a\n", "2: --- b\n", "3: ---\tc\n", "4: ---\r\nd"});
  CHECK(split("a\n---") == Documents{"1: a\n"});
  CHECK(split("a\n--- # c\nb") == Documents{"1: a\n", "2: --- # c\nb"});
}

TEST_CASE("splitter: where they do not", "[text]") {
  CHECK(split("a\n---b\n ---\n----\n--\n---\rc\n") == Documents{"1: a\n---b\n ---\n----\n--\n---\rc\n"});
  CHECK(split("a ---\nb") == Documents{"1: a ---\nb"});
  CHECK(split("a\n...\nb") == Documents{"1: a\n...\nb"});
}

TEST_CASE("splitter: stretches that say nothing are no documents", "[text]") {
  const std::string_view text =
      GENERATE("\n\n"sv, "# a"sv, "# a\n---\n"sv, "---"sv, "---\n---\n--- # b\n"sv, "...\n"sv, "... # c\n---\n...\n"sv,
               " \t# d\r\n\r\n"sv, "\xEF\xBB\xBF"sv, "\xEF\xBB\xBF---\n"sv, "\xEF\xBB\xBF# e\n"sv, "--- \t\n"sv);
  CAPTURE(text);
  CHECK(split(text) == kNone);
  CHECK(split(std::string{text} + "\n---\na") ==
        Documents{std::to_string(1 + std::count(text.begin(), text.end(), '\n') + 1) + ": ---\na"});
}

TEST_CASE("splitter: whatever says something is one", "[text]") {
  const std::string_view text = GENERATE("--- x"sv, "---\n#\n x"sv, "--"sv,
                                         "..."
                                         "x"sv,
                                         ".."sv, "-"sv, "\r"sv, "#\rx"sv, "--- #\r"sv, "\xEF\xBB"sv, "\xEF\xBBx"sv,
                                         "\0"sv, " ..."sv, "---#"sv, "\n\xEF\xBB\xBF"sv, "%"sv, "---\n... x"sv);
  CAPTURE(text);
  CHECK(split(text) == Documents{"1: " + std::string{text}});
}

TEST_CASE("splitter: a byte order mark may stand before the first marker", "[text]") {
  CHECK(split("\xEF\xBB\xBF---\na\n---\nb") == Documents{"1: \xEF\xBB\xBF---\na\n", "3: ---\nb"});
  CHECK(split("\xEF\xBB\xBF"
              "a\n---\nb") == Documents{"1: \xEF\xBB\xBF"
                                        "a\n",
                                        "2: ---\nb"});
}

TEST_CASE("splitter: documents beyond the limit are cut, those behind them found", "[text]") {
  const std::string_view text = "---\n0123456789\n# 0123456789\n---\nb\n";
  CHECK(split(text, 3, 8) == Documents{"1+: ---\n0123", "4: ---\nb\n"});
  CHECK(split("0123", 3, 4) == Documents{"1: 0123"});
  CHECK(split("01234", 3, 4) == Documents{"1+: 0123"});
  CHECK(split("# 0123456789\n\n---\nb", 3, 6) == Documents{"3: ---\nb"});
  CHECK(split("# 0123456789\nx\n---\nb", 3, 6) == Documents{"1+: # 0123", "3: ---\nb"});
}

TEST_CASE("splitter: the size of the reads changes nothing", "[text]") {
  const std::string text =
      "\xEF\xBB\xBF# head\r\n---\r\na: b\r\n---\n--- c\n\n...\n--- # d\n---e\n-\n--\n---\n----\n---\n" +
      std::string(50, 'f') + "\n---\tg\n# h\n---";
  const std::size_t limit = GENERATE(std::size_t{20}, std::size_t{1000});
  const Documents want = split(text, 1'000'000, limit);
  CHECK(want.size() == 6);
  for (std::size_t step = 1; step <= 40; ++step) {
    CAPTURE(step, limit);
    CHECK(split(text, step, limit) == want);
  }
}

TEST_CASE("splitter: markers across its own buffer", "[text]") {
  for (std::size_t length = 65'520; length <= 65'545; ++length) {
    const std::string first(length, 'a');
    const auto documents = split(first + "\r\n---\r\nb\r\n", 1'000'000, 100);
    REQUIRE(documents.size() == 2);
    CHECK(documents[1] == "2: ---\r\nb\r\n");
  }
}

TEST_CASE("splitter: a source that fails", "[text]") {
  int calls = 0;
  DocumentSplitter splitter{[&](char* buffer, std::size_t) -> std::optional<std::size_t> {
                              if (++calls == 2) return std::nullopt;
                              return std::string_view{"a\n---\nb: c"}.copy(buffer, 10);
                            },
                            kRoomy};
  RawDocument document;
  CHECK(splitter.next(document));
  CHECK(document.bytes == "a\n");
  CHECK_FALSE(splitter.next(document));
  CHECK(splitter.failed());
  CHECK_FALSE(splitter.next(document));
  CHECK(calls == 2);
}
