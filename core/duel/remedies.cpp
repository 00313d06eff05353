#include "core/duel/remedies.hpp"

#include <algorithm>
#include <cstdint>

namespace orion::duel {

namespace {

/// The free spaces on which a hexagon of its colour would join this one.
BoardSet joining_spaces(const Position& before, const Placement& placement, const Hexagon& hexagon) {
  BoardSet joining;
  for (const Space space : kBoard - before.covered() - placement.spaces()) {
    Position with = before;
    with.hexagons[hexagon.colour].add(space);
    if (token_is_joined(Ground{with}, placement, hexagon)) joining.add(space);
  }
  return joining;
}

/// One for each chain of a colour that lies on tokens: its hexagons have the same joining spaces.
std::vector<Remedy> joining(const Position& before, const Placement& placement, const PlacingViolation& violation) {
  std::vector<Remedy> made;
  for (std::size_t index = 0; index < placement.hexagons().size(); ++index) {
    if (!violation.at[index]) continue;
    const Hexagon& hexagon = placement.hexagons()[index];
    const Remedy remedy{violation.fault, index, hexagon.colour, joining_spaces(before, placement, hexagon)};
    const bool again = std::any_of(made.begin(), made.end(), [&](const Remedy& each) {
      return each.colour == remedy.colour && each.spaces == remedy.spaces;
    });
    if (!again) made.push_back(remedy);
  }
  return made;
}

/// @return false where nothing makes up for this fault
bool add_remedies(const Position& before, const Placement& placement, const PlacingViolation& violation,
                  std::vector<Remedy>& made) {
  switch (violation.fault) {
    case PlacingFault::MirroredBend:
    case PlacingFault::WrongPlayer:
    case PlacingFault::NoneLeft:
      made.push_back({violation.fault, 0, placement.owner(), {}});
      return true;
    case PlacingFault::Covered:
      made.push_back({violation.fault, 0, placement.owner(), spaces_at_fault(violation, placement)});
      return true;
    case PlacingFault::TokenNotJoined: {
      const std::vector<Remedy> chains = joining(before, placement, violation);
      made.insert(made.end(), chains.begin(), chains.end());
      return std::none_of(chains.begin(), chains.end(), [](const Remedy& each) { return each.spaces.empty(); });
    }
    case PlacingFault::OffBoard:
    case PlacingFault::RepeatedSpace:
    case PlacingFault::NotATile:
      return false;
  }
  return false;
}

/// A space that is the only one for a hexagon of one colour is none for one of the other colour.
void leave_only_choices(std::vector<Remedy>& remedies) {
  for (std::size_t round = 0; round < remedies.size(); ++round) {
    for (const Remedy& only : remedies) {
      if (only.fault != PlacingFault::TokenNotJoined || only.spaces.size() != 1) continue;
      for (Remedy& each : remedies) {
        if (each.fault == only.fault && each.colour != only.colour) each.spaces -= only.spaces;
      }
    }
  }
}

/// Each with the first of its spaces that no other one has taken.
void make_all(const std::vector<Remedy>& remedies, const Placement& placement, Position& position, Options& options) {
  for (const Remedy& each : remedies) {
    const BoardSet free = each.spaces - position.covered();
    if (each.fault != PlacingFault::TokenNotJoined) {
      make(each, placement, position, options);
    } else if (!free.empty()) {
      make(each, placement, position, options, free.first());
    }
  }
}

}  // namespace

void make(const Remedy& remedy, const Placement& placement, Position& position, Options& options,
          std::optional<Space> joined_at) {
  switch (remedy.fault) {
    case PlacingFault::MirroredBend:
      options.bends = Bends::Either;
      break;
    case PlacingFault::WrongPlayer:
      position.to_move = placement.owner();
      break;
    case PlacingFault::NoneLeft:
      position.stock[placement.owner()] = Stock::full();
      break;
    case PlacingFault::Covered:
      for (const Colour colour : kColours) position.hexagons[colour] -= remedy.spaces;
      break;
    case PlacingFault::TokenNotJoined:
      if (joined_at) position.hexagons[remedy.colour].add(*joined_at);
      break;
    case PlacingFault::OffBoard:
    case PlacingFault::RepeatedSpace:
    case PlacingFault::NotATile:
      break;
  }
}

std::vector<Remedy> remedies(const Position& before, const Options& options, const Placement& placement) {
  std::vector<Remedy> made;
  Position position = before;
  Options rules = options;
  // Where a tile is taken off, a token may come to light that asks for a chain: so the rest is judged once more.
  for (int round = 0; round < 2; ++round) {
    std::vector<Remedy> more;
    for (const PlacingViolation& violation : violations(position, rules, placement)) {
      const bool later = round == 0 && violation.fault == PlacingFault::TokenNotJoined;
      if (!later && !add_remedies(position, placement, violation, more)) return {};
    }
    leave_only_choices(more);
    make_all(more, placement, position, rules);
    made.insert(made.end(), more.begin(), more.end());
  }
  return violations(position, rules, placement).empty() ? made : std::vector<Remedy>{};
}

}  // namespace orion::duel
