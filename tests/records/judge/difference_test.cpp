#include "records/judge/difference.hpp"

#include <string>
#include <string_view>

#include "records/catalogue/explanations.hpp"
#include "tests/catch.hpp"
#include "tests/records/judge/records.hpp"
#include "tests/records/judge/station_records.hpp"

namespace orion {
using judge::Difference;

namespace {

judge::Settings with_course() {
  judge::Settings settings;
  settings.keep_course = true;
  return settings;
}

Difference compared(const std::string& a, const std::string& b) {
  const judge::Settings settings = with_course();
  const text::RawDocument document_a{a, 1, false};
  const text::RawDocument document_b{b, 1, false};
  const judge::Verdict verdict_a = judge::judge_document(document_a, settings);
  const judge::Verdict verdict_b = judge::judge_document(document_b, settings);
  return judge::compare_records({document_a, settings.limits, verdict_a}, {document_b, settings.limits, verdict_b});
}

/// "players exchanged, result; changed; 2 placement ruling; meets 3/3; remarks note 1"
std::string in_short(const Difference& made) {
  std::string text = made.same ? "same" : "";
  const auto add = [&](std::string_view between, std::string_view words) {
    text += (text.empty() ? std::string_view{} : between);
    text += words;
  };
  if (made.other_game) return "other game";
  if (made.colours_exchanged) add("; ", "colours");
  for (const judge::TopicDifference& each : made.topics) {
    add("; ", word(each.topic));
    if (each.players) add(" ", word(*each.players));
    if (!each.player.empty()) add(" of ", each.player);
    for (const std::string& card : each.cards) add(" ", card);
  }
  if (made.moves.shape != judge::Shape::Same) add("; ", word(made.moves.shape));
  for (const judge::TurnDifference& each : made.turns)
    if (each.actions.shape != judge::Shape::Same) add(", actions ", word(each.actions.shape));
  if (made.first) {
    const auto& entry = made.first->entries.a ? made.first->entries.a : made.first->entries.b;
    add("; ", std::to_string(entry->point.number));
    if (entry->point.part == judge::StationPart::Action) add(".", std::to_string(entry->point.action));
    for (const judge::Aspect each : made.first->aspects) add(" ", word(each));
  }
  if (made.meeting) {
    const auto point = [](const judge::Point& at) {
      return std::to_string(at.number) + (at.action > 0 ? "." + std::to_string(at.action) : "");
    };
    add("; ", "meet " + point(made.meeting->after.a) + "/" + point(made.meeting->after.b));
    if (!made.meeting->to_the_end) add(" until ", std::to_string(made.meeting->next_parting.a));
  }
  for (const judge::RemarkDifference& each : made.remarks) {
    add("; remark ", word(each.remark));
    if (each.at) add(" ", std::to_string(each.at->a));
  }
  return text;
}

std::string duel_record(std::string_view moves) { return testing::record_with("moves:\n" + std::string{moves}); }

std::string table_record(std::string_view turns) { return testing::station_record("turns:\n" + std::string{turns}); }

std::string replaced(std::string text, std::string_view what, std::string_view by) {
  const std::size_t at = text.find(what);
  REQUIRE(at != std::string::npos);
  return text.replace(at, what.size(), by);
}

constexpr std::string_view kMoves = "  - orange: e4 e5 / f5\n  - blue: g7\n  - orange: c3\n  - blue: i5 i6\n";

constexpr std::string_view kTurns =
    "  - {player: Ada, draw: [grain, ice], keep: grain, actions: [{buy: ore}, {buy: grain}, {drop: [ore, grain]}]}\n"
    "  - {player: Ben, draw: [grain, loan], keep: loan, actions: [{play: loan}, {play: pickpocket, target: Ada}]}\n";

}  // namespace

TEST_CASE("difference: of Orion Duel", "[judge][diff]") {
  struct Row {
    std::string_view what, from, to, want;
  };
  const auto row = GENERATE(values<Row>({
      {"own hexagons in another order", "e4 e5 / f5", "e5 e4 / f5", "same; remark layout"},
      {"a named set-up, written out", "{name: symmetric-1, start: orange}",
       "{galaxies: b6 j6 j10 h7 f2 f10 d5 b2, black-holes: j8 h4 h10 f6 d2 d8 b4, start: orange}",
       "same; remark layout"},
      {"a note on a move", "  - blue: g7", "  - {blue: g7, note: quick}", "same; remark note 2"},
      {"a clock", "  - blue: g7", "  - {blue: g7, clock: \"0:12:40\"}", "same; remark clock 2"},
      {"a claimed number", "  - blue: g7", "  - {blue: g7, move: 2}", "same; remark number 2"},
      {"an id", "game:", "id: b\ngame:", "same; remark id"},
      {"an event", "game:", "event: {table: 2}\ngame:", "same; remark event"},
      {"a comment", "game:", "# by Ada\ngame:", "same; remark layout"},
      {"another name", "blue: Ada", "blue: Eva", "players named"},
      {"an id of a player in one of them", "blue: Ada", "blue: {name: Ada, id: 4}", "same; remark layout"},
      {"names exchanged", "{blue: Ada, orange: Ben}", "{blue: Ben, orange: Ada}", "players exchanged"},
      {"other rules", "game:", "rules: bga\ngame:", "rules"},
      {"who starts", "start: orange", "start: blue", "start"},
      {"another set-up", "symmetric-1", "symmetric-2", "galaxies; black-holes"},
      {"a placer", "{name: symmetric-1, start: orange}",
       "{galaxies: {blue: b6 j6 j10 h7 f2 f10 d5 b2}, black-holes: j8 h4 h10 f6 d2 d8 b4, start: orange}", "galaxies"},
      {"a placed tile", "start: orange}", "start: orange, placed: [blue: k8]}", "placed"},
      {"another placement", "blue: g7", "blue: g8", "changed; 2 placement"},
      {"another player", "blue: g7", "orange: g7", "changed; 2 player"},
      {"an own hexagon for the other's", "e4 e5 / f5", "e4 f5 / e5", "changed; 1 placement"},
      {"a ruling", "  - blue: g7", "  - {blue: g7, ruling: {decision: stands}}", "changed; 2 ruling; meet 2/2"},
      {"a withdrawn one more", "  - blue: g7\n", "  - {blue: a1, ruling: {decision: withdrawn}}\n  - blue: g7\n",
       "inserted; 2 placement ruling; meet 1/2"},
      {"cut short", "  - orange: c3\n  - blue: i5 i6\n", "", "cut-short; 3 missing"},
      {"two exchanged", "g7\n  - orange: c3\n  - blue: i5 i6\n", "i5 i6\n  - orange: c3\n  - blue: g7\n",
       "exchanged; 2 placement; meet 4/4"},
      {"a result", "moves:", "result: {how: resignation}\nmoves:", "result"},
  }));
  CAPTURE(row.what);
  const std::string a = duel_record(kMoves);
  CHECK(in_short(compared(a, replaced(a, row.from, row.to))) == row.want);
}

TEST_CASE("difference: exchanged colours are undone", "[judge][diff]") {
  const std::string a = duel_record(kMoves);
  const std::string_view moves = "  - blue: e4 e5 / f5\n  - orange: g7\n  - blue: c3\n  - orange: i5 i6\n";
  std::string b = replaced(replaced(duel_record(moves), "start: orange", "start: blue"), "{blue: Ada, orange: Ben}",
                           "{blue: Ben, orange: Ada}");
  CHECK(in_short(compared(a, b)) == "colours");
  CHECK(in_short(compared(a, replaced(b, "c3", "c4"))) == "colours; changed; 3 placement");
  b = replaced(b, "{blue: Ben, orange: Ada}", "{blue: Ada, orange: Ben}");
  CHECK(in_short(compared(a, b)) == "colours; players exchanged");
  // Of records without a move the set-up tells.
  const std::string none = replaced(duel_record(""), "moves:\n", "moves: []\n");
  CHECK(in_short(compared(none, replaced(none, "start: orange", "start: blue"))) == "start");
  CHECK(in_short(compared(none, replaced(replaced(none, "start: orange", "start: blue"), "{blue: Ada, orange: Ben}",
                                         "{blue: Ben, orange: Ada}"))) == "colours");
}

TEST_CASE("difference: what each has at the first difference", "[judge][diff]") {
  const std::string a = duel_record(kMoves);
  const Difference made = compared(a, replaced(a, "blue: g7", "blue: e4"));
  const auto& [in_a, in_b] = made.first->entries;
  CHECK(in_a->said.words == "blue: g7");
  CHECK(a.substr(in_a->said.span->begin, 2) == "g7");
  CHECK(in_a->effect == judge::Effect::Applied);
  CHECK(in_a->faults.empty());
  CHECK(in_b->effect == judge::Effect::Refused);
  CHECK(in_b->faults.size() == 1);
  CHECK(made.verdict_differs);
  CHECK_FALSE(made.meeting);
  // Behind an illegal move nothing is judged.
  const std::string stopped = replaced(a, "e4 e5 / f5", "e4 e5 / b6");
  const Difference behind = compared(stopped, replaced(stopped, "orange: c3", "orange: c4"));
  CHECK(behind.first->entries.a->effect == judge::Effect::NotJudged);
  CHECK_FALSE(behind.meeting);
}

TEST_CASE("difference: the outcome", "[judge][diff]") {
  const std::string a = testing::linked();
  CHECK(compared(a, testing::almost_linked("  - blue: g6\n")).outcome_differs);
  CHECK_FALSE(compared(a, testing::linked("note: read by both\n")).outcome_differs);
  CHECK(in_short(compared(a, testing::linked("result: {winner: blue}\n"))) == "result");
}

TEST_CASE("difference: the outcome of games that do not end by the rules", "[judge][diff]") {
  struct Row {
    std::string_view a, b;
    bool differs;
  };
  constexpr std::string_view kAda = "result: {how: resignation, winner: blue}\n";
  const auto row = GENERATE_COPY(values<Row>({
      {kAda, "result: {how: resignation, winner: orange}\n", true},
      {kAda, "result: {how: time, winner: blue}\n", true},
      {kAda, "result: {how: resignation}\n", true},
      {kAda, "", true},
      {kAda, "result: {how: unfinished}\n", true},
      {kAda, "  - blue: e4\nresult: {how: resignation, winner: blue}\n", true},
      {kAda, "  - blue: g7\nresult: {how: resignation, winner: blue}\n", false},
      {"result: {how: agreement}\n", "result: {how: agreement, winner: none}\n", false},
      {"", "  - blue: e4\n", false},
      // Claims of an end that is not reached.
      {"result: {winner: blue}\n", "result: {winner: orange}\n", false},
  }));
  CAPTURE(row.a, row.b);
  const std::string a = testing::going_on(row.a);
  const std::string b = testing::going_on(row.b);
  CHECK(compared(a, b).outcome_differs == row.differs);
  CHECK(compared(b, a).outcome_differs == row.differs);
  const std::string ended = testing::linked();
  CHECK(compared(ended, a).outcome_differs);
}

TEST_CASE("difference: who wins a game broken off goes with the exchanged colours", "[judge][diff]") {
  const std::string a = duel_record(std::string{kMoves} + "result: {how: time, winner: blue}\n");
  const std::string_view moves = "  - blue: e4 e5 / f5\n  - orange: g7\n  - blue: c3\n  - orange: i5 i6\n";
  const std::string b = replaced(replaced(duel_record(std::string{moves} + "result: {how: time, winner: orange}\n"),
                                          "start: orange", "start: blue"),
                                 "{blue: Ada, orange: Ben}", "{blue: Ben, orange: Ada}");
  CHECK(in_short(compared(a, b)) == "colours");
  CHECK_FALSE(compared(a, b).outcome_differs);
  CHECK(compared(a, replaced(b, "winner: orange", "winner: blue")).outcome_differs);
}

TEST_CASE("difference: what makes a record illegal or undetermined first", "[judge][diff]") {
  const auto decided = [](const std::string& text) {
    const Difference made = compared(duel_record(kMoves), text);
    CHECK_FALSE(made.decided_by.a);
    return made.decided_by.b;
  };
  CHECK_FALSE(decided(duel_record(kMoves)));
  const std::string illegal = replaced(duel_record(kMoves), "i5 i6", "e4");
  const auto fault = decided(illegal);
  REQUIRE(fault);
  CHECK(testing::judged(illegal).verdict.findings[*fault].move == std::size_t{4});
  const std::string open = replaced(duel_record(kMoves), ", start: orange", "");
  const auto missing = decided(open);
  REQUIRE(missing);
  CHECK_FALSE(testing::judged(open).verdict.findings[*missing].move);
}

TEST_CASE("difference: positions that differ from the start", "[judge][station][diff]") {
  const std::string a = duel_record(kMoves);
  CHECK(compared(a, replaced(a, "symmetric-1", "symmetric-2")).apart_from_start);
  CHECK(compared(a, replaced(a, "start: orange", "start: blue")).apart_from_start);
  const Difference later = compared(a, replaced(a, "g7", "g8"));
  CHECK(later.parted);
  CHECK_FALSE(later.apart_from_start);
  const std::string table = table_record(kTurns);
  CHECK(compared(table, replaced(table, "[Ada, Ben]", "[Ben, Ada]")).apart_from_start);
  CHECK_FALSE(compared(table, replaced(table, "{buy: ore}", "{sell: ore}")).apart_from_start);
}

TEST_CASE("difference: of The Orion Station", "[judge][station][diff]") {
  struct Row {
    std::string_view what, from, to, want;
  };
  const auto row = GENERATE(values<Row>({
      {"a hand in another order", "[ice, ore, relay, tax-audit, ssd]", "[ssd, ore, relay, ice, tax-audit]",
       "same; remark layout"},
      {"drawn in another order", "[grain, ice], keep", "[ice, grain], keep", "same; remark layout"},
      {"kept by what is discarded", "draw: [grain, ice], keep: grain", "draw: [grain, ice], discard: ice",
       "same; remark layout"},
      {"goods in another order", "drop: [ore, grain]", "drop: [grain, ore]", "same; remark layout"},
      {"a claim", "keep: grain,", "keep: grain, after: {Ada: {credits: 1}},", "same; remark after 1"},
      {"a note on an action", "{buy: ore}", "{buy: ore, note: dear}", "same; remark note 1"},
      {"another card kept", "keep: grain", "keep: ice", "changed; 1 draw"},
      {"another action", "{buy: ore}", "{sell: ore}", "changed, actions changed; 1.1 action"},
      {"two exchanged", "{buy: ore}, {buy: grain}", "{buy: grain}, {buy: ore}",
       "changed, actions exchanged; 1.1 action; meet 1.2/1.2"},
      {"one less", ", {drop: [ore, grain]}", "", "changed, actions cut-short; 1.3 missing"},
      {"a ruling", "{buy: ore}", "{buy: ore, ruling: {decision: stands}}",
       "changed, actions changed; 1.1 ruling; meet 1.1/1.1"},
      {"a hand", "Ada: [ice, ore,", "Ada: [alloy, ore,", "hand of Ada"},
      {"a pile", "setup:", "setup:\n  pile: [grain, ice, grain, loan]", "pile"},
      {"rules", "game:", "rules: {base: rulebook, target: 40}\ngame:", "rules"},
      {"a result", "turns:", "result: {how: agreement}\nturns:", "result"},
      {"the order of the players", "[Ada, Ben]", "[Ben, Ada]", "players reordered"},
      {"a turn of another player", "player: Ben", "player: Ada", "changed; 2 player"},
      {"cut short",
       "  - {player: Ben, draw: [grain, loan], keep: loan, actions: [{play: loan}, {play: pickpocket, target: Ada}]}\n",
       "", "cut-short; 2 missing"},
  }));
  CAPTURE(row.what);
  const std::string a = table_record(kTurns);
  CHECK(in_short(compared(a, replaced(a, row.from, row.to))) == row.want);
}

TEST_CASE("difference: a choice goes without its step and player where there is one alone", "[judge][station][diff]") {
  struct Row {
    std::string_view what, a, b, want;
  };
  const auto row = GENERATE(values<Row>({
      {"both named", "equipment: [relay]", "choices: [{step: 1, player: Ben, equipment: [relay]}]",
       "same; remark layout"},
      {"another step", "equipment: [relay]", "choices: [{step: 2, equipment: [relay]}]",
       "changed, actions changed; 1.1 action"},
      {"another player", "equipment: [relay]", "choices: [{player: Ada, equipment: [relay]}]",
       "changed, actions changed; 1.1 action"},
      {"whom a response protects", "responses: [{player: Ben, play: ssd}]",
       "responses: [{player: Ben, play: ssd, protects: Ben}]", "same; remark layout"},
  }));
  CAPTURE(row.what);
  const auto record = [](std::string_view choice) {
    return table_record("  - {player: Ada, draw: [grain, ice], keep: grain, actions: [{play: sabotage, target: Ben, " +
                        std::string{choice} + "}]}\n");
  };
  CHECK(in_short(compared(record(row.a), record(row.b))) == row.want);
}

TEST_CASE("difference: what lies before the players afterwards", "[judge][station][diff]") {
  const std::string a = table_record(kTurns);
  const Difference made = compared(a, replaced(a, "{buy: ore}, ", ""));
  REQUIRE(made.first);
  std::string text;
  for (const judge::SeatDifference& each : made.first->seats)
    text += each.player + " " + each.what + ": " + each.lies.a + " / " + each.lies.b + "\n";
  CHECK(text ==
        "Ada credits: 17 / 18\nAda hold: ore / grain\nAda hand: grain, ice, relay, ssd, tax-audit / ice, ore, relay, "
        "ssd, "
        "tax-audit\n");
}

TEST_CASE("difference: what of a turn or action was carried out", "[judge][station][diff]") {
  using judge::Carried;
  struct Row {
    std::string_view from, to;
    Carried b;
  };
  const auto row = GENERATE(values<Row>({
      {"{buy: ore}", "{buy: tax-audit}", Carried::Not},
      {"{buy: ore}", "{buy: ore, ruling: {decision: withdrawn}}", Carried::Not},
      {"{buy: ore}", "{buy: ore, ruling: {decision: stands}}", Carried::Whole},
      {"{buy: grain}, {drop", "{sell: ore}, {drop", Carried::Not},
      {"draw: [grain, ice], keep: grain", "draw: [grain, ice], keep: ore", Carried::Not},
      {"{player: Ada, draw: [grain, ice], keep: grain, actions: [{buy: ore}",
       "{player: Ben, draw: [grain, ice], keep: grain, actions: [{buy: ore}", Carried::Not},
      {"{player: Ada, draw: [grain, ice], keep: grain, actions: [{buy: ore}",
       "{player: Ada, draw: [grain, ice], keep: grain, ruling: {decision: withdrawn}, actions: [{buy: ore}",
       Carried::Not},
      {"keep: grain, actions: [{buy: ore}", "keep: grain, reshuffle: [ice], actions: [{buy: tax-audit}",
       Carried::InPart},
  }));
  CAPTURE(row.to);
  const std::string a = table_record(kTurns);
  const Difference made = compared(a, replaced(a, row.from, row.to));
  REQUIRE(made.first);
  CHECK(made.first->carried.a == Carried::Whole);
  CHECK(made.first->carried.b == row.b);
}

TEST_CASE("difference: who wins a game of The Orion Station that was broken off", "[judge][station][diff]") {
  const auto record = [](std::string_view result) {
    return table_record(std::string{kTurns} + "result: {how: agreement" + std::string{result} + "}\n");
  };
  const std::string ada = record(", winner: Ada");
  CHECK(compared(ada, record(", winner: Ben")).outcome_differs);
  CHECK(compared(ada, record(", winner: [Ada, Ben]")).outcome_differs);
  CHECK(compared(ada, record("")).outcome_differs);
  CHECK(compared(ada, table_record(kTurns)).outcome_differs);
  CHECK(compared(ada, replaced(ada, "agreement", "forfeit")).outcome_differs);
  CHECK_FALSE(compared(record(", winner: [Ben, Ada]"), record(", winner: [Ada, Ben]")).outcome_differs);
  CHECK_FALSE(compared(ada, replaced(ada, "{drop: [ore, grain]}", "{drop: ore}")).outcome_differs);
}

TEST_CASE("difference: a record is the same as itself", "[judge][diff]") {
  std::size_t count = 0;
  for (const catalogue::CodeEntry& entry : catalogue::entries()) {
    for (const std::string& record : {catalogue::trigger_record(entry.code), catalogue::near_miss_record(entry.code)}) {
      const auto judged = testing::judged(record);
      if (!judged.verdict.duel && !judged.verdict.station) continue;
      CAPTURE(record);
      CHECK(in_short(compared(record, record)) == "same");
      ++count;
    }
  }
  CHECK(count > 100);
}

TEST_CASE("difference: records of two games", "[judge][diff]") {
  CHECK(in_short(compared(duel_record(kMoves), table_record(kTurns))) == "other game");
}

}  // namespace orion
