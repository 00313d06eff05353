#include "cmd/draw/position_svg.hpp"

#include <algorithm>

#include "cmd/draw/board_svg.hpp"
#include "cmd/draw/page_svg.hpp"
#include "cmd/draw/scene_words.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

constexpr int kPanelLeft = 630;  // where the panel begins
constexpr int kPanelWidth = 350;
constexpr int kLine = 20;             // a line of text in the panel
constexpr std::size_t kColumns = 46;  // of a line in the panel
constexpr std::size_t kBoldColumns = 36;
constexpr std::size_t kFineColumns = 50;

/// Writes into the panel.
class Panel : public TextBlock {
 public:
  Panel(pugi::xml_node parent, int top) : TextBlock{parent, {kPanelLeft, top}, kLine} {}
  void write(std::string_view text) { TextBlock::write(text, "words", kColumns); }
  void strong(std::string_view text) { TextBlock::write(text, "words strong", kBoldColumns); }
  void bad(std::string_view text) { TextBlock::write(text, "words bad", kBoldColumns); }
  void fine(std::string_view text) { TextBlock::write(text, "words fine", kFineColumns); }
};

void write_stock(pugi::xml_node panel, Panel& text, const PlayerScene& player) {
  constexpr int kStep = 57;
  int x = kPanelLeft + 26;
  for (const duel::TileKind kind : duel::kTileKinds) {
    const int left = player.stock.left(kind);
    pugi::xml_node group = append(panel, "g", {{"class", left > 0 ? "stock" : "stock none-left"}});
    append_small_tile(group, {x, text.y() + 38}, kind, player.colour);
    append_text(group, {x, text.y() + 83}, "× " + std::to_string(left), "stock-count");
    append_text(group, {x, text.y() + 97}, word(kind), "stock-kind");
    x += kStep;
  }
  text.skip(102);
}

void write_player(pugi::xml_node panel, Panel& text, const PlayerScene& player) {
  text.strong(player_words(player));
  write_stock(panel, text, player);
  text.write("reached: " + reached_words(player.reached));
  text.write("token score: " + std::to_string(player.token_score));
  text.skip(14);
}

void write_signs(Panel& text, const BoardScene& scene) {
  text.skip(8);
  text.fine("B and strokes: blue. O and dots: orange. Star: galaxy. Black disc: black hole.");
  const auto any = [&scene](const auto& is) { return std::any_of(scene.spaces.begin(), scene.spaces.end(), is); };
  std::string more;
  if (!scene.tiles.empty()) more += "Small number: the move. ";
  if (any([](const SpaceScene& each) { return each.placed_last; })) more += "White dashes: placed last. ";
  if (!scene.chains.empty()) more += "Black line: chain that counts, dashed for orange. ";
  if (scene.question) {
    const std::string tile = "the tile of move " + std::to_string(scene.question->move) + " was to lie here";
    const bool fault = any([](const SpaceScene& each) { return each.at_fault; });
    const bool other = any([](const SpaceScene& each) { return each.asked && !each.at_fault; });
    if (other) more += "?: " + tile + ". ";
    if (fault) more += other ? "!: and breaks a rule here. " : "!: " + tile + ", and breaks a rule. ";
  }
  if (!more.empty()) text.fine(more);
}

int write_panel(pugi::xml_node svg, const BoardScene& scene, int top) {
  pugi::xml_node panel = append(svg, "g", {{"class", "players"}});
  Panel text{panel, top};
  for (const std::string& remark : scene.remarks) text.bad(remark);
  if (!scene.state.empty()) text.strong(scene.state);
  text.skip(10);
  for (const PlayerScene* player : {&scene.players.blue, &scene.players.orange}) {
    if (!scene.bare) write_player(panel, text, *player);
  }
  for (const std::string& chain : scene.chain_words) text.fine(chain);
  if (scene.question) {
    text.bad(question_words(*scene.question));
    for (const std::string& reason : scene.question->reasons) text.fine(reason);
  }
  write_signs(text, scene);
  if (!scene.position_hash.empty()) text.fine("position " + scene.position_hash);
  return text.y();
}

}  // namespace

std::string position_svg(const BoardScene& scene) {
  pugi::xml_document document;
  pugi::xml_node svg = append_svg(document, scene.heading, position_words(scene), board_style() + page_style());
  append_board_defs(svg);
  const int heading = append_heading(svg, scene.heading);
  const Point corner{-kBoardCorner.x, heading - kBoardCorner.y};
  append_position(append(svg, "g", {{"transform", translated(corner)}}), scene);
  const int bottom = write_panel(svg, scene, heading);
  set_page(svg, {kPanelLeft + kPanelWidth, std::max(heading + kBoardSize.y, bottom + kLine)});
  return svg_bytes(document);
}

}  // namespace orion::cmd
