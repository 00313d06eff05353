#include "core/duel/conditions.hpp"

#include <algorithm>

namespace orion::duel {

namespace {

/// Calls `visit` with every unbroken chain of a colour, in label order of their first spaces.
template <class Visit>
void for_each_chain(const BoardSet& coloured, Visit visit) {
  BoardSet rest = coloured;
  while (!rest.empty()) {
    const BoardSet chain = chain_from(BoardSet{rest.first()}, coloured);
    visit(chain);
    rest -= chain;
  }
}

/// D5.1
bool links(const BoardSet& chain, const SidePair& pair) noexcept {
  return chain.meets(spaces_of(pair.one)) && chain.meets(spaces_of(pair.opposite));
}

/// D5.2
int full_galaxies(const Position& position, const BoardSet& chain) noexcept {
  return (chain & position.galaxies).size() / kGalaxiesForCondition;
}

/// D5.3
int full_black_holes(const Position& position, const BoardSet& chain) noexcept {
  return (chain & position.black_holes).size() / kBlackHolesForCondition;
}

/// A shortest way in `chain` between two sides that it links; among equally short ones the first by label at every step
/// from the far end.
std::vector<Space> shortest_link(const BoardSet& chain, const SidePair& pair) {
  std::vector<BoardSet> layers{chain & spaces_of(pair.one)};
  BoardSet seen = layers.back();
  while (!layers.back().meets(spaces_of(pair.opposite))) {
    layers.push_back((layers.back().neighbours() & chain) - seen);
    seen |= layers.back();
  }
  std::vector<Space> way{(layers.back() & spaces_of(pair.opposite)).first()};
  for (std::size_t layer = layers.size() - 1; layer-- > 0;) {
    way.push_back((BoardSet{way.back()}.neighbours() & layers[layer]).first());
  }
  std::reverse(way.begin(), way.end());
  return way;
}

void add_links(const BoardSet& coloured, Colour player, std::vector<Evidence>& found) {
  for (int number = 0; number < kSidePairs; ++number) {
    const SidePair pair = side_pair(number);
    bool shown = false;  // a second chain between the same sides is no second link (D5.6)
    for_each_chain(coloured, [&](const BoardSet& chain) {
      if (shown || !links(chain, pair)) return;
      shown = true;
      found.push_back({player, Condition::Link, player, pair, {}, shortest_link(chain, pair)});
    });
  }
}

void add_tokens(const Position& position, Colour player, Condition condition, std::vector<Evidence>& found) {
  const bool galaxies = condition == Condition::Galaxies;
  const Colour colour = galaxies ? player : opponent(player);
  for_each_chain(position.hexagons[colour], [&](const BoardSet& chain) {
    if ((galaxies ? full_galaxies(position, chain) : full_black_holes(position, chain)) == 0) return;
    const BoardSet tokens = chain & (galaxies ? position.galaxies : position.black_holes);
    found.push_back({player, condition, colour, std::nullopt, tokens, {chain.begin(), chain.end()}});
  });
}

}  // namespace

PerColour<ConditionCounts> instances(const Position& position) noexcept {
  PerColour<ConditionCounts> reached;
  for (const Colour colour : kColours) {
    std::array<bool, kSidePairs> linked{};
    for_each_chain(position.hexagons[colour], [&](const BoardSet& chain) {
      for (int pair = 0; pair < kSidePairs; ++pair) {
        if (links(chain, side_pair(pair))) linked[static_cast<std::size_t>(pair)] = true;
      }
      reached[colour].add(Condition::Galaxies, full_galaxies(position, chain));
      reached[opponent(colour)].add(Condition::BlackHoles, full_black_holes(position, chain));
    });
    reached[colour].add(Condition::Link, static_cast<int>(std::count(linked.begin(), linked.end(), true)));
  }
  return reached;
}

std::vector<Evidence> evidence(const Position& position) {
  std::vector<Evidence> found;
  for (const Colour player : kColours) {
    add_links(position.hexagons[player], player, found);
    add_tokens(position, player, Condition::Galaxies, found);
    add_tokens(position, player, Condition::BlackHoles, found);
  }
  return found;
}

}  // namespace orion::duel
