#include <array>

#include "core/tournament/pairings.hpp"
#include "core/tournament/ranking.hpp"
#include "tests/catch.hpp"

namespace orion {
using tournament::How;
using tournament::Seat;
using tournament::Standing;

TEST_CASE("tournament: places tell who was ahead, and not what they are worth", "[tournament]") {
  tournament::Results results;
  results.add(0, How::Played, std::array{Seat{0, 500, 1}, Seat{1, 300, 2}, Seat{2, 0, 3}, Seat{3, 0, 4}});
  tournament::RankingRules rules;
  rules.rounds = 1;
  rules.scoring.places = {500, 300};
  rules.tie_breaks = {tournament::TieBreak::DirectEncounter};
  const std::vector<Standing> table = tournament::ranking(results, 4, rules);
  REQUIRE(table.size() == 4);
  for (std::size_t line = 0; line < table.size(); ++line) {
    CHECK(table[line].player == line);
    CHECK(table[line].rank == line + 1);
    CHECK(table[line].tied == 0);
    CHECK(table[line].won == (line == 0 ? 1 : 0));
  }
}

TEST_CASE("tournament: where nothing is said of places the points tell them", "[tournament]") {
  tournament::Results results;
  results.add(0, How::Played, std::array{Seat{0, 50}, Seat{1, 50}});
  results.add(1, How::Played, std::array{Seat{1, 0}, Seat{0, 100}});
  CHECK(results[0].seats[0].place == 1);
  CHECK(results[0].seats[1].place == 1);
  CHECK(results[1].seats[0].place == 2);
  CHECK(results[1].seats[1].place == 1);
}

TEST_CASE("tournament: a knockout follows its winners where a win is worth nothing", "[tournament]") {
  const auto final_of = [](tournament::Player one, tournament::Player other) {
    tournament::Results results;
    results.add(0, How::Played, std::array{Seat{0, 0, 1}, Seat{1, 0, 2}});
    results.add(0, How::Played, std::array{Seat{2, 0, 2}, Seat{3, 0, 1}});
    results.add(1, How::Played, std::array{Seat{one, 0, 1}, Seat{other, 0, 2}});
    return tournament::pairing_violations(results, 4, tournament::System::Knockout, 2, {});
  };
  CHECK(final_of(0, 3).empty());
  CHECK_FALSE(final_of(1, 3).empty());
}

}  // namespace orion
