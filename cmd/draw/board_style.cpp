#include "cmd/draw/board_svg.hpp"

namespace orion::cmd {

// Blue is dark with light strokes, orange is light with dark dots: told apart by lightness and texture in grey as well.
// The letters say it a third time.
std::string board_style() {
  return R"(
text{font-family:"Helvetica Neue",Arial,"Liberation Sans","DejaVu Sans",sans-serif}
.space{fill:#fdfcf8;stroke:#9a958a;stroke-width:1}
.space-name,.name{font-size:12px;text-anchor:middle}
.space-name{fill:#4a4a4a}
.side-line{fill:none;stroke:#4a4a4a;stroke-width:4;stroke-linejoin:round;stroke-linecap:round}
.side-name{font-size:17px;font-weight:bold;text-anchor:middle;fill:#222222}
.hexagon polygon{stroke:#222222;stroke-width:1}
.hexagon.blue polygon{fill:url(#orion-blue)}
.hexagon.orange polygon{fill:url(#orion-orange)}
.letter{font-size:14px;font-weight:bold;text-anchor:middle}
.name{font-weight:bold}
.hexagon.blue text,.labels.blue text,.move-number.on-blue{fill:#ffffff}
.hexagon.orange text,.labels.orange text,.move-number.on-orange{fill:#1a1a1a}
.labels text{stroke-width:4px;stroke-linejoin:round;paint-order:stroke}
.labels.blue text{stroke:#17497c}
.labels.orange text{stroke:#ffc27a}
.move-number{font-size:9px;text-anchor:middle}
.outline{fill:none;stroke:#111111;stroke-width:4;stroke-linecap:round}
.placed-last{fill:none;stroke:#ffffff;stroke-width:2;stroke-linecap:round;stroke-dasharray:5 4}
.token .ground{fill:#ffffff;stroke:#111111;stroke-width:1}
.token .star{fill:#111111}
.token .rim{fill:#ffffff;stroke:#111111;stroke-width:1}
.token .hole{fill:#111111}
.chain .halo{fill:none;stroke:#ffffff;stroke-width:11;stroke-linecap:round;stroke-linejoin:round}
.chain .line{fill:none;stroke:#111111;stroke-width:5;stroke-linecap:round;stroke-linejoin:round}
.chain.orange .line{stroke-dasharray:11 8}
.chain .ring-halo{fill:none;stroke:#ffffff;stroke-width:7}
.chain .ring{fill:none;stroke:#111111;stroke-width:3}
.asked-halo{fill:none;stroke:#ffffff;stroke-width:7}
.asked-line{fill:none;stroke:#b00020;stroke-width:4;stroke-dasharray:7 5}
.at-fault .asked-line{stroke-dasharray:none}
.asked-letter{font-size:14px;font-weight:bold;text-anchor:middle;fill:#b00020}
.badge{fill:#b00020;stroke:#ffffff;stroke-width:2}
.badge-sign{font-size:14px;font-weight:bold;text-anchor:middle;fill:#ffffff}
.small-tile polygon{stroke:#111111;stroke-width:1.5}
.small-tile .blue{fill:url(#orion-blue)}
.small-tile .orange{fill:url(#orion-orange)}
)";
}

pugi::xml_node append_board_defs(pugi::xml_node svg) {
  pugi::xml_node defs = append(svg, "defs");
  pugi::xml_node blue = append(defs, "pattern",
                               {{"id", "orion-blue"},
                                {"width", "6"},
                                {"height", "6"},
                                {"patternUnits", "userSpaceOnUse"},
                                {"patternTransform", "rotate(45)"}});
  append(blue, "rect", {{"class", "blue-ground"}, {"width", "6"}, {"height", "6"}, {"fill", "#17497c"}});
  append(blue, "rect", {{"class", "blue-stroke"}, {"width", "1"}, {"height", "6"}, {"fill", "#4f86bd"}});
  pugi::xml_node orange = append(
      defs, "pattern", {{"id", "orion-orange"}, {"width", "7"}, {"height", "7"}, {"patternUnits", "userSpaceOnUse"}});
  append(orange, "rect", {{"class", "orange-ground"}, {"width", "7"}, {"height", "7"}, {"fill", "#ffc27a"}});
  append(orange, "circle", {{"class", "orange-dot"}, {"cx", "3"}, {"cy", "3"}, {"r", "1"}, {"fill", "#c46a00"}});
  return defs;
}

}  // namespace orion::cmd
