#include "cmd/draw/table_svg.hpp"

#include <algorithm>

#include "cmd/draw/page_svg.hpp"
#include "cmd/draw/table_words.hpp"
#include "records/counted.hpp"

namespace orion::cmd {

namespace {

constexpr int kPageWidth = 980;
constexpr int kCardWidth = 460;
constexpr int kGap = 20;
constexpr int kLine = 20;
constexpr int kPlotHeight = 330;
constexpr std::size_t kColumns = 60;  // of a line in a card

std::string seat_marks(const TableScene& scene, std::size_t player) {
  const SeatScene& seat = scene.seats[player];
  if (seat.left) return "has left";
  if (seat.winner) return "winner";
  if (seat.acting) return scene.in_turn ? "their turn" : "next";
  return {};
}

}  // namespace

std::string table_style() {
  return R"(
text{font-family:"Helvetica Neue",Arial,"Liberation Sans","DejaVu Sans",sans-serif}
.seat-card{fill:#fdfcf8;stroke:#6b675e;stroke-width:1}
.seat.acting .seat-card{stroke:#111111;stroke-width:4}
.seat-name{font-size:18px;font-weight:bold;fill:#111111}
.seat-credits{font-size:18px;font-weight:bold;text-anchor:end;fill:#111111}
.seat-mark{font-size:13px;font-weight:bold;text-anchor:end;fill:#111111}
.seat-line{font-size:13px;fill:#222222}
.axis,.tick{stroke:#111111;stroke-width:1.5}
.grid{stroke:#c9c4b8;stroke-width:1}
.target-line{stroke:#111111;stroke-width:1;stroke-dasharray:2 4}
.axis-label{font-size:13px;fill:#222222}
.axis-label.of-turns{text-anchor:middle}
.axis-label.of-credits{text-anchor:end}
.series path{fill:none;stroke-width:2.5;stroke-linejoin:round}
.series .marker{stroke-width:1.5}
.series-name{font-size:13px;font-weight:bold}
.series-0 path,.series-0 .marker{stroke:#17497c}
.series-1 path,.series-1 .marker{stroke:#b35900}
.series-2 path,.series-2 .marker{stroke:#1d6b3c}
.series-3 path,.series-3 .marker{stroke:#7a2f7a}
.series-4 path,.series-4 .marker{stroke:#333333}
.series-1 path{stroke-dasharray:9 4}
.series-2 path{stroke-dasharray:3 3}
.series-3 path{stroke-dasharray:12 4 3 4}
.series-4 path{stroke-dasharray:18 6}
.series .marker{fill:#ffffff}
.series-name{fill:#111111}
.leader{stroke:#8a8a8a;stroke-width:1}
)";
}

pugi::xml_node append_seat(pugi::xml_node parent, Point at, const TableScene& scene, std::size_t player, int& height) {
  constexpr std::size_t kNameColumns = 26;
  const SeatScene& seat = scene.seats[player];
  pugi::xml_node group = append(parent, "g",
                                {{"class", seat.acting ? "seat acting" : "seat"},
                                 {"data-player", std::to_string(player + 1)},
                                 {"transform", translated(at)}});
  pugi::xml_node card =
      append(group, "rect", {{"class", "seat-card"}, {"width", std::to_string(kCardWidth)}, {"rx", "6"}});
  append_text(group, {14, 28}, cut_to(seat.name, kNameColumns), "seat-name");
  if (!seat.hand_alone) append_text(group, {kCardWidth - 14, 28}, counted(seat.credits, "credit"), "seat-credits");
  append_text(group, {kCardWidth - 14, 46}, seat_marks(scene, player), "seat-mark");
  TextBlock lines{group, {14, 34}, kLine};
  for (const std::string& line : seat_lines(seat)) lines.write(line, "seat-line", kColumns);
  height = lines.y() + 14;
  set_attribute(card, "height", std::to_string(height));
  return group;
}

namespace {

/// Cards in two columns. @return where the page goes on below
int append_seats(pugi::xml_node svg, const TableScene& scene, int top) {
  for (std::size_t player = 0; player < scene.seats.size(); player += 2) {
    int height = 0;
    append_seat(svg, {kGap, top}, scene, player, height);
    int other = 0;
    if (player + 1 < scene.seats.size()) append_seat(svg, {2 * kGap + kCardWidth, top}, scene, player + 1, other);
    top += std::max(height, other) + kGap;
  }
  return top;
}

}  // namespace

std::string table_svg(const TableScene& scene) {
  constexpr std::size_t kWide = 125;
  constexpr std::size_t kStrong = 100;
  pugi::xml_document document;
  pugi::xml_node svg = append_svg(document, scene.heading, table_words(scene), table_style() + page_style());
  const int heading = append_heading(svg, scene.heading);
  TextBlock above{svg, {kGap, heading - kLine}, kLine};
  for (const std::string& remark : scene.remarks) above.write(remark, "words bad", kStrong);
  TextBlock words{svg, {kGap, append_seats(svg, scene, above.y() + kLine) - kLine / 2}, kLine};
  for (const std::string& line : scene.state) words.write(line, "words strong", kStrong);
  for (const std::string& reason : scene.reasons) words.write(reason, "words bad", kStrong);
  for (const std::string& line : piles_lines(scene)) words.write(line, "words fine", kWide);
  if (!scene.position_hash.empty()) words.write("position " + scene.position_hash, "words fine", kWide);
  int bottom = words.y() + kLine;
  if (scene.credits.size() > 1) {
    append_credits_plot(svg, {kGap, bottom}, {kPageWidth - 2 * kGap, kPlotHeight}, scene);
    bottom += kPlotHeight + kGap;
  }
  set_page(svg, {kPageWidth, bottom});
  return svg_bytes(document);
}

}  // namespace orion::cmd
