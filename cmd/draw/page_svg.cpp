#include "cmd/draw/page_svg.hpp"

namespace orion::cmd {

std::string page_style() {
  return R"(
.paper{fill:#ffffff}
.heading{font-size:19px;font-weight:bold;fill:#111111}
.words{font-size:15px;fill:#111111}
.words.strong{font-weight:bold}
.words.bad{font-weight:bold;fill:#b00020}
.words.fine{font-size:13px;fill:#333333}
.stock-count{font-size:14px;font-weight:bold;text-anchor:middle;fill:#111111}
.stock-kind{font-size:11px;text-anchor:middle;fill:#333333}
.none-left .small-tile{opacity:0.2}
)";
}

int append_heading(pugi::xml_node svg, std::string_view heading) {
  constexpr std::size_t kColumns = 74;
  constexpr int kBelow = 14;
  append(svg, "rect", {{"class", "paper"}});
  TextBlock block{svg, {20, 8}, 26};
  block.write(heading, "heading", kColumns);
  return block.y() + kBelow;
}

void set_page(pugi::xml_node svg, Point size) {
  const std::string width = std::to_string(size.x);
  const std::string height = std::to_string(size.y);
  set_attribute(svg, "viewBox", "0 0 " + width + " " + height);
  set_attribute(svg, "width", width);
  set_attribute(svg, "height", height);
  pugi::xml_node paper = svg.find_child_by_attribute("rect", "class", "paper");
  set_attribute(paper, "width", width);
  set_attribute(paper, "height", height);
}

}  // namespace orion::cmd
