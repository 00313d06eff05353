// S1.1 and S8: what can be wrong with a set-up.

#include "core/station/setup.hpp"

#include <string>
#include <string_view>

#include "core/station/game.hpp"
#include "tests/catch.hpp"
#include "tests/core/station/action_words.hpp"
#include "tests/core/station/scene_words.hpp"

namespace orion {

namespace {

/// "S101 Ada", "S800d pile item 2"
std::string faults(std::string_view hands, std::string_view pile) {
  const testing::NamedDeck deck =
      testing::deck_of("ice goods x3; ore goods x2; relay equipment x1; loan support x2; decoy defence x1");
  station::Setup setup;
  for (const std::string_view each : testing::split(hands, '|')) setup.hands.push_back(deck.card_list(each));
  if (pile != "none") setup.pile = deck.card_list(pile);
  const auto found = station::setup_faults(deck.deck, {.hand = 2}, setup);
  CHECK(station::Game(deck.deck, {.hand = 2}, setup).setup_faults().size() == found.size());
  std::string text;
  for (const station::Violation& each : found) {
    text += (text.empty() ? "" : ", ") + testing::ids({each});
    text += " " + (each.player ? std::string{testing::kNames[*each.player]} : "pile");
    if (each.where.item) text += " item " + std::to_string(*each.where.item);
  }
  return text;
}

}  // namespace

TEST_CASE("set-up: one row per clause, hands of two, a deck of nine", "[station][setup]") {
  struct Row {
    std::string_view clause, hands, pile, want;
  };
  const auto row = GENERATE(values<Row>({
      {"S1.1: hands without a pile", "ice,ore|ice,loan", "none", ""},
      {"S1.1: hands and the whole pile", "ice,ore|ice,loan", "ore,relay,loan,decoy,ice", ""},
      {"S1.1: three players", "ice,ore|ice,loan|ice,decoy", "none", ""},
      {"S1.1: a card too few", "ice|ice,loan", "none", "S101 Ada"},
      {"S1.1: a card too many", "ice,ore|ice,loan,ore", "none", "S101 Ben"},
      {"S1.1: no cards", "-|-", "none", "S101 Ada, S101 Ben"},
      {"S1.1: unseen cards count", "?,?|ice,?", "none", ""},
      {"S8: a copy too many in one hand", "relay,relay|ice,loan", "none", "S800d Ada item 1"},
      {"S8: a copy too many in two hands", "relay,ore|ice,relay", "none", "S800d Ben item 1"},
      {"S8: a copy too many in the pile", "ice,ore|relay,loan", "ore,relay,loan,decoy,ice", "S800d pile item 1"},
      {"S8: a card that the deck has not", "ice,junk|ice,loan", "none", "S800d Ada item 1"},
      {"S8: more cards than the deck has", "?,?|?,?|?,?|?,?|?,?", "none", "S800d Emil"},
      {"S8: all cards in hands", "?,?|?,?|?,?|?,?", "?", "S800e pile"},
      {"S8: the last card in the pile", "?,?|?,?|?,?|?,?", "relay", ""},
      {"S8: a card is missing in the pile", "ice,ore|ice,loan", "ore,relay,loan,decoy", "S800e pile"},
      {"S8: a card too many in the pile", "ice,ore|ice,loan", "ore,relay,loan,decoy,ice,ice",
       "S800d pile item 5, S800e pile"},
      {"S8: an unseen card in the pile", "ice,ore|ice,loan", "ore,relay,loan,decoy,?", "S800e pile"},
      {"S8: an empty pile where cards are left", "ice,ore|ice,loan", "-", "S800e pile"},
      {"S8: the pile beside unseen hands", "?,?|ice,loan", "ore,relay,loan,decoy,ice", ""},
      {"S1.1 before S8", "relay,relay,ice|ice,loan", "none", "S101 Ada, S800d Ada item 1"},
  }));
  CAPTURE(row.clause, row.hands, row.pile);
  CHECK(faults(row.hands, row.pile) == row.want);
}

TEST_CASE("set-up: the start of a game", "[station][setup]") {
  testing::NamedDeck deck = testing::deck_of("ice goods x3; ore goods x2; relay equipment x1");
  const station::Setup setup{{deck.card_list("ice,?"), deck.card_list("relay,ice")}, std::nullopt};
  const station::Game game{deck.deck, {.hand = 2}, setup};
  CHECK(testing::text_of(game.state(), deck) == "Ada 20c hand ice ? | Ben 20c hand ice relay | pile 2");
  CHECK(game.next() == 0);
  CHECK(game.turns() == 0);
  CHECK(game.state().piles.unseen == std::vector<int>{1, 2, 0});
}

}  // namespace orion
