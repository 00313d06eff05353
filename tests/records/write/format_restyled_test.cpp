// Records written in every style that YAML has for them: one canonical form for all, and the same verdict behind it.

#include <algorithm>
#include <string>
#include <vector>

#include "records/text/reader.hpp"
#include "records/write/format_document.hpp"
#include "tests/catch.hpp"
#include "tests/plain/plain_random.hpp"
#include "tests/plain/plain_yaml.hpp"
#include "tests/records/judge/judged.hpp"
#include "tests/records/write/format_said.hpp"
#include "tests/records/write/format_stylist.hpp"

namespace plain = orion::plain;
namespace testing = orion::testing;
namespace text = orion::text;
using orion::write::format_document;
using testing::Remarks;
using testing::Yaml;

namespace {

/// A game with the things that people write beside their moves.
Yaml adorned_game(plain::Chance& chance, std::uint64_t seed) {
  plain::RandomOptions options;
  options.rules = plain::random_rules(chance);
  options.placed_percent = 20;
  const plain::Game game = plain::random_game(seed, options);
  const std::string text =
      plain::yaml_of(game, plain::truthful_claims(chance, plain::judge(game, {})), "g" + std::to_string(seed));
  const text::ReadText read = text::read_text(text);
  REQUIRE(read.root != nullptr);
  Yaml root = Yaml::of(*read.root);
  const std::vector<std::string>& texts = testing::awkward_texts();
  for (std::size_t index = 0; index < root.keys.size(); ++index) {
    if (root.keys[index] != "moves") continue;
    for (Yaml& move : root.items[index].items) {
      if (chance.percent(8)) move.add("note", Yaml::scalar(chance.pick(texts)));
      if (chance.percent(8)) move.add("clock", Yaml::scalar("0:12:40"));
      if (chance.percent(4)) move.add("x-seen", Yaml::list({Yaml::scalar("a"), Yaml::scalar("b: c")}));
    }
  }
  if (chance.percent(50)) {
    Yaml event = Yaml::mapping();
    event.add("name", Yaml::scalar(chance.pick(texts)));
    event.add("date", Yaml::scalar("2026-05-02"));
    event.add("round", Yaml::scalar("3"));
    root.add("event", std::move(event));
  }
  if (chance.percent(50)) root.add("note", Yaml::scalar(chance.pick(texts)));
  if (chance.percent(30)) root.add("x-own", Yaml::of(*read.root));
  return root;
}

}  // namespace

TEST_CASE("fmt: one canonical form for every style", "[format]") {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    plain::Chance chance{seed};
    const Yaml game = adorned_game(chance, seed);
    const std::string first = testing::in_some_style(game, chance, Remarks::None).document;
    const auto canonical = format_document(first, {});
    CAPTURE(seed, first);
    REQUIRE(canonical);
    CHECK(format_document(*canonical, {}) == canonical);
    CHECK(testing::said_of(*canonical) == testing::said_of(first));
    const std::string body = canonical->substr(canonical->starts_with("---\n") ? 4 : 0);
    for (int style = 0; style < 3; ++style) {
      const std::string other = testing::in_some_style(game, chance, Remarks::None).document;
      const auto same = format_document(other, {});
      CAPTURE(other);
      REQUIRE(same);
      CHECK(same->substr(same->starts_with("---\n") ? 4 : 0) == body);
    }
  }
}

TEST_CASE("fmt: comments survive in every style", "[format]") {
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    plain::Chance chance{seed + 1000};
    const auto [document, comments] = testing::in_some_style(adorned_game(chance, seed), chance, Remarks::Comments);
    const auto canonical = format_document(document, {});
    CAPTURE(seed);
    INFO(document);
    REQUIRE(canonical);
    CHECK(format_document(*canonical, {}) == canonical);
    CHECK(testing::said_of(*canonical) == testing::said_of(document));
    CHECK(testing::cut_texts(*canonical) <= testing::cut_texts(document));
    for (const std::string& comment : comments) {
      CAPTURE(comment);
      CHECK(canonical->find(comment + "\n") != std::string::npos);
    }
  }
}

TEST_CASE("fmt: comments stay in their order where keys do", "[format]") {
  for (std::uint64_t seed = 1; seed <= 300; ++seed) {
    plain::Chance chance{seed + 2000};
    const auto bare =
        format_document(testing::in_some_style(adorned_game(chance, seed), chance, Remarks::None).document, {});
    REQUIRE(bare);
    const text::ReadText read = text::read_text(*bare);
    const auto [document, comments] = testing::in_some_style(Yaml::of(*read.root), chance, Remarks::InOrder);
    const auto canonical = format_document(document, {});
    CAPTURE(seed);
    INFO(document);
    REQUIRE(canonical);
    std::size_t at = 0;
    for (const std::string& comment : comments) {
      CAPTURE(comment);
      at = canonical->find(comment + "\n", at);
      REQUIRE(at != std::string::npos);
    }
  }
}
