// `rules` on a command line, and telling whether bytes are ours at all.

#include <string>
#include <string_view>

#include "records/read/kind.hpp"
#include "records/read/rules.hpp"
#include "tests/catch.hpp"

namespace orion {

TEST_CASE("rules: a profile and options on a command line", "[read]") {
  struct Row {
    std::string_view text, want;
  };
  const auto row = GENERATE(values<Row>({
      {"rulebook", "rulebook"},
      {"bga", "bga"},
      {"rulebook+bends=as-printed", "rulebook+bends=as-printed"},
      {"rulebook+bends=either", "rulebook"},
      {"bga+count=conditions", "bga+count=conditions"},
      {"bga+count=instances", "bga"},
      {"rulebook+bends=as-printed+count=instances", "rulebook+count=instances+bends=as-printed"},
      {"rulebook+bends=as-printed+bends=either", "rulebook"},
  }));
  CAPTURE(row.text);
  std::string trouble;
  const auto rules = read::parse_duel_rules(row.text, trouble);
  REQUIRE(rules);
  CHECK(to_string(*rules) == row.want);
  CHECK(trouble.empty());
  CHECK(read::parse_duel_rules(to_string(*rules), trouble) == rules);
}

TEST_CASE("rules: refused on a command line", "[read]") {
  const auto text = GENERATE(
      values<std::string_view>({"", "+", "Rulebook", "bends=as-printed", "rulebook+bends",
                                "rulebook+bends=", "rulebook+bends=both", "rulebook+count=as-printed",
                                "rulebook++bends=either", "rulebook+x=y", "rulebook bends=either", "bga,rulebook"}));
  CAPTURE(text);
  std::string trouble;
  CHECK_FALSE(read::parse_duel_rules(text, trouble));
  CHECK_FALSE(trouble.empty());
}

TEST_CASE("kind: whether bytes could be ours", "[read]") {
  struct Row {
    std::string_view bytes;
    bool ours;
  };
  const auto row = GENERATE(values<Row>({
      {"game: orion-duel", true},
      {"{\"game\": \"orion-duel\"}", true},
      {"{'deck' : x}", true},
      {"a: b\nmatch\t: [x]", true},
      {"- tournament: Open", false},
      {"game:", true},
      {"videogame: x", false},
      {"my-game: x", false},
      {"games: x", false},
      {"game over", false},
      {"the game\n: x", false},
      {"", false},
      {std::string_view{"g\0a\0m\0e\0:\0 \0", 12}, true},
      {std::string_view{"\0\0\0\0", 4}, false},
      {"videogame: x\ngame: y", true},
  }));
  CAPTURE(row.bytes);
  CHECK(read::may_be_ours(row.bytes) == row.ours);
}

}  // namespace orion
