// Manifests of matches: what they say, and everything that can be wrong with them.

#include <array>
#include <string>
#include <string_view>

#include "tests/records/read/lines.hpp"
#include "tests/records/read/manifest_document.hpp"

namespace orion {
using testing::check_row;
using testing::read_match;
using testing::StationRow;

namespace {

std::string match_with(std::string_view line) {
  static constexpr std::array<std::string_view, 4> kUsual{"match: [Ada, {name: Ben, id: b}]", "format: 1", "best-of: 3",
                                                          "games: [g1.orion.yaml]"};
  return testing::with_line(kUsual, line);
}

}  // namespace

TEST_CASE("match: every key", "[read][match]") {
  const auto read = read_match(
      "score: {b: 1.5, Ada: 0.5}\ngames: [g1.orion.yaml, {game: orion-duel, anything: goes}, sub/g3.yaml]\n"
      "ties: count-half\nbest-of: 3\nnote: ''\nformat: 1\nmatch: [Ada, {name: Ben, id: b}]\nx-mine: 1\n");
  CHECK(messages(*read).empty());
  const read::MatchManifest& match = read->match;
  REQUIRE(match.players.size() == 2);
  CHECK(match.players[1].name.value == "Ben");
  CHECK(match.players[1].id->value == "b");
  CHECK(match.best_of->value == 3);
  CHECK(match.ties->value == read::Ties::CountHalf);
  REQUIRE(match.games.size() == 3);
  CHECK(match.games[0].path->value == "g1.orion.yaml");
  CHECK(match.games[0].game == nullptr);
  CHECK_FALSE(match.games[1].path);
  REQUIRE(match.games[1].game != nullptr);
  CHECK(match.games[1].game->size == 2);
  CHECK(text::testing::slice(read->text, match.games[1].span) == "{game: orion-duel, anything: goes}");
  REQUIRE(match.score.size() == 2);
  CHECK(match.score[0].player.seat == 1);
  CHECK(match.score[0].points.value.hundredths == 150);
  CHECK(match.score[1].points.value.hundredths == 50);
}

TEST_CASE("match: what is wrong, and where", "[read][match]") {
  const auto row = GENERATE(values<StationRow>({
      {"R205", "«gmaes»: []", "R205"},
      {"R207: no list of players", "match: «Ada and Ben»", "R207"},
      {"R207: one player", "match: «[Ada]»", "R207"},
      {"R207: three players", "match: «[Ada, Ben, Cleo]»", "R207"},
      {"R219: namesakes", "match: [Ada, «Ada»]", "R219"},
      {"R219: an id that is a name", "match: [Ada, {name: Ben, id: «Ada»}]", "R219"},
      {"R221: no name", "match: [Ada, «''»]", "R221"},
      {"R207: note", "note: «[a]»", "R207"},
      {"R210: best-of", "best-of: «five»", "R210"},
      {"R210: best-of 0", "best-of: «0»", "R210"},
      {"R210: best-of many", "best-of: «10000»", "R210"},
      {"R208: ties", "ties: «half»", "R208"},
      {"R207: games", "games: «g1.orion.yaml»", "R207"},
      {"R207: a list in games", "games: [«[g1.orion.yaml]»]", "R207"},
      {"R206: a mapping without game", "games: [{«match»: [Ada, Ben]}]", "R206"},
      {"R206: an empty mapping", "games: [«{}»]", "R206"},
      {"R208: another game", "games: [{game: «chess»}]", "R208"},
      {"R207: a game of no word", "games: [{game: «[a]»}]", "R207"},
      {"R221: an empty path", "games: [«''»]", "R221"},
      {"R229: the root", "games: [«/g1.orion.yaml»]", "R229"},
      {"R229: above", "games: [«../g1.orion.yaml»]", "R229"},
      {"R229: above on the way", "games: [«a/../g1.orion.yaml»]", "R229"},
      {"R229: a backslash", "games: [«a\\g1.orion.yaml»]", "R229"},
      {"R207: score", "score: «[3, 1]»", "R207"},
      {"R222: score", "score: {Ada: 1, «Bem»: 2}", "R222"},
      {"R219: score, by name and id", "score: {Ben: 1, «b»: 2}", "R219"},
      {"R210: three decimals", "score: {Ada: «0.125»}", "R210"},
      {"R210: no digit before the point", "score: {Ada: «.5»}", "R210"},
      {"R210: none behind it", "score: {Ada: «1.»}", "R210"},
      {"R210: a zero in front", "score: {Ada: «01»}", "R210"},
      {"R210: minus nothing", "score: {Ada: «-0.00»}", "R210"},
      {"R210: seven digits", "score: {Ada: «1000000»}", "R210"},
      {"R210: an exponent", "score: {Ada: «1e3»}", "R210"},
      {"R210: a comma", "score: {Ada: «'1,5'»}", "R210"},
      {"R209", "format: «2»", "R209"},
  }));
  check_row(row, match_with(row.line), read_match);
}

TEST_CASE("match: missing keys, at the first one", "[read][match]") {
  const auto row = GENERATE(values<StationRow>({
      {"format and games", "«match»: [Ada, Ben]", "R206 R206"},
      {"match", "«games»: []\nformat: 1", "R206"},
  }));
  check_row(row, std::string{row.line}, read_match);
}

}  // namespace orion
