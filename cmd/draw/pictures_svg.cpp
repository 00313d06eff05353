#include "cmd/draw/pictures_svg.hpp"

#include <algorithm>

#include "cmd/draw/board_svg.hpp"
#include "cmd/draw/page_svg.hpp"
#include "cmd/draw/scene_words.hpp"

namespace orion::cmd {

namespace {

constexpr std::size_t kInARow = 2;
constexpr int kCellWidth = 640;
constexpr int kMargin = 20;
constexpr int kLine = 20;
constexpr std::size_t kBoldColumns = 66;  // of a caption
constexpr std::size_t kColumns = 76;      // of a legend

int left_of(std::size_t column) { return static_cast<int>(column) * kCellWidth; }

/// @return where the words end
int write(pugi::xml_node svg, Point at, std::string_view words, std::string_view css_class, std::size_t columns) {
  TextBlock block{svg, at, kLine};
  block.write(words, css_class, columns);
  return block.y();
}

/// A row of boards, all at one height below their captions. @return where it ends
int append_row(pugi::xml_node svg, int top, const CaptionedBoard* first, std::size_t count) {
  int below_captions = top;
  for (std::size_t column = 0; column < count; ++column) {
    const int end = write(svg, {left_of(column) + kMargin, top}, first[column].caption, "words strong", kBoldColumns);
    below_captions = std::max(below_captions, end);
  }
  int end = below_captions;
  for (std::size_t column = 0; column < count; ++column) {
    const Point corner{left_of(column) + kMargin - kBoardCorner.x, below_captions + kLine - kBoardCorner.y};
    append_position(append(svg, "g", {{"class", "picture"}, {"transform", translated(corner)}}), first[column].scene);
    int below = below_captions + kLine + kBoardSize.y;
    if (!first[column].legend.empty())
      below = write(svg, {left_of(column) + kMargin, below}, first[column].legend, "words", kColumns);
    end = std::max(end, below);
  }
  return end + kLine;
}

std::string description_of(const std::vector<CaptionedBoard>& pictures) {
  std::string text;
  for (const CaptionedBoard& each : pictures) {
    text += (text.empty() ? "" : " ") + each.caption + ".";
    if (!each.legend.empty()) text += " " + each.legend + ".";
    text += position_words(each.scene);
  }
  return text;
}

}  // namespace

std::string pictures_svg(std::string_view heading, const std::vector<CaptionedBoard>& pictures) {
  pugi::xml_document document;
  pugi::xml_node svg = append_svg(document, heading, description_of(pictures), board_style() + page_style());
  append_board_defs(svg);
  int y = append_heading(svg, heading);
  for (std::size_t first = 0; first < pictures.size(); first += kInARow)
    y = append_row(svg, y, &pictures[first], std::min(kInARow, pictures.size() - first));
  const auto wide = static_cast<int>(std::min(kInARow, pictures.size()));
  set_page(svg, {wide * kCellWidth + kMargin, y});
  return svg_bytes(document);
}

}  // namespace orion::cmd
