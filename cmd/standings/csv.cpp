#include <array>

#include "cmd/standings/print.hpp"
#include "cmd/standings/words.hpp"
#include "records/joined.hpp"

namespace orion::cmd {

namespace {

using tournament::How;
using Result = StandingsCell::Result;

/// Whether a spreadsheet would take the text for a formula: it begins with one of these signs, in a form of ASCII or
/// the wide one of East Asia, perhaps behind blanks.
bool looks_like_formula(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(" \t\r\n");
  if (begin == std::string_view::npos) return false;
  // Of the blanks, all but the plain one are signs by themselves.
  if (text.find_first_of("\t\r\n") < begin) return true;
  text.remove_prefix(begin);
  constexpr std::array<std::string_view, 8> kSigns{"=", "+", "-", "@", "＝", "＋", "－", "＠"};
  for (const std::string_view each : kSigns) {
    if (text.starts_with(each)) return true;
  }
  return false;
}

/// In quotes, so that no separator within them ends it, and with an apostrophe before what would be a formula.
std::string text_field(std::string_view text) {
  std::string field = looks_like_formula(text) ? "\"'" : "\"";
  for (const char each : text) {
    field += each;
    if (each == '"') field += '"';
  }
  return field + '"';
}

std::string_view result_word(const StandingsCell& cell) {
  if (cell.how == How::Bye) return "bye";
  const bool forfeit = cell.how == How::Forfeit;
  switch (cell.result) {
    case Result::Win:
      return forfeit ? "forfeit-win" : "win";
    case Result::Tie:
      return "tie";
    case Result::Loss:
      return forfeit ? "forfeit-loss" : "loss";
    case Result::None:
      break;
  }
  return "open";
}

std::string names_line(const StandingsScene& scene) {
  std::vector<std::string> names{"line", "rank", "player", "points"};
  for (const tournament::TieBreak each : scene.rules.tie_breaks) names.emplace_back(tie_break_key(each));
  for (const char* name : {"played", "won", "tied", "lost", "withdrawn-after"}) names.emplace_back(name);
  for (const auto& round : scene.rounds) {
    for (const char* what : {"opponents", "result", "points"})
      names.push_back("round-" + std::to_string(round.number) + "-" + what);
  }
  return joined(names, ",") + "\r\n";
}

/// Opponents by their lines, the result and the points; of several encounters with a bar between.
void add_round(const std::vector<StandingsCell>& cells, std::vector<std::string>& fields) {
  std::array<std::vector<std::string>, 3> columns;
  for (const StandingsCell& cell : cells) {
    std::vector<std::string> lines;
    for (const std::size_t line : cell.opponents) lines.push_back(std::to_string(line));
    columns[0].push_back(joined(lines, " "));
    columns[1].push_back(std::string{result_word(cell)} + (cell.irregular ? "*" : ""));
    columns[2].push_back(points_words(cell.points));
  }
  for (const auto& column : columns) fields.push_back(joined(column, "|"));
}

std::string row_line(const StandingsScene& scene, const StandingsRow& row) {
  const tournament::Standing& standing = row.standing;
  std::vector<std::string> fields{std::to_string(row.line), std::to_string(standing.rank), text_field(row.name),
                                  points_words(standing.points)};
  for (const tournament::TieBreakValue& value : standing.tie_breaks)
    fields.push_back(value ? decimal(*value) : std::string{});
  for (const std::uint32_t count : {standing.played, standing.won, standing.tied, standing.lost})
    fields.push_back(std::to_string(count));
  if (!row.out_from) {
    fields.emplace_back();
  } else {
    fields.push_back(*row.out_from == 0 ? "0" : std::to_string(scene.rounds[*row.out_from - 1].number));
  }
  for (const auto& round : row.rounds) add_round(round, fields);
  return joined(fields, ",") + "\r\n";
}

}  // namespace

std::string standings_csv(const StandingsScene& scene) {
  std::string text = names_line(scene);
  for (const StandingsRow& row : scene.rows) text += row_line(scene, row);
  return text;
}

}  // namespace orion::cmd
