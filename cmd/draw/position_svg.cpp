#include "cmd/draw/position_svg.hpp"

#include <algorithm>

#include "cmd/draw/board_svg.hpp"
#include "cmd/draw/scene_words.hpp"
#include "cmd/format/format.hpp"
#include "cmd/format/wrap.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

constexpr int kHeading = 50;     // height of the heading
constexpr int kPanelLeft = 630;  // where the panel begins
constexpr int kPanelWidth = 350;
constexpr int kLine = 20;             // a line of text in the panel
constexpr std::size_t kColumns = 46;  // of a line in the panel
constexpr std::size_t kBoldColumns = 38;
constexpr std::size_t kMostColumns = 4000;

const std::string kPanelStyle = R"(
.heading{font-size:22px;font-weight:bold;fill:#111111}
.panel{font-size:15px;fill:#111111}
.panel.strong{font-weight:bold}
.panel.bad{font-weight:bold;fill:#b00020}
.panel.fine{font-size:13px;fill:#333333}
.stock-count{font-size:14px;font-weight:bold;text-anchor:middle;fill:#111111}
.stock-kind{font-size:11px;text-anchor:middle;fill:#333333}
.none-left .small-tile{opacity:0.2}
.paper{fill:#ffffff}
)";

/// Writes lines one below the other.
class Panel {
 public:
  explicit Panel(pugi::xml_node parent) : parent_{parent} {}
  void write(const std::string& text, const std::string& css_class) {
    const std::size_t columns = css_class == "panel strong" || css_class == "panel bad" ? kBoldColumns : kColumns;
    std::string lines = wrapped(cut_to(printable(text), kMostColumns), columns, 2);
    while (!lines.empty()) {
      const std::size_t end = lines.find('\n');
      const std::string line = lines.substr(0, end);
      const std::size_t words = std::min(line.find_first_not_of(' '), line.size());
      y_ += kLine;
      append_text(parent_, {kPanelLeft + 6 * static_cast<int>(words), y_}, cut_to(line.substr(words), kColumns),
                  css_class);
      lines.erase(0, end + 1);
    }
  }
  void skip(int height) { y_ += height; }
  int y() const noexcept { return y_; }

 private:
  pugi::xml_node parent_;
  int y_ = kHeading;
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
  text.write(player_words(player), "panel strong");
  write_stock(panel, text, player);
  text.write("reached: " + reached_words(player.reached), "panel");
  text.write("token score: " + std::to_string(player.token_score), "panel");
  text.skip(14);
}

void write_signs(Panel& text, const BoardScene& scene) {
  text.skip(8);
  text.write("B and strokes: blue. O and dots: orange. Star: galaxy. Black disc: black hole.", "panel fine");
  const auto any = [&scene](const auto& is) { return std::any_of(scene.spaces.begin(), scene.spaces.end(), is); };
  std::string more;
  if (!scene.tiles.empty()) more += "Small number: the move. ";
  if (any([](const SpaceScene& each) { return each.placed_last; })) more += "White dashes: placed last. ";
  if (!scene.chains.empty()) more += "Black line: chain that counts, dashed for orange. ";
  if (scene.question) more += "?: the tile of move " + std::to_string(scene.question->move) + " was to lie here. ";
  if (any([](const SpaceScene& each) { return each.at_fault; })) more += "!: and breaks a rule here. ";
  if (!more.empty()) text.write(more, "panel fine");
}

int write_panel(pugi::xml_node svg, const BoardScene& scene) {
  pugi::xml_node panel = append(svg, "g", {{"class", "players"}});
  Panel text{panel};
  for (const std::string& remark : scene.remarks) text.write(remark, "panel bad");
  if (!scene.state.empty()) text.write(scene.state, "panel strong");
  text.skip(10);
  for (const PlayerScene* player : {&scene.players.blue, &scene.players.orange}) {
    if (!scene.bare) write_player(panel, text, *player);
  }
  for (const std::string& chain : scene.chain_words) text.write(chain, "panel fine");
  if (scene.question) {
    text.write(question_words(*scene.question), "panel bad");
    for (const std::string& reason : scene.question->reasons) text.write(reason, "panel fine");
  }
  write_signs(text, scene);
  if (!scene.position_hash.empty()) text.write("position " + scene.position_hash, "panel fine");
  return text.y();
}

}  // namespace

std::string position_svg(const BoardScene& scene) {
  constexpr std::size_t kHeadingColumns = 80;
  pugi::xml_document document;
  pugi::xml_node svg = append_svg(document, "", scene.heading, position_words(scene), board_style() + kPanelStyle);
  append_board_defs(svg);
  pugi::xml_node paper = append(svg, "rect", {{"class", "paper"}});
  append_text(svg, {20, 34}, cut_to(printable(scene.heading), kHeadingColumns), "heading");
  const Point corner{-kBoardCorner.x, kHeading - kBoardCorner.y};
  append_position(append(svg, "g", {{"transform", translated(corner)}}), scene);
  const int bottom = write_panel(svg, scene);
  const int width = kPanelLeft + kPanelWidth;
  const int height = std::max(kHeading + kBoardSize.y, bottom + kLine);
  set_attribute(svg, "viewBox", "0 0 " + std::to_string(width) + " " + std::to_string(height));
  set_attribute(svg, "width", std::to_string(width));
  set_attribute(svg, "height", std::to_string(height));
  set_attribute(paper, "width", std::to_string(width));
  set_attribute(paper, "height", std::to_string(height));
  return svg_bytes(document);
}

}  // namespace orion::cmd
