// Everything that can be wrong with the shape of a Station record outside its actions: codes and places.

#include <string>
#include <string_view>

#include "tests/records/read/station_rows.hpp"

namespace orion {
using testing::check_row;
using testing::station_with;
using testing::StationRow;

TEST_CASE("station: R206 missing keys, at the first key of what lacks them", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"format", "format:", "R206"},
      {"deck", "deck:", "R206"},
      {"players", "players:", "R206"},
      {"setup", "setup:", "R206"},
      {"turns", "turns:", "R206"},
  }));
  check_row(row, "«game»" + station_with(row.line).substr(4), testing::read_station);
}

TEST_CASE("station: R205 and R206 within the record", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"R205: of the record", "«moves»: []", "R205"},
      {"R205: of the event", "event: {«nme»: Open}", "R205"},
      {"R205: of a player", "players: [Ada, {name: Ben, id: b, «elo»: 5}]", "R205"},
      {"R205: of the set-up", "setup: {«hand»: {}}", "R205"},
      {"R205: of a turn", "turns: [{player: Ada, «drew»: [ice]}]", "R205"},
      {"R205: no number of a turn", "turns: [{player: Ada, «turn»: 1}]", "R205"},
      {"R205: of a leaving", "turns: [{leaves: Ada, «draw»: [ice]}]", "R205"},
      {"R205: of a leaving player", "turns: [{leaves: Ada, «player»: Ada}]", "R205"},
      {"R205: of a ruling", "turns: [{player: Ada, ruling: {decision: stands, «why»: x}}]", "R205"},
      {"R205: of a claim", "turns: [{player: Ada, after: {Ada: {«credit»: 3}}}]", "R205"},
      {"R205: of the result", "result: {«score»: {Ada: 3}}", "R205"},
      {"R206: name", "players: [Ada, {«id»: b}]", "R206"},
      {"R206: player", "turns: [{«draw»: [ice]}]", "R206"},
      {"R206: decision", "turns: [{player: Ada, ruling: {«by»: me}}]", "R206"},
  }));
  check_row(row, station_with(row.line), testing::read_station);
}

TEST_CASE("station: R207 wrong shapes", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"deck", "deck: «[trade-demo]»", "R207"},
      {"deck-sha256", "deck-sha256: «[a]»", "R207"},
      {"players", "players: «{Ada: Ben}»\nturns: []\nsetup: {}", "R207"},
      {"a player", "players: [Ada, «[Ben]»]\nturns: []\nsetup: {}", "R207"},
      {"setup", "setup: «[]»", "R207"},
      {"hands", "setup: {hands: «[ice]»}", "R207"},
      {"a hand", "setup: {hands: {Ada: «ice»}}", "R207"},
      {"a card of a hand", "setup: {hands: {Ada: [«[ice]»]}}", "R207"},
      {"pile", "setup: {pile: «ice»}", "R207"},
      {"turns", "turns: «{player: Ada}»", "R207"},
      {"a turn", "turns: [«Ada»]", "R207"},
      {"player", "turns: [{player: «[Ada]»}]", "R207"},
      {"leaves", "turns: [{leaves: «[Ada]»}]", "R207"},
      {"draw", "turns: [{player: Ada, draw: «ice»}]", "R207"},
      {"keep", "turns: [{player: Ada, keep: «{ice: 1}»}]", "R207"},
      {"discard", "turns: [{player: Ada, discard: [«[ice]»]}]", "R207"},
      {"actions", "turns: [{player: Ada, actions: «{buy: ore}»}]", "R207"},
      {"after", "turns: [{player: Ada, after: «[Ada]»}]", "R207"},
      {"claims", "turns: [{player: Ada, after: {Ada: «15»}}]", "R207"},
      {"credits", "turns: [{player: Ada, after: {Ada: {credits: «[15]»}}}]", "R207"},
      {"hold", "turns: [{player: Ada, after: {Ada: {hold: «3»}}}]", "R207"},
      {"hand claimed", "turns: [{player: Ada, after: {Ada: {hand: «{ice: 1}»}}}]", "R207"},
      {"equipment", "turns: [{player: Ada, after: {Ada: {equipment: «relay»}}}]", "R207"},
      {"reshuffle", "turns: [{player: Ada, reshuffle: «{a: b}»}]", "R207"},
      {"reshuffle, a card among lists", "turns: [{player: Ada, reshuffle: [[ice], «ore»]}]", "R207"},
      {"reshuffle, a list among cards", "turns: [{player: Ada, reshuffle: [ice, «[ore]»]}]", "R207"},
      {"hash", "turns: [{player: Ada, hash: «[a]»}]", "R207"},
      {"ruling", "turns: [{player: Ada, ruling: «stands»}]", "R207"},
      {"note", "turns: [{player: Ada, note: «[a]»}]", "R207"},
      {"result", "result: «Ada»", "R207"},
      {"winner", "result: {winner: «{Ada: 1}»}", "R207"},
      {"nobody in a list", "result: {winner: «[]»}", "R207"},
      {"credits in the result", "result: {credits: «[52]»}", "R207"},
      {"triggered-by", "result: {triggered-by: «[Ada]»}", "R207"},
  }));
  const std::string line{row.line};
  // Lines of their own keys replace the usual ones one by one.
  std::string document = station_with(line.substr(0, line.find('\n')));
  if (line.find('\n') != std::string::npos) {
    document = document.substr(0, document.find("setup:")) + line.substr(line.find('\n') + 1) + "\n";
  }
  check_row(row, document, testing::read_station);
}

