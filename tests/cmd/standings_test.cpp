// Tables of tournaments that were made by hand, in each format.

#include <array>
#include <memory>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cmd/standings/columns.hpp"
#include "cmd/standings/print.hpp"
#include "cmd/standings/words.hpp"
#include "tests/catch.hpp"

namespace orion::cmd {

namespace {

using tournament::How;
using tournament::Player;
using tournament::Points;
using tournament::System;
using tournament::TieBreak;

/// A tournament in the making. Points in hundredths.
class Made {
 public:
  Made(System system, std::vector<std::string> players, std::size_t rounds)
      : results_{std::make_shared<tournament::Results>()} {
    verdict_.name = "Spring Open";
    verdict_.game = "orion-duel";
    verdict_.rules.system = system;
    verdict_.rules.rounds = rounds;
    verdict_.withdrawn.resize(players.size());
    verdict_.players = std::move(players);
    for (std::size_t round = 1; round <= rounds; ++round) verdict_.rounds.push_back({static_cast<int>(round), {}});
  }

  Made& add(int round, How how, const std::vector<std::pair<Player, Points>>& seats) {
    std::vector<tournament::Seat> made;
    made.reserve(seats.size());
    for (const auto& [player, points] : seats) made.push_back({player, points});
    results_->add(static_cast<tournament::Round>(round - 1), how, made);
    return *this;
  }
  Made& won(int round, Player winner, Player loser) { return add(round, How::Played, {{winner, 100}, {loser, 0}}); }
  Made& tied(int round, Player one, Player other) { return add(round, How::Played, {{one, 50}, {other, 50}}); }

  judge::TournamentVerdict& verdict() {
    verdict_.results = results_;
    return verdict_;
  }
  StandingsScene scene() { return standings_scene(verdict(), verdict_.rounds.size()); }
  StandingsScene scene(std::size_t rounds) { return standings_scene(verdict(), rounds); }

