#include <vector>

#include "cmd/draw/board_svg.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

constexpr const char* kPoints = "10,0 5,9 -5,9 -10,0 -5,-9 5,-9";

struct Part {
  Point at;
  bool own;
};

/// D1.4, as small hexagons.
std::vector<Part> parts_of(duel::TileKind kind) {
  switch (kind) {
    case duel::TileKind::Single:
      return {{{0, 0}, true}};
    case duel::TileKind::Pair:
      return {{{0, -9}, true}, {{0, 9}, true}};
    case duel::TileKind::Duo:
      return {{{0, -9}, true}, {{0, 9}, false}};
    case duel::TileKind::Line:
      return {{{0, -18}, true}, {{0, 0}, true}, {{0, 18}, false}};
    case duel::TileKind::Bend:
      return {{{-7, -14}, true}, {{-7, 4}, true}, {{8, 13}, false}};
    case duel::TileKind::Triangle:
      return {{{-7, -9}, true}, {{-7, 9}, true}, {{8, 0}, false}};
  }
  return {};
}

}  // namespace

pugi::xml_node append_small_tile(pugi::xml_node parent, Point at, duel::TileKind kind, duel::Colour owner) {
  pugi::xml_node tile = append(parent, "g", {{"class", "small-tile"}, {"transform", translated(at)}});
  for (const Part& part : parts_of(kind)) {
    append(tile, "polygon",
           {{"class", std::string{word(part.own ? owner : duel::opponent(owner))}},
            {"points", kPoints},
            {"transform", translated(part.at)}});
  }
  return tile;
}

}  // namespace orion::cmd
