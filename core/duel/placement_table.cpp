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

/// Where `chain` stands in `chains`, at the end if it was not there yet.
/// @param near  where to look first: placements that follow each other share chains, or have such as follow each other
std::uint16_t place_of(const BoardSet& chain, std::vector<BoardSet>& chains, std::uint16_t near) {
  auto found = std::find(chains.begin() + near, chains.end(), chain);
  if (found == chains.end()) found = std::find(chains.begin(), chains.end(), chain);
  const auto place = static_cast<std::uint16_t>(found - chains.begin());
  if (found == chains.end()) chains.push_back(chain);
  return place;
}

}  // namespace

PlacementTable::PlacementTable(Colour player) : placements_{candidates(player)} {
  std::stable_sort(placements_.begin(), placements_.end(),
                   [](const Placement& a, const Placement& b) { return *a.kind() < *b.kind(); });
  masks_.reserve(placements_.size());
  chain_places_.reserve(placements_.size());
  PerColour<std::uint16_t> chains;
  for (const Placement& placement : placements_) {
    masks_.push_back(placement.spaces());
    for (const Colour colour : kColours) {
      chains[colour] = place_of(placement.of(colour), chains_[colour], chains[colour]);
    }
    chain_places_.push_back(chains);
    for (auto kind = static_cast<std::size_t>(*placement.kind()) + 1; kind < bounds_.size(); ++kind) ++bounds_[kind];
  }
}

const PlacementTable& placement_table(Colour player) {
  static const PerColour<PlacementTable> tables{PlacementTable{Colour::Blue}, PlacementTable{Colour::Orange}};
  return tables[player];
}

}  // namespace orion::duel