TEST_CASE("station: words, numbers, dates, hashes", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"R208: reshuffle", "turns: [{player: Ada, reshuffle: «false»}]", "R208"},
      {"R208: decision", "turns: [{player: Ada, ruling: {decision: «stand»}}]", "R208"},
      {"R208: how", "result: {how: «resigned»}", "R208"},
      {"R208: a way to end of the other game", "result: {how: «conditions»}", "R208"},
      {"R209: format", "format: «2»", "R209"},
      {"R210: format", "format: «one»", "R210"},
      {"R210: credits", "turns: [{player: Ada, after: {Ada: {credits: «many»}}}]", "R210"},
      {"R210: goods", "turns: [{player: Ada, after: {Ada: {goods: «1.5»}}}]", "R210"},
      {"R210: hand", "turns: [{player: Ada, after: {Ada: {hand: «ice»}}}]", "R210"},
      {"R210: credits in the result", "result: {credits: {Ada: «+52»}}", "R210"},
      {"R215: date", "event: {date: «2026-02-30»}", "R215"},
      {"R218: hash", "turns: [{player: Ada, hash: «h0123»}]", "R218"},
      {"R218: hash of a leaving", "turns: [{leaves: Ada, hash: «h0123456789ABCDEF»}]", "R218"},
      {"R221: id", "id: «\"\"»", "R221"},
      {"R221: deck", "deck: «\"\"»", "R221"},
      {"R221: a card", "setup: {hands: {Ada: [ice, «\"\"»]}}", "R221"},
      {"R221: keep", "turns: [{player: Ada, keep: «\"\"»}]", "R221"},
      {"R221: player", "turns: [{player: «\"\"»}]", "R221"},
      {"R227: short", "deck-sha256: «9f2c»", "R227"},
      {"R227: capitals", "deck-sha256: «9F2C635418cbe3f2bb982f3faf90b8a2273f2a7d2da7c6e6ef9090944026794323»", "R227"},
      {"R227: a letter too many", "deck-sha256: «635418cbe3f2bb982f3faf90b8a2273f2a7d2da7c6e6ef9090944026794323f80»",
       "R227"},
  }));
  check_row(row, station_with(row.line), testing::read_station);
}

TEST_CASE("station: players who are none", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"R222: of a turn", "turns: [{player: «Eda»}]", "R222"},
      {"R222: by another case", "turns: [{player: «ada»}]", "R222"},
      {"R222: who leaves", "turns: [{leaves: «Cleo»}]", "R222"},
      {"R222: of a hand", "setup: {hands: {Ada: [], «Cleo»: []}}", "R222"},
      {"R222: of a claim", "turns: [{player: Ada, after: {«Cleo»: {credits: 1}}}]", "R222"},
      {"R222: winner", "result: {winner: «Cleo»}", "R222"},
      {"R222: among winners", "result: {winner: [Ada, «none»]}", "R222"},
      {"R222: credits", "result: {credits: {«Cleo»: 1}}", "R222"},
      {"R222: triggered-by", "result: {triggered-by: «Cleo»}", "R222"},
      {"R219: name and id in hands", "setup: {hands: {Ben: [], «b»: []}}", "R219"},
      {"R219: name and id in claims", "turns: [{player: Ada, after: {b: {}, «Ben»: {}}}]", "R219"},
      {"R219: name and id in credits", "result: {credits: {Ben: 1, «b»: 2}}", "R219"},
      {"R219: a winner twice", "result: {winner: [Ada, «Ada»]}", "R219"},
      {"R219: a winner by name and id", "result: {winner: [b, Ada, «Ben»]}", "R219"},
  }));
  check_row(row, station_with(row.line), testing::read_station);
}

