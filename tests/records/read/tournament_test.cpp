// Manifests of tournaments: what they say, and everything that can be wrong with them.

#include <array>
#include <string>
#include <string_view>

#include "tests/records/read/lines.hpp"
#include "tests/records/read/manifest_document.hpp"

namespace orion {
using testing::check_row;
using testing::read_tournament;
using testing::StationRow;

namespace {

std::string tournament_with(std::string_view line) {
  static constexpr std::array<std::string_view, 5> kUsual{"tournament: Spring Open", "format: 1", "game: orion-duel",
                                                          "players: [Ada, Ben, {name: Anna, id: 12}]", "rounds: []"};
  return testing::with_line(kUsual, line);
}

}  // namespace

TEST_CASE("tournament: every key", "[read][tournament]") {
  const auto read = read_tournament(
      "standings: [{player: 12, points: 2.5}, {player: Ada, points: 1, note: a}]\n"
      "withdrawn: [{player: Ben, after-round: 0, note: ill}]\n"
      "rounds:\n"
      "  - {round: 1, date: 2026-05-02, games: [a.yaml, b/c.yaml], note: first}\n"
      "  - {round: 2, byes: [Anna], forfeits: [{winner: Ada, loser: Ben, note: late}]}\n"
      "tie-breaks: [sonneborn-berger, buchholz-cut-1, buchholz, wins, direct-encounter]\n"
      "illegal-games: as-claimed\nstation-places: [5, 2.5, 0]\nscoring: {tie: 1, win: 3, forfeit-loss: -1}\n"
      "system: double-round-robin\nplayers: [Ada, Ben, {name: Anna, id: 12}]\ngame: orion-station\n"
      "note: a\nformat: 1\ntournament: Spring Open\nx-mine: 1\n");
  CHECK(messages(*read).empty());
  const read::TournamentManifest& tournament = read->tournament;
  CHECK(tournament.name->value == "Spring Open");
  CHECK(tournament.game->value == read::SetGame::Station);
  CHECK(tournament.players.size() == 3);
  CHECK(tournament.system->value == read::PairingSystem::DoubleRoundRobin);
  CHECK(tournament.scoring.win.hundredths == 300);
  CHECK(tournament.scoring.tie.hundredths == 100);
  CHECK(tournament.scoring.bye.hundredths == 100);  // as without the key
  CHECK(tournament.scoring.forfeit_loss.hundredths == -100);
  REQUIRE(tournament.station_places.size() == 3);
  CHECK(tournament.station_places[1].value.hundredths == 250);
  CHECK(tournament.illegal_games->value == read::IllegalGames::AsClaimed);
  REQUIRE(tournament.tie_breaks.size() == 5);
  CHECK(tournament.tie_breaks[0].value == read::TieBreak::SonnebornBerger);
  CHECK(tournament.tie_breaks[4].value == read::TieBreak::DirectEncounter);
  REQUIRE(tournament.rounds.size() == 2);
  CHECK(tournament.rounds[0].date->value == "2026-05-02");
  REQUIRE(tournament.rounds[0].games.size() == 2);
  CHECK(tournament.rounds[0].games[1].value == "b/c.yaml");
  CHECK(tournament.rounds[1].number->value == 2);
  REQUIRE(tournament.rounds[1].byes.size() == 1);
  CHECK(tournament.rounds[1].byes[0].seat == 2);
  REQUIRE(tournament.rounds[1].forfeits.size() == 1);
  CHECK(tournament.rounds[1].forfeits[0].loser->seat == 1);
  REQUIRE(tournament.withdrawn.size() == 1);
  CHECK(tournament.withdrawn[0].after_round->value == 0);
  REQUIRE(tournament.standings.size() == 2);
  CHECK(tournament.standings[0].player->seat == 2);
  CHECK(tournament.standings[0].points->value.hundredths == 250);
}

TEST_CASE("tournament: what is wrong, and where", "[read][tournament]") {
  const auto row = GENERATE(values<StationRow>({
      {"R205: a slip", "«playres»: []", "R205"},
      {"R207: the name", "tournament: «[a]»", "R207"},
      {"R221: no name", "tournament: «''»", "R221"},
      {"R209: format", "format: «2»", "R209"},
      {"R207: note", "note: «{a: b}»", "R207"},
      {"R208: game", "game: «chess»", "R208"},
      {"R207: players", "players: «Ada»", "R207"},
      {"R207: one player", "players: «[Ada]»", "R207"},
      {"R219: namesakes", "players: [Ada, Ben, «Ada»]", "R219"},
      {"R219: namesakes, one with an id", "players: [Ada, Ben, {name: «Ada», id: a}]", "R219"},
      {"R219: one id", "players: [{name: Ada, id: a}, {name: Ben, id: «a»}]", "R219"},
      {"R219: a name that is an id before", "players: [{name: Ada, id: «Ben»}, Ben]", "R219"},
      {"R206: a player without a name", "players: [Ada, Ben, {«id»: a}]", "R206"},
      {"R208: system", "system: «robin»", "R208"},
      {"R207: scoring", "scoring: «[1, 0.5, 0]»", "R207"},
      {"R205: scoring", "scoring: {«draw»: 0.5}", "R205"},
      {"R210: scoring", "scoring: {tie: «half»}", "R210"},
      {"R207: station-places", "station-places: «5»", "R207"},
      {"R210: station-places", "station-places: [«first»]", "R210"},
      {"R208: illegal-games", "illegal-games: «replayed»", "R208"},
      {"R207: tie-breaks", "tie-breaks: «wins»", "R207"},
      {"R208: a tie-break", "tie-breaks: [«points»]", "R208"},
      {"R208: a tie-break twice", "tie-breaks: [wins, buchholz, «wins»]", "R208"},
      {"R207: rounds", "rounds: «{}»", "R207"},
      {"R207: a round", "rounds: [«1»]", "R207"},
      {"R206: a round without a number", "rounds: [{«games»: []}]", "R206"},
      {"R205: a round", "rounds: [{round: 1, «games-of»: []}]", "R205"},
      {"R210: round 0", "rounds: [{round: «0»}]", "R210"},
      {"R210: a round of a name", "rounds: [{round: «final»}]", "R210"},
      {"R215: date", "rounds: [{round: 1, date: «2026-02-29»}]", "R215"},
      {"R207: games", "rounds: [{round: 1, games: «a.yaml»}]", "R207"},
      {"R207: a game itself", "rounds: [{round: 1, games: [«{game: orion-duel}»]}]", "R207"},
      {"R207: a list of games", "rounds: [{round: 1, games: [«[a.yaml]»]}]", "R207"},
      {"R229: out of the folder", "rounds: [{round: 1, games: [«..»]}]", "R229"},
      {"R207: byes", "rounds: [{round: 1, byes: «Ada»}]", "R207"},
      {"R222: a bye of a stranger", "rounds: [{round: 1, byes: [«Adam»]}]", "R222"},
      {"R219: two byes", "rounds: [{round: 1, byes: [Ada, Ben, «Ada»]}]", "R219"},
      {"R219: two byes of one", "rounds: [{round: 1, byes: [Anna, «12»]}]", "R219"},
      {"R207: forfeits", "rounds: [{round: 1, forfeits: «{winner: Ada, loser: Ben}»}]", "R207"},
      {"R206: a forfeit without loser", "rounds: [{round: 1, forfeits: [{«winner»: Ada}]}]", "R206"},
      {"R222: a forfeit of a stranger", "rounds: [{round: 1, forfeits: [{winner: Ada, loser: «Bem»}]}]", "R222"},
      {"R219: to oneself", "rounds: [{round: 1, forfeits: [{winner: Ada, loser: «Ada»}]}]", "R219"},
      {"R207: withdrawn", "withdrawn: [«Ada»]", "R207"},
      {"R206: withdrawn", "withdrawn: [{«player»: Ada}]", "R206"},
      {"R210: withdrawn", "withdrawn: [{player: Ada, after-round: «-1»}]", "R210"},
      {"R219: withdrawn twice", "withdrawn: [{player: Ada, after-round: 1}, {player: «Ada», after-round: 2}]", "R219"},
      {"R207: standings", "standings: «{Ada: 1}»", "R207"},
      {"R206: standings", "standings: [{«player»: Ada}]", "R206"},
      {"R210: standings", "standings: [{player: Ada, points: «many»}]", "R210"},
      {"R222: standings", "standings: [{player: «Cleo», points: 1}]", "R222"},
      {"R219: standings", "standings: [{player: Anna, points: 1}, {player: «12», points: 1}]", "R219"},
  }));
  check_row(row, tournament_with(row.line), read_tournament);
}

TEST_CASE("tournament: missing keys, at the first one", "[read][tournament]") {
  const auto row = GENERATE(values<StationRow>({
      {"all but one", "«tournament»: Open", "R206 R206 R206 R206"},
      {"rounds", "«tournament»: Open\nformat: 1\ngame: orion-duel\nplayers: [Ada, Ben]", "R206"},
  }));
  check_row(row, std::string{row.line}, read_tournament);
}

TEST_CASE("tournament: many players are told apart, and found, in time", "[read][tournament]") {
  std::string players = "[p0";
  std::string byes = "[p0";
  constexpr int kMany = 9000;
  for (int each = 1; each < kMany; ++each) {
    players += ", p" + std::to_string(each);
    byes += ", p" + std::to_string(each);
  }
  const auto read = read_tournament("tournament: Open\nformat: 1\ngame: orion-duel\nplayers: " + players +
                                    "]\nrounds:\n- round: 1\n  byes: " + byes + "]\n- {round: 2, byes: [nobody]}\n");
  CHECK(messages(*read) ==
        "R222 no player is called `nobody`: none of the 9000 in `players` has a name or an id like it");
  CHECK(read->tournament.rounds[0].byes.size() == kMany);
}

}  // namespace orion
