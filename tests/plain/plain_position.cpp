#include "tests/plain/plain_position.hpp"

#include <algorithm>
#include <utility>

namespace orion::plain {
namespace {

using Chains = std::vector<std::vector<Space>>;

bool has_token(const Position& position, Space space) { return position.galaxy[space] || position.black_hole[space]; }

bool contains(const std::vector<Space>& spaces, Space space) {
  return std::find(spaces.begin(), spaces.end(), space) != spaces.end();
}

bool tile_has(const std::vector<Hexagon>& tile, Space space, Colour colour) {
  return std::any_of(tile.begin(), tile.end(),
                     [&](const Hexagon& h) { return h.space == space && h.colour == colour; });
}

bool touches_earlier(const Position& before, Space space, Colour colour) {
  const std::vector<Space>& around = neighbours(space);
  return std::any_of(around.begin(), around.end(), [&](Space s) { return before.covered[s] == colour; });
}

bool touches(const std::vector<Space>& chain, const Side& side) {
  return std::any_of(side.spaces.begin(), side.spaces.end(), [&](Space s) { return contains(chain, s); });
}

int tokens_on(const std::vector<bool>& tokens, const std::vector<Space>& chain) {
  return static_cast<int>(std::count_if(chain.begin(), chain.end(), [&](Space s) { return tokens[s]; }));
}

/// D5.6: by conditions, once is all there is.
int counted(const Rules& rules, int times) { return rules.count == Count::Instances ? times : std::min(times, 1); }

int links(const Chains& chains) {
  int linked = 0;
  for (const OppositeSides& pair : opposite_sides()) {
    const bool joined = std::any_of(chains.begin(), chains.end(), [&](const std::vector<Space>& chain) {
      return touches(chain, pair.first) && touches(chain, pair.second);
    });
    if (joined) ++linked;
  }
  return linked;
}

/// Each full `group` of tokens on one chain, summed over the chains.
int full_groups(const Chains& chains, const std::vector<bool>& tokens, int group) {
  int groups = 0;
  for (const std::vector<Space>& chain : chains) groups += tokens_on(tokens, chain) / group;
  return groups;
}

int tiles_left(const Position& position, Colour player) {
  int left = 0;
  for (const int copies : position.stock.of(player).left) left += copies;
  return left;
}

/// D5.5: whoever has reached more.
std::optional<Ending> ended_by_conditions(const Position& position) {
  const Both<Conditions> reached = conditions_of(position);
  if (reached.blue.total() == reached.orange.total()) return std::nullopt;
  return Ending{reached.blue.total() > reached.orange.total() ? "blue" : "orange", "conditions"};
}

/// D6.2, for conditions that are tied.
Ending ended_by_score(const Position& position) {
  const int blue = score_of(position, Colour::Blue);
  const int orange = score_of(position, Colour::Orange);
  if (blue == orange) return {"tie", "token-score"};
  return {blue > orange ? "blue" : "orange", "token-score"};
}

}  // namespace

Position bare_position(const Game& game) {
  Position position;
  position.rules = game.rules;
  position.to_move = game.start;
  for (const Colour colour : kColours) {
    for (const Kind kind : kKinds) position.stock.of(colour).of(kind) = copies_of(kind);
  }
  for (const std::string& label : game.galaxies.labels) {
    if (const auto space = space_of(label)) position.galaxy[*space] = true;
  }
  for (const std::string& label : game.black_holes.labels) {
    if (const auto space = space_of(label)) position.black_hole[*space] = true;
  }
  return position;
}

bool hexagon_is_joined(const Position& before, const std::vector<Hexagon>& tile, const Hexagon& hexagon) {
  if (before.covered[hexagon.space] || !has_token(before, hexagon.space)) return true;
  if (touches_earlier(before, hexagon.space, hexagon.colour)) return true;
  const auto same_colour = [&](const Hexagon& h) { return h.colour == hexagon.colour; };
  if (std::count_if(tile.begin(), tile.end(), same_colour) == 1) return false;
  // Walk over the new tile's hexagons of that colour until an earlier hexagon of that colour is met. A new hexagon on
  // a covered space is no link: that space keeps its colour.
  std::vector<Space> walked{hexagon.space};
  for (std::size_t i = 0; i < walked.size(); ++i) {
    for (const Space next : neighbours(walked[i])) {
      if (before.covered[next] || contains(walked, next) || !tile_has(tile, next, hexagon.colour)) continue;
      if (touches_earlier(before, next, hexagon.colour)) return true;
      walked.push_back(next);
    }
  }
  return false;
}

bool may_place(const Position& before, Colour player, const Placement& placement) {
  if (before.stock.of(player).of(placement.kind) == 0) return false;
  if (before.rules.bends == Bends::AsPrinted && is_mirrored(placement, player)) return false;
  const std::vector<Hexagon>& tile = placement.hexagons.of(player);
  for (const Hexagon& hexagon : tile) {
    if (before.covered[hexagon.space]) return false;
  }
  return std::all_of(tile.begin(), tile.end(), [&](const Hexagon& h) { return hexagon_is_joined(before, tile, h); });
}

bool can_place_any(const Position& before, Colour player) {
  return std::any_of(all_placements().begin(), all_placements().end(),
                     [&](const Placement& placement) { return may_place(before, player, placement); });
}

std::vector<std::size_t> legal_placements(const Position& before, Colour player) {
  std::vector<std::size_t> legal;
  const std::vector<Placement>& placements = all_placements();
  for (std::size_t number = 0; number < placements.size(); ++number) {
    if (may_place(before, player, placements[number])) legal.push_back(number);
  }
  return legal;
}

void lay(Position& position, Colour owner, const Placement& placement) {
  for (const Hexagon& hexagon : placement.hexagons.of(owner)) position.covered[hexagon.space] = hexagon.colour;
  --position.stock.of(owner).of(placement.kind);
}

void end_if_unable(Position& position) {
  const Colour player = position.to_move;
  if (position.ending || tiles_left(position, player) == 0 || can_place_any(position, player)) return;
  position.ending = Ending{name_of(opponent(player)), "no-placement"};
}

void play(Position& position, const Placement& placement) {
  lay(position, position.to_move, placement);
  position.to_move = opponent(position.to_move);
  position.ending = ended_by_conditions(position);
  const bool all_placed = tiles_left(position, Colour::Blue) + tiles_left(position, Colour::Orange) == 0;
  if (!position.ending && all_placed) position.ending = ended_by_score(position);
  end_if_unable(position);
}

std::vector<std::vector<Space>> chains_of(const Position& position, Colour colour) {
  std::vector<std::vector<Space>> chains;
  std::vector<bool> seen(kSpaces);
  for (Space from = 0; from < kSpaces; ++from) {
    if (seen[from] || position.covered[from] != colour) continue;
    std::vector<Space> chain{from};
    seen[from] = true;
    for (std::size_t i = 0; i < chain.size(); ++i) {
      for (const Space next : neighbours(chain[i])) {
        if (seen[next] || position.covered[next] != colour) continue;
        seen[next] = true;
        chain.push_back(next);
      }
    }
    chains.push_back(std::move(chain));
  }
  return chains;
}

Both<Conditions> conditions_of(const Position& position) {
  const Both<Chains> chains{chains_of(position, Colour::Blue), chains_of(position, Colour::Orange)};
  Both<Conditions> conditions;
  for (const Colour player : kColours) {
    const Chains& own = chains.of(player);
    const Chains& theirs = chains.of(opponent(player));
    Conditions& reached = conditions.of(player);
    reached.link = counted(position.rules, links(own));                                          // D5.1
    reached.galaxies = counted(position.rules, full_groups(own, position.galaxy, 4));            // D5.2
    reached.black_holes = counted(position.rules, full_groups(theirs, position.black_hole, 3));  // D5.3
  }
  return conditions;
}

int score_of(const Position& position, Colour player) {
  int score = 0;
  for (Space space = 0; space < kSpaces; ++space) {
    if (position.covered[space] != player) continue;
    if (position.galaxy[space]) ++score;
    if (position.black_hole[space]) --score;
  }
  return score;
}

std::uint64_t count_sequences(const Position& position, int depth) {
  if (depth == 0) return 1;
  if (position.ending) return 0;
  const std::vector<std::size_t> legal = legal_placements(position, position.to_move);
  if (depth == 1) return legal.size();
  std::uint64_t sequences = 0;
  for (const std::size_t number : legal) {
    Position next = position;
    play(next, all_placements()[number]);
    sequences += count_sequences(next, depth - 1);
  }
  return sequences;
}

Move written(const Placement& placement, Colour player) {
  Move move;
  move.player = player;
  for (const Space space : placement.own) move.own.push_back(name_of(space));
  if (placement.other) move.other = name_of(*placement.other);
  return move;
}

}  // namespace orion::plain
