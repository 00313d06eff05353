#include "core/tournament/match.hpp"

#include <string>
#include <string_view>
#include <vector>

#include "tests/catch.hpp"

namespace orion::tournament {

namespace {

MatchSeat seat_of(char letter) { return letter == 'a' ? 0 : 1; }

/// Games in their order: who won, `a` or `b`; `=` for nobody, `?` for not known. `placers`: who placed the galaxies,
/// `-` for nobody; may be shorter.
std::vector<MatchGame> games_of(std::string_view results, std::string_view placers = "") {
  std::vector<MatchGame> games(results.size());
  for (std::size_t index = 0; index < results.size(); ++index) {
    const char result = results[index];
    if (result != '?') games[index].result.emplace();
    if (result == 'a' || result == 'b') games[index].result->winner = seat_of(result);
    if (index < placers.size() && placers[index] != '-') games[index].galaxy_placer = seat_of(placers[index]);
  }
  return games;
}

MatchRules rules_of(int best_of, Ties ties) {
  MatchRules rules;
  if (best_of > 0) rules.best_of = best_of;
  rules.ties = ties;
  return rules;
}

/// "3-1 a after 4", in half points; without "after" it is not decided; "?" where a result is not known.
std::string words(const MatchStanding& standing) {
  std::string text = std::to_string(standing.half_points[0]) + "-" + std::to_string(standing.half_points[1]);
  const auto ahead = standing.ahead();
  text += !ahead ? " =" : *ahead == 0 ? " a" : " b";
  if (standing.decided_with) text += " after " + std::to_string(*standing.decided_with + 1);
  return standing.certain ? text : text + " ?";
}

/// "placed 2 as 1, after 3 decided in 2"
std::string words(const std::vector<MatchViolation>& violations) {
  std::string text;
  for (const MatchViolation& each : violations) {
    const bool placed = each.fault == MatchFault::PlacedBefore;
    text += (text.empty() ? "" : ", ") + std::string{placed ? "placed " : "played "} + std::to_string(each.game + 1) +
            (placed ? " as " : " behind ") + std::to_string(each.other + 1);
  }
  return text;
}

}  // namespace

TEST_CASE("match: how it stands", "[tournament][match]") {
  constexpr int kAll = 0;  // no best-of
  struct Row {
    std::string_view games;
    int best_of;
    Ties ties;
    std::string_view want;
  };
  const auto row = GENERATE(values<Row>({
      // odd
      {"", 3, Ties::Replayed, "0-0 ="},
      {"a", 3, Ties::Replayed, "2-0 a"},
      {"aa", 3, Ties::Replayed, "4-0 a after 2"},
      {"ab", 3, Ties::Replayed, "2-2 ="},
      {"abb", 3, Ties::Replayed, "2-4 b after 3"},
      {"b", 1, Ties::Replayed, "0-2 b after 1"},
      {"=", 1, Ties::Replayed, "0-0 ="},
      {"=", 1, Ties::CountHalf, "1-1 = after 1"},
      // even: it may end level, and then it is decided that nobody has won
      {"abab", 4, Ties::Replayed, "4-4 = after 4"},
      {"aba", 4, Ties::Replayed, "4-2 a"},
      {"abaa", 4, Ties::Replayed, "6-2 a after 4"},
      {"aaa", 4, Ties::Replayed, "6-0 a after 3"},
      {"ab", 2, Ties::Replayed, "2-2 = after 2"},
      // half of the points do not decide
      {"aa", 4, Ties::Replayed, "4-0 a"},
      // ties that are replayed count for nothing, however many
      {"a==a", 3, Ties::Replayed, "4-0 a after 4"},
      {"=====", 3, Ties::Replayed, "0-0 ="},
      {"a=b=b", 3, Ties::Replayed, "2-4 b after 5"},
      // and those that count bring the end nearer
      {"a=a", 3, Ties::CountHalf, "5-1 a after 3"},
      {"a=", 3, Ties::CountHalf, "3-1 a"},
      {"a==", 3, Ties::CountHalf, "4-2 a after 3"},
      {"===", 3, Ties::CountHalf, "3-3 = after 3"},
      {"aa=", 5, Ties::CountHalf, "5-1 a"},
      {"a=aa", 5, Ties::CountHalf, "7-1 a after 4"},
      // what comes behind the decision does not count
      {"aabb", 3, Ties::Replayed, "4-0 a after 2"},
      {"aab?", 3, Ties::Replayed, "4-0 a after 2"},
      // a result that is not known: it counts for nothing, and what others decide is decided
      {"?aa", 3, Ties::Replayed, "4-0 a after 3 ?"},
      {"a?b", 3, Ties::Replayed, "2-2 = ?"},
      {"a?", 2, Ties::CountHalf, "2-0 a ?"},
      // all are played
      {"", kAll, Ties::Replayed, "0-0 ="},
      {"aab=", kAll, Ties::Replayed, "4-2 a"},
      {"aab=", kAll, Ties::CountHalf, "5-3 a"},
      {"a?", kAll, Ties::Replayed, "2-0 a ?"},
  }));
  CAPTURE(row.games, row.best_of, row.ties == Ties::CountHalf);
  CHECK(words(standing_of(games_of(row.games), rules_of(row.best_of, row.ties))) == row.want);
}

TEST_CASE("match: what is wrong with the order of its games", "[tournament][match]") {
  struct Row {
    std::string_view games, placers;
    int best_of;
    std::string_view want;
  };
  const auto row = GENERATE(values<Row>({
      {"abab", "abab", 0, ""},
      {"abab", "baba", 0, ""},
      {"ab", "aa", 0, "placed 2 as 1"},
      {"aba", "aaa", 0, "placed 2 as 1, placed 3 as 2"},
      // D2.5 passes over games in which nobody placed them
      {"aba", "a-b", 0, ""},
      {"aba", "a-a", 0, "placed 3 as 1"},
      {"abab", "a--a", 0, "placed 4 as 1"},
      {"aba", "--a", 0, ""},
      {"aba", "", 0, ""},
      // a tie that is replayed is a game all the same, and so is one without a result
      {"=a", "aa", 3, "placed 2 as 1"},
      {"?a", "ab", 3, ""},
      {"aab", "", 3, "played 3 behind 2"},
      {"aabb", "", 3, "played 3 behind 2, played 4 behind 2"},
      {"aa?", "", 3, "played 3 behind 2"},
      {"aa", "", 3, ""},
      {"a?a", "", 3, ""},
      // both at once, by game
      {"aaab", "abba", 3, "placed 3 as 2, played 3 behind 2, played 4 behind 2"},
  }));
  CAPTURE(row.games, row.placers, row.best_of);
  CHECK(words(match_violations(games_of(row.games, row.placers), rules_of(row.best_of, Ties::Replayed))) == row.want);
}

}  // namespace orion::tournament
