#include <algorithm>

#include "tests/plain/plain_planting.hpp"

namespace orion::plain {
namespace {

std::vector<Space> spaces_of(const std::vector<std::string>& labels) {
  std::vector<Space> spaces;
  spaces.reserve(labels.size());
  for (const std::string& label : labels) spaces.push_back(*space_of(label));
  return spaces;
}

int nearest(Space space, const std::vector<Space>& others) {
  int least = 99;
  for (const Space other : others) least = std::min(least, distance(space, other));
  return least;
}

/// The tokens are listed from now on: a changed set-up has no name.
bool spoilt(Draft& draft) {
  draft.game.setup_name.clear();
  draft.at = 0;
  return true;
}

/// Moves one token of a kind to a space whose distance to the nearest of its kind, and to the nearest of the other
/// kind, lies within these bounds. Unspoilt bounds keep the fault to the one clause.
struct Bounds {
  int least_to_own;
  int most_to_own;
  int least_to_others;
  int most_to_others;
};

bool move_token(Draft& draft, Chance& chance, Tokens& tokens, const Tokens& others, Bounds bounds) {
  const std::size_t moved = chance.below(tokens.labels.size());
  std::vector<Space> rest = spaces_of(tokens.labels);
  rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(moved));
  const std::vector<Space> away = spaces_of(others.labels);
  std::vector<Space> found;
  for (Space space = 0; space < kSpaces; ++space) {
    const int to_own = nearest(space, rest);
    const int to_others = nearest(space, away);
    if (to_own < bounds.least_to_own || to_own > bounds.most_to_own) continue;
    if (to_others < bounds.least_to_others || to_others > bounds.most_to_others) continue;
    found.push_back(space);
  }
  if (found.empty()) return false;
  tokens.labels[moved] = name_of(chance.pick(found));
  return spoilt(draft);
}

bool galaxies_too_close(Draft& draft, Chance& chance) {
  return move_token(draft, chance, draft.game.galaxies, draft.game.black_holes, {1, 2, 2, 99});
}

bool black_holes_too_close(Draft& draft, Chance& chance) {
  return move_token(draft, chance, draft.game.black_holes, draft.game.galaxies, {1, 2, 2, 99});
}

bool black_hole_near_galaxy(Draft& draft, Chance& chance) {
  return move_token(draft, chance, draft.game.black_holes, draft.game.galaxies, {3, 99, 1, 1});
}

bool black_hole_on_galaxy(Draft& draft, Chance& chance) {
  return move_token(draft, chance, draft.game.black_holes, draft.game.galaxies, {3, 99, 0, 0});
}

bool remove_one(Draft& draft, Chance& chance, Tokens& tokens) {
  tokens.labels.erase(tokens.labels.begin() + static_cast<std::ptrdiff_t>(chance.below(tokens.labels.size())));
  return spoilt(draft);
}

/// One more, well apart from all others.
bool add_one(Draft& draft, Chance& chance, Tokens& tokens, const Tokens& others) {
  std::vector<Space> found;
  for (Space space = 0; space < kSpaces; ++space) {
    const bool clear = nearest(space, spaces_of(tokens.labels)) >= 3 && nearest(space, spaces_of(others.labels)) >= 2;
    if (clear) found.push_back(space);
  }
  if (found.empty()) return false;
  tokens.labels.push_back(name_of(chance.pick(found)));
  return spoilt(draft);
}

bool name_twice(Draft& draft, Chance& chance, Tokens& tokens) {
  const std::string again = chance.pick(tokens.labels);
  std::string& label = tokens.labels[chance.below(tokens.labels.size())];
  if (label == again) return false;
  label = again;
  return spoilt(draft);
}

bool put_off_board(Draft& draft, Chance& chance, Tokens& tokens) {
  std::string& label = tokens.labels[chance.below(tokens.labels.size())];
  label = label_off_board(chance);
  return spoilt(draft);
}

bool too_few_galaxies(Draft& draft, Chance& chance) { return remove_one(draft, chance, draft.game.galaxies); }
bool too_few_black_holes(Draft& draft, Chance& chance) { return remove_one(draft, chance, draft.game.black_holes); }

bool too_many_galaxies(Draft& draft, Chance& chance) {
  return add_one(draft, chance, draft.game.galaxies, draft.game.black_holes);
}

bool too_many_black_holes(Draft& draft, Chance& chance) {
  return add_one(draft, chance, draft.game.black_holes, draft.game.galaxies);
}

bool galaxy_twice(Draft& draft, Chance& chance) { return name_twice(draft, chance, draft.game.galaxies); }
bool black_hole_twice(Draft& draft, Chance& chance) { return name_twice(draft, chance, draft.game.black_holes); }
bool galaxy_off_board(Draft& draft, Chance& chance) { return put_off_board(draft, chance, draft.game.galaxies); }
bool black_hole_off_board(Draft& draft, Chance& chance) { return put_off_board(draft, chance, draft.game.black_holes); }

bool one_placer_for_both(Draft& draft, Chance& chance) {
  draft.game.galaxies.placer = chance.percent(50) ? Colour::Blue : Colour::Orange;
  draft.game.black_holes.placer = draft.game.galaxies.placer;
  return spoilt(draft);
}

bool add_placed(Draft& draft, Chance& chance, const Move& tile) {
  std::vector<Move>& placed = draft.game.placed;
  placed.insert(placed.begin() + static_cast<std::ptrdiff_t>(chance.below(placed.size() + 1)), tile);
  draft.at = 0;
  return true;
}

Move random_tile(Chance& chance) {
  const Colour owner = chance.percent(50) ? Colour::Blue : Colour::Orange;
  return written(chance.pick(all_placements()), owner);
}

bool placed_off_board(Draft& draft, Chance& chance) {
  Move tile = random_tile(chance);
  tile.own.front() = label_off_board(chance);
  return add_placed(draft, chance, tile);
}

bool placed_on_placed(Draft& draft, Chance& chance) {
  if (draft.game.placed.empty()) add_placed(draft, chance, random_tile(chance));
  return add_placed(draft, chance, random_tile(chance));
}

bool placed_no_tile(Draft& draft, Chance& chance) {
  Move tile = random_tile(chance);
  tile.own.assign(2, name_of(chance.below(kSpaces)));
  return add_placed(draft, chance, tile);
}

bool placed_too_many(Draft& draft, Chance& chance) {
  Move single = random_tile(chance);
  single.other.reset();
  for (int copy = 0; copy < 2; ++copy) {
    single.own.assign(1, name_of(chance.below(kSpaces)));
    add_placed(draft, chance, single);
  }
  return true;
}

}  // namespace

