#include "cmd/draw/sketch.hpp"

#include <algorithm>

#include "cmd/draw/page_svg.hpp"
#include "cmd/draw/svg.hpp"
#include "cmd/format/wrap.hpp"

namespace orion::cmd {

namespace {

constexpr std::size_t kIndent = 2;
constexpr std::size_t kGap = 2;  // between a label and its words
constexpr int kWidth = 980;
constexpr int kWordsAt = 260;
constexpr int kLine = 22;
constexpr std::size_t kColumns = 84;
constexpr const char* kLetters =
    R"(text{font-family:"Helvetica Neue",Arial,"Liberation Sans","DejaVu Sans",sans-serif})";

std::size_t label_width(const Sketch& sketch) {
  std::size_t widest = 0;
  for (const Sketch::Row& row : sketch.rows) widest = std::max(widest, columns_of(row.label));
  return widest;
}

}  // namespace

std::string sketch_text(const Sketch& sketch, std::size_t width) {
  const std::size_t words_at = kIndent + label_width(sketch) + kGap;
  std::string text;
  for (const Sketch::Row& row : sketch.rows) {
    const std::string label =
        std::string(kIndent, ' ') + row.label + std::string(words_at - kIndent - columns_of(row.label), ' ');
    text += label + wrapped(row.words, width - words_at, words_at + kIndent);
  }
  return text;
}

std::string sketch_svg(std::string_view heading, const Sketch& sketch) {
  std::string description = sketch.caption + ".";
  for (const Sketch::Row& row : sketch.rows)
    description += " " + row.label + (row.label.empty() ? "" : ": ") + row.words + ".";
  pugi::xml_document document;
  pugi::xml_node svg = append_svg(document, heading, description, kLetters + page_style());
  int y = append_heading(svg, heading);
  TextBlock caption{svg, {20, y}, kLine};
  caption.write(sketch.caption, "words", kColumns);
  y = caption.y() + kLine / 2;
  for (const Sketch::Row& row : sketch.rows) {
    pugi::xml_node group = append(svg, "g", {{"class", "row"}});
    TextBlock label{group, {20, y}, kLine};
    label.write(row.label, "words strong", kColumns);
    TextBlock words{group, {kWordsAt, y}, kLine};
    words.write(row.words, "words", kColumns);
    y = std::max(label.y(), words.y());
  }
  set_page(svg, {kWidth, y + kLine});
  return svg_bytes(document);
}

}  // namespace orion::cmd
