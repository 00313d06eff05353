#include "cmd/run/explain_picture.hpp"

#include <algorithm>
#include <utility>

#include "core/duel/placing.hpp"
#include "core/duel/setup.hpp"
#include "records/read/chosen_rules.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

using catalogue::Picture;

/// The words up to a sign; `text` goes on behind it.
std::string_view up_to(char sign, std::string_view& text) {
  const std::size_t end = std::min(text.find(sign), text.size());
  const std::string_view part = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return part;
}

void add_hexagons(std::string_view labels, duel::Colour colour, std::vector<duel::Hexagon>& hexagons) {
  while (!labels.empty()) {
    const std::string_view label = up_to(' ', labels);
    if (!label.empty()) hexagons.push_back({duel::Space::parse(label), colour});
  }
}

/// Without the tiles.
duel::Position before_tiles(const Picture& picture) {
  duel::Position position;
  for (const duel::NamedSetup& named : duel::named_setups()) {
    if (named.name != picture.setup) continue;
    position.galaxies = named.galaxies;
    position.black_holes = named.black_holes;
  }
  position.hexagons.blue = duel::spaces_named(picture.blue);
  position.hexagons.orange = duel::spaces_named(picture.orange);
  return position;
}

duel::Options options_of(const Picture& picture) {
  std::string trouble;
  return read::parse_rules(std::string{picture.rules}, trouble).duel.value_or(read::DuelRules{}).options;
}

}  // namespace

std::vector<duel::Placement> tiles_of(std::string_view tiles) {
  std::vector<duel::Placement> list;
  while (!tiles.empty()) {
    std::string_view tile = up_to(';', tiles);
    const std::string_view player = up_to(':', tile);
    const duel::Colour owner = player.ends_with("blue") ? duel::Colour::Blue : duel::Colour::Orange;
    std::vector<duel::Hexagon> hexagons;
    add_hexagons(up_to('/', tile), owner, hexagons);
    add_hexagons(tile, duel::opponent(owner), hexagons);
    list.emplace_back(owner, hexagons);
  }
  return list;
}

PictureBoard board_of(const Picture& picture) {
  PictureBoard board{before_tiles(picture), duel::spaces_named(picture.marked)};
  for (const duel::Placement& tile : tiles_of(picture.tiles)) {
    board.marked |= tile.spaces();
    if (!picture.breaks.empty()) continue;
    for (const duel::Colour colour : duel::kColours) board.position.hexagons[colour] |= tile.of(colour);
  }
  return board;
}

BoardScene scene_of(const Picture& picture) {
  const PictureBoard board = board_of(picture);
  BoardScene scene = board_scene(board.position, board.marked);
  if (picture.breaks.empty()) return scene;
  for (const duel::Placement& tile : tiles_of(picture.tiles)) {
    duel::Position before = board.position;
    before.to_move = tile.owner();
    mark_asked(scene, tile, before, options_of(picture));
  }
  return scene;
}

std::string legend_of(const Picture& picture, Signs signs) {
  if (picture.tiles.empty()) return {};
  const bool drawn = signs == Signs::Drawn;
  const std::string tiles = picture.tiles.find(';') == std::string_view::npos ? "the tile" : "the tiles";
  if (picture.breaks.empty()) return (drawn ? "framed: " : "[ ] ") + tiles + ", legal";
  const BoardScene scene = scene_of(picture);
  const auto any = [&scene](const auto& is) { return std::any_of(scene.spaces.begin(), scene.spaces.end(), is); };
  std::string legend;
  if (any([](const SpaceScene& each) { return each.asked && !each.at_fault; }))
    legend = (drawn ? "?: " : "[ ] ") + tiles + "; ";
  const bool on_the_board = any([](const SpaceScene& each) { return each.at_fault; });
  if (on_the_board) legend += drawn ? "!: where " : "! ! where ";
  return legend + "the clause is broken" + (on_the_board ? "" : " off the board") + " (" + std::string{picture.breaks} +
         ")";
}

}  // namespace orion::cmd
