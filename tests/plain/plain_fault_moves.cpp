#include <algorithm>

#include "tests/plain/plain_planting.hpp"

namespace orion::plain {
namespace {

/// Whether a placement will do as a fault in that position, placed by that player.
using Wanted = bool (*)(const Position& before, Colour player, const Placement& placement);

/// A random move of the game; what is planted in its stead may be the record's last.
std::optional<std::size_t> pick_move(const Draft& draft, Chance& chance) {
  if (draft.game.moves.empty()) return std::nullopt;
  return chance.below(draft.game.moves.size());
}

bool put(Draft& draft, Chance& chance, std::size_t index, const Move& move) {
  draft.game.moves[index] = move;
  if (chance.percent(30)) draft.game.moves.resize(index + 1);
  draft.at = static_cast<int>(index) + 1;
  return true;
}

bool lies_free(const Position& before, const std::vector<Hexagon>& tile) {
  return std::none_of(tile.begin(), tile.end(), [&](const Hexagon& h) { return before.covered[h.space].has_value(); });
}

bool in_stock(const Position& before, Colour player, const Placement& placement) {
  return before.stock.of(player).of(placement.kind) > 0;
}

bool printed_enough(const Position& before, Colour player, const Placement& placement) {
  return before.rules.bends == Bends::Either || !is_mirrored(placement, player);
}

bool put_placement(Draft& draft, Chance& chance, std::size_t index, Colour player, Wanted wanted) {
  const Position& before = draft.positions[index];
  std::vector<std::size_t> found;
  for (std::size_t number = 0; number < all_placements().size(); ++number) {
    if (wanted(before, player, all_placements()[number])) found.push_back(number);
  }
  if (found.empty()) return false;
  return put(draft, chance, index, written(all_placements()[chance.pick(found)], player));
}

bool plant_placement(Draft& draft, Chance& chance, Wanted wanted) {
  const auto index = pick_move(draft, chance);
  return index && put_placement(draft, chance, *index, draft.positions[*index].to_move, wanted);
}

bool wrong_player(Draft& draft, Chance& chance) {
  const auto index = pick_move(draft, chance);
  if (!index) return false;
  return put_placement(draft, chance, *index, opponent(draft.positions[*index].to_move), may_place);
}

/// One label of a move as it was played is changed.
bool relabel(Draft& draft, Chance& chance, std::size_t index, const std::string& label) {
  Move move = draft.game.moves[index];
  std::vector<std::string*> labels;
  for (std::string& own : move.own) labels.push_back(&own);
  if (move.other) labels.push_back(&*move.other);
  *chance.pick(labels) = label;
  return put(draft, chance, index, move);
}

bool off_board(Draft& draft, Chance& chance) {
  const auto index = pick_move(draft, chance);
  return index && relabel(draft, chance, *index, label_off_board(chance));
}

bool occupied(Draft& draft, Chance& chance) {
  return plant_placement(draft, chance, [](const Position& before, Colour player, const Placement& placement) {
    const auto& tile = placement.hexagons.of(player);
    return !lies_free(before, tile) && in_stock(before, player, placement) && printed_enough(before, player, placement);
  });
}

/// Free, token-free spaces in random order: what is built of them breaks nothing but its shape.
std::vector<Space> open_spaces(const Position& before, Chance& chance) {
  std::vector<Space> open;
  for (Space space = 0; space < kSpaces; ++space) {
    if (!before.covered[space] && !before.galaxy[space] && !before.black_hole[space]) open.push_back(space);
  }
  chance.shuffle(open);
  return open;
}

/// Three of them, for which `wanted` holds; labels in the order of the arguments.
using WantedShape = bool (*)(Space own, Space second, Space other);

bool plant_shape(Draft& draft, Chance& chance, WantedShape wanted, std::size_t own_hexagons, bool with_other) {
  const auto index = pick_move(draft, chance);
  if (!index) return false;
  const std::vector<Space> open = open_spaces(draft.positions[*index], chance);
  for (const Space a : open) {
    for (const Space b : open) {
      for (const Space c : open) {
        if (!wanted(a, b, c)) continue;
        Move move{draft.positions[*index].to_move, {name_of(a)}, std::nullopt};
        if (own_hexagons == 2) move.own.push_back(name_of(b));
        if (with_other) move.other = name_of(c);
        return put(draft, chance, *index, move);
      }
    }
  }
  return false;
}

bool own_pair_apart(Draft& draft, Chance& chance) {
  return plant_shape(
      draft, chance, [](Space a, Space b, Space) { return distance(a, b) > 1; }, 2, false);
}

bool duo_apart(Draft& draft, Chance& chance) {
  return plant_shape(
      draft, chance, [](Space a, Space, Space c) { return distance(a, c) > 1; }, 1, true);
}

bool other_in_the_middle(Draft& draft, Chance& chance) {
  return plant_shape(
      draft, chance,
      [](Space a, Space b, Space c) { return distance(a, c) == 1 && distance(b, c) == 1 && distance(a, b) > 1; }, 2,
      true);
}

bool other_detached(Draft& draft, Chance& chance) {
  return plant_shape(
      draft, chance,
      [](Space a, Space b, Space c) { return distance(a, b) == 1 && distance(a, c) > 1 && distance(b, c) > 1; }, 2,
      true);
}

bool all_apart(Draft& draft, Chance& chance) {
  return plant_shape(
      draft, chance,
      [](Space a, Space b, Space c) { return distance(a, b) > 1 && distance(a, c) > 1 && distance(b, c) > 1; }, 2,
      true);
}

bool own_named_twice(Draft& draft, Chance& chance) {
  return plant_shape(
      draft, chance, [](Space a, Space b, Space) { return a == b; }, 2, false);
}

bool own_named_twice_with_other(Draft& draft, Chance& chance) {
  return plant_shape(
      draft, chance, [](Space a, Space b, Space c) { return a == b && distance(a, c) == 1; }, 2, true);
}

bool other_on_own(Draft& draft, Chance& chance) {
  return plant_shape(
      draft, chance, [](Space a, Space, Space c) { return a == c; }, 1, true);
}

/// Lawful but for the empty stock.
template <Kind kKind>
bool used_up(Draft& draft, Chance& chance) {
  return plant_placement(draft, chance, [](const Position& before, Colour player, const Placement& placement) {
    if (placement.kind != kKind || before.stock.of(player).of(kKind) != 0) return false;
    Position restocked = before;
    restocked.stock.of(player).of(kKind) = 1;
    return may_place(restocked, player, placement);
  });
}

bool is_loose(const Position& before, Colour player, const Placement& placement, bool on_galaxy, bool in_own_colour) {
  const auto& tile = placement.hexagons.of(player);
  if (!lies_free(before, tile) || !in_stock(before, player, placement)) return false;
  if (!printed_enough(before, player, placement)) return false;
  return std::any_of(tile.begin(), tile.end(), [&](const Hexagon& h) {
    const auto& tokens = on_galaxy ? before.galaxy : before.black_hole;
    return tokens[h.space] && (h.colour == player) == in_own_colour && !hexagon_is_joined(before, tile, h);
  });
}

template <bool kOnGalaxy, bool kInOwnColour>
bool not_joined(Draft& draft, Chance& chance) {
  return plant_placement(draft, chance, [](const Position& before, Colour player, const Placement& placement) {
    return is_loose(before, player, placement, kOnGalaxy, kInOwnColour);
  });
}

bool first_move_on_token(Draft& draft, Chance& chance) {
  if (draft.game.moves.empty() || !draft.game.placed.empty()) return false;
  return put_placement(
      draft, chance, 0, draft.game.start, [](const Position& before, Colour player, const Placement& placement) {
        return is_loose(before, player, placement, true, true) || is_loose(before, player, placement, false, true);
      });
}

/// The token's hexagon touches the tile's other hexagon of its colour and nothing earlier: "not enough" (D4.5).
bool joined_to_itself_only(Draft& draft, Chance& chance) {
  return plant_placement(draft, chance, [](const Position& before, Colour player, const Placement& placement) {
    const bool two_own_joined = placement.own.size() == 2 && distance(placement.own[0], placement.own[1]) == 1;
    return two_own_joined &&
           (is_loose(before, player, placement, true, true) || is_loose(before, player, placement, false, true));
  });
}

bool mirrored_bend(Draft& draft, Chance& chance) {
  return plant_placement(draft, chance, [](const Position& before, Colour player, const Placement& placement) {
    Position lenient = before;
    lenient.rules.bends = Bends::Either;
    return is_mirrored(placement, player) && may_place(lenient, player, placement);
  });
}

bool append_after_end(Draft& draft, const Move& move) {
  draft.game.moves.push_back(move);
  draft.at = static_cast<int>(draft.game.moves.size());
  return true;
}

bool after_the_end(Draft& draft, Chance& chance) {
  if (!draft.honest.ending) return false;
  const Position& last = draft.positions.back();
  const Colour player = chance.percent(50) ? last.to_move : opponent(last.to_move);  // D6.3: not D3.1's
  const std::vector<std::size_t> legal = legal_placements(last, player);
  if (legal.empty()) return false;
  return append_after_end(draft, written(all_placements()[chance.pick(legal)], player));
}

/// Judged by D4 beside (D6.3).
bool after_the_end_and_more(Draft& draft, Chance& chance) {
  if (!draft.honest.ending) return false;
  const Colour player = chance.percent(50) ? Colour::Blue : Colour::Orange;
  return append_after_end(draft, written(chance.pick(all_placements()), player));
}

}  // namespace

const std::vector<Fault>& move_faults() {
  static const std::vector<Fault> faults = {
      {"wrong-player", "D3.1", wrong_player},
      {"off-board", "D4.1", off_board},
      {"occupied", "D4.2", occupied},
      {"own-pair-apart", "D4.3", own_pair_apart},
      {"duo-apart", "D4.3", duo_apart},
      {"other-in-the-middle", "D4.3", other_in_the_middle},
      {"other-detached", "D4.3", other_detached},
      {"all-apart", "D4.3", all_apart},
      {"own-named-twice", "D4.3", own_named_twice},
      {"own-named-twice-with-other", "D4.3", own_named_twice_with_other},
      {"other-on-own", "D4.3", other_on_own},
      {"single-used-up", "D4.3", used_up<Kind::Single>},
      {"pair-used-up", "D4.3", used_up<Kind::Pair>},
      {"duo-used-up", "D4.3", used_up<Kind::Duo>},
      {"line-used-up", "D4.3", used_up<Kind::Line>},
      {"bend-used-up", "D4.3", used_up<Kind::Bend>},
      {"triangle-used-up", "D4.3", used_up<Kind::Triangle>},
      {"galaxy-not-joined-own", "D4.5", not_joined<true, true>},
      {"galaxy-not-joined-other", "D4.5", not_joined<true, false>},
      {"black-hole-not-joined-own", "D4.5", not_joined<false, true>},
      {"black-hole-not-joined-other", "D4.5", not_joined<false, false>},
      {"first-move-on-token", "D4.5", first_move_on_token},
      {"joined-to-itself-only", "D4.5", joined_to_itself_only},
      {"mirrored-bend", "D1.5", mirrored_bend},
      {"after-the-end", "D6.3", after_the_end},
      {"after-the-end-and-more", "D6.3", after_the_end_and_more},
  };
  return faults;
}

}  // namespace orion::plain
