#include <vector>

#include "cmd/draw/board_scene.hpp"
#include "cmd/draw/board_svg.hpp"
#include "cmd/draw/scene_words.hpp"
#include "cmd/format/verdict_words.hpp"
#include "cmd/report/duel_board.hpp"
#include "cmd/report/element.hpp"
#include "cmd/report/moments.hpp"
#include "cmd/report/play.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

/// Tiles left, conditions reached, token scores: a table with a column a player, whose cells change.
class PlayersTable {
 public:
  PlayersTable(pugi::xml_node parent, const judge::DuelVerdict& duel, std::size_t now) {
    pugi::xml_node table = append(parent, "table", {{"class", "players"}});
    append_words(table, "caption", "Tiles left, conditions reached, token scores");
    pugi::xml_node head = append(append(table, "thead"), "tr");
    append_words(head, "td", "");
    for (const duel::Colour player : duel::kColours)
      append_words(head, "th", player_words(player, duel.players[player]), {{"scope", "col"}});
    pugi::xml_node body = append(table, "tbody");
    for (const duel::TileKind kind : duel::kTileKinds) {
      pugi::xml_node row = append(body, "tr");
      append_words(row, "th", orion::word(kind), {{"scope", "row"}});
      add_cells(row, now, [kind](pugi::xml_node cell, duel::Colour player) { append_picture(cell, kind, player); });
    }
    for (const char* name : {"reached", "token score"}) {
      pugi::xml_node row = append(body, "tr");
      append_words(row, "th", name, {{"scope", "row"}});
      add_cells(row, now, [](pugi::xml_node, duel::Colour) {});
    }
  }

  void add(const BoardScene& scene) {
    std::size_t cell = 0;
    for (const duel::TileKind kind : duel::kTileKinds) {
      for (const duel::Colour player : duel::kColours)
        cells_[cell++].add(std::to_string(scene.players[player].stock.left(kind)));
    }
    for (const duel::Colour player : duel::kColours) cells_[cell++].add(reached_words(scene.players[player].reached));
    for (const duel::Colour player : duel::kColours)
      cells_[cell++].add(std::to_string(scene.players[player].token_score));
  }
  void close() {
    for (Stretches& cell : cells_) cell.close();
  }

 private:
  template <class Begin>
  void add_cells(pugi::xml_node row, std::size_t now, const Begin& begin) {
    for (const duel::Colour player : duel::kColours) {
      pugi::xml_node cell = append(row, "td");
      begin(cell, player);
      cells_.emplace_back(cell, "span", now);
    }
  }
  static void append_picture(pugi::xml_node cell, duel::TileKind kind, duel::Colour player) {
    append_small_tile(
        append(cell, "svg", {{"class", "tile-picture"}, {"viewBox", "-22 -30 44 60"}, {"aria-hidden", "true"}}), {0, 0},
        kind, player);
  }

  std::vector<Stretches> cells_;  ///< row by row
};

/// A line for each chain that shows a condition.
std::string evidence_text(const BoardScene& scene) {
  std::string text;
  for (const std::string& chain : scene.chain_words) text += as_sentence(chain) + "\n";
  return text;
}

std::string question_text(const BoardScene& scene) {
  if (!scene.question) return {};
  std::string text;
  for (const std::string& reason : scene.question->reasons) text += as_sentence(reason) + "\n";
  return text;
}

pugi::xml_node append_words_of_position(pugi::xml_node panel) {
  pugi::xml_node details = append(panel, "details", {{"class", "in-words"}});
  append_words(details, "summary", "The position in words");
  return details;
}

void append_signs(pugi::xml_node pictures) {
  append_words(pictures, "p",
               "B and strokes: blue. O and dots: orange. Star: galaxy. Black disc: black hole. Small number: the move. "
               "White dashes: placed last. Black line: a chain that counts, dashed for orange. "
               "Red: the tile of a move that was not laid, with ! where it breaks the rule.",
               {{"class", "signs"}});
}

