#include <string>
#include <string_view>

#include "tests/catch.hpp"
#include "tests/records/judge/records.hpp"

namespace orion {
using Catch::Matchers::ContainsSubstring;
using testing::judged;
using testing::Which;

namespace {

std::string notes_of(const judge::Verdict& verdict, std::string_view code) {
  std::string text;
  const Finding* const found = testing::find(verdict, code);
  if (found == nullptr) return text;
  for (const std::string& note : found->notes) text += note + "\n";
  return text;
}

}  // namespace

TEST_CASE("rulings: stands", "[judge][rulings]") {
  struct Row {
    std::string_view what, move, status, codes;
    std::size_t laid;
  };
  const auto row = GENERATE(values<Row>({
      {"a legal move needs none", "blue: g7", "legal", "R234 D604", 3},
      {"D4.2 cannot be laid", "blue: e4", "illegal", "D402 R232", 1},
      {"D4.1 cannot be laid", "blue: k11", "illegal", "D401 R232", 1},
      {"D4.3 named twice cannot be laid", "blue: g7 g7", "illegal", "D403a R232", 1},
      {"D4.3 no tile", "blue: g7 g9", "legal", "R231 D604", 3},
      {"D4.5", "blue: h4 / i4", "legal", "R231 D604", 3},
  }));
  CAPTURE(row.what);
  const auto made = judged(testing::record_with("moves:\n  - orange: e4 e5 / f5\n  - {" + std::string{row.move} +
                                                ", ruling: {decision: stands}}\n  - orange: c4\n"));
  CHECK(judge::word(made.verdict.status) == row.status);
  CHECK(testing::codes(made.verdict) == row.codes);
  CHECK(made.verdict.duel->moves_replayed == row.laid);
}

TEST_CASE("rulings: stands, of the wrong player, and then it is the other's turn", "[judge][rulings]") {
  const auto then = [](std::string_view move) {
    return judged(
        testing::record_with("moves:\n  - orange: e4 e5 / f5\n  - {orange: g7, ruling: {decision: stands}}\n"
                             "  - " +
                             std::string{move} + "\n"));
  };
  CHECK(testing::codes(then("blue: c4").verdict) == "R231 D604");
  CHECK(testing::codes(then("orange: c4 / c5").verdict) == "R231 D301");
}

TEST_CASE("rulings: what they say", "[judge][rulings]") {
  const auto made = judged(testing::record_with(
      "moves:\n  - orange: e4 e5 / f5\n  - {blue: h4 i4 / i4, ruling: {decision: withdrawn, by: chief arbiter, reason: "
      "noticed late}}\n  - {blue: h4 / i4, ruling: {decision: stands, by: Cleo}}\n"));
  CHECK(testing::message_of(made.verdict, "R233") == "the move is withdrawn by ruling of chief arbiter: noticed late");
  CHECK(testing::message_of(made.verdict, "R231") == "the move stands by ruling of Cleo");
  CHECK_THAT(notes_of(made.verdict, "R233"), ContainsSubstring("it breaks D4.3"));
  CHECK_THAT(notes_of(made.verdict, "R231"), ContainsSubstring("it breaks D4.5"));
  CHECK(testing::places(made) == "7:43-7:52 R233\n8:12-8:19 D604\n8:40-8:46 R231");
}

TEST_CASE("rulings: withdrawn, and the same player moves again", "[judge][rulings]") {
  struct Row {
    std::string_view what, move, note;
  };
  const auto row = GENERATE(values<Row>({
      {"legal", "blue: g7", "it would have been legal"},
      {"illegal", "blue: e4", "it breaks D4.2"},
      {"of the wrong player", "orange: g7", "it breaks D3.1"},
  }));
  CAPTURE(row.what);
  const auto made = judged(testing::record_with("moves:\n  - orange: e4 e5 / f5\n  - {" + std::string{row.move} +
                                                ", ruling: {decision: withdrawn}}\n  - blue: g8\n"));
  CHECK(made.verdict.status == judge::Status::Legal);
  CHECK(testing::codes(made.verdict) == "R233 D604");
  CHECK_THAT(notes_of(made.verdict, "R233"), ContainsSubstring(std::string{row.note}));
  CHECK(made.verdict.duel->moves_replayed == 2);
}

TEST_CASE("rulings: after the end", "[judge][rulings]") {
  const auto after = [](std::string_view ruling) {
    return judged(
        testing::almost_linked("  - blue: f9\n  - {orange: b1, ruling: {decision: " + std::string{ruling} + "}}\n"));
  };
  const auto stood = after("stands");
  CHECK(testing::summary(stood.verdict) == "legal, complete, claims none");
  CHECK(testing::outcome(stood.verdict) == "blue by conditions after 2");
  CHECK(testing::codes(stood.verdict) == "R231");
  CHECK_THAT(notes_of(stood.verdict, "R231"), ContainsSubstring("it breaks D6.3"));

  const auto withdrawn = after("withdrawn");
  CHECK(testing::summary(withdrawn.verdict) == "legal, complete, claims none");
  CHECK(testing::outcome(withdrawn.verdict) == "blue by conditions after 1");
  CHECK(testing::codes(withdrawn.verdict) == "R233");
}

TEST_CASE("rulings: a winning move withdrawn wins nothing", "[judge][rulings]") {
  const auto made = judged(testing::almost_linked("  - {blue: f9, ruling: {decision: withdrawn}}\n  - blue: b1\n"));
  CHECK(testing::summary(made.verdict) == "legal, incomplete, claims none");
  CHECK(testing::outcome(made.verdict) == "none");
}

TEST_CASE("after an illegal move: stop or skip", "[judge][rulings]") {
  const std::string text =
      testing::record_with("moves:\n  - orange: e4 e5 / f5\n  - blue: e4\n  - orange: g7\n  - blue: e5 e5\n");
  const auto stopped = judged(text);
  CHECK(testing::codes(stopped.verdict, Which::Errors) == "D402");
  CHECK(stopped.verdict.duel->moves_replayed == 1);
  CHECK(stopped.verdict.duel->moves_seen == 1);

  judge::Settings skip;
  skip.after_illegal = duel::AfterIllegal::Skip;
  const auto skipped = judged(text, skip);
  CHECK(testing::summary(skipped.verdict) == "illegal, incomplete, claims none");
  CHECK(testing::codes(skipped.verdict, Which::Errors) == "D402 D402 D402 D403a");
  CHECK(skipped.verdict.duel->moves_replayed == 2);
  CHECK(skipped.verdict.duel->moves_seen == 4);
  CHECK(skipped.verdict.duel->position.to_move == duel::Colour::Orange);
}

TEST_CASE("after an illegal move: skip, and the end is judged", "[judge][rulings]") {
  judge::Settings skip;
  skip.after_illegal = duel::AfterIllegal::Skip;
  const auto made = judged(
      testing::almost_linked("  - blue: k9 j11\n  - orange: b1\n  - blue: f9\n", "result: {winner: blue}\n"), skip);
  CHECK(testing::summary(made.verdict) == "illegal, complete, claims hold");
  CHECK(testing::outcome(made.verdict) == "blue by conditions after 3");
}

}  // namespace orion
