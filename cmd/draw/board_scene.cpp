#include "cmd/draw/board_scene.hpp"

#include <algorithm>

#include "cmd/draw/chain_steps.hpp"
#include "cmd/draw/scene_words.hpp"
#include "cmd/format/finding_text.hpp"
#include "cmd/format/verdict_words.hpp"
#include "core/duel/placing.hpp"
#include "records/read/rules.hpp"
#include "records/words.hpp"

namespace orion::cmd {

namespace {

void lay_position(BoardScene& scene, const duel::Position& position) {
  std::size_t index = 0;
  for (const duel::Space space : duel::kBoard) {
    SpaceScene& each = scene.spaces[index++];
    each.space = space;
    for (const duel::Colour colour : duel::kColours) {
      if (position.hexagons[colour].has(space)) each.hexagon = colour;
    }
    if (position.black_holes.has(space)) each.token = duel::TokenKind::BlackHole;
    if (position.galaxies.has(space)) each.token = duel::TokenKind::Galaxy;
  }
}

void add_chains(BoardScene& scene, const duel::Position& position) {
  for (duel::Evidence& evidence : duel::evidence(position)) {
    for (const duel::Space space : evidence.chain) scene.at(space).chains.push_back(scene.chains.size());
    scene.chain_words.push_back(evidence_words(evidence));
    auto steps = chain_steps(evidence);
    scene.chains.push_back({std::move(evidence), std::move(steps)});
  }
}

void add_players(BoardScene& scene, const judge::DuelVerdict& duel, const duel::Position& position) {
  const auto reached = duel::instances(position);
  for (const duel::Colour player : duel::kColours) {
    scene.players[player] = {player, duel.players[player], position.stock[player], duel::token_score(position, player),
                             reached[player].counted(duel.rules.options.count)};
  }
}

std::vector<HexagonScene> hexagons_of(const duel::Placement& placement) {
  std::vector<HexagonScene> hexagons;
  for (const duel::Hexagon& each : placement.hexagons()) {
    if (each.space) hexagons.push_back({*each.space, each.colour});
  }
  return hexagons;
}

void lay_tile(BoardScene& scene, const duel::Placement& placement, std::size_t move) {
  for (const duel::Space space : placement.spaces()) scene.at(space).tile = scene.tiles.size();
  scene.tiles.push_back({placement.owner(), placement.kind(), move, hexagons_of(placement)});
}

/// The tiles that lie there after so many moments of the course.
void lay_tiles(BoardScene& scene, const judge::DuelCourse& course, std::size_t moments) {
  for (const duel::Placement& placed : course.placed) lay_tile(scene, placed, 0);
  const judge::DuelMoment* last = nullptr;
  for (std::size_t index = 0; index < moments; ++index) {
    const judge::DuelMoment& moment = course.moments[index];
    if (!judge::is_carried_out(moment.effect)) continue;
    lay_tile(scene, moment.placed, moment.move);
    last = &moment;
  }
  if (last == nullptr) return;
  for (const duel::Space space : last->placed.spaces()) scene.at(space).placed_last = true;
}

/// The tile of an illegal move, with what `check` says of it.
void ask_about(BoardScene& scene, const judge::Verdict& verdict, const judge::DuelMoment& moment) {
  const duel::Placement& placement = moment.placed;
  scene.question = {moment.move, placement.owner(), hexagons_of(placement), placement.off_board(), {}};
  // The position after a refused move is the one before it.
  mark_asked(scene, placement, moment.position, verdict.duel->rules.options);
  for (const Finding& finding : verdict.findings) {
    if (finding.move == moment.move && finding.severity == catalogue::Severity::Error)
      scene.question->reasons.push_back(coded_message(finding));
  }
}

/// Whose turn it is, or how play came to its end.
void add_state(BoardScene& scene, const judge::DuelVerdict& duel, const duel::Position& position) {
  if (scene.outcome) {
    scene.state = "play has ended: ";
    if (duel.setup_illegal) scene.state += "as played on an illegal set-up, ";
    scene.state += duel_ending_words(duel, *scene.outcome);
    return;
  }
  scene.to_move = position.to_move;
  scene.state = std::string{word(*scene.to_move)} + " is to move";
}

/// What is wrong with the set-up, or missing in it.
void add_remarks(BoardScene& scene, const judge::Verdict& verdict) {
  if (verdict.setup_illegal()) scene.remarks.emplace_back("the set-up is illegal");
  if (!verdict.replayed()) scene.remarks.emplace_back("the game cannot be played from this record");
  for (const Finding& finding : verdict.findings) {
    const catalogue::CodeEntry& entry = catalogue::entry(finding.code);
    const bool of_setup = entry.clause.starts_with("D1") || entry.clause.starts_with("D2") ||
                          entry.clause.starts_with("D4") || finding.code == catalogue::Code::R220NotRecorded;
    if (of_setup && !finding.move && finding.severity == catalogue::Severity::Error) add_remark(scene.remarks, finding);
  }
}

BoardScene scene_of(const judge::Verdict& verdict, const std::string& where, const duel::Position& position) {
  const judge::DuelVerdict& duel = *verdict.duel;
  BoardScene scene;
  scene.id = verdict.id.value_or("");
  scene.where = where;
  scene.rules = read::to_string(duel.rules);
  scene.heading = heading_words(scene.id, where, scene.rules);
  lay_position(scene, position);
  add_chains(scene, position);
  add_players(scene, duel, position);
  return scene;
}

}  // namespace

const SpaceScene& BoardScene::at(duel::Space space) const noexcept {
  return *std::lower_bound(spaces.begin(), spaces.end(), space,
                           [](const SpaceScene& each, duel::Space wanted) { return each.space < wanted; });
}

SpaceScene& BoardScene::at(duel::Space space) noexcept {
  return *std::lower_bound(spaces.begin(), spaces.end(), space,
                           [](const SpaceScene& each, duel::Space wanted) { return each.space < wanted; });
}

void mark_asked(BoardScene& scene, const duel::Placement& placement, const duel::Position& before,
                const duel::Options& options) {
  for (const duel::Hexagon& each : placement.hexagons()) {
    if (!each.space) continue;
    scene.at(*each.space).asked = true;
    scene.at(*each.space).asked_colour = each.colour;
  }
  for (const duel::PlacingViolation& violation : duel::violations(before, options, placement)) {
    for (const duel::Space space : duel::spaces_at_fault(violation, placement)) scene.at(space).at_fault = true;
  }
}

BoardScene board_scene(const judge::Verdict& verdict, const std::string& where) {
  const judge::DuelVerdict& duel = *verdict.duel;
  BoardScene scene = scene_of(verdict, where, duel.position);
  add_remarks(scene, verdict);
  if (duel.replayed) scene.position_hash = duel.position_hash();
  scene.outcome = duel.outcome;
  scene.broken_off = duel.broken_off;
  if (duel.replayed) add_state(scene, duel, duel.position);
  if (duel.broken_off) scene.state += (scene.state.empty() ? "play was " : "; play was ") + duel_broken_off_words(duel);
  if (!duel.course) {
    for (const duel::Space space : duel.last_placed) scene.at(space).placed_last = true;
    return scene;
  }
  const std::vector<judge::DuelMoment>& moments = duel.course->moments;
  const std::size_t judged = judge::judged_moments(moments);
  lay_tiles(scene, *duel.course, judged);
  if (judged > 0 && moments[judged - 1].effect == judge::Effect::Refused)
    ask_about(scene, verdict, moments[judged - 1]);
  return scene;
}

BoardScene board_scene_after(const judge::Verdict& verdict, std::size_t moments, const std::string& where) {
  const judge::DuelVerdict& duel = *verdict.duel;
  const judge::DuelCourse& course = *duel.course;
  const duel::Position& position = moments == 0 ? course.start : course.moments[moments - 1].position;
  BoardScene scene = scene_of(verdict, where, position);
  // Play that had ended, had ended with the first moment of which that is true, seen from here.
  std::size_t ended = moments;
  const auto ending_at = [&](std::size_t index) {
    return index == 0 ? course.ending : course.moments[index - 1].ending;
  };
  while (ended > 0 && ending_at(ended - 1)) --ended;
  if (ending_at(moments)) scene.outcome = judge::duel_outcome(position, duel.rules.options, *ending_at(moments), ended);
  if (duel.replayed) add_state(scene, duel, position);
  lay_tiles(scene, course, moments);
  if (moments > 0 && course.moments[moments - 1].effect == judge::Effect::Refused)
    ask_about(scene, verdict, course.moments[moments - 1]);
  return scene;
}

BoardScene board_scene(const duel::Position& position, const duel::BoardSet& asked) {
  BoardScene scene;
  scene.bare = true;
  lay_position(scene, position);
  for (const duel::Space space : asked) scene.at(space).asked = true;
  return scene;
}

BoardScene board_scene(const duel::NamedSetup& setup) {
  duel::Position position;
  position.galaxies = setup.galaxies;
  position.black_holes = setup.black_holes;
  BoardScene scene = board_scene(position, {});
  scene.where = "set-up " + std::string{setup.name};
  scene.heading = scene.where;
  return scene;
}

}  // namespace orion::cmd
