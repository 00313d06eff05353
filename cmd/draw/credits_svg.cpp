#include <algorithm>
#include <utility>
#include <vector>

#include "cmd/draw/credits_axis.hpp"
#include "cmd/draw/table_svg.hpp"

namespace orion::cmd {

namespace {

constexpr int kLeft = 52;    // for the numbers of credits
constexpr int kRight = 190;  // for the names
constexpr int kTop = 30;
constexpr int kBottom = 46;
constexpr std::size_t kDifferentLines = 5;

/// The plot's axes in its own coordinates.
struct Axes {
  Point size;
  std::int64_t most;       ///< credits at the top
  std::int64_t last_turn;  ///< at the right

  int x(std::size_t turn) const noexcept {
    return kLeft + static_cast<int>(static_cast<std::int64_t>(turn) * (size.x - kLeft - kRight) / last_turn);
  }
  int y(std::int64_t credits) const noexcept {
    const int height = size.y - kTop - kBottom;
    return kTop + height - static_cast<int>(credits * height / most);
  }
};

std::int64_t step_of_credits(const TableScene& scene) { return round_step(most_credits(scene), 8); }

Axes axes_of(Point size, const TableScene& scene) {
  const std::int64_t step = step_of_credits(scene);
  const std::int64_t most = (most_credits(scene) + step - 1) / step * step;
  return {size, most, std::max<std::int64_t>(static_cast<std::int64_t>(last_turn(scene)), 1)};
}

void append_axes(pugi::xml_node plot, const Axes& axes, std::int64_t credit_step, const TableScene& scene) {
  append_text(plot, {kLeft, 16}, "credits after each turn", "axis-label");
  for (std::int64_t credits = 0; credits <= axes.most; credits += credit_step) {
    const int y = axes.y(credits);
    if (credits > 0) append_line(plot, {kLeft, y}, {axes.x(static_cast<std::size_t>(axes.last_turn)), y}, "grid");
    append_text(plot, {kLeft - 8, y + 5}, std::to_string(credits), "axis-label of-credits");
  }
  if (scene.target > 0 && scene.target <= axes.most) {
    const int y = axes.y(scene.target);
    append_line(plot, {kLeft, y}, {axes.x(static_cast<std::size_t>(axes.last_turn)), y}, "target-line");
  }
  const std::int64_t step = round_step(axes.last_turn, 16);
  for (std::int64_t turn = 0; turn <= axes.last_turn; turn += step) {
    const int x = axes.x(static_cast<std::size_t>(turn));
    append_line(plot, {x, axes.y(0)}, {x, axes.y(0) + 6}, "tick");
    append_text(plot, {x, axes.y(0) + 22}, std::to_string(turn), "axis-label of-turns");
  }
  const int right = axes.x(static_cast<std::size_t>(axes.last_turn));
  append_line(plot, {kLeft, axes.y(0)}, {right, axes.y(0)}, "axis");
  append_line(plot, {kLeft, kTop}, {kLeft, axes.y(0)}, "axis");
  append_text(plot, {(kLeft + right) / 2, axes.y(0) + 40}, "turn", "axis-label of-turns");
}

void append_marker(pugi::xml_node series, Point at, std::size_t kind) {
  // Disc, square, triangle, diamond, cross.
  static constexpr const char* kPaths[] = {nullptr, "-4,-4 4,-4 4,4 -4,4", "0,-5 5,4 -5,4", "0,-6 6,0 0,6 -6,0",
                                           "-5,-2 -2,-2 -2,-5 2,-5 2,-2 5,-2 5,2 2,2 2,5 -2,5 -2,2 -5,2"};
  if (kind == 0) {
    append(series, "circle",
           {{"class", "marker"}, {"cx", std::to_string(at.x)}, {"cy", std::to_string(at.y)}, {"r", "4"}});
  } else {
    append(series, "polygon", {{"class", "marker"}, {"points", kPaths[kind]}, {"transform", translated(at)}});
  }
}

std::vector<Point> points_of(const TableScene& scene, const Axes& axes, std::size_t seat) {
  std::vector<Point> points;
  for (const CreditsPoint& point : scene.credits)
    points.push_back({axes.x(point.turn + (point.within ? 1 : 0)), axes.y(point.credits[seat])});
  return points;
}

void append_series(pugi::xml_node series, const std::vector<Point>& points, std::size_t kind) {
  constexpr int kBetween = 24;  // markers stand so far apart
  std::string path;
  for (const Point& point : points) path += (path.empty() ? "M" : " L") + coordinates(point);
  append(series, "path", {{"d", path}});
  int last = points.front().x - kBetween;
  for (const Point& point : points) {
    if (point.x - last < kBetween && &point != &points.back()) continue;
    append_marker(series, point, kind);
    last = point.x;
  }
}

/// Heights of the names at the right end, apart from each other.
std::vector<int> name_heights(const std::vector<int>& wanted, int bottom) {
  constexpr int kApart = 17;
  std::vector<std::size_t> order;
  for (std::size_t seat = 0; seat < wanted.size(); ++seat) order.push_back(seat);
  std::stable_sort(order.begin(), order.end(), [&](std::size_t a, std::size_t b) { return wanted[a] > wanted[b]; });
  std::vector<int> heights(wanted.size());
  int below = bottom + kApart;
  for (const std::size_t seat : order) {
    heights[seat] = std::min(wanted[seat], below - kApart);
    below = heights[seat];
  }
  return heights;
}

}  // namespace

int credits_plot_x(Point size, const TableScene& scene, std::size_t turn) { return axes_of(size, scene).x(turn); }

pugi::xml_node append_credits_plot(pugi::xml_node parent, Point at, Point size, const TableScene& scene) {
  constexpr std::size_t kNameColumns = 18;
  pugi::xml_node plot = append(parent, "g", {{"class", "credits-plot"}, {"transform", translated(at)}});
  if (scene.credits.empty()) return plot;
  const Axes axes = axes_of(size, scene);
  append_axes(plot, axes, step_of_credits(scene), scene);
  std::vector<int> wanted;
  for (std::size_t seat = 0; seat < scene.seats.size(); ++seat)
    wanted.push_back(axes.y(scene.credits.back().credits[seat]));
  const std::vector<int> heights = name_heights(wanted, axes.y(0));
  for (std::size_t seat = 0; seat < scene.seats.size(); ++seat) {
    const std::size_t kind = seat % kDifferentLines;
    pugi::xml_node series = append(
        plot, "g", {{"class", "series series-" + std::to_string(kind)}, {"data-player", std::to_string(seat + 1)}});
    const std::vector<Point> points = points_of(scene, axes, seat);
    append_series(series, points, kind);
    const Point end = points.back();
    append_line(series, end + Point{6, 0}, {end.x + 20, heights[seat]}, "leader");
    append_text(series, {end.x + 24, heights[seat] + 5},
                cut_to(scene.seats[seat].name, kNameColumns) + " " + std::to_string(scene.credits.back().credits[seat]),
                "series-name");
  }
  return plot;
}

}  // namespace orion::cmd
