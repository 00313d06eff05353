#pragma once

// Writing SVG with pugixml. Coordinates are whole numbers or tenths, so that the bytes are the same everywhere; text is
// escaped by pugixml, and what no XML may hold is replaced.

#include <initializer_list>
#include <pugixml.hpp>
#include <string>
#include <string_view>

namespace orion::cmd {

/// A place in a drawing; y grows downward.
struct Point {
  int x = 0;
  int y = 0;
};
constexpr Point operator+(Point a, Point b) noexcept { return {a.x + b.x, a.y + b.y}; }

struct Attribute {
  const char* name;
  std::string value;
};

/// A child element with attributes.
pugi::xml_node append(pugi::xml_node parent, const char* element, std::initializer_list<Attribute> attributes = {});
/// A `text` element at a place. Control characters and what rearranges text are shown by number.
pugi::xml_node append_text(pugi::xml_node parent, Point at, std::string_view text, std::string_view css_class);
/// A straight line.
pugi::xml_node append_line(pugi::xml_node parent, Point from, Point to, std::string_view css_class);

void set_attribute(pugi::xml_node node, const char* name, std::string_view value);
/// `translate(x y)`
std::string translated(Point by);
/// "12,-4"
std::string coordinates(Point point);

/// The root of a drawing: `role="img"`, with a title and a description for screen readers. Its size is still to be set.
/// @param style  CSS, or empty for none
pugi::xml_node append_svg(pugi::xml_document& document, std::string_view title, std::string_view description,
                          std::string_view style);
/// The document's bytes, ending in LF.
std::string svg_bytes(const pugi::xml_document& document);

/// Lines of text one below the other, in a class.
class TextBlock {
 public:
  /// @param at  the left end of the line above the first
  TextBlock(pugi::xml_node parent, Point at, int line_height) : parent_{parent}, at_{at}, line_height_{line_height} {}
  /// Writes text in lines of about `columns` columns; those behind the first are indented.
  void write(std::string_view text, std::string_view css_class, std::size_t columns);
  void skip(int height) noexcept { at_.y += height; }
  int y() const noexcept { return at_.y; }

 private:
  pugi::xml_node parent_;
  Point at_;
  int line_height_;
};

/// Text cut to about `columns` columns of small letters, with `…` at its end; wider letters take more of them.
std::string cut_to(std::string_view text, std::size_t columns);

}  // namespace orion::cmd
