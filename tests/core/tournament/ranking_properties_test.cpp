#include <algorithm>
#include <numeric>
#include <sstream>
#include <utility>

#include "core/tournament/ranking.hpp"
#include "tests/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/core/tournament/plain_table.hpp"
#include "tests/core/tournament/random_tournament.hpp"

namespace orion {
using testing::plain_table;
using testing::Random;
using testing::random_tournament;
using testing::RandomTournament;
using tournament::Player;
using tournament::ranking;
using tournament::Standing;
using tournament::TieBreak;

namespace {

/// A table as text, so that a difference shows.
std::string text(const std::vector<Standing>& table) {
  std::ostringstream out;
  for (const Standing& line : table) {
    out << line.rank << ". player " << line.player << ": " << line.points << " of " << line.played << " (" << line.won
        << ' ' << line.tied << ' ' << line.lost << ')';
    for (const auto& value : line.tie_breaks) {
      if (value) {
        out << ' ' << *value;
      } else {
        out << " -";
      }
    }
    out << '\n';
  }
  return out.str();
}

std::string text(const RandomTournament& tournament) {
  std::ostringstream out;
  out << "system " << int(tournament.rules.system) << ", tie-breaks";
  for (const auto tie_break : tournament.rules.tie_breaks) out << ' ' << int(tie_break);
  for (const auto& meeting : tournament.meetings) {
    out << "\nround " << meeting.round << " how " << int(meeting.how) << ':';
    for (const auto& seat : meeting.seats) out << ' ' << seat.player << " has " << seat.points;
  }
  return out.str();
}

std::vector<Standing> table(const RandomTournament& tournament) {
  return ranking(tournament.results(), tournament.players, tournament.rules);
}

}  // namespace

TEST_CASE("the ranking agrees with the plain table", "[tournament][ranking]") {
  Random random{7};
  std::size_t shared = 0;
  std::size_t parted = 0;
  const std::size_t tournaments = testing::rounds(4'000, 200'000);
  for (std::size_t turn = 0; turn < tournaments; ++turn) {
    RandomTournament tournament = random_tournament(random, turn % 2 == 0 ? 4 : 8, 7);
    if (turn % 3 == 0) {
      level(tournament);
      tournament.rules.tie_breaks.insert(tournament.rules.tie_breaks.begin(), TieBreak::DirectEncounter);
    }
    const auto got = table(tournament);
    const auto want = plain_table(tournament.results(), tournament.players, tournament.rules);
    if (text(got) != text(want)) {
      CAPTURE(turn);
      FAIL(text(tournament) << "\ngot\n" << text(got) << "want\n" << text(want));
    }
    for (std::size_t place = 1; place < got.size(); ++place) {
      const bool level = got[place].rank == got[place - 1].rank;
      if (level) ++shared;
      if (!level && got[place].points == got[place - 1].points) ++parted;
    }
  }
  // Both must have come up, often.
  CHECK(shared > tournaments / 50);
  CHECK(parted > tournaments / 5);
}

TEST_CASE("the ranking does not depend on the order of players", "[tournament][ranking]") {
  Random random{8};
  for (std::size_t turn = 0; turn < testing::rounds(500, 20'000); ++turn) {
    const RandomTournament tournament = random_tournament(random, 12, 9);
    std::vector<Player> renamed(tournament.players);
    std::iota(renamed.begin(), renamed.end(), Player{0});
    for (std::size_t last = renamed.size(); last > 1; --last) std::swap(renamed[last - 1], renamed[random.below(last)]);
    RandomTournament other = tournament;
    for (auto& meeting : other.meetings) {
      for (auto& seat : meeting.seats) seat.player = renamed[seat.player];
      if (meeting.how != tournament::How::Forfeit) std::reverse(meeting.seats.begin(), meeting.seats.end());
    }
    auto want = table(tournament);
    for (Standing& line : want) line.player = renamed[line.player];
    std::stable_sort(want.begin(), want.end(), [](const Standing& a, const Standing& b) {
      return std::pair{a.rank, a.player} < std::pair{b.rank, b.player};
    });
    INFO(text(tournament));
    REQUIRE(text(table(other)) == text(want));
  }
}

TEST_CASE("a player who never comes changes nothing for those who have points", "[tournament][ranking]") {
  Random random{9};
  for (std::size_t turn = 0; turn < testing::rounds(500, 20'000); ++turn) {
    RandomTournament tournament = random_tournament(random, 10, 7);
    auto want = table(tournament);
    ++tournament.players;
    auto got = table(tournament);
    const auto has_none = [](const Standing& line) { return line.points <= 0; };
    want.erase(std::remove_if(want.begin(), want.end(), has_none), want.end());
    got.erase(std::remove_if(got.begin(), got.end(), has_none), got.end());
    INFO(text(tournament));
    REQUIRE(text(got) == text(want));
  }
}

TEST_CASE("a table as of a round is that of the tournament without the later rounds", "[tournament][ranking]") {
  Random random{10};
  for (std::size_t turn = 0; turn < testing::rounds(300, 10'000); ++turn) {
    RandomTournament tournament = random_tournament(random, 10, 7);
    RandomTournament shorter = tournament;
    shorter.rules.rounds = random.below(tournament.rules.rounds + 1);
    tournament.rules.rounds = shorter.rules.rounds;
    shorter.meetings.erase(std::remove_if(shorter.meetings.begin(), shorter.meetings.end(),
                                          [&](const auto& meeting) { return meeting.round >= shorter.rules.rounds; }),
                           shorter.meetings.end());
    REQUIRE(text(table(tournament)) == text(table(shorter)));
  }
}

TEST_CASE("a faulty list with a player twice in a round, or against themself, is ranked all the same",
          "[tournament][ranking]") {
  Random random{11};
  for (std::size_t turn = 0; turn < testing::rounds(300, 10'000); ++turn) {
    RandomTournament tournament = random_tournament(random, 6, 5);
    for (auto& meeting : tournament.meetings) {
      for (auto& seat : meeting.seats) seat.player = static_cast<Player>(random.below(tournament.players));
    }
    const auto got = table(tournament);
    REQUIRE(got.size() == tournament.players);
    for (std::size_t place = 0; place < got.size(); ++place) {
      REQUIRE(got[place].rank <= place + 1);
      REQUIRE(got[place].rank >= (place == 0 ? 1 : got[place - 1].rank));
    }
  }
}

}  // namespace orion
