#include "cmd/draw/sheet_svg.hpp"

#include "cmd/draw/board_svg.hpp"
#include "cmd/draw/scene_words.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

// A4 in tenths of a millimetre.
constexpr Point kPage{2100, 2970};
constexpr int kMargin = 120;
constexpr int kInner = kPage.x - 2 * kMargin;
constexpr int kMoves = 28;  // tiles of both players (D1.4)

std::string sheet_style() {
  return R"(
.space{fill:#ffffff;stroke:#000000}
.space-name{fill:#000000;font-size:13px}
.side-line{stroke:#000000}
.side-name{fill:#000000}
.paper{fill:#ffffff}
.sheet-title{font-size:52px;font-weight:bold}
.sheet-words{font-size:32px}
.sheet-small{font-size:27px}
.sheet-number{font-size:30px;text-anchor:end}
.sheet-head{font-size:27px;font-weight:bold}
.sheet-choice{font-size:27px;fill:#444444}
.rule{stroke:#000000;stroke-width:2}
.thin{stroke:#000000;stroke-width:1}
.small-tile .blue{fill:#000000;stroke:#ffffff}
.small-tile .orange{fill:#ffffff;stroke:#000000}
)";
}

/// A word, and a line behind it to write on.
void append_field(pugi::xml_node page, Point at, int width, std::string_view label, std::string_view filled = {}) {
  constexpr int kLetter = 17;  // of a label, and some room
  const int from = at.x + kLetter * static_cast<int>(label.size()) + 20;
  append_text(page, at, label, "sheet-words");
  append_line(page, {from, at.y + 8}, {at.x + width, at.y + 8}, "rule");
  if (!filled.empty()) append_text(page, {from + 12, at.y}, filled, "sheet-words");
}

/// @return where the page goes on below
int append_score_head(pugi::xml_node page, int y, const std::string& setup) {
  constexpr int kLine = 78;
  constexpr int kHalf = (kInner - 40) / 2;
  const int right = kMargin + kHalf + 40;
  append_field(page, {kMargin, y}, kHalf, "Blue");
  append_field(page, {right, y}, kHalf, "Orange");
  y += kLine;
  append_field(page, {kMargin, y}, kHalf, "Event");
  append_field(page, {right, y}, 290, "Round");
  append_field(page, {right + 310, y}, 270, "Table");
  append_field(page, {right + 600, y}, kHalf - 600, "Date");
  y += kLine;
  append_field(page, {kMargin, y}, kHalf, "Set-up", setup);
  append_field(page, {right, y}, 560, "Galaxies by");
  append_text(page, {right + 580, y}, "Starts: blue / orange", "sheet-choice");
  return y + 30;
}

/// The columns of a table of moves: where each ends, from its left edge.
struct MoveColumns {
  int number;
  int player;
  int own;
  int other;
  int clock;
};

void append_moves(pugi::xml_node page, Point at, int row, int first, int count, const MoveColumns& columns) {
  const int bottom = at.y + row * (count + 1);
  const int text = row / 2 + 10;
  for (int line = 0; line <= count + 1; ++line)
    append_line(page, {at.x, at.y + row * line}, {at.x + columns.clock, at.y + row * line}, line < 2 ? "rule" : "thin");
  for (const int x : {0, columns.number, columns.player, columns.own, columns.other, columns.clock})
    append_line(page, {at.x + x, at.y}, {at.x + x, bottom}, "thin");
  append_text(page, {at.x + columns.number + 10, at.y + text}, "who", "sheet-head");
  append_text(page, {at.x + columns.player + 10, at.y + text}, "own hexagons", "sheet-head");
  append_text(page, {at.x + columns.own + 10, at.y + text}, "/ other", "sheet-head");
  append_text(page, {at.x + columns.other + 10, at.y + text}, "clock", "sheet-head");
  for (int move = 0; move < count; ++move) {
    const int y = at.y + row * (move + 1) + text;
    append_text(page, {at.x + columns.number - 12, y}, std::to_string(first + move), "sheet-number");
    append_text(page, {at.x + columns.number + 10, y}, "B / O", "sheet-choice");
  }
}

void append_score_foot(pugi::xml_node page, int y) {
  constexpr int kLine = 84;
  constexpr int kHalf = (kInner - 40) / 2;
  append_field(page, {kMargin, y}, kInner, "Result, and how");
  append_field(page, {kMargin, y + kLine}, kHalf, "Signed, blue");
  append_field(page, {kMargin + kHalf + 40, y + kLine}, kHalf, "Signed, orange");
}

/// A board in the middle of the page's width. @param tenths  of its scale
/// @return where the page goes on below
int append_board_at(pugi::xml_node page, const BoardScene& scene, int y, int tenths) {
  const Point corner{(kPage.x - kBoardSize.x * tenths / 10) / 2 - kBoardCorner.x * tenths / 10,
                     y - kBoardCorner.y * tenths / 10};
  const std::string scale = std::to_string(tenths / 10) + "." + std::to_string(tenths % 10);
  append_position(append(page, "g", {{"transform", translated(corner) + " scale(" + scale + ")"}}), scene);
  return y + kBoardSize.y * tenths / 10;
}

std::string title_of(const std::string& setup, Sheet sheet) {
  const std::string what = sheet == Sheet::Score ? "Orion Duel: score sheet" : "Orion Duel";
  return setup.empty() ? what : what + ", set-up " + setup;
}

constexpr const char* kHowTo = "Write a tile's own hexagons, a slash, and its hexagon of the other colour: e4 e5 / f5";
constexpr const char* kTokens = "Star: galaxy. Black disc: black hole. Letters and numbers name the spaces.";

void append_both(pugi::xml_node page, const BoardScene& scene, const std::string& setup) {
  constexpr int kRow = 60;
  constexpr int kHalf = kMoves / 2;
  constexpr MoveColumns kColumns{60, 150, 530, 730, 910};
  append_text(page, {kMargin, 150}, title_of(setup, Sheet::Both), "sheet-title");
  const int below = append_board_at(page, scene, 120, 22);
  append_text(page, {kMargin, below + 25}, kTokens, "sheet-small");
  append_text(page, {kMargin, below + 63}, kHowTo, "sheet-small");
  const int moves = append_score_head(page, below + 140, setup);
  append_moves(page, {kMargin, moves}, kRow, 1, kHalf, kColumns);
  append_moves(page, {kPage.x - kMargin - kColumns.clock, moves}, kRow, 1 + kHalf, kHalf, kColumns);
  append_score_foot(page, moves + kRow * (kHalf + 1) + 75);
}

/// The tiles that each player begins with (D1.4), as they are drawn and called.
void append_tiles(pugi::xml_node page, int y, duel::Colour player) {
  constexpr int kFirst = 500;
  constexpr int kStep = 262;
  append_text(page, {kMargin, y}, player == duel::Colour::Blue ? "Blue's (black)" : "Orange's (white)", "sheet-words");
  int x = kFirst;
  for (const duel::TileKind kind : duel::kTileKinds) {
    append_small_tile(append(page, "g", {{"transform", translated({x, y}) + " scale(2.5)"}}), {0, 0}, kind, player);
    append_text(page, {x + 50, y + 10}, std::to_string(duel::copies(kind)) + " × " + std::string{word(kind)},
                "sheet-small");
    x += kStep;
  }
}

void append_board_alone(pugi::xml_node page, const BoardScene& scene, const std::string& setup) {
  append_text(page, {kMargin, 200}, title_of(setup, Sheet::Board), "sheet-title");
  const int below = append_board_at(page, scene, 330, 30);
  append_text(page, {kMargin, below + 100}, kTokens, "sheet-words");
  append_tiles(page, below + 270, duel::Colour::Blue);
  append_tiles(page, below + 450, duel::Colour::Orange);
}

void append_score_alone(pugi::xml_node page, const std::string& setup) {
  constexpr int kRow = 73;
  append_text(page, {kMargin, 180}, title_of(setup, Sheet::Score), "sheet-title");
  const int moves = append_score_head(page, 290, setup) + 20;
  append_moves(page, {kMargin, moves}, kRow, 1, kMoves, {110, 310, 1050, 1450, kInner});
  const int below = moves + kRow * (kMoves + 1);
  append_text(page, {kMargin, below + 40}, kHowTo, "sheet-small");
  append_score_foot(page, below + 120);
}

}  // namespace

std::string sheet_svg(const BoardScene& scene, const std::string& setup, Sheet sheet) {
  pugi::xml_document document;
  const bool has_board = sheet != Sheet::Score;
  pugi::xml_node svg = append_svg(document, title_of(setup, sheet),
                                  has_board ? position_words(scene) : "A score sheet with lines for 28 moves.",
                                  board_style() + sheet_style());
  set_attribute(svg, "width", "210mm");
  set_attribute(svg, "height", "297mm");
  set_attribute(svg, "viewBox", "0 0 " + std::to_string(kPage.x) + " " + std::to_string(kPage.y));
  append_board_defs(svg);
  append(svg, "rect", {{"class", "paper"}, {"width", std::to_string(kPage.x)}, {"height", std::to_string(kPage.y)}});
  switch (sheet) {
    case Sheet::Both:
      append_both(svg, scene, setup);
      break;
    case Sheet::Board:
      append_board_alone(svg, scene, setup);
      break;
    case Sheet::Score:
      append_score_alone(svg, setup);
      break;
  }
  return svg_bytes(document);
}

}  // namespace orion::cmd
