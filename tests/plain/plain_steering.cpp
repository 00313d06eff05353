#include "tests/plain/plain_steering.hpp"

#include <algorithm>

namespace orion::plain {
namespace {

/// How many of the legal placements a steered player looks at.
std::size_t sample_size(Style style) { return style == Style::Levelling ? 40 : 8; }

/// How far apart the ends of a chain lie, along the best of the three directions between opposite sides: 10 is a link.
int span_of(const std::vector<Space>& chain) {
  std::vector<int> across;
  std::vector<int> up;
  std::vector<int> slanting;
  for (const Space space : chain) {
    const Coordinates c = coordinates_of(space);
    across.push_back(c.q);
    up.push_back(c.r);
    slanting.push_back(c.r - c.q);
  }
  int best = 0;
  for (const std::vector<int>* direction : {&across, &up, &slanting}) {
    const auto [low, high] = std::minmax_element(direction->begin(), direction->end());
    best = std::max(best, *high - *low);
  }
  return best;
}

int longest_span(const Position& position, Colour player) {
  int best = 0;
  for (const auto& chain : chains_of(position, player)) best = std::max(best, span_of(chain));
  return best;
}

int most_galaxies(const Position& position, Colour player) {
  std::ptrdiff_t best = 0;
  for (const auto& chain : chains_of(position, player)) {
    best = std::max(best, std::count_if(chain.begin(), chain.end(), [&](Space s) { return position.galaxy[s]; }));
  }
  return static_cast<int>(best);
}

/// Neighbouring free spaces: the more are left, the more tiles still fit.
int room_left(const Position& position) {
  int room = 0;
  for (Space space = 0; space < kSpaces; ++space) {
    if (position.covered[space]) continue;
    for (const Space next : neighbours(space)) room += position.covered[next] ? 0 : 1;
  }
  return room;
}

/// Big tiles first: they are the ones that find no room later.
int size_of(const Placement& placement) { return static_cast<int>(placement.own.size()) + (placement.other ? 1 : 0); }

int worth(const Position& after, Colour player, const Placement& placement, Style style) {
  const bool lost = after.ending && after.ending->winner == name_of(opponent(player));
  const int staying = after.ending ? 0 : 1;
  switch (style) {
    case Style::Drifting:
      return 0;
    case Style::Linking:
      return longest_span(after, player) * 10 - (lost ? 1000 : 0);
    case Style::Gathering:
      return most_galaxies(after, player) * 100 + longest_span(after, player) - (lost ? 1000 : 0);
    case Style::Lasting:
      return staying * 10000 + size_of(placement) * 100 + room_left(after);
    case Style::Levelling:
      return staying * (10000 + 5000 * conditions_of(after).of(player).total()) + longest_span(after, player) +
             longest_span(after, opponent(player)) + most_galaxies(after, player);
  }
  return 0;
}

/// Up to `wanted` random legal placements, now and then one of them twice. Drawing blindly hits them soon while there
/// are many; else all are listed.
std::vector<std::size_t> sample(Chance& chance, const Position& before, std::size_t wanted) {
  std::vector<std::size_t> found;
  for (std::size_t tries = 20 * wanted; tries > 0 && found.size() < wanted; --tries) {
    const std::size_t number = chance.below(all_placements().size());
    if (may_place(before, before.to_move, all_placements()[number])) found.push_back(number);
  }
  if (found.size() == wanted) return found;
  found = legal_placements(before, before.to_move);
  chance.shuffle(found);
  found.resize(std::min(found.size(), wanted));
  return found;
}

}  // namespace

Style random_style(Chance& chance) {
  static const std::vector<Style> styles = {Style::Linking, Style::Linking, Style::Gathering, Style::Gathering,
                                            Style::Lasting, Style::Lasting, Style::Lasting,   Style::Levelling};
  return chance.pick(styles);
}

std::size_t choose(Chance& chance, const Position& before, Style style) {
  const std::vector<std::size_t> looked_at = sample(chance, before, style == Style::Drifting ? 1 : sample_size(style));
  if (looked_at.size() == 1) return looked_at.front();
  std::size_t best = looked_at.front();
  std::optional<int> best_worth;
  for (const std::size_t number : looked_at) {
    Position after = before;
    play(after, all_placements()[number]);
    const int found = worth(after, before.to_move, all_placements()[number], style);
    if (best_worth && found <= *best_worth) continue;
    best = number;
    best_worth = found;
  }
  return best;
}

}  // namespace orion::plain
