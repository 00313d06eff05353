#include "cmd/draw/board_svg.hpp"

#include <array>

#include "records/words.hpp"

namespace orion::cmd {

namespace {

constexpr int kColumnStep = 45;  // a column to the right
constexpr int kHalfStep = 26;    // half a space up or down

/// Corners of a hexagon around its centre: right, and on clockwise.
constexpr std::array<Point, 6> kCorners{Point{30, 0},  Point{15, 26},   Point{-15, 26},
                                        Point{-30, 0}, Point{-15, -26}, Point{15, -26}};

/// A step to a neighbour, and the corners of the edge it goes over.
struct Edge {
  int columns;
  int numbers;
  std::size_t from;
  std::size_t to;
};
constexpr std::array<Edge, 6> kEdges{Edge{1, 0, 0, 1},  Edge{0, -1, 1, 2}, Edge{-1, -1, 2, 3},
                                     Edge{-1, 0, 3, 4}, Edge{0, 1, 4, 5},  Edge{1, 1, 5, 0}};

constexpr Point kLetterAt{-17, 2};
constexpr Point kNameAt{0, 21};
constexpr Point kTokenAt{1, -7};

std::string colour_class(const char* what, duel::Colour colour) {
  return std::string{what} + " " + std::string{word(colour)};
}

std::string hexagon_points(Point centre) {
  std::string points;
  for (const Point& corner : kCorners) points += (points.empty() ? "" : " ") + coordinates(centre + corner);
  return points;
}

/// The letter of a colour and the name of a space, as they stand on a hexagon.
void append_labels(pugi::xml_node parent, duel::Space space, duel::Colour colour) {
  const Point centre = board_centre(space);
  append_text(parent, centre + kLetterAt, colour == duel::Colour::Blue ? "B" : "O", "letter");
  append_text(parent, centre + kNameAt, space.label(), "name");
}

/// The edges around hexagons that lie together.
std::string outline(const std::vector<HexagonScene>& hexagons) {
  duel::BoardSet all;
  for (const HexagonScene& each : hexagons) all.add(each.space);
  std::string path;
  for (const HexagonScene& each : hexagons) {
    const Point centre = board_centre(each.space);
    for (const Edge& edge : kEdges) {
      const auto beside = duel::Space::at(each.space.column() + edge.columns, each.space.number() + edge.numbers);
      if (beside && all.has(*beside)) continue;
      path += (path.empty() ? "M" : " M") + coordinates(centre + kCorners[edge.from]) + " L" +
              coordinates(centre + kCorners[edge.to]);
    }
  }
  return path;
}

void append_galaxy(pugi::xml_node token) {
  // A star of eight points: nothing that a disc could be taken for.
  append(token, "circle", {{"class", "ground"}, {"r", "12"}});
  append(
      token, "path",
      {{"class", "star"},
       {"d", "M0,-11 L2,-5 L8,-8 L5,-2 L11,0 L5,2 L8,8 L2,5 L0,11 L-2,5 L-8,8 L-5,2 L-11,0 L-5,-2 L-8,-8 L-2,-5 Z"}});
}

void append_black_hole(pugi::xml_node token) {
  append(token, "circle", {{"class", "rim"}, {"r", "12"}});
  append(token, "circle", {{"class", "hole"}, {"r", "8"}});
}

}  // namespace

Point board_centre(duel::Space space) noexcept {
  return {kColumnStep * space.column(), kHalfStep * half_spaces_down(space)};
}

pugi::xml_node append_tile(pugi::xml_node parent, const TileScene& tile) {
  pugi::xml_node group = append(
      parent, "g",
      {{"class", "tile"}, {"data-move", std::to_string(tile.move)}, {"data-owner", std::string{word(tile.owner)}}});
  if (tile.kind) set_attribute(group, "data-kind", word(*tile.kind));
  for (const HexagonScene& each : tile.hexagons) append_hexagon(group, each);
  append(group, "path", {{"class", "outline"}, {"d", outline(tile.hexagons)}});
  if (tile.move > 0 && !tile.hexagons.empty()) {
    const Point centre = board_centre(tile.hexagons.front().space);
    pugi::xml_node number = append_text(group, centre + Point{18, 2}, std::to_string(tile.move), "move-number");
    set_attribute(number, "class", "move-number on-" + std::string{word(tile.hexagons.front().colour)});
  }
  return group;
}

pugi::xml_node append_hexagon(pugi::xml_node parent, const HexagonScene& hexagon) {
  pugi::xml_node group =
      append(parent, "g", {{"class", colour_class("hexagon", hexagon.colour)}, {"data-space", hexagon.space.label()}});
  append(group, "polygon", {{"points", hexagon_points(board_centre(hexagon.space))}});
  append_labels(group, hexagon.space, hexagon.colour);
  return group;
}

pugi::xml_node append_token(pugi::xml_node parent, duel::Space space, duel::TokenKind kind) {
  const bool galaxy = kind == duel::TokenKind::Galaxy;
  pugi::xml_node token = append(parent, "g",
                                {{"class", galaxy ? "token galaxy" : "token black-hole"},
                                 {"data-space", space.label()},
                                 {"transform", translated(board_centre(space) + kTokenAt)}});
  galaxy ? append_galaxy(token) : append_black_hole(token);
  return token;
}

pugi::xml_node append_chain(pugi::xml_node parent, const BoardScene& scene, const ChainScene& chain) {
  const duel::Evidence& evidence = chain.evidence;
  pugi::xml_node group = append(parent, "g",
                                {{"class", colour_class("chain", evidence.player)},
                                 {"data-condition", std::string{word(evidence.condition)}},
                                 {"data-player", std::string{word(evidence.player)}}});
  std::string path;
  for (const auto& [from, to] : chain.steps) {
    path += (path.empty() ? "M" : " M") + coordinates(board_centre(from) + kTokenAt) + " L" +
            coordinates(board_centre(to) + kTokenAt);
  }
  append(group, "path", {{"class", "halo"}, {"d", path}});
  append(group, "path", {{"class", "line"}, {"d", path}});
  for (const duel::Space space : evidence.tokens) {
    if (const auto token = scene.at(space).token) {
      pugi::xml_node drawn = append(group, "g", {{"transform", translated(board_centre(space) + kTokenAt)}});
      append(drawn, "circle", {{"class", "ring-halo"}, {"r", "15"}});
      append(drawn, "circle", {{"class", "ring"}, {"r", "15"}});
    }
  }
  // The labels once more, for the line runs over them.
  for (const duel::Space space : evidence.chain) {
    const auto colour = scene.at(space).hexagon;
    if (colour) append_labels(append(group, "g", {{"class", colour_class("labels", *colour)}}), space, *colour);
  }
  return group;
}

pugi::xml_node append_placed_last(pugi::xml_node parent, const std::vector<HexagonScene>& hexagons) {
  return append(parent, "path", {{"class", "placed-last"}, {"d", outline(hexagons)}});
}

pugi::xml_node append_asked(pugi::xml_node parent, const SpaceScene& space) {
  const Point centre = board_centre(space.space);
  pugi::xml_node group = append(parent, "g",
                                {{"class", space.at_fault ? "asked at-fault" : "asked"},
                                 {"data-space", space.space.label()},
                                 {"transform", translated(centre)}});
  const std::string points = hexagon_points({});  // the group stands at the centre
  append(group, "polygon", {{"class", "asked-halo"}, {"points", points}});
  append(group, "polygon", {{"class", "asked-line"}, {"points", points}});
  if (space.asked_colour && !space.hexagon) {
    append_text(group, kLetterAt, *space.asked_colour == duel::Colour::Blue ? "b" : "o", "asked-letter");
  }
  if (!space.at_fault && !space.asked_colour) return group;  // spoken of, and not in question
  append(group, "circle", {{"class", "badge"}, {"cx", "16"}, {"cy", "2"}, {"r", "8"}});
  append_text(group, {16, 7}, space.at_fault ? "!" : "?", "badge-sign");
  return group;
}

pugi::xml_node append_board(pugi::xml_node parent) {
  pugi::xml_node board = append(parent, "g", {{"class", "board"}});
  for (const duel::Space space : duel::kBoard) {
    append(board, "polygon",
           {{"class", "space"}, {"data-space", space.label()}, {"points", hexagon_points(board_centre(space))}});
  }
  for (const duel::Space space : duel::kBoard)
    append_text(board, board_centre(space) + kNameAt, space.label(), "space-name");
  append_sides(board);
  return board;
}

pugi::xml_node append_position(pugi::xml_node parent, const BoardScene& scene) {
  pugi::xml_node position = append(parent, "g", {{"class", "position"}});
  append_board(position);
  for (const TileScene& tile : scene.tiles) append_tile(position, tile);
  for (const SpaceScene& space : scene.spaces) {
    if (space.hexagon && !space.tile) append_hexagon(position, {space.space, *space.hexagon});
  }
  std::vector<HexagonScene> last;
  for (const SpaceScene& space : scene.spaces) {
    if (space.placed_last && space.hexagon) last.push_back({space.space, *space.hexagon});
  }
  if (!last.empty()) append_placed_last(position, last);
  for (const ChainScene& chain : scene.chains) append_chain(position, scene, chain);
  for (const SpaceScene& space : scene.spaces) {
    if (space.token) append_token(position, space.space, *space.token);
  }
  for (const SpaceScene& space : scene.spaces) {
    if (space.asked) append_asked(position, space);
  }
  return position;
}

}  // namespace orion::cmd
