#include "core/duel/placement_table.hpp"

#include <algorithm>
#include <optional>

namespace orion::duel {

namespace {

/// Every way to lay the hexagons of a tile on connected spaces, each once; `Placement` says which of them are tiles.
std::vector<Placement> candidates(Colour player) {
  const Colour foe = opponent(player);
  std::vector<Placement> found;
  const auto consider = [&](std::initializer_list<Hexagon> hexagons) {
    const Placement placement{player, {hexagons.begin(), hexagons.size()}};
    if (placement.kind()) found.push_back(placement);
  };
  for (const Space one : kBoard) {
    consider({{one, player}});
    const BoardSet around = BoardSet{one}.neighbours();
    for (const Space next : around) {
      consider({{one, player}, {next, foe}});
      if (next < one) continue;  // two own hexagons are alike
      consider({{one, player}, {next, player}});
      for (const Space other : (around | BoardSet{next}.neighbours()) - BoardSet{one} - BoardSet{next}) {
        consider({{one, player}, {next, player}, {other, foe}});
      }
    }
  }
  return found;
}

}  // namespace

PlacementTable::PlacementTable(Colour player) : placements_{candidates(player)} {
  std::stable_sort(placements_.begin(), placements_.end(),
                   [](const Placement& a, const Placement& b) { return *a.kind() < *b.kind(); });
  masks_.reserve(placements_.size());
  for (const Placement& placement : placements_) {
    masks_.push_back(placement.spaces());
    for (auto kind = static_cast<std::size_t>(*placement.kind()) + 1; kind < bounds_.size(); ++kind) ++bounds_[kind];
  }
}

const PlacementTable& placement_table(Colour player) {
  static const PerColour<PlacementTable> tables{PlacementTable{Colour::Blue}, PlacementTable{Colour::Orange}};
  return tables[player];
}

}  // namespace orion::duel