TEST_CASE("station: players who cannot be told apart", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"R219: one name", "players: [Ada, «Ada»]", "R219"},
      {"R219: one name, one id", "players: [{name: Ada, id: 1}, {name: Ada, id: «1»}]", "R219"},
      {"R219: one name, an id missing", "players: [{name: Ada, id: 1}, «Ada»]", "R219"},
      {"R219: one id", "players: [{name: Ada, id: 1}, Ben, {name: Cleo, id: «1»}]", "R219"},
      {"R219: an id that is a name", "players: [Ada, {name: Ben, id: «Ada»}]", "R219"},
      {"R219: a name that is an id", "players: [{name: Ben, id: «Ada»}, Ada]", "R219"},
      {"R219: three of a name", "players: [Ada, «Ada», «Ada»]", "R219 R219"},
      {"S102b: one", "players: «[Ada]»", "S102b"},
      {"S102b: none", "players: «[]»", "S102b"},
      {"an id that is the own name", "players: [{name: Ada, id: Ada}, Ben]", ""},
      {"two of a name with ids", "players: [{name: Ada, id: 1}, {name: Ada, id: 2}]", ""},
  }));
  check_row(row, "game: orion-station\nformat: 1\ndeck: d\nsetup: {}\nturns: []\n" + std::string{row.line} + "\n",
            testing::read_station);
}

TEST_CASE("station: a name that two have says nobody", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"of a turn", "turns: [{player: «Anna»}]\nsetup: {}\n", "R219"},
      {"of a hand", "setup: {hands: {12: [], «Anna»: []}}\nturns: []\n", "R219"},
      {"by id", "setup: {hands: {12: [], 13: []}}\nturns: [{player: 13}]\n", ""},
  }));
  check_row(row,
            "game: orion-station\nformat: 1\ndeck: d\nplayers: [{name: Anna, id: 12}, {name: Anna, id: 13}]\n" +
                std::string{row.line},
            testing::read_station);
}

TEST_CASE("station: nobody is missed in a list of players that cannot be read", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"no list", "players: «Ada»", "R207"},
      {"a player without a name", "players: [Ben, {«id»: 5}]", "R206"},
  }));
  check_row(row, station_with(row.line), testing::read_station);
}

TEST_CASE("station: 16 players at most", "[read][station]") {
  const auto players = [](int count) {
    std::string line = "players:\n";
    for (int player = 0; player < count; ++player) line += "  - P" + std::to_string(player) + "\n";
    return "game: orion-station\nformat: 1\ndeck: d\nsetup: {}\nturns: [{player: P15}]\n" + line;
  };
  CHECK(testing::codes(*testing::read_station(players(16))).empty());
  CHECK(testing::marked_codes(*testing::read_station(players(18))) == "R207 «P16»");
}

TEST_CASE("station: R217 a turn too many", "[read][station]") {
  const auto turns = [](int count) {
    std::string line = "turns:\n";
    for (int turn = 0; turn < count; ++turn) line += "  - player: Ada\n";
    return station_with(line);
  };
  CHECK(testing::codes(*testing::read_station(turns(4'096))).empty());
  const auto read = testing::read_station(turns(4'098));
  CHECK(testing::marked_codes(*read) == "R217 «player: Ada»");
  CHECK(read->record.turns.size() == 4'096);
}

TEST_CASE("station: a deck in the record is read as one", "[read][station]") {
  const auto row = GENERATE(values<StationRow>({
      {"R206", "deck: {«deck»: a, format: 1}", "R206"},
      {"S700d", "deck: {deck: a, format: 1, cards: [{id: x, kind: support}, {id: «x», kind: support}]}", "S700d"},
      {"R205: not a record", "deck: {deck: a, format: 1, cards: [], «players»: []}", "R205"},
      {"a small one", "deck: {deck: a, format: 1, cards: []}", ""},
  }));
  check_row(row, station_with(row.line), testing::read_station);
}

}  // namespace orion