 private:
  judge::TournamentVerdict verdict_;
  std::shared_ptr<tournament::Results> results_;
};

/// Five players, with all that can stand in a cell of a swiss.
Made swiss() {
  Made made{System::Swiss, {"Ada", "Ben", "Cleo", "Dana", "Eve"}, 3};
  made.won(1, 0, 1).tied(1, 2, 3).add(1, How::Bye, {{4, 100}});
  made.won(2, 0, 4).add(2, How::Forfeit, {{2, 100}, {3, 0}}).add(2, How::Bye, {{1, 100}});
  made.add(3, How::Open, {{0, 0}, {2, 0}}).won(3, 1, 4);
  judge::TournamentVerdict& verdict = made.verdict();
  verdict.rules.tie_breaks = {TieBreak::Wins, TieBreak::DirectEncounter};
  verdict.rounds[2].date = "2026-05-03";
  verdict.withdrawn[3] = tournament::Round{2};
  verdict.irregular.push_back({"r3/t1.orion.yaml", 1, 3, 2, {0, 2}, "it is illegal (D405 in line 30)", {}});
  return made;
}

std::vector<std::string> cells(const StandingsScene& scene, std::string_view player) {
  for (const StandingsRow& row : scene.rows) {
    if (row.name == player) return cross_table(scene).cells[row.line - 1];
  }
  return {};
}

std::string page(const StandingsScene& scene) {
  std::ostringstream out;
  write_standings_page(out, scene, "spring.yaml");
  return out.str();
}

bool contains(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

}  // namespace

TEST_CASE("standings: decimals are exact and end where they end", "[cmd][standings]") {
  struct Row {
    std::int64_t value;
    std::string_view want;
  };
  const auto row = GENERATE(values<Row>({{0, "0"},
                                         {10000, "1"},
                                         {5000, "0.5"},
                                         {42500, "4.25"},
                                         {1, "0.0001"},
                                         {100300, "10.03"},
                                         {-5000, "-0.5"},
                                         {-12345, "-1.2345"}}));
  CHECK(decimal(row.value) == row.want);
}

TEST_CASE("standings: cells of a swiss", "[cmd][standings]") {
  const StandingsScene scene = swiss().scene();
  using Cells = std::vector<std::string>;
  CHECK(cross_table(scene).headings == Cells{"1", "2", "3"});
  CHECK(cells(scene, "Ada") == Cells{"+2", "+4", "?3*"});
  CHECK(cells(scene, "Ben") == Cells{"-1", "bye", "+4"});
  CHECK(cells(scene, "Cleo") == Cells{"=5", "+5F", "?1*"});
  CHECK(cells(scene, "Dana") == Cells{"=3", "-3F", "out"});
  CHECK(cells(scene, "Eve") == Cells{"bye", "-1", "-2"});
  CHECK(scene.encounters == 5);
  CHECK(scene.counted == 4);
}

TEST_CASE("standings: the table as of a round knows nothing of later ones", "[cmd][standings]") {
  Made made = swiss();
  const StandingsScene second = made.scene(2);
  CHECK(second.irregular.empty());
  CHECK(second.encounters == 3);
  CHECK(when_words(second) == "after round 2 of 3");
  CHECK(contains(standings_text(second, "spring.yaml"), "withdrawn after round 2"));
  const StandingsScene first = made.scene(1);
  CHECK_FALSE(contains(standings_text(first, "spring.yaml"), "withdrawn"));
  CHECK(cross_table(first).headings.size() == 1);
  const StandingsScene none = made.scene(0);
  CHECK(when_words(none) == "before the first round");
  for (const StandingsRow& row : none.rows) CHECK(row.standing.rank == 1);
  CHECK(when_words(made.scene()) == "after round 3, 2026-05-03");
}

TEST_CASE("standings: the whole text", "[cmd][standings]") {
  CHECK(standings_text(swiss().scene(), "spring.yaml") == R"(Spring Open
Orion Duel, swiss, after round 3, 2026-05-03
5 players; 5 encounters, 4 of them count; illegal games: excluded

rank  player  points  WIN  DE  played  won  tied  lost
  1   Ada        2      2   1       2    2     0     0
  2   Ben        2      2   0       2    1     0     1
  3   Cleo       1.5    1   -       1    0     1     0
  4   Eve        1      1   -       2    0     0     2
  5   Dana       0.5    0   -       1    0     1     0

Tie-breaks by FIDE Handbook C.07, in force from 2026-03-01, with its articles:
WIN number of wins (7.1); DE direct encounter (6); unplayed rounds (16)

Cross-table, round by round against players by their lines
line  player  1    2    3    points
   1  Ada     +2   +4   ?3*     2
   2  Ben     -1   bye  +4      2
   3  Cleo    =5   +5F  ?1*     1.5
   4  Eve     bye  -1   -2      1
   5  Dana    =3   -3F  out     0.5  withdrawn after round 2

+3 won against line 3; =3 tied; -3 lost; ?3 nothing that counts; F by forfeit,
without play; bye no opponent, 1 each; * an irregular game, listed below; out
withdrawn

Irregular games
r3/t1.orion.yaml:3, round 3, Ada and Cleo: it is illegal (D405 in line 30): not
  counted

orionref check spring.yaml finds nothing wrong
)");
}

TEST_CASE("standings: a double round robin is player against player", "[cmd][standings]") {
  Made made{System::DoubleRoundRobin, {"Ada", "Ben", "Cleo"}, 6};
  made.won(1, 0, 1).add(1, How::Bye, {{2, 100}}).tied(2, 0, 2).won(3, 1, 2).won(4, 1, 0);
  made.add(5, How::Forfeit, {{0, 100}, {2, 0}}).add(6, How::Open, {{1, 0}, {2, 0}});
  const StandingsScene scene = made.scene();
  using Cells = std::vector<std::string>;
  CHECK(cross_table(scene).headings == Cells{"1", "2", "3", "byes"});
  CHECK(cells(scene, "Ada") == Cells{"x", "+-", "=+F", ""});
  CHECK(cells(scene, "Ben") == Cells{"-+", "x", "+?", ""});
  CHECK(cells(scene, "Cleo") == Cells{"=-F", "-?", "x", "1"});
}

TEST_CASE("standings: games of more than two players have places", "[cmd][standings]") {
  Made made{System::RoundRobin, {"Ada", "Ben", "Cleo", "Dana"}, 2};
  made.verdict().game = "orion-station";
  made.verdict().rules.scoring.places = {500, 300, 200};
  made.add(1, How::Played, {{0, 500}, {1, 300}, {2, 200}, {3, 0}});
  made.add(2, How::Played, {{1, 500}, {3, 500}, {2, 200}});
  const StandingsScene scene = made.scene();
  using Cells = std::vector<std::string>;
  CHECK_FALSE(scene.everyone_meets);
  CHECK(cells(scene, "Ben") == Cells{"2:2,3,4", "1=:3,4"});
  CHECK(cells(scene, "Ada") == Cells{"1:1,3,4", ""});
  CHECK(cells(scene, "Dana") == Cells{"4:1,2,4", "1=:1,4"});
  CHECK(cells(scene, "Cleo") == Cells{"3:1,2,3", "3:1,3"});
  CHECK(scoring_words(scene.rules.scoring) == "by place 5 3 2");
}

TEST_CASE("standings: an irregular game that counts is marked, and no other", "[cmd][standings]") {
  Made made{System::Free, {"Ada", "Ben", "Cleo", "Dana"}, 1};
  made.won(1, 0, 1).won(1, 2, 3);
  made.verdict().irregular.push_back(
      {"a.yaml", 2, 40, 0, {1, 0}, "it is illegal", judge::IrregularGame::Treatment::LossForOffender});
  const StandingsScene scene = made.scene();
  CHECK(cells(scene, "Ada") == std::vector<std::string>{"+3*"});
  CHECK(cells(scene, "Cleo") == std::vector<std::string>{"+4"});
  CHECK(irregular_words(scene, scene.irregular.front()) ==
        "a.yaml:40, round 1, Ben and Ada: it is illegal: counted as lost by the offender");
}

TEST_CASE("standings: CSV names nobody's formula", "[cmd][standings]") {
  struct Row {
    std::string_view name;
    std::string_view want;
  };
  const auto row = GENERATE(values<Row>({{"Ada", "\"Ada\""},
                                         {"=1+1", "\"'=1+1\""},
                                         {"+3", "\"'+3\""},
                                         {"-Ada", "\"'-Ada\""},
                                         {"@SUM(A1)", "\"'@SUM(A1)\""},
                                         {"  =1", "\"'  =1\""},
                                         {"\tAda", "\"'\tAda\""},
                                         {"＝1", "\"'＝1\""},
                                         {"Ada, \"the\" first", "\"Ada, \"\"the\"\" first\""},
                                         {"a\nb", "\"a\nb\""},
                                         {"A-da =1", "\"A-da =1\""}}));
  Made made{System::Free, {std::string{row.name}}, 0};
  CHECK(standings_csv(made.scene()) == "line,rank,player,points,played,won,tied,lost,withdrawn-after\r\n1,1," +
                                           std::string{row.want} + ",0,0,0,0,0,\r\n");
}

TEST_CASE("standings: rounds in CSV", "[cmd][standings]") {
  const std::string text = standings_csv(swiss().scene());
  CHECK(
      text.starts_with("line,rank,player,points,wins,direct-encounter,played,won,tied,lost,withdrawn-after,"
                       "round-1-opponents,round-1-result,round-1-points,round-2-opponents,"));
  CHECK(contains(text, ",\"Dana\",0.5,"));
  CHECK(contains(text, ",2,3,tie,0.5,3,forfeit-loss,0,,,\r\n"));
  CHECK(contains(text, ",,,bye,1,1,loss,0,2,loss,0\r\n"));
  CHECK(contains(text, ",3,open*,0\r\n"));
  Made twice{System::Free, {"Ada", "Ben"}, 1};
  twice.won(1, 0, 1).tied(1, 0, 1);
  CHECK(contains(standings_csv(twice.scene()), ",2|2,win|tie,1|0.5\r\n"));
}

TEST_CASE("standings: the page escapes what records hold", "[cmd][standings]") {
  Made made{System::RoundRobin, {"<script>x</script>", "a & b"}, 1};
  made.verdict().name = "</title><b>";
  made.won(1, 0, 1);
  const std::string html = page(made.scene());
  CHECK_FALSE(contains(html, "<script"));
  CHECK_FALSE(contains(html, "<b>"));
  CHECK(contains(html, "a &amp; b"));
  CHECK(html == page(made.scene()));
}

TEST_CASE("columns: by what a terminal shows", "[cmd][standings]") {
  CHECK(display_columns("Ada") == 3);
  CHECK(display_columns("Æsa") == 3);
  CHECK(display_columns("星野") == 4);
  CHECK(display_columns("") == 0);
  Columns table;
  table.add_column("name", Columns::Side::Left);
  table.add_column("n", Columns::Side::Point);
  table.add_column("", Columns::Side::Left);
  table.add_row({"星野さん", "1", ""});
  table.add_row({"Ada", "10.25", "z"});
  table.add_row({"", "", "y"});
  CHECK(table.text() == "name          n\n星野さん   1\nAda       10.25  z\n                 y\n");
}

}  // namespace orion::cmd
