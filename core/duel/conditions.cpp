#include "core/duel/conditions.hpp"

#include <algorithm>

namespace orion::duel {

namespace {

/// Calls `visit(held, chain)` for every unbroken chain in `coloured` that holds at least `least` of
/// the tokens, in label order of their first tokens. Chains that cannot hold enough are not followed.
template <class Visit>
void for_each_chain_with(const BoardSet& tokens, int least, const BoardSet& coloured, Visit visit) {
  BoardSet rest = tokens & coloured;
  while (rest.size() >= least) {
    const BoardSet chain = chain_from(BoardSet{rest.first()}, coloured);
    const BoardSet held = chain & rest;
    if (held.size() >= least) visit(held, chain);
    rest -= held;
  }
}

/// D5.1: the chains from the first side of a pair, if one of them reaches the opposite side; else nothing.
BoardSet linked(const BoardSet& coloured, const SidePair& pair) noexcept {
  const BoardSet from = coloured & spaces_of(pair.one);
  if (from.empty() || !coloured.meets(spaces_of(pair.opposite))) return {};
  const BoardSet chains = chain_from(from, coloured);
  return chains.meets(spaces_of(pair.opposite)) ? chains : BoardSet{};
}

/// A shortest way in `chains` between two sides that one of them links; among equally short ones the first by label at
/// every step from the far end.
std::vector<Space> shortest_link(const BoardSet& chains, const SidePair& pair) {
  std::vector<BoardSet> layers{chains & spaces_of(pair.one)};
  BoardSet seen = layers.back();
  while (!layers.back().meets(spaces_of(pair.opposite))) {
    layers.push_back((layers.back().neighbours() & chains) - seen);
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
    const BoardSet chains = linked(coloured, pair);
    if (chains.empty()) continue;
    found.push_back({player, Condition::Link, player, pair, {}, shortest_link(chains, pair)});
  }
}

/// D5.2 and D5.3: whose tokens must lie on which colour, and how many.
struct TokenCondition {
  Condition condition;
  Colour colour;  ///< of the chain
  const BoardSet& tokens;
  int full;
};

std::array<TokenCondition, 2> token_conditions(const Position& position, Colour player) noexcept {
  return {{{Condition::Galaxies, player, position.galaxies, kGalaxiesForCondition},
           {Condition::BlackHoles, opponent(player), position.black_holes, kBlackHolesForCondition}}};
}

}  // namespace

PerColour<ConditionCounts> instances(const Position& position) noexcept {
  PerColour<ConditionCounts> reached;
  for (const Colour player : kColours) {
    for (int number = 0; number < kSidePairs; ++number) {
      if (!linked(position.hexagons[player], side_pair(number)).empty()) reached[player].add(Condition::Link, 1);
    }
    for (const TokenCondition& each : token_conditions(position, player)) {
      for_each_chain_with(
          each.tokens, each.full, position.hexagons[each.colour],
          [&](const BoardSet& held, const BoardSet&) { reached[player].add(each.condition, held.size() / each.full); });
    }
  }
  return reached;
}

std::vector<Evidence> evidence(const Position& position) {
  std::vector<Evidence> found;
  for (const Colour player : kColours) {
    add_links(position.hexagons[player], player, found);
    for (const TokenCondition& each : token_conditions(position, player)) {
      for_each_chain_with(each.tokens, each.full, position.hexagons[each.colour],
                          [&](const BoardSet& held, const BoardSet& chain) {
                            const std::vector<Space> spaces(chain.begin(), chain.end());
                            found.push_back({player, each.condition, each.colour, std::nullopt, held, spaces});
                          });
    }
  }
  return found;
}

}  // namespace orion::duel
