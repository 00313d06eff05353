#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

#include "cmd/draw/credits_axis.hpp"
#include "cmd/draw/table_text.hpp"
#include "cmd/format/format.hpp"
#include "cmd/format/wrap.hpp"

namespace orion::cmd {

namespace {

constexpr std::size_t kWidth = 80;
constexpr std::size_t kPlot = 66;  // columns for the turns
constexpr std::int64_t kMostRows = 12;

/// Where turns stand: several columns a turn, or several turns a column.
struct TurnScale {
  std::size_t columns = 1;  ///< a turn
  std::size_t turns = 1;    ///< a column

  std::size_t at(std::size_t turn) const noexcept { return turn * columns / turns; }
};

TurnScale turn_scale(std::size_t turns, std::size_t players) {
  TurnScale scale;
  if (turns >= kPlot) {
    scale.turns = turns / kPlot + 1;
  } else {
    scale.columns = std::clamp(kPlot / std::max<std::size_t>(turns, 1), std::size_t{1}, players + 1);
  }
  return scale;
}

class Plot {
 public:
  Plot(const TableScene& scene, const TurnScale& scale)
      : scale_{scale},
        step_{round_step(most_credits(scene), kMostRows)},
        rows_(static_cast<std::size_t>((most_credits(scene) + step_ - 1) / step_) + 1,
              std::string(scale.at(last_turn(scene)) + scale.columns, ' ')) {}

  /// Marks what everybody had after a turn: side by side where two had the same, as far as there is room.
  void mark(std::size_t turn, const std::vector<std::int64_t>& credits, const std::vector<std::string>& letters) {
    const std::size_t begin = scale_.at(turn);
    for (std::string& row : rows_) row.replace(begin, scale_.columns, scale_.columns, ' ');
    for (std::size_t seat = 0; seat < credits.size(); ++seat) {
      std::string& row = rows_[static_cast<std::size_t>((2 * credits[seat] + step_) / (2 * step_))];
      const std::size_t room = std::max<std::size_t>(scale_.columns, 2) - 1;  // a blank before the next turn
      const std::size_t free = row.find(' ', begin);
      if (free < begin + room) {
        row[free] = letters[seat].front();
      } else {
        row[begin + room - 1] = '+';
        crowded_ = true;
      }
    }
  }

  bool crowded() const noexcept { return crowded_; }

  /// From the top, with the numbers of credits before each row.
  std::string rows(std::size_t margin) const {
    std::string text;
    for (std::size_t row = rows_.size(); row-- > 0;) {
      const std::string number = std::to_string(static_cast<std::int64_t>(row) * step_);
      std::string line = std::string(margin - number.size(), ' ') + number + " |" + rows_[row];
      line.erase(line.find_last_not_of(' ') + 1);
      text += line + "\n";
    }
    return text;
  }
  std::size_t margin() const {
    return std::max<std::size_t>(4, std::to_string(static_cast<std::int64_t>(rows_.size() - 1) * step_).size() + 2);
  }

 private:
  TurnScale scale_;
  std::int64_t step_;
  std::vector<std::string> rows_;  ///< the lowest first
  bool crowded_ = false;
};

/// The line below the rows, and the numbers of turns below its marks.
std::string turn_axis(std::size_t turns, const TurnScale& scale, std::size_t margin) {
  constexpr std::size_t kBetween = 6;  // columns from one number to the next
  const auto most = static_cast<std::int64_t>(std::max<std::size_t>(scale.at(turns) / kBetween, 1));
  const auto step =
      static_cast<std::size_t>(round_step(static_cast<std::int64_t>(std::max<std::size_t>(turns, 1)), most));
  std::string line(scale.at(turns) + scale.columns, '-');
  std::string numbers(line.size() + kBetween, ' ');
  for (std::size_t turn = 0; turn <= turns; turn += step) {
    const std::string number = std::to_string(turn);
    line[scale.at(turn)] = '+';
    numbers.replace(scale.at(turn), number.size(), number);
  }
  numbers.erase(numbers.find_last_not_of(' ') + 1);
  const std::string blanks(margin + 1, ' ');
  return blanks + "+" + line + "\n" + blanks + " " + numbers + "  turn\n";
}

}  // namespace

std::string credits_text(const TableScene& scene) {
  if (scene.credits.size() < 2) return {};
  const TurnScale scale = turn_scale(last_turn(scene), scene.seats.size());
  const std::vector<std::string> letters = player_letters(scene);
  Plot plot{scene, scale};
  for (const CreditsPoint& point : scene.credits)
    plot.mark(point.turn + (point.within ? 1 : 0), point.credits, letters);
  std::string legend = "credits:";
  for (std::size_t seat = 0; seat < letters.size(); ++seat)
    legend += (seat == 0 ? " " : ", ") + letters[seat] + " " + printable(scene.seats[seat].name);
  if (plot.crowded()) legend += ", + several";
  if (scale.turns > 1) legend += "; " + std::to_string(scale.turns) + " turns a column, of which the last is shown";
  return wrapped(legend, kWidth, 2) + plot.rows(plot.margin()) + turn_axis(last_turn(scene), scale, plot.margin());
}

}  // namespace orion::cmd
