#include <algorithm>

#include "cmd/format/format.hpp"
#include "cmd/format/wrap.hpp"
#include "cmd/standings/columns.hpp"
#include "cmd/standings/print.hpp"
#include "cmd/standings/words.hpp"
#include "core/tournament/fide.hpp"
#include "records/counted.hpp"
#include "records/read/tournament.hpp"

namespace orion::cmd {

namespace {

using Side = Columns::Side;

constexpr std::size_t kWidth = 80;

std::string line(std::string_view text, std::size_t hang = 2) { return wrapped(printable(text), kWidth, hang); }

std::string head(const StandingsScene& scene) {
  std::string text = line(scene.name);
  text += line(std::string{game_title(scene.game)} + ", " + std::string{system_word(scene.rules.system)} + ", " +
               when_words(scene));
  text += line(counted(static_cast<std::int64_t>(scene.rows.size()), "player") + "; " + encounters_words(scene) +
               "; illegal games: " + std::string{read::word(scene.illegal_games)});
  const std::string scoring = scoring_words(scene.rules.scoring);
  return scoring.empty() ? text : text + line("scoring: " + scoring);
}

std::string rank_words(const StandingsRow& row) { return std::to_string(row.standing.rank) + (row.shared ? "=" : " "); }

std::string ranking_table(const StandingsScene& scene) {
  Columns table;
  table.add_column("rank", Side::Right);
  table.add_column("player", Side::Left);
  table.add_column("points", Side::Point);
  for (const tournament::TieBreak each : scene.rules.tie_breaks)
    table.add_column(std::string{tournament::fide_acronym(each)}, Side::Point);
  for (const char* name : {"played", "won", "tied", "lost"}) table.add_column(name, Side::Right);
  for (const StandingsRow& row : scene.rows) {
    const tournament::Standing& standing = row.standing;
    std::vector<std::string> cells{rank_words(row), printable(row.name), points_words(standing.points)};
    for (const tournament::TieBreakValue& value : standing.tie_breaks) cells.push_back(value ? decimal(*value) : "-");
    for (const std::uint32_t count : {standing.played, standing.won, standing.tied, standing.lost})
      cells.push_back(std::to_string(count));
    table.add_row(std::move(cells));
  }
  return table.text();
}

std::string below_ranking(const StandingsScene& scene) {
  std::string text;
  for (const std::string& words : {tie_breaks_words(scene), shared_words(scene)}) {
    if (!words.empty()) text += line(words, 0);
  }
  return text.empty() ? text : "\n" + text;
}

std::string cross(const StandingsScene& scene) {
  const CrossTable made = cross_table(scene);
  Columns table;
  table.add_column("line", Side::Right);
  table.add_column("player", Side::Left);
  for (const std::string& heading : made.headings) table.add_column(heading, Side::Left);
  table.add_column("points", Side::Point);
  table.add_column("", Side::Left);
  for (const StandingsRow& row : scene.rows) {
    std::vector<std::string> cells{std::to_string(row.line), printable(row.name)};
    const auto& made_cells = made.cells[row.line - 1];
    cells.insert(cells.end(), made_cells.begin(), made_cells.end());
    cells.push_back(points_words(row.standing.points));
    cells.push_back(withdrawn_words(scene, row));
    table.add_row(std::move(cells));
  }
  std::string text = scene.everyone_meets ? "Cross-table, player against player by their lines\n"
                                          : "Cross-table, round by round against players by their lines\n";
  text += table.text();
  std::string signs;
  for (const LegendEntry& each : legend(scene)) signs += (signs.empty() ? "" : "; ") + each.sign + " " + each.meaning;
  return signs.empty() ? text : text + "\n" + line(signs, 0);
}

std::string irregular(const StandingsScene& scene) {
  if (scene.irregular.empty()) return {};
  std::string text = "\nIrregular games\n";
  for (const judge::IrregularGame& each : scene.irregular) text += line(irregular_words(scene, each));
  return text;
}

}  // namespace

std::string standings_text(const StandingsScene& scene, const std::string& checked) {
  return head(scene) + "\n" + ranking_table(scene) + below_ranking(scene) + "\n" + cross(scene) + irregular(scene) +
         "\n" + line(findings_words(scene, checked));
}

}  // namespace orion::cmd
