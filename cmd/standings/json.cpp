#include "cmd/format/record_json.hpp"
#include "cmd/standings/print.hpp"
#include "cmd/standings/words.hpp"
#include "core/tournament/fide.hpp"
#include "records/read/tournament.hpp"

namespace orion::cmd {

namespace {

using tournament::How;
using Result = StandingsCell::Result;

/// Exact: a number of at most four decimals is printed as it is. @param value  in ten-thousandths
Json number_json(std::int64_t value) {
  constexpr std::int64_t kOne = 10000;
  if (value % kOne == 0) return value / kOne;
  return static_cast<double>(value) / static_cast<double>(kOne);
}

Json points_json(tournament::Points points) { return number_json(std::int64_t{points} * 100); }

Json result_json(Result result) {
  switch (result) {
    case Result::Win:
      return "win";
    case Result::Tie:
      return "tie";
    case Result::Loss:
      return "loss";
    case Result::None:
      break;
  }
  return nullptr;
}

std::string_view how_word(How how) {
  switch (how) {
    case How::Played:
      return "played";
    case How::Open:
      return "open";
    case How::Forfeit:
      return "forfeit";
    case How::Bye:
      return "bye";
  }
  return {};
}

Json tournament_json(const StandingsScene& scene) {
  Json rounds = Json::array();
  for (const auto& each : scene.rounds) rounds.push_back({{"round", each.number}, {"date", text_or_null(each.date)}});
  return {{"name", scene.name},
          {"game", scene.game},
          {"system", system_word(scene.rules.system)},
          {"players", scene.rows.size()},
          {"rounds", std::move(rounds)},
          {"rounds_listed", scene.rounds_listed},
          {"encounters", scene.encounters},
          {"counted", scene.counted},
          {"illegal_games", read::word(scene.illegal_games)}};
}

Json scoring_json(const tournament::Scoring& scoring) {
  Json places = Json::array();
  for (const tournament::Points points : scoring.places) places.push_back(points_json(points));
  return {{"win", points_json(scoring.win)},
          {"tie", points_json(scoring.tie)},
          {"loss", points_json(scoring.loss)},
          {"bye", points_json(scoring.bye)},
          {"forfeit_win", points_json(scoring.forfeit_win)},
          {"forfeit_loss", points_json(scoring.forfeit_loss)},
          {"places", std::move(places)}};
}

Json tie_breaks_json(const StandingsScene& scene) {
  Json list = Json::array();
  for (const tournament::TieBreak each : scene.rules.tie_breaks) {
    list.push_back({{"tie_break", tie_break_key(each)},
                    {"name", tie_break_name(each)},
                    {"acronym", tournament::fide_acronym(each)},
                    {"articles", tournament::fide_articles(each)}});
  }
  return list;
}

Json regulations_json(const StandingsScene& scene) {
  return {{"name", "FIDE Handbook " + std::string{tournament::kFideRegulations}},
          {"edition", tournament::kFideEdition},
          {"unplayed_rounds", tournament::fide_article_of_unplayed_rounds(scene.rules.system)}};
}

Json cell_json(const StandingsScene& scene, const StandingsCell& cell) {
  Json opponents = Json::array();
  for (const std::size_t line : cell.opponents)
    opponents.push_back({{"line", line}, {"player", scene.rows[line - 1].name}});
  return {{"how", how_word(cell.how)},
          {"result", result_json(cell.result)},
          {"place", cell.place > 0 ? Json(cell.place) : Json(nullptr)},
          {"points", points_json(cell.points)},
          {"opponents", std::move(opponents)},
          {"irregular", cell.irregular}};
}

Json withdrawn_json(const StandingsScene& scene, const StandingsRow& row) {
  if (!row.out_from) return nullptr;
  return *row.out_from == 0 ? 0 : scene.rounds[*row.out_from - 1].number;
}

Json row_json(const StandingsScene& scene, const StandingsRow& row) {
  const tournament::Standing& standing = row.standing;
  Json values = Json::array();
  for (const tournament::TieBreakValue& value : standing.tie_breaks)
    values.push_back(value ? number_json(*value) : Json(nullptr));
  Json rounds = Json::array();
  for (std::size_t index = 0; index < row.rounds.size(); ++index) {
    Json encounters = Json::array();
    for (const StandingsCell& cell : row.rounds[index]) encounters.push_back(cell_json(scene, cell));
    rounds.push_back({{"round", scene.rounds[index].number}, {"encounters", std::move(encounters)}});
  }
  return {{"line", row.line},
          {"rank", standing.rank},
          {"shared", row.shared},
          {"player", row.name},
          {"points", points_json(standing.points)},
          {"tie_breaks", std::move(values)},
          {"played", standing.played},
          {"won", standing.won},
          {"tied", standing.tied},
          {"lost", standing.lost},
          {"withdrawn_after", withdrawn_json(scene, row)},
          {"rounds", std::move(rounds)}};
}

Json irregular_json(const StandingsScene& scene, const judge::IrregularGame& game) {
  Json players = Json::array();
  for (const tournament::Player player : game.players) players.push_back(scene.players[player]);
  return {{"path", game.path},
          {"document", game.document},
          {"line", game.line},
          {"round", scene.rounds[game.round].number},
          {"players", std::move(players)},
          {"why", game.why},
          {"treatment", treatment_word(game.treatment)}};
}

}  // namespace

Json standings_json(const StandingsScene& scene) {
  Json rows = Json::array();
  for (const StandingsRow& row : scene.rows) rows.push_back(row_json(scene, row));
  Json irregular = Json::array();
  for (const judge::IrregularGame& game : scene.irregular) irregular.push_back(irregular_json(scene, game));
  return {{"type", "standings"},
          {"schema_version", kSchemaVersion},
          {"tool", tool_json()},
          {"tournament", tournament_json(scene)},
          {"scoring", scoring_json(scene.rules.scoring)},
          {"regulations", regulations_json(scene)},
          {"tie_breaks", tie_breaks_json(scene)},
          {"standings", std::move(rows)},
          {"irregular", std::move(irregular)},
          {"findings", {{"errors", scene.errors}, {"warnings", scene.warnings}, {"notes", scene.notes}}}};
}

}  // namespace orion::cmd
