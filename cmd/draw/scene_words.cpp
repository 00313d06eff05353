#include "cmd/draw/scene_words.hpp"

#include <algorithm>
#include <utility>

#include "cmd/format/finding_text.hpp"
#include "cmd/format/format.hpp"
#include "cmd/format/verdict_words.hpp"
#include "records/counted.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

/// "galaxies on b2 b6", or nothing.
template <class Is>
std::string spaces_that(const BoardScene& scene, const std::string& what, const Is& is) {
  std::string list;
  for (const SpaceScene& each : scene.spaces) {
    if (is(each)) list += " " + each.space.label();
  }
  return list.empty() ? list : " " + what + ":" + list + ".";
}

}  // namespace

std::string heading_words(const std::string& id, const std::string& where, const std::string& rules) {
  return (id.empty() ? "" : id + ", ") + where + ", by " + rules;
}

void add_remark(std::vector<std::string>& remarks, const Finding& finding) {
  std::string remark = coded_message(finding);
  if (std::find(remarks.begin(), remarks.end(), remark) == remarks.end()) remarks.push_back(std::move(remark));
}

std::string player_words(const PlayerScene& player) { return player_words(player.colour, printable(player.name)); }

std::string stock_words(const duel::Stock& stock) {
  std::string list;
  for (const duel::TileKind kind : duel::kTileKinds)
    list += (list.empty() ? "" : ", ") + std::string{word(kind)} + " " + std::to_string(stock.left(kind));
  return list;
}

int tiles_left(const duel::Stock& stock) noexcept {
  int tiles = 0;
  for (const duel::TileKind kind : duel::kTileKinds) tiles += stock.left(kind);
  return tiles;
}

std::string reached_words(const duel::ConditionCounts& reached) {
  std::string list;
  for (const duel::Condition condition : duel::kConditions) {
    const int times = reached.of(condition);
    if (times == 0) continue;
    list += (list.empty() ? "" : ", ") + std::string{word(condition)};
    if (times > 1) list += " " + std::to_string(times);
  }
  return list.empty() ? "none of the conditions" : list;
}

std::string tile_words(duel::Colour owner, const std::vector<HexagonScene>& hexagons) {
  std::string own;
  std::string other;
  for (const HexagonScene& each : hexagons) {
    std::string& list = each.colour == owner ? own : other;
    list += (list.empty() ? "" : " ") + each.space.label();
  }
  if (other.empty()) return own;
  return own + (own.empty() ? "/ " : " / ") + other;
}

std::string question_words(const QuestionScene& question) {
  std::string text = "move " + std::to_string(question.move) + ", " + std::string{word(question.owner)} + ": " +
                     tile_words(question.owner, question.hexagons);
  if (question.off_board) text += question.hexagons.empty() ? "off the board" : " and off the board";
  return text + ", is illegal";
}

std::string position_words(const BoardScene& scene) {
  std::string text = printable(scene.heading) + ".";
  for (const PlayerScene* player : {&scene.players.blue, &scene.players.orange}) {
    if (scene.bare) break;
    text += " " + player_words(*player) + " has " + counted(tiles_left(player->stock), "tile") + " left (" +
            stock_words(player->stock) + "), has reached " + reached_words(player->reached) +
            ", and has a token score of " + std::to_string(player->token_score) + ".";
  }
  if (!scene.state.empty()) text += " " + printable(scene.state) + ".";
  if (scene.question) {
    text += " " + question_words(*scene.question) + ".";
    for (const std::string& reason : scene.question->reasons) text += " " + printable(reason) + ".";
  }
  for (const std::string& each : scene.chain_words) text += " " + each + ".";
  const auto covered_by = [](duel::Colour colour) {
    return [colour](const SpaceScene& each) { return each.hexagon == colour; };
  };
  const auto token_of = [](duel::TokenKind kind) {
    return [kind](const SpaceScene& each) { return each.token == kind; };
  };
  text += spaces_that(scene, "Blue hexagons", covered_by(duel::Colour::Blue));
  text += spaces_that(scene, "Orange hexagons", covered_by(duel::Colour::Orange));
  text += spaces_that(scene, "Galaxies", token_of(duel::TokenKind::Galaxy));
  text += spaces_that(scene, "Black holes", token_of(duel::TokenKind::BlackHole));
  text += spaces_that(scene, "Placed last", [](const SpaceScene& each) { return each.placed_last; });
  return text;
}

}  // namespace orion::cmd
