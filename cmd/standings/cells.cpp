// What stands in the cells of a cross-table, and what it means.

#include <algorithm>
#include <utility>

#include "cmd/standings/words.hpp"
#include "records/joined.hpp"

namespace orion::cmd {

namespace {

using tournament::How;
using Result = StandingsCell::Result;

char sign(Result result) {
  switch (result) {
    case Result::Win:
      return '+';
    case Result::Tie:
      return '=';
    case Result::Loss:
      return '-';
    case Result::None:
      break;
  }
  return '?';
}

std::string ending(const StandingsCell& cell) {
  return (cell.how == How::Forfeit ? "F" : "") + std::string{cell.irregular ? "*" : ""};
}

std::string round_words(const StandingsCell& cell) {
  if (cell.how == How::Bye) return "bye";
  std::vector<std::string> lines;
  for (const std::size_t line : cell.opponents) lines.push_back(std::to_string(line));
  if (cell.place == 0) return sign(cell.result) + joined(lines, ",") + ending(cell);
  // Of the first place the sign tells that it is shared.
  return std::to_string(cell.place) + (cell.result == Result::Tie ? "=" : "") + ":" + joined(lines, ",") + ending(cell);
}

template <class Predicate>
bool any_cell(const StandingsScene& scene, const Predicate& predicate) {
  return std::any_of(scene.rows.begin(), scene.rows.end(), [&](const StandingsRow& row) {
    return std::any_of(row.rounds.begin(), row.rounds.end(), [&](const std::vector<StandingsCell>& round) {
      return std::any_of(round.begin(), round.end(), predicate);
    });
  });
}

bool has_byes(const StandingsScene& scene) {
  return any_cell(scene, [](const StandingsCell& cell) { return cell.how == How::Bye; });
}

bool is_of_many(const StandingsCell& cell) { return cell.opponents.size() > 1; }

void explain_results(const StandingsScene& scene, std::vector<LegendEntry>& entries) {
  const std::string line = scene.everyone_meets ? "" : "3";
  std::string whom = scene.everyone_meets ? "" : " against line 3";  // said once
  const auto add = [&](Result result, const char* what) {
    const bool there = any_cell(scene, [result](const StandingsCell& cell) {
      return cell.place == 0 && cell.how != How::Bye && !is_of_many(cell) && cell.result == result;
    });
    if (!there) return;
    entries.push_back({sign(result) + line, what + std::exchange(whom, {})});
  };
  add(Result::Win, "won");
  add(Result::Tie, "tied");
  add(Result::Loss, "lost");
  if (any_cell(scene, [](const StandingsCell& cell) { return cell.place > 0; }))
    entries.push_back({"2:3,5", "second in a game with lines 3 and 5"});
  if (any_cell(scene, [](const StandingsCell& cell) { return cell.place > 0 && cell.result == Result::Tie; }))
    entries.push_back({"1=:3,5", "shared the first place there"});
  if (any_cell(scene, [](const StandingsCell& cell) { return cell.how == How::Open; }))
    entries.push_back({"?" + line, "nothing that counts"});
}

}  // namespace

std::string round_cell(const StandingsRow& row, std::size_t round) {
  std::vector<std::string> words;
  for (const StandingsCell& cell : row.rounds[round]) words.push_back(round_words(cell));
  if (words.empty() && row.out_from && *row.out_from <= round) return "out";
  return joined(words, " ");
}

std::string against_cell(const StandingsRow& row, std::size_t opponent) {
  std::string text;
  for (const std::vector<StandingsCell>& round : row.rounds) {
    for (const StandingsCell& cell : round) {
      if (std::find(cell.opponents.begin(), cell.opponents.end(), opponent) != cell.opponents.end())
        text += sign(cell.result) + ending(cell);
    }
  }
  return text;
}

std::size_t byes_of(const StandingsRow& row) {
  std::size_t byes = 0;
  for (const std::vector<StandingsCell>& round : row.rounds) {
    byes += static_cast<std::size_t>(
        std::count_if(round.begin(), round.end(), [](const StandingsCell& cell) { return cell.how == How::Bye; }));
  }
  return byes;
}

std::vector<LegendEntry> legend(const StandingsScene& scene) {
  std::vector<LegendEntry> entries;
  explain_results(scene, entries);
  if (any_cell(scene, [](const StandingsCell& cell) { return cell.how == How::Forfeit; }))
    entries.push_back({"F", "by forfeit, without play"});
  if (has_byes(scene))
    entries.push_back(
        {scene.everyone_meets ? "byes" : "bye", "no opponent, " + points_words(scene.rules.scoring.bye) + " each"});
  if (any_cell(scene, [](const StandingsCell& cell) { return cell.irregular; }))
    entries.push_back({"*", "an irregular game, listed below"});
  const bool out =
      std::any_of(scene.rows.begin(), scene.rows.end(), [](const StandingsRow& row) { return row.out_from; });
  if (out && !scene.everyone_meets) entries.push_back({"out", "withdrawn"});
  if (scene.everyone_meets) entries.push_back({"x", "the player"});
  return entries;
}

CrossTable cross_table(const StandingsScene& scene) {
  CrossTable table;
  const bool byes = scene.everyone_meets && has_byes(scene);
  const std::size_t columns = scene.everyone_meets ? scene.rows.size() : scene.rounds.size();
  for (std::size_t column = 0; column < columns; ++column)
    table.headings.push_back(
        std::to_string(scene.everyone_meets ? column + 1 : static_cast<std::size_t>(scene.rounds[column].number)));
  if (byes) table.headings.emplace_back("byes");
  for (const StandingsRow& row : scene.rows) {
    std::vector<std::string> cells;
    for (std::size_t column = 0; column < columns; ++column) {
      const bool self = scene.everyone_meets && column + 1 == row.line;
      cells.push_back(self ? "x" : scene.everyone_meets ? against_cell(row, column + 1) : round_cell(row, column));
    }
    if (byes) cells.push_back(byes_of(row) == 0 ? "" : std::to_string(byes_of(row)));
    table.cells.push_back(std::move(cells));
  }
  return table;
}

}  // namespace orion::cmd
