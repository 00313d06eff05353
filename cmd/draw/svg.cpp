#include "cmd/draw/svg.hpp"

#include <sstream>

#include "cmd/format/format.hpp"
#include "cmd/format/wrap.hpp"
#include "cmd/format/xml_text.hpp"
#include "records/text/utf8.hpp"

namespace orion::cmd {

namespace {

/// About how wide a letter is, in tenths of a column: a small letter of a plain font.
std::size_t width_of(char32_t letter) noexcept {
  constexpr char32_t kFirstWide = 0x1100;  // ideographs and their like
  if (letter >= kFirstWide) return 20;
  if (letter == 'M' || letter == 'W' || letter == '@' || letter == '%') return 17;
  if (letter == 'm' || letter == 'w') return 15;
  return letter >= 'A' && letter <= 'Z' ? 12 : 10;
}

/// How many columns of code points fit where so many small letters do.
std::size_t columns_for(std::string_view text, std::size_t columns) {
  std::size_t letters = 0;
  std::size_t width = 0;
  for (std::size_t at = 0; at < text.size(); ++letters) {
    const text::CodePoint point = text::decode_utf8(text, at);
    width += width_of(point.value);
    at += point.length;
  }
  return width <= 10 * letters ? columns : columns * 10 * letters / width;
}

}  // namespace

pugi::xml_node append(pugi::xml_node parent, const char* element, std::initializer_list<Attribute> attributes) {
  pugi::xml_node node = parent.append_child(element);
  for (const Attribute& each : attributes) set_attribute(node, each.name, each.value);
  return node;
}

pugi::xml_node append_text(pugi::xml_node parent, Point at, std::string_view text, std::string_view css_class) {
  pugi::xml_node node = append(
      parent, "text", {{"class", std::string{css_class}}, {"x", std::to_string(at.x)}, {"y", std::to_string(at.y)}});
  node.text().set(xml_text(printable(text)).c_str());
  return node;
}

pugi::xml_node append_line(pugi::xml_node parent, Point from, Point to, std::string_view css_class) {
  return append(parent, "line",
                {{"class", std::string{css_class}},
                 {"x1", std::to_string(from.x)},
                 {"y1", std::to_string(from.y)},
                 {"x2", std::to_string(to.x)},
                 {"y2", std::to_string(to.y)}});
}

void set_attribute(pugi::xml_node node, const char* name, std::string_view value) {
  pugi::xml_attribute attribute = node.attribute(name);
  if (!attribute) attribute = node.append_attribute(name);
  attribute.set_value(xml_text(value).c_str());
}

std::string translated(Point by) { return "translate(" + std::to_string(by.x) + " " + std::to_string(by.y) + ")"; }

std::string coordinates(Point point) { return std::to_string(point.x) + "," + std::to_string(point.y); }

pugi::xml_node append_svg(pugi::xml_document& document, std::string_view title, std::string_view description,
                          std::string_view style) {
  pugi::xml_node svg = document.append_child("svg");
  set_attribute(svg, "xmlns", "http://www.w3.org/2000/svg");
  set_attribute(svg, "role", "img");
  set_attribute(svg, "aria-labelledby", "orion-title orion-description");
  append(svg, "title", {{"id", "orion-title"}}).text().set(xml_text(printable(title)).c_str());
  append(svg, "desc", {{"id", "orion-description"}}).text().set(xml_text(printable(description)).c_str());
  if (!style.empty()) append(svg, "style").text().set(std::string{style}.c_str());
  return svg;
}

std::string svg_bytes(const pugi::xml_document& document) {
  std::ostringstream out;
  document.save(out, " ", pugi::format_indent, pugi::encoding_utf8);
  return out.str();
}

void TextBlock::write(std::string_view text, std::string_view css_class, std::size_t columns) {
  constexpr std::size_t kMost = 4000;  // a record may hold names of any length
  constexpr int kIndent = 12;
  const std::string shown = cut_to(printable(text), kMost);
  std::string lines = wrapped(shown, columns_for(shown, columns), 0);
  for (bool first = true; !lines.empty(); first = false) {
    const std::size_t end = lines.find('\n');
    at_.y += line_height_;
    append_text(parent_, at_ + Point{first ? 0 : kIndent, 0}, cut_to(lines.substr(0, end), columns), css_class);
    lines.erase(0, end + 1);
  }
}

std::string cut_to(std::string_view text, std::size_t columns) {
  constexpr std::size_t kColumn = 10;
  std::size_t used = 0;
  std::size_t fits = 0;  // bytes that leave a column for the sign of cutting
  for (std::size_t at = 0; at < text.size();) {
    const text::CodePoint point = text::decode_utf8(text, at);
    used += width_of(point.value);
    if (used > kColumn * columns) return std::string{text.substr(0, fits)} + "…";
    at += point.length;
    if (used + kColumn <= kColumn * columns) fits = at;
  }
  return std::string{text};
}

}  // namespace orion::cmd
