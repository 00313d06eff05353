#include <string>
#include <string_view>
#include <vector>

#include "records/catalogue/explanations.hpp"
#include "tests/catch.hpp"
#include "tests/records/judge/records.hpp"
#include "tests/records/judge/station_records.hpp"

namespace orion {
using judge::Effect;
using judge::StationPart;
using testing::judged;

namespace {

constexpr std::size_t kMostMoments = 200;

judge::Settings with_course() {
  judge::Settings settings;
  settings.keep_course = true;
  return settings;
}

std::string_view word_of(Effect effect) {
  switch (effect) {
    case Effect::Applied:
      return "applied";
    case Effect::Stood:
      return "stood";
    case Effect::Withdrawn:
      return "withdrawn";
    case Effect::Refused:
      return "refused";
    case Effect::NotJudged:
      break;
  }
  return "-";
}

std::string effects(const judge::DuelCourse& course) {
  std::string text;
  for (const judge::DuelMoment& moment : course.moments) text += std::string{word_of(moment.effect)} + " ";
  return text;
}

/// "1 draw applied, 1.1 applied, 1 end applied, …"
std::string effects(const judge::StationCourse& course) {
  std::string text;
  for (const judge::StationMoment& moment : course.moments) {
    text += (text.empty() ? "" : ", ") + std::to_string(moment.turn);
    if (moment.part == StationPart::Turn) text += " turn";
    if (moment.part == StationPart::Draw) text += " draw";
    if (moment.part == StationPart::Action) text += "." + std::to_string(moment.action);
    if (moment.part == StationPart::End) text += " end";
    if (moment.part == StationPart::Leaving) text += " leaving";
    text += " " + std::string{word_of(moment.effect)};
  }
  return text;
}

/// Every record of the catalogue, those of clauses included.
std::vector<std::string> catalogue_records() {
  std::vector<std::string> records;
  for (const catalogue::CodeEntry& entry : catalogue::entries()) {
    records.push_back(catalogue::trigger_record(entry.code));
    records.push_back(catalogue::near_miss_record(entry.code));
  }
  for (const catalogue::Clause* clause : catalogue::clauses()) {
    if (clause->example.empty()) continue;
    records.push_back(catalogue::trigger_record(*clause));
    records.push_back(catalogue::near_miss_record(*clause));
  }
  return records;
}

}  // namespace

TEST_CASE("course: every moment is where a replay of so many moves ends", "[judge][course]") {
  std::size_t moments = 0;
  for (const std::string& record : catalogue_records()) {
    const auto whole = judged(record, with_course());
    const auto plain = judged(record);
    CHECK(testing::places(whole) == testing::places(plain));
    CHECK_FALSE((plain.verdict.duel && plain.verdict.duel->course));
    CHECK_FALSE((plain.verdict.station && plain.verdict.station->course));
    if (!whole.verdict.duel || !whole.verdict.duel->replayed) continue;
    REQUIRE(whole.verdict.duel->course);
    // Records about size would be judged thousands of times.
    if (whole.verdict.duel->course->moments.size() > kMostMoments) continue;
    judge::Settings settings;
    settings.moves_to_replay = 0;
    CHECK(whole.verdict.duel->course->start == judged(record, settings).verdict.duel->position);
    for (const judge::DuelMoment& moment : whole.verdict.duel->course->moments) {
      settings.moves_to_replay = moment.move;
      CAPTURE(record, moment.move);
      CHECK(moment.position == judged(record, settings).verdict.duel->position);
      ++moments;
    }
  }
  CHECK(moments > 300);
}

TEST_CASE("course: every moment of the Station is where a replay ends", "[judge][station][course]") {
  std::size_t moments = 0;
  for (const std::string& record : catalogue_records()) {
    const auto whole = judged(record, with_course());
    if (!whole.verdict.station || !whole.verdict.station->game) continue;
    REQUIRE(whole.verdict.station->course);
    if (whole.verdict.station->course->moments.size() > kMostMoments) continue;
    for (const judge::StationMoment& moment : whole.verdict.station->course->moments) {
      judge::Settings settings;
      const bool within = moment.part == StationPart::Draw || moment.part == StationPart::Action;
      settings.moves_to_replay = within ? moment.turn - 1 : moment.turn;
      if (within) settings.actions_to_replay = moment.action;
      const auto there = judged(record, settings);
      CAPTURE(record, moment.turn, moment.action);
      REQUIRE(there.verdict.station->game);
      const station::State& state = there.verdict.station->game->state();
      CHECK(moment.state.seats == state.seats);
      CHECK(moment.state.piles.discard == state.piles.discard);
      CHECK(moment.state.piles.pile == state.piles.pile);
      CHECK(moment.state.triggered_by == state.triggered_by);
      CHECK(moment.next == there.verdict.station->game->next());
      CHECK(moment.in_turn == there.verdict.station->in_turn);
      ++moments;
    }
  }
  CHECK(moments > 500);
}

TEST_CASE("course: what became of the moves", "[judge][course]") {
  struct Row {
    std::string_view what, moves, effects;
    duel::AfterIllegal after;
  };
  const auto row = GENERATE(values<Row>({
      {"legal", "  - orange: e4 e5 / f5\n  - blue: g7\n", "applied applied ", duel::AfterIllegal::Stop},
      {"illegal stops", "  - orange: e4 e5 / f5\n  - blue: e4\n  - orange: g7\n", "applied refused - ",
       duel::AfterIllegal::Stop},
      {"illegal is skipped", "  - orange: e4 e5 / f5\n  - blue: e4\n  - orange: g7\n", "applied refused applied ",
       duel::AfterIllegal::Skip},
      {"rulings",
       "  - orange: e4 e5 / f5\n  - {blue: h4 / i4, ruling: {decision: stands}}\n  - {orange: g7, ruling: {decision: "
       "withdrawn}}\n",
       "applied stood withdrawn ", duel::AfterIllegal::Stop},
  }));
  CAPTURE(row.what);
  judge::Settings settings = with_course();
  settings.after_illegal = row.after;
  const auto made = judged(testing::record_with("moves:\n" + std::string{row.moves}), settings);
  CHECK(effects(*made.verdict.duel->course) == row.effects);
}

TEST_CASE("course: what became of turns and actions", "[judge][station][course]") {
  struct Row {
    std::string_view what, turns, effects;
  };
  const auto row = GENERATE(values<Row>({
      {"legal", "  - {player: Ada, draw: [grain, ice], keep: grain, actions: [{buy: ore}]}\n",
       "1 draw applied, 1.1 applied, 1 end applied"},
      {"an illegal action",
       "  - {player: Ada, draw: [grain, ice], keep: grain, actions: [{buy: crystal}, {buy: ore}]}\n"
       "  - {player: Ben, draw: [grain, ice], keep: ice}\n",
       "1 draw applied, 1.1 refused, 1.2 -, 2 turn -"},
      {"an illegal draw phase",
       "  - {player: Ada, draw: [grain, ice, ore], keep: ice, actions: [{buy: ore}]}\n"
       "  - {player: Ben, draw: [grain, ice], keep: ice}\n",
       "1 draw refused, 1.1 -, 2 turn -"},
      {"the wrong player",
       "  - {player: Ben, draw: [grain, ice], keep: ice}\n  - {player: Ada, draw: [grain, ice], keep: ice}\n",
       "1 turn refused, 2 turn -"},
      {"rulings",
       "  - {player: Ben, draw: [grain, ice], keep: ice, ruling: {decision: withdrawn}}\n"
       "  - {player: Ada, draw: [grain, ice, ore], keep: ice, ruling: {decision: stands}, actions: [{buy: ore, ruling: "
       "{decision: withdrawn}}]}\n",
       "1 turn withdrawn, 2 draw stood, 2.1 withdrawn, 2 end applied"},
      {"not recorded whole", "  - {player: Ada, actions: [{buy: ore}]}\n", "1 draw -, 1.1 -"},
      {"a player leaves", "  - leaves: Ben\n", "1 leaving applied"},
  }));
  CAPTURE(row.what);
  const auto made = judged(testing::station_record("turns:\n" + std::string{row.turns}), with_course());
  CHECK(effects(*made.verdict.station->course) == row.effects);
}

TEST_CASE("course: what stands in the record for people", "[judge][course]") {
  const auto made = judged(
      "game: orion-duel\nformat: 1\nevent: {name: Spring Open, site: Turin, date: 2026-05-02, round: 3, table: 2}\n"
      "note: a note on it\nplayers: {blue: Ada, orange: Ben}\nsetup: {name: symmetric-1, start: orange}\n"
      "moves:\n  - {orange: e4 e5 / f5, clock: \"0:12:40\", note: quick}\n",
      with_course());
  const judge::DuelCourse& course = *made.verdict.duel->course;
  CHECK(course.about.name == "Spring Open");
  CHECK(course.about.site == "Turin");
  CHECK(course.about.date == "2026-05-02");
  CHECK(course.about.round == "3");
  CHECK(course.about.table == "2");
  CHECK(course.about.note == "a note on it");
  CHECK(course.moments.front().clock == "0:12:40");
  CHECK(course.moments.front().note == "quick");
}

}  // namespace orion
