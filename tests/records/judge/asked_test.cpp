// A placement or action that is asked about gets the findings that it has in a record, and what is said to make it
// legal does.

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "records/judge/judge.hpp"
#include "records/judge/placing_words.hpp"
#include "records/read/duel_record.hpp"
#include "records/read/station_record.hpp"
#include "records/text/reader.hpp"
#include "records/text/splitter.hpp"
#include "tests/catch.hpp"
#include "tests/core/random.hpp"
#include "tests/records/judge/judged.hpp"
#include "tests/records/judge/records.hpp"
#include "tests/records/judge/station_records.hpp"

namespace orion {

namespace {

std::vector<text::RawDocument> cases(const std::string& game) {
  std::ifstream file{std::string{ORION_SOURCE_DIR} + "/tests/conformance/" + game + "/" + game + "-cases.yaml"};
  std::vector<text::RawDocument> all;
  text::DocumentSplitter splitter{[&file](char* to, std::size_t most) -> std::optional<std::size_t> {
                                    file.read(to, static_cast<std::streamsize>(most));
                                    return static_cast<std::size_t>(file.gcount());
                                  },
                                  text::Limits{}.document};
  for (text::RawDocument document; splitter.next(document);) all.push_back(document);
  return all;
}

std::string_view bytes(const text::RawDocument& document, text::Span span) {
  return std::string_view{document.bytes}.substr(span.begin, span.end - span.begin);
}

/// The codes of the errors, in the order in which they are told.
std::string codes(const std::vector<Finding>& findings) {
  std::string text;
  for (const Finding& each : findings) {
    if (each.severity == catalogue::Severity::Error) text += std::string{catalogue::entry(each.code).id} + " ";
  }
  return text;
}

/// Those of one move or action of a record.
std::string codes_at(const judge::Verdict& verdict, std::size_t number, std::size_t action) {
  std::vector<Finding> of_it;
  for (const Finding& each : verdict.findings) {
    const bool play = catalogue::entry(each.code).id.front() == 'D' || catalogue::entry(each.code).id.front() == 'S';
    const bool here = action == 0 ? each.move == number : each.turn == number && each.action == action;
    if (here && play) of_it.push_back(each);
  }
  return codes(of_it);
}

/// "blue: e4 e5 / f5", of the labels as they are written.
std::string asked_text(const read::WrittenPlacement& placed) {
  std::string text = std::string{word(placed.player.value)} + ":";
  for (std::size_t each = 0; each < placed.spaces.size(); ++each) {
    const bool other = placed.placement.hexagons()[each].colour != placed.player.value;
    const bool first_other =
        other && (each == 0 || placed.placement.hexagons()[each - 1].colour == placed.player.value);
    text += (first_other ? " / " : " ") + std::string{placed.spaces[each].label};
  }
  return text;
}

struct Counts {
  std::size_t legal = 0;
  std::size_t illegal = 0;
};

void check_duel(const text::RawDocument& document, Counts& counts) {
  const judge::Verdict verdict = judge::judge_document(document, {});
  if (!verdict.replayed()) return;
  const text::ReadText text = text::read_text(document.bytes, {});
  std::vector<Finding> findings;
  const read::DuelRecord record = read::read_duel_record({document.bytes, findings}, *text.root);
  for (std::size_t index = 0; index < record.moves.size() && index <= verdict.duel->moves_seen; ++index) {
    if (record.moves[index].ruling) continue;
    judge::Settings before;
    before.moves_to_replay = index;
    const std::string asked = asked_text(record.moves[index].placed);
    CAPTURE(document.bytes, index + 1, asked);
    const judge::Asked made = judge::judge_asked(document, before, asked);
    REQUIRE(made.readable);
    const std::string want = codes_at(verdict, index + 1, 0);
    REQUIRE(codes(made.answer.findings) == want);
    ++(want.empty() ? counts.legal : counts.illegal);
  }
}

/// @param every  of the legal actions only about one in so many is asked about: each takes a replay
void check_station(const text::RawDocument& document, judge::Decks& decks, std::size_t every, testing::Random& random,
                   Counts& counts) {
  judge::Settings settings;
  settings.decks = &decks;
  const judge::Verdict verdict = judge::judge_document(document, settings);
  if (!verdict.replayed()) return;
  const text::ReadText text = text::read_text(document.bytes, {});
  std::vector<Finding> findings;
  const read::StationRecord record = read::read_station_record({document.bytes, findings}, *text.root);
  const std::size_t seen = verdict.station->turns_seen;
  for (std::size_t turn = 0; turn < record.turns.size() && turn <= seen; ++turn) {
    const auto& actions = record.turns[turn].actions;
    const std::size_t most = turn < seen ? actions.size() : verdict.station->actions_seen + 1;
    // Where the draw phase is what stops the record, no action of it can be asked about.
    if (turn == seen && !verdict.station->in_turn) break;
    for (std::size_t action = 0; action < std::min(actions.size(), most); ++action) {
      const std::string want = codes_at(verdict, turn + 1, action + 1);
      if (actions[action].ruling || (want.empty() && !random.one_in(every))) continue;
      settings.moves_to_replay = turn;
      settings.actions_to_replay = action;
      const std::string asked{bytes(document, actions[action].span)};
      CAPTURE(verdict.id.value_or(""), turn + 1, action + 1, asked);
      const judge::Asked made = judge::judge_asked(document, settings, asked);
      REQUIRE(made.readable);
      REQUIRE(codes(made.answer.findings) == want);
      ++(want.empty() ? counts.legal : counts.illegal);
    }
  }
}

}  // namespace

TEST_CASE("asked: a placement of every conformance case is judged as in its record", "[judge][conformance]") {
  Counts counts;
  const std::vector<text::RawDocument> all = cases("duel");
  REQUIRE(all.size() > 250);
  for (const text::RawDocument& each : all) check_duel(each, counts);
  CHECK(counts.legal > 1'000);
  CHECK(counts.illegal > 80);
}

TEST_CASE("asked: an action of every conformance case is judged as in its record", "[judge][conformance]") {
  judge::Decks decks{[](const std::string& path, std::string& trouble) -> std::optional<std::string> {
    std::ifstream file{std::string{ORION_SOURCE_DIR} + "/tests/conformance/station/" + path};
    std::stringstream whole;
    whole << file.rdbuf();
    if (!file) trouble = "cannot be read";
    return whole.str();
  }};
  Counts counts;
  testing::Random random{1};
  const std::vector<text::RawDocument> all = cases("station");
  REQUIRE(all.size() > 200);
  for (const text::RawDocument& each : all) check_station(each, decks, testing::rounds(60, 1), random, counts);
  CHECK(counts.legal > 100);
  CHECK(counts.illegal > 50);
}

namespace {

std::string advice_on(const std::string& record, std::string_view asked, const judge::Settings& settings = {}) {
  const judge::Asked made = judge::judge_asked({record, 1, false}, settings, asked);
  REQUIRE(made.readable);
  std::string text;
  for (const std::string& each : made.answer.advice.sentences) text += each + "\n";
  return text;
}

}  // namespace

TEST_CASE("asked: what would have made a placement legal", "[judge]") {
  // symmetric-1, with a black hole on d2, j8 and others, a galaxy on d5; orange has laid e4 e5 / f5.
  const std::string record = testing::record_with("moves:\n  - orange: e4 e5 / f5\n");
  struct Row {
    std::string_view asked, want;
  };
  const auto row = GENERATE(values<Row>({
      {"blue: g7", ""},
      {"blue: e4", "legal if e4 were free; it breaks nothing else\n"},
      {"blue: f5 e5 / e4", "legal if e4, e5 and f5 were free; it breaks nothing else\n"},
      {"orange: g7", "legal if it were orange's turn; it breaks nothing else\n"},
      {"blue: j8",
       "legal if a blue hexagon of a tile placed before lay on i7, i8, j7, j9, k8 or k9, joined to j8; it breaks "
       "nothing else\n"},
      {"orange: e4", "legal if it were orange's turn, and if e4 were free\n"},
      {"blue: k11", "whether it is a tile that is left (D4.3) is not judged where a hexagon is off the board\n"},
      {"blue: b6 a6 / a6", "whether it is a tile that is left (D4.3) is not judged where a hexagon is off the board\n"},
      {"blue: g5 g8", "it breaks nothing else\n"},
  }));
  CAPTURE(row.asked);
  CHECK(advice_on(record, row.asked) == row.want);
}

TEST_CASE("asked: a tile that is not left, a bend of the other hand, and after the end", "[judge]") {
  using Catch::Matchers::StartsWith;
  const std::string used = testing::record_with("moves:\n  - orange: e4 e5 / f5\n  - blue: g5\n  - orange: c3 c4\n");
  CHECK(advice_on(used, "blue: i9") ==
        "legal if blue had a single left; it breaks nothing else\n"
        "legal near by with a tile that is left: h8 i9 (pair), h9 i9 (pair), i8 i9 (pair), i9 i10 (pair), i9 j9 "
        "(pair), and 34 more\n");
  const std::string printed = testing::record_with("rules: {base: rulebook, bends: as-printed}\nmoves: []\n");
  CHECK_THAT(advice_on(printed, "orange: e8 f9 / e7"),
             StartsWith("legal if the rules were `bends: either`; it breaks nothing else\n"));
  const std::string ended = testing::almost_linked("  - blue: f9\n");
  CHECK(advice_on(ended, "orange: k9") == "legal if play had not ended; it breaks nothing else\n");
  CHECK(advice_on(ended, "orange: f9 / e9") == "legal if play had not ended, and if f9 were free\n");
}

TEST_CASE("asked: what would have made an action legal", "[judge]") {
  // Ada: ice, ore, relay, tax-audit, ssd and what she draws.
  const std::string record = testing::station_record(
      "turns:\n  - {player: Ada, draw: [grain, ice], keep: ice, actions: [{buy: ore}, {install: relay}, {buy: "
      "ice}]}\n");
  judge::Settings begun;
  begun.moves_to_replay = 0;
  begun.actions_to_replay = 3;
  CHECK(advice_on(record, "buy: ice", begun) == "legal if Ada had 1 action more; it breaks nothing else\n");
  CHECK(advice_on(record, "sell: ore", begun) == "legal if Ada had 1 action more, and if Ada had `ore` in hand\n");
  CHECK(advice_on(record, "drop: [ore, ore]", begun) ==
        "legal if Ada had 1 ore more in the hold; it breaks nothing else\nlegal instead: drop: [ice]; drop: [ore]\n");
  CHECK(advice_on(record, "scrap: dock-crane", begun) ==
        "legal if Ada had `dock-crane` in play; it breaks nothing else\nlegal instead: scrap: relay\n");
  CHECK(advice_on(record, "Ben: {buy: ice}", begun) == "legal if it were Ben's turn; it breaks nothing else\n");
  begun.actions_to_replay = 1;
  CHECK(advice_on(record, "sell: ice", begun) ==
        "legal if Ada had 1 ice more in the hold; it breaks nothing else\n"
        "legal after this action: buy: ice\nlegal with this card: buy: ice\n");
}

}  // namespace orion
