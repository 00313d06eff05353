#include "cmd/report/duel_board.hpp"

#include <algorithm>

#include "cmd/draw/board_svg.hpp"
#include "cmd/report/element.hpp"
#include "cmd/report/moments.hpp"

namespace orion::cmd {

namespace {

void append_tokens(pugi::xml_node svg, const duel::Position& position) {
  pugi::xml_node layer = append(svg, "g", {{"class", "tokens"}});
  for (const duel::Space space : position.galaxies) append_token(layer, space, duel::TokenKind::Galaxy);
  for (const duel::Space space : position.black_holes - position.galaxies)
    append_token(layer, space, duel::TokenKind::BlackHole);
}

}  // namespace

DuelBoard::DuelBoard(pugi::xml_node parent, const judge::DuelCourse& course, std::size_t last, std::size_t now)
    : last_{last}, now_{now} {
  pugi::xml_node svg = append(parent, "svg",
                              {{"class", "board-picture"},
                               {"viewBox", std::to_string(kBoardCorner.x) + " " + std::to_string(kBoardCorner.y) + " " +
                                               std::to_string(kBoardSize.x) + " " + std::to_string(kBoardSize.y)},
                               {"role", "img"},
                               {"aria-label", "The board at this moment; the position in words follows"}});
  append_board(svg);
  tile_layer_ = append(svg, "g", {{"class", "tiles"}});
  chain_layer_ = append(svg, "g", {{"class", "chains"}});
  append_tokens(svg, course.start);
  ghost_layer_ = append(svg, "g", {{"class", "ghosts"}});
}

void DuelBoard::add(const BoardScene& scene, const judge::DuelMoment* moment) {
  for (; tiles_ < scene.tiles.size(); ++tiles_) add_tile(scene.tiles[tiles_]);
  add_chains(scene);
  if (moment != nullptr && !judge::is_carried_out(moment->effect)) add_ghost(scene, *moment);
  ++next_;
}

void DuelBoard::add_tile(const TileScene& tile) {
  show_from_to(append_tile(tile_layer_, tile), next_, last_, now_);
  if (tile.move == 0) return;
  if (placed_last_) hide(*placed_last_);
  placed_last_ = {{}, append_placed_last(chain_layer_, tile.hexagons), next_};
}

void DuelBoard::add_chains(const BoardScene& scene) {
  const auto gone = [&scene](const Shown& shown) {
    return std::find(scene.chain_words.begin(), scene.chain_words.end(), shown.name) == scene.chain_words.end();
  };
  for (const Shown& shown : chains_) {
    if (gone(shown)) hide(shown);
  }
  std::erase_if(chains_, gone);
  for (std::size_t index = 0; index < scene.chains.size(); ++index) {
    const std::string& name = scene.chain_words[index];
    const bool there =
        std::any_of(chains_.begin(), chains_.end(), [&name](const Shown& shown) { return shown.name == name; });
    if (!there) chains_.push_back({name, append_chain(chain_layer_, scene, scene.chains[index]), next_});
  }
}

void DuelBoard::add_ghost(const BoardScene& scene, const judge::DuelMoment& moment) {
  pugi::xml_node ghost = append(ghost_layer_, "g", {{"class", "ghost"}, {"data-move", std::to_string(moment.move)}});
  for (const duel::Hexagon& each : moment.placed.hexagons()) {
    if (!each.space) continue;
    SpaceScene space = scene.at(*each.space);
    if (!space.hexagon) append_hexagon(ghost, {*each.space, each.colour});
  }
  for (const duel::Space each : moment.placed.spaces()) {
    SpaceScene space = scene.at(each);
    space.asked_colour.reset();  // the hexagon has its letter
    append_asked(ghost, space);
  }
  show_from_to(ghost, next_, next_, now_);
}

void DuelBoard::mark_start(const BoardScene& scene, const duel::BoardSet& spaces) {
  if (spaces.empty()) return;
  pugi::xml_node marks = append(ghost_layer_, "g", {{"class", "ghost of-set-up"}});
  for (const duel::Space each : spaces) {
    SpaceScene space = scene.at(each);
    space.at_fault = true;
    append_asked(marks, space);
  }
  show_from_to(marks, 0, 0, now_);
}

void DuelBoard::hide(const Shown& shown) const { show_from_to(shown.node, shown.from, next_ - 1, now_); }

void DuelBoard::close() {
  if (placed_last_) hide(*placed_last_);
  for (const Shown& shown : chains_) hide(shown);
}

}  // namespace orion::cmd
