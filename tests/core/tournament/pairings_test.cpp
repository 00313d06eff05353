// What each system asks of its pairings, a row a rule and its near misses.
//
// Encounters are written as they ended: A>B (A won), A=B (tied), A>B=C (of three), A?B (does not count), A/B (a forfeit
// that A won), A (a bye); rounds with | between. Withdrawals: D2 left after two rounds. A fault is written as its round
// and encounter, both from 1, the fault, who and whom, and the encounter before behind a <.

#include "core/tournament/pairings.hpp"

#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "tests/catch.hpp"

namespace orion {
using tournament::How;
using tournament::PairingFault;
using tournament::PairingViolation;
using tournament::Player;
using tournament::Points;
using tournament::Results;
using tournament::Round;
using tournament::Seat;
using tournament::System;
using tournament::Withdrawal;

namespace {

How how_of(std::string_view encounter) {
  if (encounter.size() == 1) return How::Bye;
  if (encounter[1] == '?') return How::Open;
  return encounter[1] == '/' ? How::Forfeit : How::Played;
}

std::vector<Seat> seats_of(std::string_view encounter) {
  std::vector<Seat> seats;
  Points points = 1000;
  for (std::size_t index = 0; index < encounter.size(); index += 2) {
    if (index > 0 && encounter[index - 1] != '=') points -= 100;
    seats.push_back({static_cast<Player>(encounter[index] - 'A'), points});
  }
  return seats;
}

struct Played {
  Results results;
  std::size_t rounds = 1;
};

Played played(const std::string& text) {
  Played all;
  std::istringstream words{text};
  for (std::string word; words >> word;) {
    if (word == "|") {
      ++all.rounds;
    } else {
      all.results.add(static_cast<Round>(all.rounds - 1), how_of(word), seats_of(word));
    }
  }
  return all;
}

std::vector<Withdrawal> withdrawals(const std::string& text) {
  std::vector<Withdrawal> list;
  std::istringstream words{text};
  for (std::string word; words >> word;)
    list.push_back({static_cast<Player>(word[0] - 'A'), static_cast<std::size_t>(std::stoi(word.substr(1)))});
  return list;
}

std::string name(PairingFault fault) {
  switch (fault) {
    case PairingFault::TwiceInRound:
      return "twice";
    case PairingFault::AfterWithdrawal:
      return "withdrawn";
    case PairingFault::MetBefore:
      return "met";
    case PairingFault::OutOfBracket:
      return "out";
    case PairingFault::NotInRound:
      return "absent";
    case PairingFault::NotMet:
      return "not met";
  }
  return "?";
}

std::string text_of(const PairingViolation& violation) {
  const auto letter = [](Player player) { return std::string(1, static_cast<char>('A' + player)); };
  std::string text = std::to_string(violation.round + 1);
  if (violation.encounter) text += "." + std::to_string(*violation.encounter + 1);
  text += " " + name(violation.fault) + " " + letter(violation.player);
  if (violation.opponent) text += letter(*violation.opponent);
  if (violation.other) text += "<" + std::to_string(*violation.other + 1);
  return text;
}

std::string faults(std::size_t players, System system, const std::string& rounds, const std::string& withdrawn = "") {
  const Played all = played(rounds);
  std::string text;
  for (const auto& each : pairing_violations(all.results, players, system, all.rounds, withdrawals(withdrawn)))
    text += (text.empty() ? "" : ", ") + text_of(each);
  return text;
}

struct Row {
  std::string_view what;
  std::size_t players;
  std::string_view rounds, withdrawn, want;
};

void check(System system, const Row& row) {
  CAPTURE(row.what, row.rounds, row.withdrawn);
  CHECK(faults(row.players, system, std::string{row.rounds}, std::string{row.withdrawn}) == row.want);
}

}  // namespace

TEST_CASE("pairings: free asks for one place a round and none after leaving", "[tournament]") {
  check(System::Free, GENERATE(values<Row>({
                          {"nothing", 4, "", "", ""},
                          {"they meet again", 4, "A>B | A>B | B=A", "", ""},
                          {"some sit out", 4, "A>B | C>D", "", ""},
                          {"two games of a round", 4, "A>B A>C", "", "1.2 twice A<1"},
                          {"two games of two rounds", 4, "A>B | A>C", "", ""},
                          {"three games of a round", 4, "A>B A>C D=A", "", "1.2 twice A<1, 1.3 twice A<2"},
                          {"a game and a bye", 4, "A>B B", "", "1.2 twice B<1"},
                          {"a game and a forfeit", 4, "A>B B/C", "", "1.2 twice B<1"},
                          {"a game that does not count", 4, "A?B C=B", "", "1.2 twice B<1"},
                          {"two tables of three", 5, "A>B>C C>D>E", "", "1.2 twice C<1"},
                          {"left and plays", 4, "A>B | A>C", "C1", "2.2 withdrawn C"},
                          {"left and played before", 4, "A>C | A>B", "C1", ""},
                          {"left before the start", 4, "A>C", "C0", "1.1 withdrawn C"},
                          {"left and has a bye", 4, "A>B | C", "C1", "2.2 withdrawn C"},
                          {"left and loses by forfeit", 4, "A>B | A/C", "C1", ""},
                          {"left and wins by forfeit", 4, "A>B | C/A", "C1", "2.2 withdrawn C"},
                          {"by encounter, then player", 4, "A>B C>A C>D", "D0 C0",
                           "1.2 twice A<1, 1.2 withdrawn C, 1.3 twice C<2, 1.3 withdrawn C, 1.3 withdrawn D"},
                      })));
}

TEST_CASE("pairings: swiss", "[tournament]") {
  check(System::Swiss,
        GENERATE(values<Row>({
            {"nobody meets again", 4, "A>B C>D | A>C B>D | A=D B=C", "", ""},
            {"a rematch", 4, "A>B C>D | B>A C>D", "", "2.3 met AB<1, 2.4 met CD<2"},
            {"the last one counts", 2, "A>B | B>A | A>B", "", "2.2 met AB<1, 3.3 met AB<2"},
            {"the first one did not count", 2, "A?B | B>A", "", "2.2 met AB<1"},
            {"the first one was not played", 2, "A/B | B>A", "", ""},
            {"the second one was not played", 2, "A>B | B/A", "", ""},
            {"again at a table of three", 3, "A>B>C | C>B>A", "", ""},
            {"at a table of three, then alone", 4, "A>B>C D | A>B C>D", "", ""},
            {"alone, then at a table of three", 4, "A>B C>D | A>B>C D", "", ""},
            {"an odd number: a bye", 3, "A>B C | A>C B", "", ""},
            {"an odd number: no bye", 3, "A>B | A>C B", "", "1 absent C"},
            {"a forfeit is a place", 4, "A>B C/D", "", ""},
            {"so is a game that does not count", 4, "A>B C?D", "", ""},
            {"two are missing", 4, "A>B | C>D A B", "", "1 absent C, 1 absent D"},
            {"who left is not missed", 4, "A>B C>D | A>C B", "D1", ""},
            {"but before that", 4, "A>B C | A>C B", "D1", "1 absent D"},
            {"a round to come", 4, "A>B C>D | ", "", ""},
            {"a round to come in between", 4, "A>B C>D | | A>C B>D", "", ""},
            {"encounters first", 5, "A>B C>D E | B>A E>A", "", "2.4 met AB<1, 2.5 twice A<4, 2 absent C, 2 absent D"},
        })));
}

TEST_CASE("pairings: everyone meets once", "[tournament]") {
  const std::string four = "A>B C>D | A>C B>D | A>D B>C";
  CHECK(faults(4, System::RoundRobin, four).empty());
  check(System::RoundRobin,
        GENERATE(values<Row>({
            {"one sits out each round", 3, "A>B | A>C | B>C", "", ""},
            {"one who sits out may have a bye", 3, "A>B C | A>C B | B>C A", "", ""},
            {"they meet twice", 4, "A>B C>D | B>A C>D", "", "2.3 met AB<1, 2.4 met CD<2"},
            {"forfeits are meetings", 4, "A>B C>D | A/C B?D | A>D B>C", "", ""},
            {"again after a forfeit", 4, "A/B C>D | A>B", "", "2.3 met AB<1"},
            {"not at its end", 4, "A>B | A>C B>D", "", ""},
            {"a round to come", 4, "A>B | A>C B>D | ", "", ""},
            {"two have not met", 4, "A>B | A>C B>D | A>D B>C", "", "3 not met CD"},
            {"nobody is missed in a round", 4, "A>B | C>D A>C | B>D | A>D B>C", "", "2.3 twice C<2"},
            {"and met another twice", 4, "A>B C>D | A>C B>D | A>B C>D", "",
             "3.5 met AB<1, 3.6 met CD<2, 3 not met AD, 3 not met BC"},
            {"who left need not", 4, "A>B C>D | A>C | B>C", "D1", ""},
            {"who left after the last round has to", 4, "A>B C>D | A>C B>D | B>C", "D3", "3 not met AD"},
            {"who never came makes it shorter", 4, "A>B | A>C | ", "D0", ""},
            {"and whole", 4, "A>B | A>C | A=A", "D0", "3.3 twice A<3, 3 not met BC"},
            {"tables of three", 3, "A>B>C", "", ""},
            {"tables of three meet again", 4, "A>B>C | D>A>B", "", "2.2 met AB<1, 2 not met CD"},
        })));
}

TEST_CASE("pairings: everyone meets twice", "[tournament]") {
  check(System::DoubleRoundRobin, GENERATE(values<Row>({
                                      {"twice", 2, "A>B | B>A", "", ""},
                                      {"thrice", 2, "A>B | B>A | A=B", "", "3.3 met AB<2"},
                                      {"once, at its end", 3, "A>B | A>C | B>C | A>B | A>C | B", "", "6 not met BC"},
                                      {"once, before", 3, "A>B | A>C | B>C", "", ""},
                                  })));
}

TEST_CASE("pairings: knockout", "[tournament]") {
  check(System::Knockout,
        GENERATE(values<Row>({
            {"four", 4, "A>B C>D | C>A", "", ""},
            {"drawn anew", 8, "A>B C>D E>F G>H | A>G C>E | A>C", "", ""},
            {"three with a bye", 3, "A>B C | A>C", "", ""},
            {"three without a bye", 3, "A>B | A>C", "", "1 absent C, 2.2 out C"},
            {"a loser plays on", 4, "A>B C>D | B>C", "", "2.3 out B<1, 2 absent A"},
            {"a loser as well", 4, "A>B C>D | A>C B", "", "2.4 out B<1"},
            {"a winner is missing", 8, "A>B C>D E>F G>H | A>C E", "", "2 absent G"},
            {"a forfeit is won", 4, "A>B D/C | A>D", "", ""},
            {"a forfeit is lost", 4, "A>B D/C | A>C", "", "2.3 out C<2, 2 absent D"},
            {"a winner who left", 4, "A>B C>D | A", "C1", ""},
            {"a tie: the one", 4, "A=B C>D | A>C", "", ""},
            {"a tie: the other", 4, "A=B C>D | B>C", "", ""},
            {"a tie: both", 6, "A=B C>D E>F | A>C B>E", "", "2.5 out B<1"},
            {"a tie: both, against each other", 4, "A=B C>D | A>B C", "", "2.3 out B<1"},
            {"a tie: neither", 4, "A=B C>D | C", "", "2 absent AB<1"},
            {"a tie: who left, and not the other", 4, "A=B C>D | C", "A1", "2 absent B<1"},
            {"a tie: both left", 4, "A=B C>D | C", "A1 B1", ""},
            {"nothing counts: either", 4, "A?B C>D | B>C", "", ""},
            {"third place", 4, "A>B C>D | A>C B>D", "", ""},
            {"third place comes first", 4, "A>B C>D | B/D A>C", "", ""},
            {"third place twice", 4, "A>B C>D | B>D B>D A>C", "",
             "2.4 twice B<3, 2.4 out B<1, 2.4 twice D<3, 2.4 out D<2"},
            {"third place after a tie", 4, "A=B C>D | A>D B>C", "", ""},
            {"third place after two ties", 4, "A=B C=D | A>D B>C", "", ""},
            {"third place after the final", 4, "A>B C>D | A>C | B>D", "", "3.4 out B<1, 3.4 out D<2"},
            {"third place needs two semifinals", 6, "A>B C>D E>F | A>C E B>D", "", "2.6 out B<1, 2.6 out D<2"},
            {"a bye is no semifinal", 3, "A>B C | A>C B", "", "2.4 out B<1"},
            {"the third goes nowhere", 4, "A>B C>D | B>D A>C | B>A", "", "3.5 out B<3"},
            {"after the final", 4, "A>B C>D | A>C | A>C", "", "3.4 out C<3"},
            {"who came from nowhere", 5, "A>B C>D | A>E C", "E0", "2.3 withdrawn E, 2.3 out E"},
            {"tables of three: the first", 6, "A>B>C D>E>F | A>D", "", ""},
            {"tables of three: the second", 6, "A>B>C D>E>F | B>D", "", "2.3 out B<1, 2 absent A"},
            {"tables of three: either of two first", 6, "A=B>C D>E>F | B>D", "", ""},
            {"tables of three: neither of two first", 6, "A=B>C D>E>F | C>D", "", "2.3 out C<1, 2 absent AB<1"},
        })));
}

TEST_CASE("pairings: when a system has all it asks for", "[tournament]") {
  struct WholeRow {
    System system;
    std::size_t players;
    std::string_view rounds, withdrawn;
    bool whole;
  };
  const auto row = GENERATE(values<WholeRow>({
      {System::RoundRobin, 4, "A>B | A>C", "", false},
      {System::RoundRobin, 4, "A>B | A>C | A>D", "", true},
      {System::RoundRobin, 4, "A>B | A>C | ", "", false},
      {System::RoundRobin, 5, "A>B | A>C | A>D | A>E", "", false},
      {System::RoundRobin, 5, "A>B | A>C | A>D | A>E | B>C", "", true},
      {System::RoundRobin, 5, "A>B | A>C | A>D", "E0", true},
      {System::RoundRobin, 5, "A>B | A>C | A>D", "E1", false},
      {System::RoundRobin, 9, "A>B>C | A>D>E | A>F>G", "", false},
      {System::RoundRobin, 9, "A>B>C | A>D>E | A>F>G | A>H>I", "", true},
      {System::DoubleRoundRobin, 3, "A>B | A>C | B>C | B>A | C>A", "", false},
      {System::DoubleRoundRobin, 3, "A>B | A>C | B>C | B>A | C>A | C>B", "", true},
      {System::Knockout, 4, "", "", false},
      {System::Knockout, 4, "A>B C>D", "", false},
      {System::Knockout, 4, "A>B C>D | A>C", "", true},
      {System::Knockout, 4, "A>B C>D | A>C B>D", "", true},
      {System::Knockout, 4, "A>B C>D | A=C", "", true},
      {System::Knockout, 8, "A>B C>D E>F G>H | A>C", "", false},
      {System::Swiss, 4, "A>B C>D", "", true},
      {System::Free, 4, "", "", true},
  }));
  CAPTURE(row.players, row.rounds, row.withdrawn);
  const Played all = played(std::string{row.rounds});
  CHECK(is_whole(all.results, row.players, row.system, all.rounds, withdrawals(std::string{row.withdrawn})) ==
        row.whole);
}

TEST_CASE("pairings: what is missing through and through is counted, not listed", "[tournament]") {
  constexpr std::size_t kPlayers = 3000;
  constexpr std::size_t kRounds = 2999;
  Results results;
  for (std::size_t round = 0; round < kRounds; ++round) {
    const std::vector<Seat> seats{{0, 100}, {static_cast<Player>(round + 1), 0}};
    results.add(static_cast<Round>(round), How::Played, seats);
  }
  const auto all = [](const std::vector<PairingViolation>& violations) {
    std::size_t sum = violations.size();
    for (const auto& each : violations) sum += each.more;
    return sum;
  };
  const auto robin = pairing_violations(results, kPlayers, System::RoundRobin, kRounds, {});
  CHECK(robin.size() == 1000);
  CHECK(all(robin) == kPlayers * (kPlayers - 1) / 2 - kRounds);
  const auto swiss = pairing_violations(results, kPlayers, System::Swiss, kRounds, {});
  CHECK(swiss.size() <= 1000 + kRounds);
  CHECK(all(swiss) == kRounds * (kPlayers - 2));
}

}  // namespace orion
