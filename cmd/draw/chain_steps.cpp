#include "cmd/draw/chain_steps.hpp"

#include <algorithm>
#include <map>

namespace orion::cmd {

namespace {

using Steps = std::vector<std::pair<duel::Space, duel::Space>>;

/// The way from `joined` to the nearest of `wanted` in `allowed`, backwards; empty where there is none.
std::vector<duel::Space> way_to_nearest(const duel::BoardSet& joined, const duel::BoardSet& wanted,
                                        const duel::BoardSet& allowed) {
  std::map<duel::Space, duel::Space> come_from;
  duel::BoardSet seen = joined;
  for (duel::BoardSet edge = joined; !edge.empty();) {
    duel::BoardSet next;
    for (const duel::Space from : edge) {
      for (const duel::Space to : duel::BoardSet{from}.neighbours() & (allowed - seen - next)) {
        come_from.emplace(to, from);
        next.add(to);
      }
    }
    if (const duel::BoardSet met = next & wanted; !met.empty()) {
      std::vector<duel::Space> way{met.first()};
      while (!joined.has(way.back())) way.push_back(come_from.at(way.back()));
      return way;
    }
    seen |= next;
    edge = next;
  }
  return {};
}

}  // namespace

Steps chain_steps(const duel::Evidence& evidence) {
  Steps steps;
  if (evidence.sides) {
    for (std::size_t index = 1; index < evidence.chain.size(); ++index)
      steps.emplace_back(evidence.chain[index - 1], evidence.chain[index]);
    return steps;
  }
  if (evidence.tokens.empty()) return steps;
  duel::BoardSet allowed;
  for (const duel::Space space : evidence.chain) allowed.add(space);
  duel::BoardSet joined{evidence.tokens.first()};
  while (true) {
    const std::vector<duel::Space> way = way_to_nearest(joined, evidence.tokens - joined, allowed);
    if (way.empty()) return steps;
    for (std::size_t index = way.size(); index-- > 1;) steps.emplace_back(way[index], way[index - 1]);
    for (const duel::Space space : way) joined.add(space);
  }
}

}  // namespace orion::cmd
