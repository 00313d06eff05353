#include "tests/plain/plain_random.hpp"

#include <algorithm>

#include "tests/plain/plain_claims.hpp"
#include "tests/plain/plain_steering.hpp"

namespace orion::plain {
namespace {

/// Random spaces, one after another, each at least `apart` from the others and `clear` from `from`; fewer than `wanted`
/// when they have blocked each other's way.
std::vector<Space> scatter(Chance& chance, std::size_t wanted, int apart, const std::vector<Space>& from, int clear) {
  std::vector<Space> order(kSpaces);
  for (Space space = 0; space < kSpaces; ++space) order[space] = space;
  chance.shuffle(order);
  std::vector<Space> chosen;
  for (const Space space : order) {
    const bool fits = std::all_of(chosen.begin(), chosen.end(), [&](Space s) { return distance(s, space) >= apart; }) &&
                      std::all_of(from.begin(), from.end(), [&](Space s) { return distance(s, space) >= clear; });
    if (fits && chosen.size() < wanted) chosen.push_back(space);
  }
  return chosen;
}

std::vector<std::string> labels_of(const std::vector<Space>& spaces) {
  std::vector<std::string> labels;
  labels.reserve(spaces.size());
  for (const Space space : spaces) labels.push_back(name_of(space));
  return labels;
}

Game random_tokens(Chance& chance) {
  std::vector<Space> galaxies;
  std::vector<Space> black_holes;
  while (black_holes.size() != 7) {
    galaxies = scatter(chance, 8, 3, {}, 0);
    if (galaxies.size() == 8) black_holes = scatter(chance, 7, 3, galaxies, 2);
  }
  Game game;
  game.galaxies.labels = labels_of(galaxies);
  game.black_holes.labels = labels_of(black_holes);
  if (chance.percent(67)) {
    game.galaxies.placer = chance.percent(50) ? Colour::Blue : Colour::Orange;
    game.black_holes.placer = opponent(*game.galaxies.placer);
  }
  return game;
}

/// Tiles that might lie there from the start: any that fit, D4.5 left aside, as long as the player to move is not
/// beaten. Mostly laid by turns, so that the players run out of tiles as in a game; now and then one has laid more.
void add_placed(Chance& chance, Game& game) {
  const std::size_t wanted = 1 + chance.below(16);
  const bool by_turns = chance.percent(90);
  for (std::size_t left = wanted; left > 0; --left) {
    const Colour in_turn = left % 2 == 1 ? opponent(game.start) : game.start;
    Position position = start_position(game);
    position.galaxy.assign(kSpaces, false);  // no token, no D4.5
    position.black_hole.assign(kSpaces, false);
    const Colour owner = by_turns || chance.percent(50) ? in_turn : opponent(in_turn);
    const std::vector<std::size_t> fitting = legal_placements(position, owner);
    if (fitting.empty()) return;
    game.placed.push_back(written(all_placements()[chance.pick(fitting)], owner));
    if (start_position(game).ending) return game.placed.pop_back();
  }
}

void cut(Chance& chance, Game& game) { game.moves.resize(chance.below(game.moves.size() + 1)); }

}  // namespace

Game random_setup(Chance& chance, const RandomOptions& options) {
  const Colour start = chance.percent(50) ? Colour::Blue : Colour::Orange;
  const bool named = options.setup == SetupChoice::Named || (options.setup == SetupChoice::Any && chance.percent(25));
  if (named) return game_with_setup(chance.pick(setup_names()), start, options.rules);
  Game game = random_tokens(chance);
  game.rules = options.rules;
  game.start = start;
  return game;
}

Game random_game(std::uint64_t seed, const RandomOptions& options) {
  Chance chance{seed};
  Game game = random_setup(chance, options);
  if (chance.percent(options.placed_percent)) add_placed(chance, game);
  Both<Style> style{Style::Drifting, Style::Drifting};
  for (const Colour colour : kColours) {
    if (chance.percent(options.steered_percent)) style.of(colour) = random_style(chance);
  }
  // The count of tokens comes only when neither player strays from it.
  if (style.blue == Style::Lasting && chance.percent(70)) style.orange = Style::Lasting;
  Position position = start_position(game);
  while (!position.ending && can_place_any(position, position.to_move)) {
    const Placement& placement = all_placements()[choose(chance, position, style.of(position.to_move))];
    game.moves.push_back(written(placement, position.to_move));
    play(position, placement);
  }
  if (chance.percent(options.cut_percent)) cut(chance, game);
  return game;
}

Claims truthful_claims(Chance& chance, const Verdict& verdict) {
  Claims claims;
  if (chance.percent(10)) return claims;
  if (verdict.ending) {
    claims.winner = verdict.ending->winner;
    if (chance.percent(90)) claims.how = verdict.ending->how;
  } else if (chance.percent(60)) {
    static const std::vector<std::string> reasons = {"resignation", "time",         "agreement",
                                                     "forfeit",     "adjudication", "unfinished"};
    static const std::vector<std::string> winners = {"blue", "orange", "tie"};
    claims.how = chance.pick(reasons);
    claims.winner = *claims.how == "unfinished" ? "none" : *claims.how == "agreement" ? "tie" : chance.pick(winners);
  }
  for (const Colour colour : kColours) {
    if (chance.percent(50)) claims.score.of(colour) = verdict.score.of(colour);
    if (chance.percent(50)) {
      claims.conditions.of(colour) = ConditionClaim{reached(verdict.conditions.of(colour)), chance.percent(40)};
    }
  }
  return claims;
}

Rules random_rules(Chance& chance) {
  Rules rules;
  if (chance.percent(25)) rules.count = Count::Instances;
  if (chance.percent(20)) rules.bends = Bends::AsPrinted;
  return rules;
}

}  // namespace orion::plain
