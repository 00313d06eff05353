#include "cmd/draw/board_scene.hpp"

#include <algorithm>

#include "cmd/draw/chain_steps.hpp"
#include "cmd/format/verdict_words.hpp"
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

void add_players(BoardScene& scene, const judge::DuelVerdict& duel) {
  const auto reached = duel::instances(duel.position);
  for (const duel::Colour player : duel::kColours) {
    scene.players[player] = {player, duel.players[player], duel.position.stock[player],
                             duel::token_score(duel.position, player),
                             reached[player].counted(duel.rules.options.count)};
  }
}

/// Where a tile does not say otherwise: whose turn it is, or how play came to its end.
void add_state(BoardScene& scene, const judge::Verdict& verdict) {
  const judge::DuelVerdict& duel = *verdict.duel;
  scene.outcome = duel.outcome;
  scene.broken_off = duel.broken_off;
  const std::string ended = ending_words(verdict);  // ": orange (Ben) wins …"
  if (duel.outcome) {
    scene.state = "play has ended: " + ended.substr(2);
    return;
  }
  if (!duel.replayed) return;
  scene.to_move = duel.position.to_move;
  scene.state = std::string{word(*scene.to_move)} + " is to move";
  if (duel.broken_off) scene.state += "; play was " + ended.substr(2);
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

BoardScene board_scene(const judge::Verdict& verdict, const std::string& where) {
  const judge::DuelVerdict& duel = *verdict.duel;
  BoardScene scene;
  scene.id = verdict.id.value_or("");
  scene.where = where;
  scene.rules = read::to_string(duel.rules);
  scene.heading = (scene.id.empty() ? "" : scene.id + ", ") + where + ", by " + scene.rules;
  lay_position(scene, duel.position);
  for (const duel::Space space : duel.last_placed) scene.at(space).placed_last = true;
  add_chains(scene, duel.position);
  add_players(scene, duel);
  add_state(scene, verdict);
  if (duel.replayed) scene.position_hash = duel.position_hash();
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
  scene.heading = "set-up " + std::string{setup.name};
  return scene;
}

}  // namespace orion::cmd
