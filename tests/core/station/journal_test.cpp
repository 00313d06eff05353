#include "core/station/journal.hpp"

#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/core/station/table.hpp"

namespace orion {

namespace {

/// "2.1 card pile>hand", an entry a passage: turn, action, what, from where to where.
std::string journal(const station::Game& game) {
  constexpr std::string_view kWhat[] = {"card", "unseen", "good", "credits"};
  constexpr std::string_view kSpots[] = {"pile", "discard", "hand", "play", "hold", "purse", "bank"};
  std::string text;
  for (const station::Passage& each : game.journal()) {
    text += (text.empty() ? "" : ", ") + std::to_string(each.turn) + "." + std::to_string(each.action) + " " +
            std::to_string(each.amount) + " " + std::string{kWhat[static_cast<std::size_t>(each.what)]} + " " +
            std::string{kSpots[static_cast<std::size_t>(each.from.spot)]} + ">" +
            std::string{kSpots[static_cast<std::size_t>(each.to.spot)]};
  }
  return text;
}

}  // namespace

TEST_CASE("journal: each passage, with its turn and action", "[station][journal]") {
  struct Row {
    std::string_view before, play, want;
  };
  const auto row = GENERATE(values<Row>({
      {"Ada | Ben | pile? ice ore", "turn Ada / drawn ice,ore keep ice",
       "1.0 1 card pile>hand, 1.0 1 card pile>hand, 1.0 1 card hand>discard"},
      {"Ada | Ben | unseen loan | discard ice ice ore ?", "turn Ada / draw ?",
       "1.1 2 card discard>pile, 1.1 1 card discard>pile, 1.1 1 unseen discard>pile, 1.1 1 unseen pile>hand"},
      {"Ada 9c hand ice | Ben", "turn Ada / buy ice",
       "1.1 1 card hand>discard, 1.1 1 credits purse>bank, 1.1 1 good bank>hold"},
      {"Ada 9c hand ice | Ben", "turn Ada / drop - / buy ice / scrap relay",
       "1.2 1 card hand>discard, 1.2 1 credits purse>bank, 1.2 1 good bank>hold"},
      {"Ada [ice ice ice ice ice ice] 9c | Ben", "turn Ada / end", "1.0 2 credits purse>bank"},
      {"Ada | Ben 9c [ice ice ore] hand ice play relay", "turn Ada / end / leave Ben",
       "2.0 1 card hand>discard, 2.0 1 card play>discard, 2.0 2 good hold>bank, 2.0 1 good hold>bank"},
      {"Ada hand pickpocket | Ben 9c hand counter", "turn Ada / play pickpocket -> Ben (Ben counter)",
       "1.1 1 card hand>discard, 1.1 1 card hand>discard, 1.1 1 credits bank>purse"},
      {"Ada 9c hand relay | Ben", "turn Ada / install relay / scrap relay",
       "1.1 1 card hand>play, 1.2 1 card play>discard"},
  }));
  CAPTURE(row.before, row.play);
  testing::Table table{"", row.before};
  table.play(row.play);
  CHECK(journal(table.game()) == row.want);
}

}  // namespace orion
