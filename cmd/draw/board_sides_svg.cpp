#include <array>

#include "cmd/draw/board_svg.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

/// Where a side's name stands, how it is turned, and the corners of each of its spaces along the edge of the board.
struct SideLine {
  duel::Side side;
  Point name;  ///< from the middle of the side
  int degrees;
  std::array<Point, 3> corners;
};

constexpr std::array kSideLines{
    SideLine{duel::Side::Taurus, {-52, 0}, -90, {Point{-15, 26}, Point{-30, 0}, Point{-15, -26}}},
    SideLine{duel::Side::Monoceros, {52, 0}, 90, {Point{15, 26}, Point{30, 0}, Point{15, -26}}},
    SideLine{duel::Side::Eridanus, {-25, -44}, -30, {Point{-30, 0}, Point{-15, -26}, Point{15, -26}}},
    SideLine{duel::Side::CanisMajor, {25, 44}, -30, {Point{-15, 26}, Point{15, 26}, Point{30, 0}}},
    SideLine{duel::Side::Lepus, {25, -44}, 30, {Point{-15, -26}, Point{15, -26}, Point{30, 0}}},
    SideLine{duel::Side::Gemini, {-25, 44}, 30, {Point{-30, 0}, Point{-15, 26}, Point{15, 26}}}};

}  // namespace

void append_sides(pugi::xml_node board) {
  for (const SideLine& line : kSideLines) {
    Point middle;
    std::string points;
    for (const duel::Space space : duel::spaces_of(line.side)) {
      const Point centre = board_centre(space);
      middle = middle + centre;
      for (const Point& corner : line.corners) points += (points.empty() ? "" : " ") + coordinates(centre + corner);
    }
    middle = Point{middle.x / 4, middle.y / 4} + line.name;
    pugi::xml_node side = append(board, "g", {{"class", "side"}, {"data-side", std::string{word(line.side)}}});
    append(side, "polyline", {{"class", "side-line"}, {"points", points}});
    pugi::xml_node name = append_text(side, {0, 6}, title(line.side), "side-name");
    set_attribute(name, "transform", translated(middle) + " rotate(" + std::to_string(line.degrees) + ")");
  }
}

}  // namespace orion::cmd