const std::vector<Fault>& setup_faults() {
  static const std::vector<Fault> faults = {
      {"galaxies-too-close", "D2.1", galaxies_too_close},
      {"black-holes-too-close", "D2.2", black_holes_too_close},
      {"black-hole-near-galaxy", "D2.2", black_hole_near_galaxy},
      {"black-hole-on-galaxy", "D2.2", black_hole_on_galaxy},
      {"too-few-galaxies", "D2.1", too_few_galaxies},
      {"too-many-galaxies", "D2.1", too_many_galaxies},
      {"too-few-black-holes", "D2.2", too_few_black_holes},
      {"too-many-black-holes", "D2.2", too_many_black_holes},
      {"galaxy-twice", "D2.1", galaxy_twice},
      {"black-hole-twice", "D2.2", black_hole_twice},
      {"galaxy-off-board", "D2.1", galaxy_off_board},
      {"black-hole-off-board", "D2.2", black_hole_off_board},
      {"one-placer-for-both", "D2.2", one_placer_for_both},
      {"placed-off-board", "D4.1", placed_off_board},
      {"placed-on-placed", "D4.2", placed_on_placed},
      {"placed-no-tile", "D4.3", placed_no_tile},
      {"placed-too-many", "D4.3", placed_too_many},
  };
  return faults;
}

std::string random_label(Chance& chance) {
  static const std::string letters = "abcdefghijkl";
  const char letter = letters[chance.below(letters.size())];  // drawn first: operands have no order of their own
  return letter + std::to_string(1 + chance.below(12));
}

std::string label_off_board(Chance& chance) {
  // The corners that D1.1 leaves out are the likeliest slips.
  static const std::vector<std::string> corners = {"a1", "a6", "f1", "f11", "k6", "k11"};
  if (chance.percent(50)) return chance.pick(corners);
  std::string label = random_label(chance);
  while (space_of(label)) label = random_label(chance);
  return label;
}

}  // namespace orion::plain
