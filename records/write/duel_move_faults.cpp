#include <array>
#include <optional>
#include <utility>

#include "core/duel/placement_table.hpp"
#include "core/duel/placing.hpp"
#include "records/write/duel_faults.hpp"

namespace orion::write {

namespace {

using duel::PlacingFault;

/// The game before a random move.
const duel::Game& random_stage(const LegalGame& game, random::Generator& random, std::size_t& index) {
  index = random.below(game.script.moves.size());
  return game.stages[index];
}

/// Whether a placement breaks one clause and no other.
bool breaks_only(const duel::Game& stage, const duel::Placement& placement, PlacingFault fault) {
  const auto found = duel::violations(stage.position(), stage.options(), placement);
  return found.size() == 1 && found.front().fault == fault;
}

/// Replaces a random move by a placement of a tile of D1.4 that breaks just this clause.
template <PlacingFault fault>
bool misplace(LegalGame& game, random::Generator& random) {
  if (game.script.moves.empty()) return false;
  std::size_t index = 0;
  const duel::Game& stage = random_stage(game, random, index);
  const duel::Colour mover = stage.position().to_move;
  const duel::Colour owner = fault == PlacingFault::WrongPlayer ? duel::opponent(mover) : mover;
  std::vector<const duel::Placement*> fitting;
  for (const duel::Placement& each : duel::placement_table(owner).placements()) {
    if (breaks_only(stage, each, fault)) fitting.push_back(&each);
  }
  if (fitting.empty()) return false;
  game.script.moves[index] = script_move(*random.one_of(fitting));
  return true;
}

/// Free spaces without a token: a hexagon there breaks nothing by itself.
std::vector<duel::Space> plain_spaces(const duel::Position& position) {
  const duel::BoardSet plain = duel::kBoard - position.covered() - position.tokens();
  return {plain.begin(), plain.end()};
}

bool go_off_the_board(LegalGame& game, random::Generator& random) {
  if (game.script.moves.empty()) return false;
  std::size_t index = 0;
  const duel::Game& stage = random_stage(game, random, index);
  const auto plain = plain_spaces(stage.position());
  if (plain.empty()) return false;
  const duel::Space on = random.one_of(plain);
  std::vector<std::string> off;
  constexpr std::array<std::array<int, 2>, 6> kSteps{{{0, 1}, {1, 1}, {1, 0}, {0, -1}, {-1, -1}, {-1, 0}}};
  for (const auto& [columns, numbers] : kSteps) {
    const int column = on.column() + columns;
    const int number = on.number() + numbers;
    if (column < 0 || number < 1 || duel::Space::at(column, number)) continue;
    off.push_back(static_cast<char>('a' + column) + std::to_string(number));
  }
  if (off.empty()) return false;
  ScriptMove& move = game.script.moves[index];
  move = ScriptMove{stage.position().to_move, {on.label()}, random.one_of(off), {}, {}};
  return true;
}

bool name_a_space_twice(LegalGame& game, random::Generator& random) {
  if (game.script.moves.empty()) return false;
  std::size_t index = 0;
  const duel::Game& stage = random_stage(game, random, index);
  const auto plain = plain_spaces(stage.position());
  if (plain.empty()) return false;
  const std::string label = random.one_of(plain).label();
  ScriptMove move{stage.position().to_move, {label}, {}, {}, {}};
  if (random.once_in(2)) {
    move.other = label;
  } else {
    move.own.push_back(label);
  }
  game.script.moves[index] = std::move(move);
  return true;
}

bool form_no_tile(LegalGame& game, random::Generator& random) {
  if (game.script.moves.empty()) return false;
  std::size_t index = 0;
  const duel::Game& stage = random_stage(game, random, index);
  const auto plain = plain_spaces(stage.position());
  if (plain.size() < duel::kMostHexagons) return false;
  const duel::Colour mover = stage.position().to_move;
  constexpr int kTries = 60;
  for (int attempt = 0; attempt < kTries; ++attempt) {
    const duel::Space one = random.one_of(plain);
    const duel::Space two = random.one_of(plain);
    const duel::Space other = random.one_of(plain);
    const std::array<duel::Hexagon, 3> hexagons{{{one, mover}, {two, mover}, {other, duel::opponent(mover)}}};
    // Near one another, as slips are.
    if (duel::distance(one, two) > 2 || duel::distance(one, other) > 2) continue;
    const duel::Placement placement{mover, hexagons};
    if (!breaks_only(stage, placement, PlacingFault::NotATile)) continue;
    game.script.moves[index] = script_move(placement);
    return true;
  }
  return false;
}

bool play_on_after_the_end(LegalGame& game, random::Generator& random) {
  const duel::Game& last = game.stages.back();
  if (!last.ending()) return false;
  std::vector<const duel::Placement*> fitting =
      duel::legal_placements(last.position(), last.options(), last.position().to_move);
  if (fitting.empty()) return false;
  game.script.moves.push_back(script_move(*random.one_of(fitting)));
  return true;
}

constexpr std::array<Planting, 9> kPlantings{{
    {"D105a", "a mirrored bend, with --rules …+bends=as-printed", misplace<PlacingFault::MirroredBend>},
    {"D301", "the wrong player's tile", misplace<PlacingFault::WrongPlayer>},
    {"D401", "a hexagon off the board", go_off_the_board},
    {"D402", "a hexagon on a tile", misplace<PlacingFault::Covered>},
    {"D403a", "a space named twice", name_a_space_twice},
    {"D403b", "hexagons that form no tile", form_no_tile},
    {"D403c", "a tile that is used up", misplace<PlacingFault::NoneLeft>},
    {"D405", "a token that is not joined", misplace<PlacingFault::TokenNotJoined>},
    {"D603", "a move after the end", play_on_after_the_end},
}};

}  // namespace

std::span<const Planting> move_plantings() noexcept { return kPlantings; }

}  // namespace orion::write
