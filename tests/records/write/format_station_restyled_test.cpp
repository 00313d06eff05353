// Records of The Orion Station and decks written in every style that YAML has for them: one canonical form for all, and
// the same verdict behind it.

#include <algorithm>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "records/judge/decks.hpp"
#include "records/text/reader.hpp"
#include "records/write/format_document.hpp"
#include "records/write/station_generate.hpp"
#include "tests/catch.hpp"
#include "tests/plain/plain_chance.hpp"
#include "tests/records/judge/judged.hpp"
#include "tests/records/write/format_said.hpp"
#include "tests/records/write/format_stylist.hpp"
#include "tests/records/write/odd_deck.hpp"

namespace orion {

namespace {

using testing::Remarks;
using testing::Yaml;
using write::format_document;

Yaml tree_of(std::string_view document) {
  const text::ReadText read = text::read_text(document);
  REQUIRE(read.root != nullptr);
  return Yaml::of(*read.root);
}

Yaml* below(Yaml& mapping, std::string_view key) {
  const auto found = std::find(mapping.keys.begin(), mapping.keys.end(), key);
  return found == mapping.keys.end() ? nullptr : &mapping.items[static_cast<std::size_t>(found - mapping.keys.begin())];
}

/// Notes, own keys and rulings, as people write them beside their turns and actions.
void adorn(Yaml& item, plain::Chance& chance) {
  const std::vector<std::string>& texts = testing::awkward_texts();
  if (chance.percent(6)) item.add("note", Yaml::scalar(chance.pick(texts)));
  if (chance.percent(3)) item.add("x-seen", Yaml::list({Yaml::scalar("a"), Yaml::scalar("b: c")}));
  if (chance.percent(2)) {
    Yaml ruling = Yaml::mapping();
    ruling.add("decision", Yaml::scalar("stands"));
    ruling.add("reason", Yaml::scalar(chance.pick(texts)));
    item.add("ruling", std::move(ruling));
  }
}

/// A game, sometimes with the deck in it, and with a fault in every fourth.
Yaml adorned_game(plain::Chance& chance, std::uint64_t seed) {
  const auto& deck = testing::odd_deck();
  const write::StationRequest request{deck.deck, "odd.yaml"};
  static const std::vector<write::Plantable> kKinds = write::station_plantable();
  std::optional<std::string> text;
  if (chance.percent(25)) text = write::generate_station(seed, request, &chance.pick(kKinds).code);
  if (!text) text = write::generate_station(seed, request, nullptr);
  Yaml root = tree_of(*text);
  *below(root, "deck") = tree_of(testing::odd_deck_text());
  if (Yaml* const turns = below(root, "turns")) {
    for (Yaml& turn : turns->items) {
      const bool leaves = below(turn, "leaves") != nullptr;
      if (!leaves) adorn(turn, chance);
      if (Yaml* const actions = below(turn, "actions")) {
        for (Yaml& action : actions->items) adorn(action, chance);
      }
    }
  }
  if (chance.percent(50)) root.add("note", Yaml::scalar(chance.pick(testing::awkward_texts())));
  if (chance.percent(30)) root.add("x-own", Yaml::of(*text::read_text(*text).root));
  return root;
}

std::string body(const std::string& canonical) { return canonical.substr(canonical.starts_with("---\n") ? 4 : 0); }

void check_styles(const Yaml& tree, plain::Chance& chance) {
  const std::string first = testing::in_some_style(tree, chance, Remarks::None).document;
  const auto canonical = format_document(first, {});
  INFO(first);
  REQUIRE(canonical);
  CHECK(format_document(*canonical, {}) == canonical);
  CHECK(testing::said_of(*canonical) == testing::said_of(first));
  for (int style = 0; style < 2; ++style) {
    const std::string other = testing::in_some_style(tree, chance, Remarks::None).document;
    const auto same = format_document(other, {});
    INFO(other);
    REQUIRE(same);
    CHECK(body(*same) == body(*canonical));
  }
}

void check_comments(const Yaml& tree, plain::Chance& chance) {
  const auto [document, comments] = testing::in_some_style(tree, chance, Remarks::Comments);
  const auto canonical = format_document(document, {});
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

}  // namespace

TEST_CASE("fmt: one canonical form for every style of a Station record", "[format][station]") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    CAPTURE(seed);
    plain::Chance chance{seed};
    check_styles(adorned_game(chance, seed), chance);
  }
}

TEST_CASE("fmt: comments of a Station record survive in every style", "[format][station]") {
  for (std::uint64_t seed = 1; seed <= 120; ++seed) {
    CAPTURE(seed);
    plain::Chance chance{seed + 1000};
    check_comments(adorned_game(chance, seed), chance);
  }
}

TEST_CASE("fmt: decks in every style", "[format][deck]") {
  for (const std::string_view text : {testing::odd_deck_text(), judge::builtin_deck_text("trade-demo")}) {
    for (std::uint64_t seed = 1; seed <= 40; ++seed) {
      CAPTURE(seed);
      plain::Chance chance{seed + 2000};
      check_styles(tree_of(text), chance);
      check_comments(tree_of(text), chance);
    }
  }
}

TEST_CASE("fmt: comments of a Station record stay in their order where keys do", "[format][station]") {
  for (std::uint64_t seed = 1; seed <= 60; ++seed) {
    plain::Chance chance{seed + 3000};
    const auto bare =
        format_document(testing::in_some_style(adorned_game(chance, seed), chance, Remarks::None).document, {});
    REQUIRE(bare);
    const auto [document, comments] = testing::in_some_style(tree_of(*bare), chance, Remarks::InOrder);
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

TEST_CASE("fmt: built-in decks are canonical", "[format][deck]") {
  for (const std::string_view name : judge::builtin_deck_names()) {
    CAPTURE(name);
    const std::string text{judge::builtin_deck_text(name)};
    CHECK(format_document(text, {}) == text);
  }
}

}  // namespace orion