/// The spaces that errors in the set-up speak of.
duel::BoardSet setup_faults(const Reported& reported) {
  const std::string_view bytes = reported.judged.document.bytes;
  duel::BoardSet spaces;
  const auto add = [&](text::Span span) {
    const auto space = duel::Space::parse(bytes.substr(span.begin, span.end - span.begin));
    if (space) spaces.add(*space);
  };
  for (const Finding& finding : reported.findings()) {
    if (finding.move || !catalogue::entry(finding.code).clause.starts_with("D2.")) continue;
    add(finding.span);
    for (const Related& each : finding.related) add(each.span);
  }
  return spaces;
}

/// Walks through the game once; everything that changes is told each moment.
void append_moments(const Stage& stage, const Reported& reported) {
  const judge::DuelVerdict& duel = *reported.verdict().duel;
  const judge::DuelCourse& course = *duel.course;
  const std::size_t now = reported.steps.now;
  DuelBoard board{stage.pictures, course, course.moments.size(), now};
  append_signs(stage.pictures);
  Stretches state{append(stage.panel, "div", {{"class", "state"}}), "p", now};
  Stretches question{append(stage.panel, "div", {{"class", "question"}}), "p", now};
  Stretches evidence{append(stage.panel, "div", {{"class", "evidence"}}), "p", now};
  PlayersTable players{stage.panel, duel, now};
  Stretches words{append_words_of_position(stage.panel), "p", now};
  for (std::size_t index = 0; index <= course.moments.size(); ++index) {
    const judge::DuelMoment* moment = index == 0 ? nullptr : &course.moments[index - 1];
    const BoardScene scene = board_scene_after(
        reported.verdict(), index, index == 0 ? "before the first move" : "after move " + std::to_string(index));
    if (moment == nullptr) board.mark_start(scene, setup_faults(reported));
    board.add(scene, moment);
    state.add(scene.state.empty() ? "" : as_sentence(scene.state));
    question.add(question_text(scene));
    evidence.add(evidence_text(scene));
    players.add(scene);
    words.add(position_words(scene));
  }
  board.close();
  state.close();
  question.close();
  evidence.close();
  players.close();
  words.close();
}

void append_moves(pugi::xml_node parent, const Reported& reported) {
  const judge::DuelVerdict& duel = *reported.verdict().duel;
  pugi::xml_node table = append(parent, "table", {{"class", "move-list"}});
  append_words(table, "caption", "List of moves");
  pugi::xml_node head = append(append(table, "thead"), "tr");
  for (const char* name : {"Move", "Tile", "What came of it"}) append_words(head, "th", name, {{"scope", "col"}});
  pugi::xml_node body = append(table, "tbody");
  pugi::xml_node start = append_step_row(body, reported, 0, "Start");
  append_words(start, "td", "the set-up");
  append_words(start, "td", duel.setup_illegal ? "illegal" : "");
  std::size_t step = 0;
  bool ended = duel.course->ending.has_value();
  for (const judge::DuelMoment& moment : duel.course->moments) {
    ++step;
    pugi::xml_node row = append_step_row(body, reported, step, std::to_string(moment.move));
    pugi::xml_node tile = append(row, "td");
    append_words(tile, "span", orion::word(moment.placed.owner()),
                 {{"class", "owner " + std::string{orion::word(moment.placed.owner())}}});
    add_words(tile, " " + written(reported.judged.document.bytes, moment.span));
    pugi::xml_node effect = append_effect(row, reported, step, effect_word(moment.effect));
    if (moment.ending && !ended) add_words(effect, "; play ends");
    ended = ended || moment.ending;
    if (!moment.clock.empty()) append_words(effect, "span", "clock " + moment.clock, {{"class", "clock"}});
    if (!moment.note.empty()) append_words(effect, "span", moment.note, {{"class", "note"}});
  }
}

}  // namespace

void append_duel_play(pugi::xml_node section, const Reported& reported) {
  const Stage stage = append_stage(section, reported, "The board");
  append_moments(stage, reported);
  append_moves(stage.moves, reported);
}

}  // namespace orion::cmd
